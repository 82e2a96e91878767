"""A board according to its own files: its seas and its contacts."""
import dataclasses
import pathlib
import re
import tomllib


@dataclasses.dataclass
class Province:
    """A line of provinces.txt."""

    name: str
    abbreviation: str
    is_sea: bool
    is_inland: bool
    is_centre: bool


@dataclasses.dataclass
class Board:
    """The board's rules. Contacts are sorted pairs. Fleets' contacts distinguish coasts (`STP/NC`)."""

    provinces: dict
    coasts: dict
    army: set
    fleet: set

    def is_sea(self, place):
        """True for a sea. False for anything that is not a province."""
        province = self.provinces.get(place.split("/")[0])
        return province is not None and province.is_sea


def pair(a, b):
    """Two names, sorted."""
    return (a, b) if a < b else (b, a)


def read(folder):
    """Reads the board in a folder, including its base."""
    folder = pathlib.Path(folder).resolve()
    manifest = tomllib.loads((folder / "variant.toml").read_text())
    if "base" in manifest:
        board = read(folder.parent / manifest["base"])
    else:
        board = Board({}, {}, set(), set())
    if (folder / "map.txt").exists():
        for line in _lines(folder / "map.txt"):
            _state(board, line)
    if (folder / "provinces.txt").exists():
        for line in _lines(folder / "provinces.txt"):
            _province(board, line)
    if (folder / "borders.txt").exists():
        _borders(board, folder / "borders.txt")
    for gateway in manifest.get("gateways", []):
        board.fleet.add(pair(*gateway["waters"].split()))
    return board


def _state(board, line):
    """`STATE GRO "Groningen" N CITY AT 53.22 6.57 : DRE FRI`: all states are land."""
    if found := re.match(r'STATE (\S+)\s+"(.*?)".*:(.*)', line):
        state, name, connected = found.groups()
        board.provinces[state] = Province(name, state, False, False, False)
        board.army |= {pair(state, other) for other in connected.split()}


def _lines(path):
    for line in path.read_text().splitlines():
        line = line.split("#")[0].strip()
        if line:
            yield line


def _province(board, line):
    if line.startswith("- "):
        gone = line[2:].strip()
        board.provinces.pop(gone, None)
        board.coasts.pop(gone, None)
        board.army = {p for p in board.army if gone not in _bare(p)}
        board.fleet = {p for p in board.fleet if gone not in _bare(p)}
        return
    name, spellings, kind = (part.strip() for part in line.split("|"))
    abbreviation = spellings.split()[0]
    if "=" in name:
        old, name = (part.strip() for part in name.split("="))
        board.provinces.pop(old)
        board.coasts = {abbreviation if k == old else k: v for k, v in board.coasts.items()}

        def renamed(place):
            return re.sub(rf"^{old}(?=/|$)", abbreviation, place)

        board.army = {pair(renamed(a), renamed(b)) for a, b in board.army}
        board.fleet = {pair(renamed(a), renamed(b)) for a, b in board.fleet}
    words = [word.strip() for word in kind.split(",")]
    is_centre = any(word == "centre" or word.startswith("home ") for word in words)
    board.provinces[abbreviation] = Province(name, abbreviation, words[0] == "sea", words[0] == "inland", is_centre)


def _bare(places):
    return {place.split("/")[0] for place in places}


def _borders(board, path):
    section, replaced = None, set()
    for line in _lines(path):
        if line.startswith("["):
            section = line.strip("[]")
        elif section == "coasts":
            province, coasts = line.split(":")
            board.coasts.pop(province, None)
            if coasts.split():
                board.coasts[province] = coasts.split()
            # Fleets' borders on removed coasts, or on a split shore, are rewritten.
            alive = {f"{province}/{coast}" for coast in coasts.split()} or {province}
            board.fleet = {p for p in board.fleet if all(q.split("/")[0] != province or q in alive for q in p)}
        elif section in ("army", "fleet"):
            contacts = board.army if section == "army" else board.fleet
            left, right = re.split(r"[:>]", line.replace(" >", ">", 1), maxsplit=1)
            for place in right.split():
                # A border removed in one direction only is still a contact.
                if place.startswith("-"):
                    contacts.discard(pair(left.strip(), place[1:]))
                else:
                    contacts.add(pair(left.strip(), place))
