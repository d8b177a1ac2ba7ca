"""Names of hands: right in both languages, there for every strength, different for each."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

import pytest

import pokerlib.rankings as rankings
from pokerlib.cards import DECK, Card
from pokerlib.language import (
    LANGUAGES,
    card_face,
    card_faces,
    card_name,
    category_name,
    hand_name,
    hand_phrase,
    say,
)
from pokerlib.language.languages import Lang
from pokerlib.rankings import HandRank

NAMES = [
    # ranking, cards, Bulgarian, English
    ("HIGH", "As Ks Qs Js Ts", "роял флъш", "royal flush"),
    ("HIGH", "9s 8s 7s 6s 5s", "стрейт флъш до деветка", "nine-high straight flush"),
    ("HIGH", "Ts Th Td Tc Qd", "каре десетки, кикър дама", "four tens, kicker queen"),
    ("HIGH", "As Ah Ad Ks Kc", "фул хаус – аса с попове", "aces full of kings"),
    ("HIGH", "As Ah Ad 7s 7c", "фул хаус – аса със седмици", "aces full of sevens"),
    ("HIGH", "6s 6h 6d 2s 2c", "фул хаус – шестици с двойки", "sixes full of deuces"),
    ("HIGH", "As Ks 9s 6s 3s", "флъш до асо: A-K-9-6-3", "ace-high flush: A-K-9-6-3"),
    ("HIGH", "Ks Ts 9s 6s 3s", "флъш до поп: K-10-9-6-3", "king-high flush: K-10-9-6-3"),
    ("HIGH", "5s 4h 3d 2c As", "стрейт до петица", "five-high straight"),
    ("HIGH", "As Kh Qd Jc Ts", "стрейт до асо", "ace-high straight"),
    (
        "HIGH",
        "Ks Kh Kc Qs 9s",
        "три попа, кикъри дама и деветка",
        "three kings, kickers queen and nine",
    ),
    (
        "HIGH",
        "As Ah 7d 7c Ks",
        "два чифта – аса и седмици, кикър поп",
        "two pair, aces and sevens, kicker king",
    ),
    (
        "HIGH",
        "As Ah Kd Qc 9d",
        "чифт аса, кикъри поп, дама и деветка",
        "pair of aces, kickers king, queen and nine",
    ),
    (
        "HIGH",
        "As Kh Jd 9c 7d",
        "висока карта асо, кикъри поп, вале, деветка и седмица",
        "ace high, kickers king, jack, nine and seven",
    ),
    ("ACE_TO_FIVE", "6c 4d 3s 2s As", "шест-четири лоу: 6-4-3-2-A", "six-four low: 6-4-3-2-A"),
    ("ACE_TO_FIVE", "5c 4d 3s 2s As", "колело: 5-4-3-2-A", "wheel: 5-4-3-2-A"),
    ("ACE_TO_FIVE", "Kc Jd 3s 2s As", "поп-вале лоу: K-J-3-2-A", "king-jack low: K-J-3-2-A"),
    (
        "ACE_TO_FIVE",
        "As Ac Ks 3s 2h",
        "чифт аса, кикъри поп, тройка и двойка",
        "pair of aces, kickers king, three and deuce",
    ),
    (
        "EIGHT_OR_BETTER",
        "8c 7d 3s 2s As",
        "осем-седем лоу: 8-7-3-2-A",
        "eight-seven low: 8-7-3-2-A",
    ),
    (
        "DEUCE_TO_SEVEN",
        "7c 5d 4s 3s 2s",
        "седем-пет лоу, номер едно: 7-5-4-3-2",
        "seven-five low, number one: 7-5-4-3-2",
    ),
    ("DEUCE_TO_SEVEN", "7c 6d 5s 3s 2s", "седем-шест лоу: 7-6-5-3-2", "seven-six low: 7-6-5-3-2"),
    ("DEUCE_TO_SEVEN", "Ac 5d 4s 3s 2s", "асо-пет лоу: A-5-4-3-2", "ace-five low: A-5-4-3-2"),
    ("DEUCE_TO_SEVEN", "As 5s 4s 3s 2s", "флъш до асо: A-5-4-3-2", "ace-high flush: A-5-4-3-2"),
    ("BADUGI", "7c 4d 2s Ah", "бадуги до седмица: 7-4-2-A", "seven-high badugi: 7-4-2-A"),
    ("BADUGI", "4c 4d 2s Ah", "ръка от три карти: 4-2-A", "three-card hand: 4-2-A"),
    ("BADUGI", "5c 5d Ac Ad", "ръка от две карти: 5-A", "two-card hand: 5-A"),
    ("BADUGI", "Ac Ad Ah As", "ръка от една карта: асо", "one-card hand: ace"),
    ("CHINESE_FRONT", "As Ad Kc", "чифт аса, кикър поп", "pair of aces, kicker king"),
    ("CHINESE_FRONT", "Qs Qd Qc", "три дами", "three queens"),
    (
        "CHINESE_FRONT",
        "As Kd Qc",
        "висока карта асо, кикъри поп и дама",
        "ace high, kickers king and queen",
    ),
]


def rank_of(ranking: str, cards: str) -> HandRank:
    rank = getattr(rankings, ranking).rank(cards)
    assert rank is not None
    return rank


@pytest.mark.parametrize(("ranking", "cards", "bulgarian", "english"), NAMES)
def test_names(ranking: str, cards: str, bulgarian: str, english: str) -> None:
    rank = rank_of(ranking, cards)
    assert hand_name(rank, "bg") == say(rank, "bg") == bulgarian
    assert hand_name(rank, "en") == say(rank, "en") == english


@pytest.mark.parametrize(
    ("ranking", "cards", "bulgarian", "phrase"),
    [
        ("HIGH", "As Ah Kd Qc 9d", "чифт аса", "a pair of aces"),
        ("HIGH", "As Ah 7d 7c Ks", "два чифта – аса и седмици", "two pair, aces and sevens"),
        ("HIGH", "As Ks 9s 6s 3s", "флъш до асо", "an ace-high flush"),
        ("HIGH", "8s 7h 6d 5c 4s", "стрейт до осмица", "an eight-high straight"),
        ("HIGH", "5s 4h 3d 2c As", "стрейт до петица", "a five-high straight"),
        ("HIGH", "Js Jh Jd Qc 9s", "три валета", "three jacks"),
        ("HIGH", "3s 3h 3d 3c 9s", "каре тройки", "four threes"),
        ("HIGH", "As Ah Ad Ks Kc", "фул хаус – аса с попове", "aces full of kings"),
        ("HIGH", "As Kh Qd 9c 7d", "висока карта асо", "ace high"),
        ("ACE_TO_FIVE", "6c 4d 3s 2s As", "лоу до шестица", "a six-low"),
        ("ACE_TO_FIVE", "5c 4d 3s 2s As", "колело", "a wheel"),
        ("BADUGI", "4c 4d 2s Ah", "ръка от три карти", "a three-card hand"),
        ("BADUGI", "Ac Ad Ah As", "ръка от една карта", "a one-card hand"),
    ],
)
def test_names_without_kickers(ranking: str, cards: str, bulgarian: str, phrase: str) -> None:
    rank = rank_of(ranking, cards)
    assert hand_name(rank, "bg", kickers=False) == bulgarian
    assert hand_phrase(rank, "bg", kickers=False) == bulgarian
    assert hand_phrase(rank, "en", kickers=False) == phrase


def test_no_low() -> None:
    assert hand_name(None, "bg") == hand_phrase(None, "bg") == "няма лоу"
    assert hand_name(None, "en") == hand_phrase(None, "en") == "no qualifying low"


@pytest.mark.parametrize(
    ("ranking", "cards", "bulgarian", "english"),
    [
        ("HIGH", "As", "висока карта асо", "ace high"),
        ("HIGH", "Ks Kh 2c", "чифт попове, кикър двойка", "pair of kings, kicker deuce"),
        (
            "HIGH",
            "Ks Qs Js Ts",
            "висока карта поп, кикъри дама, вале и десетка",
            "king high, kickers queen, jack and ten",
        ),
        ("ACE_TO_FIVE", "7s", "лоу до седмица", "seven-low"),
        ("ACE_TO_FIVE", "7s 5h 2c", "седем-пет лоу: 7-5-2", "seven-five low: 7-5-2"),
    ],
)
def test_up_cards(ranking: str, cards: str, bulgarian: str, english: str) -> None:
    rank = getattr(rankings, ranking).showing(cards)
    assert (hand_name(rank, "bg"), hand_name(rank, "en")) == (bulgarian, english)


# Every strength there is


def multisets(size: int) -> Iterator[tuple[Card, ...]]:
    """Cards of every choice of ranks, no five of them of one suit."""
    for ranks in combinations_with_replacement(range(2, 15), size):
        if max(map(ranks.count, ranks)) <= 4:
            suits = {rank: iter("cdhs") for rank in ranks}
            offset = [Card(rank, next(suits[rank])) for rank in ranks]
            if len(set(ranks)) == size:
                offset[-1] = Card(ranks[-1], "s")
            yield tuple(offset)


def suited() -> Iterator[tuple[Card, ...]]:
    for ranks in combinations(range(2, 15), 5):
        yield tuple(Card(rank, "s") for rank in ranks)


def badugis() -> Iterator[tuple[Card, ...]]:
    """For each set of ranks that can count, four cards of which just these count."""
    for size in range(1, 5):
        for ranks in combinations(range(2, 15), size):
            kept = [Card(rank, suit) for rank, suit in zip(ranks, "cdhs", strict=False)]
            spare = [card for card in DECK if card.rank == ranks[0] and card not in kept]
            twins = [Card(rank, "c") for rank in ranks[1:]]
            fill = {4: [], 3: twins[:1], 2: [*twins, Card(ranks[0], "d")], 1: spare}[size]
            yield (*kept, *fill)


def every_strength(key: str) -> list[HandRank]:
    ranking = getattr(rankings, key)
    if key == "BADUGI":
        hands: Iterator[tuple[Card, ...]] = badugis()
    else:
        hands = multisets(ranking.size)
    ranks = [ranking.rank(hand) for hand in hands]
    if key in {"HIGH", "DEUCE_TO_SEVEN"}:
        ranks += [ranking.rank(hand) for hand in suited()]
    return [rank for rank in ranks if rank is not None]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "strengths"),
    [
        ("HIGH", 7462),
        ("ACE_TO_FIVE", 6175),
        ("EIGHT_OR_BETTER", 56),
        ("DEUCE_TO_SEVEN", 7462),
        ("BADUGI", 1092),
        ("CHINESE_FRONT", 455),
    ],
)
def test_every_strength_has_a_name_of_its_own(key: str, strengths: int, lang: Lang) -> None:
    ranks = every_strength(key)
    assert len({rank.strength for rank in ranks}) == strengths
    names = {hand_name(rank, lang): rank.strength for rank in ranks}
    assert len(names) == strengths
    for rank in ranks:
        for name in (hand_name(rank, lang), hand_name(rank, lang, kickers=False)):
            assert name
            assert not set(name) & set("{}_")
        assert category_name(rank.ranking, rank.category, lang)


def test_spoken_names_of_cards() -> None:
    assert [card_name(DECK[51], lang) for lang in LANGUAGES] == ["асо пика", "ace of spades"]
    assert say(Card(2, "h"), "bg") == "двойка купа"
    assert say(Card(2, "h"), "en") == "deuce of hearts"
    for lang in LANGUAGES:
        assert len({card_name(card, lang) for card in DECK}) == 52


def test_faces_show_ten_in_figures() -> None:
    assert card_face(Card(10, "h")) == "10♥"
    assert card_faces([Card(14, "s"), Card(10, "h")]) == "A♠\u00a010♥"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ranking", ["HIGH", "ACE_TO_FIVE", "EIGHT_OR_BETTER", "DEUCE_TO_SEVEN"])
@pytest.mark.parametrize("hand", ["As Ks Qs Js Ts", "Ac 5d 4s 3s 2s", "7c 5d 4s 3s 2s"])
def test_nothing_beats_only_what_nothing_beats(hand: str, ranking: str, lang: Lang) -> None:
    """S6: a royal flush was so in deuce-to-seven too, where nearly every hand beats it."""
    rank = getattr(rankings, ranking).rank(hand)
    unbeaten = {"bg": "непобедима", "en": "nothing beats"}[lang]
    said = rank is not None and unbeaten in say(rankings.explain(rank), lang)
    assert said == (ranking == "HIGH" and hand.startswith("As"))
