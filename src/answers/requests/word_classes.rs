//! The words that the patterns of requests name by class, and those that open a text for other people.

/// The classes of words that patterns name in capitals.
#[rustfmt::skip]
pub(super) const CLASSES: &[(&str, &[&str])] = &[
    ("NOT", &["not", "no", "never", "without", "nothing", "unable"]),
    ("ORDER", &["order", "move"]),
    ("ORDERED", &["order", "ordered", "sent", "send", "submit", "submitted", "enter", "entered", "ready", "done", "in"]),
    ("RUN", &["run", "process", "processed", "adjudicate", "adjudicated", "start", "begin", "end", "close", "hurry", "happen"]),
    ("LATE", &["late", "missing", "overdue", "slow", "owe", "owes", "slacking", "lacking", "tardy", "behind"]),
    ("EXTRA", &["more", "extra", "additional", "further", "longer"]),
    ("AWAY", &["away", "absent", "gone", "off", "abroad", "unavailable", "offline", "elsewhere"]),
    ("GOING", &["travel", "travelling", "traveling", "hiking", "skiing", "camping", "sailing", "visiting", "cruise", "moving"]),
    ("MAP", &["map", "picture", "image", "drawing", "chart", "diagram", "graphic"]),
    ("SHOW", &["send", "show", "see", "have", "give", "get", "need", "look", "view", "want", "mail", "like"]),
    ("SEND", &["send", "resend", "repeat", "mail", "forward", "show"]),
    ("LETTER", &["letter", "mail", "email", "e-mail", "message"]),
    ("RESULT", &["result", "report", "outcome", "adjudication"]),
    ("LOST", &["lost", "lose", "deleted", "delete", "missed", "missing", "mislaid", "never", "gone", "vanished"]),
    ("CENTRE", &["centre", "center", "dot", "sc"]),
    ("SOMEONE", &["someone", "somebody", "anyone", "anybody", "else"]),
    ("FAIL", &["fail", "failed", "bounce", "bounced", "dislodged", "destroyed", "beaten", "cut", "disbanded", "void"]),
];

/// The words that open a text for other people.
#[rustfmt::skip]
pub(super) const HEADINGS: &[&str] = &["tell", "ask", "message", "note", "letter", "write", "say", "send", "pass", "forward", "to", "let"];

/// The words for readers that are no power.
pub(super) const READERS: &[&str] = &["all", "everybody", "everyone", "master", "gm", "moderator", "player"];
