//! Plain text for letters: 72 columns.
use crate::judge::Judge;

/// The widest line that we write.
pub const WIDTH: usize = 72;

/// Breaks lines that are longer than [`WIDTH`] at their spaces. Lines that begin with a space are kept as they are, and
/// so is the rest of the layout.
pub fn wrap(text: &str) -> String {
    let mut wrapped = String::with_capacity(text.len() + 16);
    for (i, line) in text.split('\n').enumerate() {
        if 0 < i {
            wrapped.push('\n');
        }
        if line.len() <= WIDTH || line.starts_with(' ') {
            wrapped += line;
            continue;
        }
        let mut column = 0;
        for word in line.split(' ') {
            let width = word.chars().count();
            if 0 < column && WIDTH < column + 1 + width {
                wrapped.push('\n');
                column = 0;
            } else if 0 < column {
                wrapped.push(' ');
                column += 1;
            }
            wrapped += word;
            column += width;
        }
    }
    wrapped
}

/// Text in a column of its own, four spaces in.
pub fn indent(text: &str) -> String {
    let mut lines = String::new();
    let mut column = WIDTH;
    for word in text.split_whitespace() {
        let width = word.chars().count();
        if WIDTH < column + 1 + width {
            lines += if lines.is_empty() { "    " } else { "\n    " };
            column = 4;
        } else {
            lines.push(' ');
            column += 1;
        }
        lines += word;
        column += width;
    }
    lines
}

/// `a`, `a and b`, `a, b and c`.
pub fn list<S: AsRef<str>>(words: &[S]) -> String {
    match words {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", first.join(", "), last.as_ref())
        }
    }
}

/// Somebody's text for others to read, with no line in it that looks like an order form of ours: whoever quotes it in a
/// reply would send the form back as his own orders.
pub fn tame(text: &str) -> String {
    let is_mark = |line: &str| {
        let words: Vec<String> = line.split_whitespace().map(str::to_uppercase).collect();
        matches!(words.as_slice(), [.., mark, orders] if (mark == "BEGIN" || mark == "END") && orders == "ORDERS")
    };
    let lines = text.split('\n').map(|line| if is_mark(line) { format!("- {line}") } else { line.to_owned() });
    lines.collect::<Vec<_>>().join("\n")
}

/// What a stranger is told.
pub fn howto(judge: &Judge) -> String {
    wrap(&format!(
        "This is {}, a judge for Diplomacy by mail: a program. It reads letters line by line and does what the lines say.\n\nTo begin, answer with one of these lines, your own name in place of Ann's:\n\n  REGISTER Ann Other\n  LIST\n  HELP\n\nREGISTER makes you known here, LIST shows the games, HELP the commands. If you did not mean to write to a program, do nothing.\n",
        judge.name
    ))
}
