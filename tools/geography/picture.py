"""picture.txt: a picture as data."""


def text(size, source, arcs, places, sites):
    """The text of the file."""
    out = ["picture 1", f"size {size[0]} {size[1]}", f"source {source}", "", "[arcs]"]
    for arc in arcs:
        line, last = [], (0, 0)
        for x, y in arc.points:
            line += [_number(x - last[0]), _number(y - last[1])]
            last = (x, y)
        out.append(f"{arc.sides[0]} {arc.sides[1]} {''.join(line)}")
    out += ["", "[places]"]
    for name, place in sorted(places.items()):
        words = [name, _spot(place["unit"]), "away", _spot(place["away"]), "label", _spot(place["label"])]
        for coast, at in sorted(place["coasts"].items()):
            words += [coast, _spot(at)]
        if place["lines"]:
            words.append('"' + "/".join(place["lines"]) + '"')
        out.append(" ".join(words))
    if sites.links:
        out += ["", "[links]", *(f"{a} {b}{' round' * ((a, b) in sites.round)}" for a, b in sorted(sites.links))]
    if sites.marks:
        out += ["", "[marks]", *(f"{a} {b} {'fleet' if passes else 'no-fleet'}" for a, b, passes in sorted(sites.marks))]
    return "\n".join(out) + "\n"


def _spot(at):
    return f"{at[0]:.0f},{at[1]:.0f}"


def _number(n):
    """A number in six-bit digits, five bits each, low ones first, sign in the lowest bit."""
    rest = n * 2 if n >= 0 else -n * 2 - 1
    out = []
    while True:
        digit, rest = rest & 31, rest >> 5
        out.append(chr(63 + digit + (32 if rest else 0)))
        if not rest:
            return "".join(out)
