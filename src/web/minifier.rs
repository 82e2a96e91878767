//! Minifies scripts and styles: removes comments, indentation, and unnecessary blanks and line ends. Names and statements stay as
//! they are, and quoted text never changes. By hand, because the crates that do it parse and rename, and bring most of a compiler
//! of JavaScript into each build.
use std::iter::Peekable;
use std::str::CharIndices;

/// The languages that it reads.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Language {
    /// JavaScript.
    Script,
    /// CSS.
    Style,
}

/// Signs that cannot end a statement of a script.
const GOES_ON: &str = "{([,;:?=&|<>!%^~.";
/// Signs that cannot begin a statement, or that end one themselves.
const ENDS: &str = ")]},;:?=&|.%^";
/// Words before a slash that begins a regular expression.
const BEFORE_PATTERNS: [&str; 8] = ["await", "case", "in", "of", "return", "throw", "typeof", "void"];

/// A token of a file.
#[derive(Clone, Copy, PartialEq)]
enum Token<'a> {
    /// A name, a number, a keyword.
    Word(&'a str),
    /// A string, a regular expression, or a part of a template.
    Quoted(&'a str),
    Sign(char),
    /// Blanks and comments, and whether they contain a line end.
    Gap(bool),
}

impl Token<'_> {
    fn is_sign_of(self, some: &str) -> bool {
        matches!(self, Token::Sign(sign) if some.contains(sign))
    }
}

/// Returns the minified file.
pub fn minified(source: &str, language: Language) -> String {
    let mut short = String::with_capacity(source.len());
    let mut before = Token::Gap(true);
    let mut tokens = Lexer::new(source, language).peekable();
    while let Some(token) = tokens.next() {
        match token {
            Token::Gap(_) => {
                let mut ends_a_line = token == Token::Gap(true);
                while let Some(Token::Gap(more)) = tokens.next_if(|next| matches!(next, Token::Gap(_))) {
                    ends_a_line |= more;
                }
                if let (Some(after), false) = (tokens.peek(), short.is_empty()) {
                    short.extend(match language {
                        Language::Script => between_words(before, ends_a_line, *after),
                        Language::Style => between_rules(before, *after),
                    });
                }
                continue;
            }
            // The last declaration of a rule needs no semicolon.
            Token::Sign('}') if language == Language::Style && short.ends_with(';') => {
                short.pop();
                short.push('}');
            }
            Token::Sign(sign) => short.push(sign),
            Token::Word(text) | Token::Quoted(text) => short.push_str(text),
        }
        before = token;
    }
    short
}

/// The replacement for a gap in a script: a line end that may end a statement, a blank, or nothing.
fn between_words(before: Token, ends_a_line: bool, after: Token) -> Option<char> {
    let is_number = matches!(before, Token::Word(word) if word.ends_with(|last: char| last.is_ascii_digit()));
    let is_needed = match (before, after) {
        (Token::Word(_), Token::Word(_)) => true,
        (Token::Sign(one), Token::Sign(two)) => one == two && "+-".contains(one),
        (Token::Sign('/'), Token::Quoted(text)) => text.starts_with('/'),
        (Token::Word(_), Token::Sign('.')) => is_number,
        _ => false,
    };
    if ends_a_line && !before.is_sign_of(GOES_ON) && !after.is_sign_of(ENDS) {
        Some('\n')
    } else {
        is_needed.then_some(' ')
    }
}

/// The replacement for a gap in a style: a blank between selectors or values, but not between rules or declarations.
fn between_rules(before: Token, after: Token) -> Option<char> {
    let is_needed = !before.is_sign_of("{};,:>") && !after.is_sign_of("{};,>");
    is_needed.then_some(' ')
}

/// The tokens of a file, in order.
struct Lexer<'a> {
    source: &'a str,
    chars: Peekable<CharIndices<'a>>,
    language: Language,
    /// The number of open braces, for each open placeholder of a template.
    templates: Vec<usize>,
    /// The last token that was not a gap.
    before: Option<Token<'a>>,
}

impl<'a> Lexer<'a> {
    fn new(source: &'a str, language: Language) -> Self {
        Self { source, chars: source.char_indices().peekable(), language, templates: Vec::new(), before: None }
    }

    fn here(&mut self) -> usize {
        self.chars.peek().map_or(self.source.len(), |(at, _)| *at)
    }

    /// The text read since `start`.
    fn since(&mut self, start: usize) -> &'a str {
        let end = self.here();
        self.source.get(start..end).unwrap_or_default()
    }

    fn skip_while(&mut self, is_part: impl Fn(char) -> bool) {
        while self.chars.next_if(|(_, next)| is_part(*next)).is_some() {}
    }

    /// Skips past the sign that ends quoted text.
    fn skip_quoted(&mut self, end: char) {
        let mut is_class = false;
        while let Some((_, next)) = self.chars.next() {
            match next {
                '\\' => drop(self.chars.next()),
                '[' if end == '/' => is_class = true,
                ']' if end == '/' => is_class = false,
                _ if next == end && !is_class => break,
                _ => {}
            }
        }
    }

    /// Skips past the end of a template, or to its next placeholder.
    fn skip_template(&mut self) {
        while let Some((_, next)) = self.chars.next() {
            match next {
                '\\' => drop(self.chars.next()),
                '`' => break,
                '$' if self.chars.next_if(|(_, next)| *next == '{').is_some() => {
                    self.templates.push(0);
                    break;
                }
                _ => {}
            }
        }
    }

    /// Skips past a comment, and returns whether there was one.
    fn skip_remark(&mut self, start: usize) -> bool {
        let rest = self.source.get(start..).unwrap_or_default();
        let length = if self.language == Language::Script && rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else {
            return false;
        };
        while self.here() < start + length {
            self.chars.next();
        }
        true
    }

    fn may_begin_a_pattern(&self) -> bool {
        self.language == Language::Script
            && match self.before {
                None => true,
                Some(Token::Word(word)) => BEFORE_PATTERNS.contains(&word),
                Some(token) => token.is_sign_of("{}([,;:?=&|<>!%^~+-*/"),
            }
    }
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        let (start, first) = self.chars.next()?;
        let token = match first {
            _ if first.is_whitespace() => {
                self.skip_while(char::is_whitespace);
                return Some(Token::Gap(self.since(start).contains('\n')));
            }
            '/' if self.skip_remark(start) => return Some(Token::Gap(self.since(start).contains('\n'))),
            '"' | '\'' => {
                self.skip_quoted(first);
                Token::Quoted(self.since(start))
            }
            '/' if self.may_begin_a_pattern() => {
                self.skip_quoted('/');
                Token::Quoted(self.since(start))
            }
            '`' => {
                self.skip_template();
                Token::Quoted(self.since(start))
            }
            '}' if self.templates.last() == Some(&0) => {
                self.templates.pop();
                self.skip_template();
                Token::Quoted(self.since(start))
            }
            _ if is_of_word(first) => {
                self.skip_while(is_of_word);
                Token::Word(self.since(start))
            }
            _ => {
                if let Some(depth) = self.templates.last_mut() {
                    *depth = match first {
                        '{' => *depth + 1,
                        '}' => depth.saturating_sub(1),
                        _ => *depth,
                    };
                }
                Token::Sign(first)
            }
        };
        self.before = Some(token);
        Some(token)
    }
}

fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || "_$#".contains(letter)
}
