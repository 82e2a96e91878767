"""Makes the picture of a board from its sites.txt, and proves it against the board's own files.

    python make.py --atlas FOLDER BOARD-FOLDER [--search SECONDS] [--preview PNG] [--into FILE]
"""
import argparse
import pathlib
import sys
import time

import arcs
import atlas
import board as boards
import cover
import picture
import place
import preview
import proof as proofs
import search
import sites as sites_file

SOURCE = "Natural Earth 1:10m (public domain), world-atlas 2.0.2 (ISC); made by tools/geography 1 from sites.txt"


def main():
    """Reads the arguments, and runs all steps in order."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("board", type=pathlib.Path, help="a folder with provinces.txt, borders.txt and sites.txt")
    parser.add_argument("--atlas", type=pathlib.Path, required=True, help="where countries-10m.json of world-atlas lies")
    parser.add_argument("--sites", type=pathlib.Path, help="instead of sites.txt in the board's folder")
    parser.add_argument("--search", type=float, default=0, help="move seeds for so many seconds if the proof does not hold")
    parser.add_argument("--rounds", type=int, default=4, help="how often to search at most")
    parser.add_argument("--fonts", type=pathlib.Path, default=place.FONTS, help="where Noto Sans lies, for widths of names")
    parser.add_argument("--preview", type=pathlib.Path, help="draw it with all boxes and seeds")
    parser.add_argument("--scale", type=float, default=1.0, help="how large the preview is")
    parser.add_argument("--into", type=pathlib.Path, help="instead of picture.txt in the board's folder; - for none")
    given = parser.parse_args()
    path = given.sites or given.board / "sites.txt"
    sites, board = sites_file.read(path), boards.read(given.board)
    if (given.board / "map.txt").exists():
        place.UNIT = place.FORCE
    started = time.monotonic()
    projection = atlas.Projection(sites)
    countries = atlas.countries(given.atlas / "countries-10m.json", projection, sites.size)
    for turn in range(given.rounds + 1):
        made, lines, proof = _prove(sites, board, countries, projection)
        print(f"{time.monotonic() - started:.0f} s")
        if proof.holds() or not given.search or turn == given.rounds:
            break
        search.move_seeds(sites, board, made, proof, projection, given.search, seed=turn + 1)
        sites_file.write_seeds(path, sites.seeds)
    shapes = _shapes(made, lines, board)
    places, misfits = place.all_places(sites.size, shapes, board, sites, place.Widths(given.fonts))
    for name, what in misfits:
        print(f"  sticks out: {name}: {what}")
    if given.preview:
        preview.draw(given.preview, sites.size, shapes, places, board, sites, projection, given.fonts, given.scale)
    text = picture.text(sites.size, SOURCE, lines, places, sites)
    print(f"{sum(len(arc.points) for arc in lines)} points, {len(text) / 1000:.1f} kB, {time.monotonic() - started:.0f} s")
    if str(given.into) != "-":
        (given.into or given.board / "picture.txt").write_text(text)
    sys.exit(0 if proof.holds() else 1)


def _prove(sites, board, countries, projection):
    made = cover.make(sites, board, countries, projection)
    for note in made.notes:
        print(f"  note: {note}")
    lines = arcs.of(made.shapes)
    arcs.with_coasts(lines, board)
    arcs.with_walls(lines, sites.walls)
    proof = proofs.prove(lines, board, sites)
    proofs.report(proof, made.shapes, board, proofs.gaps(proof, made.shapes))
    return made, lines, proof


def _shapes(made, lines, board):
    shapes = {}
    for name in made.shapes:
        coasts = {}
        for coast in board.coasts.get(name, []):
            shores = [a for a in lines if f"{name}/{coast}" in a.sides]
            # A coast known only from marks is put at the longest shore.
            shores = shores or [a for a in lines if any(side.startswith(f"{name}/") for side in a.sides)]
            shore = max(shores, key=lambda a: a.length(), default=None)
            if shore:
                coasts[coast] = [(x / 10, y / 10) for x, y in shore.points]
        shapes[name] = dict(rings=arcs.rings(lines, name), coasts=coasts)
    return shapes


if __name__ == "__main__":
    main()
