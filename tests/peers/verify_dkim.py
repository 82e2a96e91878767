"""Checks DKIM signatures as somebody else's program does: dkimpy.

Called with a folder: `dns` has a line `name text` for each record, and every `*.eml` is a letter. Prints a line for each letter:
its name, and for each signature from the top `good` or `bad`.
"""
import pathlib
import sys

import dkim

folder = pathlib.Path(sys.argv[1])
records = dict(line.split(" ", 1) for line in (folder / "dns").read_text().splitlines())


def look_up(name, timeout=5):
    return records.get(name.decode().rstrip(".")).encode()


for file in sorted(folder.glob("*.eml")):
    letter = file.read_bytes()
    number = letter.split(b"\r\n\r\n")[0].lower().count(b"dkim-signature:")
    found = []
    for index in range(number):
        try:
            found.append(dkim.DKIM(letter).verify(index, dnsfunc=look_up))
        except dkim.DKIMException:
            found.append(False)
    print(file.stem, *("good" if each else "bad" for each in found))
