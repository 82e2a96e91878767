"""Reads Authentication-Results headers as somebody else's program does: authres.

Called with a folder: every `*.header` is the value of one. Prints a line for each: its server and `method=result` for each
check, or `-` if it cannot be read.
"""
import pathlib
import sys

import authres

for file in sorted(pathlib.Path(sys.argv[1]).glob("*.header")):
    text = file.read_bytes().decode().replace("\n", "\r\n")
    try:
        header = authres.AuthenticationResultsHeader.parse_value(text)
        checks = [f"{result.method}={result.result}" for result in header.results]
        print(header.authserv_id, *checks)
    except Exception:
        print("-")
