//! The words that the patterns of requests name by class, and those that open a text for other people.

/// The classes of words that patterns name in capitals.
#[rustfmt::skip]
pub(super) const CLASSES: &[(&str, &[&str])] = &[
    ("NOT", &["not", "no", "never", "without", "nothing", "unable", "none"]),
    ("ORDER", &["order", "move"]),
    ("ORDERED", &[
        "order", "ordered", "sent", "send", "submit", "submitted", "enter", "entered", "ready", "done", "in", "given", "gave", "filed",
        "supplied",
    ]),
    ("RUN", &[
        "run", "process", "processed", "adjudicate", "adjudicated", "begin", "start", "end", "close", "hurry", "happen", "running",
        "processing", "processe", "resolve", "resolved", "adjudication", "tick",
    ]),
    ("LATE", &[
        "late", "missing", "overdue", "slow", "owe", "slacking", "lacking", "tardy", "behind", "outstanding", "asleep", "sleeping",
        "absent", "idle", "pending",
    ]),
    ("SLACKER", &[
        "slacker", "slowpoke", "laggard", "delinquent", "straggler", "culprit", "latecomer", "offender", "dawdler", "sluggard", "sinner",
    ]),
    ("EXTRA", &["more", "extra", "additional", "further", "longer"]),
    ("AWAY", &["away", "absent", "gone", "off", "abroad", "unavailable", "offline", "elsewhere", "unreachable"]),
    ("GOING", &[
        "travel", "travelling", "traveling", "hiking", "skiing", "camping", "sailing", "visiting", "cruise", "moving", "fishing",
        "trekking", "leave", "leaving",
    ]),
    ("TRIP", &[
        "holiday", "vacation", "trip", "honeymoon", "journey", "tour", "leave", "cruise", "conference", "wedding", "funeral", "hospital",
        "exam", "absence",
    ]),
    ("MAP", &["map", "picture", "image", "drawing", "chart", "diagram", "graphic", "pic"]),
    ("PICTURE", &["picture", "image", "graphic", "png", "svg", "drawing", "pic", "illustration"]),
    ("BOARD", &["board", "map", "position", "situation"]),
    ("SHOW", &[
        "send", "show", "see", "have", "give", "get", "need", "look", "view", "want", "mail", "like", "display", "print", "post", "list",
        "read", "check", "receive", "resend", "forward", "provide", "email",
    ]),
    ("SEND", &["send", "resend", "repeat", "mail", "forward", "show", "repost", "email"]),
    ("LETTER", &["letter", "mail", "email", "e-mail", "message", "mailing", "notification"]),
    ("RESULT", &["result", "report", "outcome", "adjudication", "resolution"]),
    ("LOST", &["lost", "lose", "deleted", "delete", "missed", "missing", "mislaid", "never", "gone", "vanished"]),
    ("LAST", &["last", "previous", "latest", "past", "earlier", "old", "prior", "recent", "former"]),
    ("PHASE", &[
        "turn", "phase", "round", "season", "year", "spring", "fall", "autumn", "winter", "movement", "retreat", "build", "adjustment",
    ]),
    ("CENTRE", &["centre", "center", "dot", "sc", "sc'"]),
    ("SOMEONE", &["someone", "somebody", "anyone", "anybody", "else"]),
    ("EVERYONE", &["everyone", "everybody", "all", "other"]),
    ("PLAYER", &[
        "player", "people", "participant", "opponent", "person", "everybody", "everyone", "rival", "competitor", "other", "human",
        "neighbour", "enemy",
    ]),
    ("SEAT", &["seat", "power", "country", "nation", "position", "place", "spot", "side", "chair"]),
    ("FAIL", &[
        "fail", "failed", "bounce", "bounced", "dislodged", "destroyed", "beaten", "cut", "disbanded", "void", "ignored", "stopped",
        "blocked", "standoff", "stand-off", "rejected", "invalid", "illegal", "failure",
    ]),
    ("DRAW", &[
        "draw", "tie", "drawn", "dia", "stalemate", "2-way", "3-way", "4-way", "5-way", "two-way", "three-way", "four-way", "five-way",
    ]),
    ("WIN", &["win", "victory", "solo", "won", "winner"]),
    ("CONCEDE", &["concede", "conceding", "concession", "surrender", "capitulate", "yield"]),
    ("PAUSE", &[
        "pause", "interrupt", "suspend", "suspended", "freeze", "frozen", "halt", "paused", "rest", "sleep", "timeout", "time-out", "break",
        "stopped", "hibernate",
    ]),
    ("CANCEL", &[
        "cancel", "cancelled", "canceled", "remove", "forget", "delete", "scrap", "end", "withdraw", "revoke", "retract", "undo", "strike",
        "drop", "lift", "clear", "shorten", "shortened",
    ]),
    ("UNDO", &["undo", "revert", "reverse", "restore", "rollback", "recover"]),
    ("CLEAR", &[
        "delete", "wipe", "remove", "clear", "erase", "discard", "bin", "empty", "kill", "trash", "cancel", "drop", "reset", "scrap",
        "void",
    ]),
    ("NUDGE", &["remind", "ping", "nudge", "warn", "poke", "alert", "prod", "warning", "reminder", "heads-up", "notify"]),
    ("STOP", &["stop", "cease", "quit", "end", "no", "not", "never", "without", "off", "don't"]),
    ("CHANGE", &["change", "update", "new", "another", "different", "changed", "switch", "switched", "set"]),
    ("FORGOT", &[
        "forgot", "lost", "forgotten", "lose", "forget", "reset", "change", "new", "another", "different", "wrong", "remember", "gone",
        "set", "choose", "pick", "recover", "renew",
    ]),
    ("PASSWORD", &["password", "passphrase", "passwort", "pw"]),
    ("TZ", &["utc", "gmt", "cet", "cest", "est", "edt", "pst", "pdt", "cst", "mst", "bst", "ist", "jst", "eastern", "pacific", "local"]),
    ("CALENDAR", &["calendar", "ics", "ical", "icalendar", "outlook", "agenda", "planner"]),
    ("GAME", &["game", "match", "table", "board"]),
    ("FRESH", &["new", "another", "fresh", "second", "own", "private"]),
    ("MAKE", &[
        "start", "create", "make", "open", "set", "begin", "host", "hosting", "launch", "found", "organize", "organise", "arrange", "setup",
        "fire", "run", "establish",
    ]),
    ("JOIN", &["join", "enter", "sign", "enrol", "enroll", "play"]),
    ("WATCHER", &["spectator", "observer", "onlooker", "watcher", "bystander", "kibitzer", "lurker"]),
    ("TALK", &["talk", "write", "speak", "contact", "reach", "message", "mail", "ask", "tell", "question", "complain", "note", "address"]),
    ("GM", &["gm", "master", "moderator", "gamemaster", "organiser", "organizer", "host", "umpire", "referee", "human"]),
    ("WEB", &["web", "website", "webpage", "homepage", "browser", "online", "url", "app", "site", "internet", "link"]),
    ("FRIEND", &[
        "friend", "brother", "sister", "wife", "husband", "son", "daughter", "colleague", "mate", "mother", "father", "partner", "flatmate",
    ]),
    ("ABUSE", &[
        "insult", "insulting", "insulted", "abusive", "abuse", "harass", "harassment", "harassing", "offensive", "racist", "rude", "swear",
        "curse", "swearing", "threat", "threaten", "threatening", "cheat", "cheating", "cheater", "bully", "bullied", "bullying", "nasty",
        "filthy", "hateful", "sexist", "obscene",
    ]),
    ("BUG", &["bug", "error", "fault", "glitch", "broken", "crash", "buggy", "defect"]),
    ("TALLY", &["count", "tally", "chart", "total", "number", "table", "list", "ownership", "owner", "overview", "score", "distribution"]),
];

/// The words that open a text for other people.
#[rustfmt::skip]
pub(super) const HEADINGS: &[&str] = &["tell", "ask", "message", "note", "letter", "write", "say", "send", "pass", "forward", "to", "let"];

/// The words for readers that are no power.
pub(super) const READERS: &[&str] = &["all", "everybody", "everyone", "master", "gm", "moderator", "player"];

/// The words of persons and of the past that a question may have.
#[rustfmt::skip]
pub(super) const PERSONS: &[&str] = &[
    "you", "we", "he", "she", "they", "him", "her", "hers", "his", "them", "their", "theirs", "was", "were", "had", "been",
];

/// The words of the past and of persons that the clauses next to a wish may have.
pub(super) const PAST: &[&str] = &["was", "were", "had", "been", "went", "we", "you", "them"];
