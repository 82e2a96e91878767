//! Writes a letter as HTML: the same words as its text, in the same order, for programs that show it well.
//!
//! Mail programs know little of HTML, so: one column, tables for layout, styles at each element, and a ground and a colour for
//! each box, since some programs turn light to dark by themselves. Nothing is fetched, and nothing happens if all links are
//! followed, for there are none. The order form is preformatted, so that every program quotes it line by line.
use super::blocks::{Block, blocks, words};
use super::{FIRM, ROW};

/// Where the pictures of a letter stand; whoever composes it puts them there.
pub const PICTURES: &str = "<!--pictures-->";

/// What programs do that know of dark screens and obey.
const DARK: &str = "<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){\
.page{background-color:#1c1e21!important;color:#ece8e0!important}.soft{color:#a8a294!important}\
.box{background-color:#2a2d31!important;border-color:#4a4d52!important;color:#ece8e0!important}\
.bad{color:#ff9c8f!important}}</style>";

/// A letter as HTML. `title` is its subject.
pub fn page(text: &str, title: &str) -> String {
    let blocks = blocks(text);
    let mut body = String::with_capacity(2 * text.len() + 2048);
    let place = picture_place(&blocks);
    for (i, block) in blocks.iter().enumerate() {
        if place == i {
            body += PICTURES;
            body.push('\n');
        }
        let form_follows = matches!(blocks.get(i + 1), Some(Block::Form(_)));
        write(block, form_follows, &mut body);
    }
    if place == blocks.len() {
        body += PICTURES;
        body.push('\n');
    }
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
<meta name=\"color-scheme\" content=\"light dark\"><meta name=\"supported-color-schemes\" content=\"light dark\">\
<title>{}</title>\n{DARK}</head>\n<body style=\"margin:0;padding:0\">\n\
<div style=\"display:none;max-height:0;overflow:hidden\">{}</div>\n\
<table role=\"presentation\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\" border=\"0\"><tr>\
<td align=\"center\" class=\"page\" style=\"background-color:#ffffff;color:#2f2a26\">\n\
<table role=\"presentation\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\" border=\"0\" style=\"max-width:640px\"><tr>\
<td class=\"page\" align=\"left\" style=\"padding:12px 14px;background-color:#ffffff;color:#2f2a26;\
font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.4\">\n\
{body}</td></tr></table>\n</td></tr></table>\n</body></html>\n",
        escape(title),
        escape(&first_words(&blocks)),
    )
}

/// Below the title of what is reported first, else below the head.
fn picture_place(blocks: &[Block]) -> usize {
    let title = blocks.iter().position(|block| matches!(block, Block::Title(_)));
    let head = blocks.iter().position(|block| matches!(block, Block::Head(_)));
    title.or(head).map_or(blocks.len(), |at| at + 1)
}

/// What programs show of a letter beside its subject: what it reports, why something of it came as it did (what concerns the
/// reader comes first there), and until when to answer.
fn first_words(blocks: &[Block]) -> String {
    let title = blocks.iter().find_map(|block| match block {
        Block::Title(line) => line.rsplit_once('(').map(|(what, _)| what.trim().to_owned()),
        _ => None,
    });
    let why = blocks.windows(2).find_map(|pair| match pair {
        [Block::Heading("Why:"), Block::Rows(rows)] => rows.first().map(|(_, line)| words(line)),
        [Block::Heading("Why:"), Block::Lines(lines)] => lines.first().map(|line| words(line)),
        _ => None,
    });
    let deadline = blocks.iter().find_map(|block| match block {
        Block::Head(lines) => lines.iter().find_map(|line| line.strip_prefix(":: Deadline")),
        _ => None,
    });
    let deadline = deadline.map(|deadline| format!("Deadline{deadline}."));
    let parts: Vec<String> = [why, title, deadline].into_iter().flatten().collect();
    match (parts.is_empty(), blocks.iter().find(|block| matches!(block, Block::Lines(_)))) {
        (true, Some(Block::Lines(lines))) => lines.first().map_or(String::new(), |line| words(line)),
        _ => parts.join(" "),
    }
}

fn write(block: &Block, form_follows: bool, out: &mut String) {
    match block {
        Block::Head(lines) => {
            let lines: Vec<String> = lines.iter().map(|line| inline(line)).collect();
            *out += &format!(
                "<p class=\"soft\" style=\"margin:0 0 10px;font-size:13px;color:#6b6255\">{}</p>\n",
                lines.join("<br>\n")
            );
        }
        Block::Title(line) => {
            *out += &format!("<h1 style=\"margin:10px 0 8px;font-size:20px;line-height:1.25\">{}</h1>\n", inline(line));
        }
        Block::Heading(line) if form_follows => {
            *out += &format!("<p style=\"margin:16px 0 6px;font-weight:bold\">{}</p>\n", inline(line));
        }
        Block::Heading(line) => {
            *out += &format!("<h2 style=\"margin:18px 0 6px;font-size:17px\">{}</h2>\n", inline(line));
        }
        Block::Lines(lines) => {
            *out += "<div style=\"margin:0 0 10px\">";
            *out += &lines.iter().map(|line| told(line)).collect::<Vec<_>>().join("<br>\n");
            *out += "</div>\n";
        }
        Block::Rows(rows) => write_rows(rows, out),
        Block::Columns(lines) if has_cells(lines) => write_cells(lines, out),
        Block::Columns(lines) => {
            let lines: Vec<String> = lines.iter().map(|line| inline(line)).collect();
            *out += &format!(
                "<pre style=\"margin:0 0 10px;font-family:Consolas,Menlo,monospace;font-size:14px;white-space:pre-wrap\">{}</pre>\n",
                lines.join("\n")
            );
        }
        Block::Echo(line) => {
            *out += &format!(
                "<p class=\"soft\" style=\"margin:12px 0 2px;color:#6b6255;font-family:Consolas,Menlo,monospace;font-size:14px\">{}</p>\n",
                inline(line)
            );
        }
        Block::Alarm(line) => {
            *out += &format!(
                "<p class=\"bad\" style=\"margin:0 0 8px;color:#b3261e;font-weight:bold\">{}</p>\n",
                inline(line)
            );
        }
        Block::Form(lines) => {
            let lines: Vec<String> = lines.iter().map(|line| inline(line)).collect();
            *out += &format!(
                "<pre class=\"box\" style=\"margin:0 0 12px;padding:10px 12px;background-color:#f4f1e8;color:#2f2a26;border:1px solid #d9d4c7;\
border-radius:4px;font-family:Consolas,Menlo,monospace;font-size:15px;white-space:pre-wrap\">{}</pre>\n",
                lines.join("\n")
            );
        }
    }
}

/// The cells of a line that is set in columns.
fn cells(line: &str) -> Vec<&str> {
    line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).collect()
}

/// Are these lines a table of a few columns? A screen may be narrower than they are.
fn has_cells(lines: &[&str]) -> bool {
    let n_cells = lines.first().map_or(0, |line| cells(line).len());
    (2..=4).contains(&n_cells) && lines.iter().all(|line| !line.starts_with('>') && cells(line).len() == n_cells)
}

fn write_cells(lines: &[&str], out: &mut String) {
    *out += "<table role=\"presentation\" cellpadding=\"0\" cellspacing=\"0\" border=\"0\" style=\"margin:0 0 10px;font-size:15px;line-height:1.4\">\n";
    for line in lines {
        let cell = |(i, cell): (usize, &str)| {
            let style = if i == 0 {
                "padding:1px 10px 1px 0;font-weight:bold"
            } else {
                "padding:1px 10px 1px 0;word-break:break-word"
            };
            format!("<td valign=\"top\" style=\"{style}\">{}</td>", inline(cell))
        };
        let row: Vec<String> = cells(line).into_iter().enumerate().map(cell).collect();
        *out += &format!("<tr>{}</tr>\n", row.join(" "));
    }
    *out += "</table>\n";
}

/// Rows with labels as a table; rows without, which may be several lines long, as lines.
fn write_rows(rows: &[(&str, &str)], out: &mut String) {
    let mut rest = rows;
    while let Some((label, _)) = rest.first() {
        let is_labelled = |label: &str| !label.trim().is_empty();
        let same = rest.iter().take_while(|(other, _)| is_labelled(other) == is_labelled(label)).count();
        let (now, later) = rest.split_at(same);
        rest = later;
        if is_labelled(label) {
            *out += "<table role=\"presentation\" cellpadding=\"0\" cellspacing=\"0\" border=\"0\" style=\"margin:0 0 10px;font-size:16px;line-height:1.4\">\n";
            for (label, text) in now {
                *out += &format!(
                    "<tr><td valign=\"top\" style=\"padding:1px 10px 1px 0;font-weight:bold\">{}</td> <td valign=\"top\" style=\"padding:1px 0\">{}</td></tr>\n",
                    inline(label.trim()),
                    told(text.trim())
                );
            }
            *out += "</table>\n";
        } else {
            *out += "<div style=\"margin:0 0 10px\">";
            let line = |(_, text): &(&str, &str)| format!("<div style=\"margin:0 0 3px\">{}</div>", told(text.trim()));
            *out += &now.iter().map(line).collect::<Vec<_>>().join("\n");
            *out += "</div>\n";
        }
    }
}

/// A line that tells something: whose it is stands out, and so does what failed.
fn told(line: &str) -> String {
    let whole = inline(line);
    let (label, rest) = match whole.split_once(": ") {
        Some((label, rest)) if is_name(label) => (format!("<b>{label}:</b> "), rest.to_owned()),
        _ => (String::new(), whole),
    };
    match (rest.find("(*"), rest.rfind("*)")) {
        (Some(from), Some(to)) if from < to => format!(
            "{label}{}<b class=\"bad\" style=\"color:#b3261e\">{}</b>{}",
            &rest[..from],
            &rest[from..to + 2],
            &rest[to + 2..]
        ),
        _ => format!("{label}{rest}"),
    }
}

/// May this be the name of a power, or of something else that a line is about?
fn is_name(label: &str) -> bool {
    label.starts_with(char::is_uppercase)
        && label.split(' ').count() <= 3
        && label.chars().all(|c| c.is_alphanumeric() || " '-".contains(c))
}

/// A line of text for HTML.
fn inline(line: &str) -> String {
    escape(&line.replace(ROW, " ")).replace(FIRM, "&nbsp;")
}

/// Text that can stand in HTML, also between quotation marks.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len() + text.len() / 16);
    for c in text.chars() {
        match c {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\'' => safe += "&#39;",
            c if c.is_control() && c != '\n' && c != '\t' => {}
            c => safe.push(c),
        }
    }
    safe
}
