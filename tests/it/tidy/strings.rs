//! Every sentence of the judge, in one file: `docs/sentences.txt`, for proofreaders and translators. `UPDATE=1 cargo test strings` rewrites
//! it.
use super::source::all;
use proc_macro2::{TokenStream, TokenTree};
use std::fmt::Write as _;

const FILE: &str = "docs/sentences.txt";

const HEAD: &str = "\
# Every sentence that the judge says, by the file in which it stands: its words, and below them its arguments in their order.
# {name} is an argument, {n order|orders} a number with its noun, {n? is|are} words that go by a number.
# The list is made from the source: UPDATE=1 cargo test strings
";

/// A sentence: its words, and its arguments as in the code.
struct Said {
    words: String,
    arguments: Vec<String>,
}

/// The text of a literal without its escapes.
fn unescaped(literal: &str) -> String {
    let mut text = String::new();
    let mut rest = literal.chars().peekable();
    while let Some(c) = rest.next() {
        match (c, rest.peek()) {
            ('\\', Some('\n')) => while rest.next_if(|c| c.is_whitespace()).is_some() {},
            ('\\', Some(_)) => match rest.next() {
                Some('n') => text.push('⏎'),
                Some(other) => text.push(other),
                None => {}
            },
            _ => text.push(c),
        }
    }
    text
}

/// The parts between commas, as in the source.
fn parts(tokens: &[TokenTree]) -> Vec<String> {
    let is_comma = |token: &TokenTree| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ',');
    let written = |part: &[TokenTree]| {
        let span = part.first()?.span().join(part.last()?.span())?;
        Some(span.source_text()?.split_whitespace().collect::<Vec<_>>().join(" "))
    };
    tokens.split(is_comma).filter_map(written).collect()
}

/// The sentence that `say!` makes of these tokens, if they contain its words.
fn said(tokens: &[TokenTree]) -> Option<Said> {
    let TokenTree::Literal(literal) = tokens.first()? else { return None };
    // The words as in the source, where spaces count.
    let source = literal.span().source_text()?;
    let words = unescaped(source.strip_prefix('"')?.strip_suffix('"')?);
    let arguments = parts(tokens).split_off(1);
    words.contains(char::is_alphabetic).then_some(Said { words, arguments })
}

/// All sentences among these tokens, each before its nested ones.
fn sentences(tokens: TokenStream, found: &mut Vec<Said>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is = |at: usize, words: &str| tokens.get(at).is_some_and(|token| token.to_string() == words);
    for (at, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        // `$crate::say!` belongs to a macro, whose words come from its caller.
        let is_said = 2 <= at && is(at - 2, "say") && is(at - 1, "!");
        if is_said && !(5 <= at && is(at - 5, "crate")) {
            found.extend(said(&group.stream().into_iter().collect::<Vec<_>>()));
        }
        sentences(group.stream(), found);
    }
}

#[test]
fn every_sentence_is_in_the_list() {
    let mut list = HEAD.to_owned();
    let mut n = 0;
    for source in all() {
        let mut said = Vec::new();
        sentences(source.tokens(), &mut said);
        if said.is_empty() {
            continue;
        }
        writeln!(list, "\n{}", source.path.display()).unwrap();
        for Said { words, arguments } in said {
            writeln!(list, "  {words}").unwrap();
            arguments.iter().for_each(|argument| writeln!(list, "      {argument}").unwrap());
            n += 1;
        }
    }
    assert!(1500 < n, "only {n} sentences were found");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(FILE, list).unwrap();
        return;
    }
    let kept = std::fs::read_to_string(FILE).unwrap_or_default();
    let differs = list.lines().zip(kept.lines()).find(|(now, then)| now != then);
    assert!(
        list == kept,
        "{FILE} is not as the source is: UPDATE=1 cargo test strings. The first difference: {differs:?}"
    );
}
