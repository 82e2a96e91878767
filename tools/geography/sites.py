"""sites.txt: the places of a board's provinces. Coordinates are longitude and latitude in degrees, separated by commas.

    base standard                   optional: includes another board's sites.txt; a line here replaces its line
                                    of the same section and name, and a name without a value removes it
    size 1200 1090                  the picture, in pixels
    projection azimuthal 14 48.5    its middle; or mercator, plate (then the latitude is the true-scale one)
    bulge 2                         azimuthal only: the enlargement of the middle over the rim; 0 is none
    scale 1830                      pixels per radian
    origin 568 652                  the middle of the projection, in pixels
    turn -30                        a clockwise rotation about that point, in degrees
    lens 139 35 60 1.8              a place, a radius in pixels, and the enlargement of its middle; repeatable
    islet 14                        islands smaller than this, in square pixels, are left out

    [zones]     countries that keep their outer border; `@longitude latitude` is the piece of land there, of any country,
    spain: Spain, Andorra, Gibraltar            `*` is all countries without a line
    [waste]     impassable land, with a name that derived boards can use
    SWI: Switzerland, Liechtenstein
    COR: @9.1 42.2
    [regions]   land of any country within a polygon becomes a zone
    sicily: 12 36, 12 38.4, 15.6 38.35, 15.6 36
    [swells]    pieces of land enlarged about their middle: longitude latitude factor
    [fills]     straits to fill, as polygons that become part of a zone
    turkey: 28.88 41.02, 28.95 41.35, 29.30 41.30, 29.15 40.93
    [digs]      land to remove (canals, narrows that are too narrow to see)
    [open]      waters that stay open when fjords are closed
    [seeds]     a province gets the area nearest to its seeds, within each seed's zone; a third number is a weight
    SWE: 15 62
    [links]     contacts that cannot be drawn as borders: dotted lines; for armies between land, for fleets with a sea;
    EGY MAO     with a third word, `round`, they lead round the world, and arrows at the rim show them
    [walls]     borders without a contact: thick lines
    [marks]     `ANK SMY no-fleet`, `EGY HEJ fleet`: where the picture and the rules differ about fleets
    [names]     lines of a name, separated by `/`, where the board's own is too long
    STP: St/Petersburg
"""
import dataclasses
import pathlib
import re


@dataclasses.dataclass
class Sites:
    """The contents of a sites.txt."""

    size: tuple = (1200, 1000)
    projection: tuple = ("azimuthal", 0.0, 0.0)
    scale: float = 1000.0
    origin: tuple = (600.0, 500.0)
    bulge: float = 0.0
    islet: float = 14.0
    turn: float = 0.0
    lenses: list = dataclasses.field(default_factory=list)
    zones: dict = dataclasses.field(default_factory=dict)
    waste: dict = dataclasses.field(default_factory=dict)
    regions: dict = dataclasses.field(default_factory=dict)
    swells: list = dataclasses.field(default_factory=list)
    fills: list = dataclasses.field(default_factory=list)
    digs: list = dataclasses.field(default_factory=list)
    open: list = dataclasses.field(default_factory=list)
    seeds: dict = dataclasses.field(default_factory=dict)
    links: list = dataclasses.field(default_factory=list)
    round: set = dataclasses.field(default_factory=set)
    walls: list = dataclasses.field(default_factory=list)
    marks: list = dataclasses.field(default_factory=list)
    names: dict = dataclasses.field(default_factory=dict)


def read(path):
    """Reads a sites.txt, including its base."""
    path = pathlib.Path(path).resolve()
    sites, section, met = Sites(), None, set()
    for number, line in enumerate(path.read_text().splitlines(), 1):
        line = line.split("#")[0].strip()
        try:
            if line.startswith("["):
                section = line.strip("[]")
            elif line and section is None:
                key, *values = line.split()
                if key == "base":
                    sites = read(path.parent.parent / values[0] / "sites.txt")
                else:
                    _head(sites, key, values)
            elif line:
                _line(sites, section, line, met)
        except (ValueError, KeyError, AttributeError) as problem:
            raise SystemExit(f"{path}:{number}: {line!r}: {problem}") from problem
    return sites


def _head(sites, key, values):
    numbers = [float(value) for value in values[key == "projection" :]]
    if key == "size":
        sites.size = tuple(map(int, values))
    elif key == "projection":
        sites.projection = (values[0], *numbers)
    elif key == "origin":
        sites.origin = tuple(numbers)
    elif key == "lens":
        sites.lenses.append(tuple(numbers))
    elif key in ("scale", "bulge", "islet", "turn"):
        setattr(sites, key, numbers[0])
    else:
        raise ValueError(f"there is no setting {key}")


def _line(sites, section, line, met):
    key, _, rest = (part.strip() for part in line.partition(":"))
    if section in ("zones", "waste", "regions", "seeds", "names"):
        kept = getattr(sites, section)
        if (section, key) not in met:
            # This replaces the base's line.
            met.add((section, key))
            kept.pop(key, None)
        if rest:
            parse = {"regions": _points, "seeds": _points, "names": lambda text: text.split("/")}
            parse = parse.get(section, lambda text: [item.strip() for item in text.split(",")])
            kept.setdefault(key, []).extend(parse(rest))
    elif section == "fills":
        sites.fills.append((key, _points(rest)))
    elif section in ("digs", "open", "swells"):
        getattr(sites, section).append(_points(rest or line))
    elif section in ("links", "walls"):
        a, b, *how = line.split()
        if how not in ([], ["round"]):
            raise ValueError("a line is two places, and perhaps `round`")
        pair = tuple(sorted((a, b)))
        getattr(sites, section).append(pair)
        if how:
            sites.round.add(pair)
    elif section == "marks":
        a, b, what = line.split()
        sites.marks.append((*sorted((a, b)), {"fleet": True, "no-fleet": False}[what]))
    else:
        raise ValueError(f"there is no section [{section}]")


def _points(text):
    return [tuple(float(number) for number in point.split()) for point in text.split(",") if point.strip()]


def write_seeds(path, seeds):
    """Puts moved seeds into a sites.txt, and leaves the rest unchanged."""
    text = pathlib.Path(path).read_text()
    head, mark, tail = text.partition("[seeds]")
    body, rest = (re.split(r"(?m)^(?=\[)", tail, maxsplit=1) + [""])[:2]
    out, done = [], set()
    for line in body.splitlines():
        match = re.match(r"([A-Z0-9]+):", line)
        if match and match[1] in seeds:
            # A province on several lines is written on its first one.
            if match[1] not in done:
                comment = line.partition("#")[2]
                points = ", ".join(" ".join(f"{number:g}" for number in point) for point in seeds[match[1]])
                out.append(f"{match[1]}: {points}" + (f"  #{comment}" if comment else ""))
            done.add(match[1])
        else:
            out.append(line)
    pathlib.Path(path).write_text(head + mark + "\n".join(out) + "\n" * body.endswith("\n") + rest)
