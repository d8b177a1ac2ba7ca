"""The lessons as pages: built from the notebooks, with Python in a worker or behind a socket."""
