"""One Tornado process with the widgets of every open page: `make app`, `make class`."""
