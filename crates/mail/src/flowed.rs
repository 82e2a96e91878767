//! Joins the broken lines of paragraphs in `text/plain; format=flowed` (RFC 3676).

/// Joins flowed lines. Quoted lines keep their marks (`> ` for each depth) so that they are still recognised as quoted.
pub fn join(text: &str, delsp: bool) -> String {
    let mut out = String::with_capacity(text.len());
    // The depth of the paragraph that the next line may continue.
    let mut open: Option<usize> = None;
    for line in text.lines() {
        let content = line.trim_start_matches('>');
        let depth = line.len() - content.len();
        // Space-stuffing (section 4.4).
        let content = content.strip_prefix(' ').unwrap_or(content);
        let signature = content == "-- ";
        if open != Some(depth) || signature {
            if open.is_some() {
                out.push('\n');
            }
            out.extend(std::iter::repeat_n('>', depth));
            if depth > 0 {
                out.push(' ');
            }
        }
        let flows = !signature && content.ends_with(' ');
        out.push_str(if flows && delsp { content.strip_suffix(' ').unwrap_or(content) } else { content });
        open = flows.then_some(depth);
        if !flows {
            out.push('\n');
        }
    }
    out
}
