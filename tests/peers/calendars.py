"""Reads every .ics file of a folder as Python's icalendar does, and says what stands in it: one line each."""
import sys
from pathlib import Path

from icalendar import Calendar

for path in sorted(Path(sys.argv[1]).glob("*.ics")):
    raw = path.read_bytes()
    for line in raw.split(b"\r\n"):
        assert len(line) <= 75 and b"\n" not in line, (path.name, line)
    calendar = Calendar.from_ical(raw)
    (entry,) = calendar.walk("VEVENT")
    attendees = entry.get("ATTENDEE", [])
    attendees = attendees if isinstance(attendees, list) else [attendees]
    alarms = [alarm.decoded("TRIGGER") for alarm in entry.walk("VALARM")]
    print(
        path.stem,
        calendar["METHOD"],
        entry["UID"],
        int(entry["SEQUENCE"]),
        entry.decoded("DTSTART").strftime("%Y-%m-%dT%H:%M:%SZ"),
        entry["STATUS"],
        entry["TRANSP"],
        " ".join(f"{who}?{who.params['RSVP']}" for who in attendees) or "-",
        str(entry["ORGANIZER"]),
        [str(alarm) for alarm in alarms],
        repr(str(entry["SUMMARY"])),
        repr(str(entry["DESCRIPTION"])),
        sep="|",
    )
