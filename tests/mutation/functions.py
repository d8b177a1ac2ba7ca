"""Mutants of function bodies, by mutmut's operators (mutmut 3 has no list to sample from).

mutmut leaves decorated functions alone, which are the rankings' own here; `@cache` and
`@property` are hidden from it, since a function's code is changed in place behind either.
"""

import hashlib
import importlib
import inspect
import re
from ast import literal_eval
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import ndiff
from functools import cache, cached_property
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import libcst as cst
from mutmut.mutation.file_mutation import Mutation, create_mutations, deep_replace

PACKAGES = ("rankings", "games", "betting", "play", "chinese", "odds")
SEED = 13
_HIDDEN = re.compile(r"^( *)@(?:cache|property)$", re.MULTILINE)


@dataclass(frozen=True, eq=False)
class FunctionMutant:
    """One change of one function; `name` is the function's and the place among its mutants."""

    module: str
    function: str
    number: int
    tree: cst.Module
    mutation: Mutation

    @property
    def name(self) -> str:
        return f"{self.module.removeprefix('pokerlib.')}.{self.function}#{self.number}"

    @property
    def change(self) -> str:
        """The lines that differ, before and after."""
        before, after = self._texts
        lines = list(ndiff(before.splitlines(), after.splitlines()))
        old, new = (" ".join(x[2:].strip() for x in lines if x[0] == sign) for sign in "-+")
        return f"{old} → {new}"

    @property
    def identity(self) -> str:
        """The same as long as the function is: by it a verdict is remembered."""
        return hashlib.sha256("\0".join([self.name, *self._texts]).encode()).hexdigest()[:12]

    @cached_property
    def _texts(self) -> tuple[str, str]:
        function = self.mutation.contained_by_top_level_function
        assert function is not None
        changed = deep_replace(function, self.mutation.original_node, self.mutation.mutated_node)
        assert isinstance(changed, cst.CSTNode)
        return self.tree.code_for_node(function), self.tree.code_for_node(changed)

    def apply(self) -> None:
        """Change the function in this process, wherever it is already imported."""
        module = importlib.import_module(self.module)
        function = functions_of(module)[self.function]
        node = self.mutation
        changed = deep_replace(self.tree, node.original_node, node.mutated_node)
        assert isinstance(changed, cst.Module)
        whole = compile(changed.code, function.__code__.co_filename, "exec")
        code = next(one for one in _codes(whole) if one.co_qualname == self.function)
        assert abs(code.co_firstlineno - function.__code__.co_firstlineno) <= 1  # the decorator
        _set_defaults(function, changed, module)
        function.__code__ = code


def _set_defaults(function: FunctionType, changed: cst.Module, module: ModuleType) -> None:
    """A default may be what was changed; mutmut changes only names, numbers and texts there."""
    names = function.__qualname__.split(".")
    node: Any = changed
    for name in names:
        body = node.body if isinstance(node, cst.Module) else node.body.body
        node = next(
            one for one in body
            if isinstance(one, cst.ClassDef | cst.FunctionDef) and one.name.value == name
        )  # fmt: skip
    simple = cst.Name | cst.BaseNumber | cst.SimpleString
    given = [one.default for one in node.params.params if one.default]
    if all(isinstance(default, simple) for default in given):
        values = tuple(_value(changed.code_for_node(default), module) for default in given)
        function.__defaults__ = values or None
    for one in node.params.kwonly_params:
        if isinstance(one.default, simple):
            value = _value(changed.code_for_node(one.default), module)
            function.__kwdefaults__[one.name.value] = value


def _value(text: str, module: ModuleType) -> Any:
    """A number, a text, True, False and None, or what the module has by that name."""
    return vars(module)[text] if text in vars(module) else literal_eval(text)


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


@cache
def functions_of(module: ModuleType) -> dict[str, FunctionType]:
    """The functions that stand in a module, by qualified name; what is behind a decorator."""
    found: dict[str, FunctionType] = {}

    def look(place: dict[str, Any]) -> None:
        for value in place.values():
            value = value.fget if isinstance(value, property) else value
            value = inspect.unwrap(getattr(value, "__func__", value)) if callable(value) else value
            if isinstance(value, type) and value.__module__ == module.__name__:
                look(dict(value.__dict__))
            elif isinstance(value, FunctionType) and (
                value.__code__.co_filename == module.__file__
            ):
                found[value.__qualname__] = value

    look(dict(module.__dict__))
    return found


def modules() -> Iterator[tuple[str, Path]]:
    """The modules that are mutated, by name."""
    for package in PACKAGES:
        for path in sorted(Path("pokerlib", package).glob("*.py")):
            yield ".".join(path.with_suffix("").parts).removesuffix(".__init__"), path


def every_mutant(like: str = "") -> Iterator[FunctionMutant]:
    """Every mutant that can be put in place and has a name that begins so."""
    for name, path in modules():
        short = name.removeprefix("pokerlib.")
        if not (short.startswith(like) or like.startswith(short)):
            continue
        code = _HIDDEN.sub(r"\1#", path.read_text("utf-8"))
        tree, mutations, _, _ = create_mutations(str(path), code)
        known = functions_of(importlib.import_module(name))
        outer = _qualified(tree)
        count: Counter[str] = Counter()
        for mutation in mutations:
            function = outer.get(id(mutation.contained_by_top_level_function))
            if function in known:
                count[function] += 1
                yield FunctionMutant(name, function, count[function], tree, mutation)


def _qualified(tree: cst.Module) -> dict[int, str]:
    """The functions and methods of a module by their nodes."""
    found: dict[int, str] = {}
    for node in tree.body:
        if isinstance(node, cst.FunctionDef):
            found[id(node)] = node.name.value
        elif isinstance(node, cst.ClassDef):
            found |= {
                id(one): f"{node.name.value}.{one.name.value}"
                for one in node.body.body
                if isinstance(one, cst.FunctionDef)
            }
    return found


def sample(size: int, like: str = "") -> list[FunctionMutant]:
    """So many whose names begin so, by a fixed seed; what else changes leaves the choice."""

    def lot(mutant: FunctionMutant) -> bytes:
        return hashlib.sha256(f"{SEED} {mutant.name}".encode()).digest()

    every = (mutant for mutant in every_mutant(like) if mutant.name.startswith(like))
    return sorted(every, key=lot)[:size]
