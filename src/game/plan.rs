//! Orders for later turns, as players write them: lines, and blocks of IF, ELSE IF, ELSE and ENDIF that decide which of them
//! count.
//!
//! Only the rules can read orders and answer conditions. They are passed in as functions.
use crate::rules::{Planned, Rejected};
use crate::say;
use crate::text::after_words;
use crate::text::sentence::{Note, commas, line, term, theirs};

/// The maximum nesting depth of blocks, and of brackets in conditions.
const MAX_DEPTH: usize = 20;
/// The maximum length of a condition, in bytes.
const MAX_CONDITION: usize = 400;

/// Reads an order line: its orders, or the reason why it is none.
pub type ReadOrder<'a> = &'a dyn Fn(&str) -> Vec<Result<Planned, Rejected>>;
/// Answers a condition that consists of one question, or explains the mistake in it.
pub type ConditionCheck<'a> = &'a dyn Fn(&str) -> Result<bool, Note>;

/// Orders for one phase.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan(Vec<PlanStep>);

/// A line, or a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanStep {
    /// An order.
    Order(Planned),
    /// A block. The first branch with a fulfilled condition counts.
    Block(Vec<Branch>),
}

/// The part after an IF, ELSE IF or ELSE.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// `None`: ELSE.
    condition: Option<Condition>,
    /// The condition as typed.
    said: String,
    steps: Vec<PlanStep>,
}

impl Plan {
    /// Returns whether the plan is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the number of its lines.
    pub fn n_lines(&self) -> usize {
        self.text().lines().count()
    }

    /// Parses lines of orders and blocks.
    ///
    /// # Errors
    /// A sentence, if a line cannot be read, or a block has no end.
    pub fn read<'l>(lines: impl Iterator<Item = &'l str>, order: ReadOrder) -> Result<Self, Note> {
        let lines: Vec<&str> = lines.map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
        let mut reader = Reader { lines, at: 0, order };
        let (steps, end) = reader.steps(0)?;
        match end {
            End::OfLines => Ok(Self(steps)),
            End::OfBlock => Err(Note::of("There is an ENDIF without an IF above it.")),
            End::Else(_) | End::ElseIf(_) => Err(Note::of("There is an ELSE without an IF above it.")),
        }
    }

    /// Parses a block: the text after IF on its line, and the lines below it without the ENDIF.
    ///
    /// # Errors
    /// A sentence, if one of its lines cannot be read.
    pub fn read_block(head: &str, lines: &[String], order: ReadOrder) -> Result<PlanStep, Note> {
        let (_, tail) = cut_then(head)?;
        if !tail.is_empty() && !lines.is_empty() {
            return Err(Note::of(
                "I can't tell what else belongs to this IF, because an order has its own line. Write each order on its own line, between IF and ENDIF.",
            ));
        }
        let mut all = vec![format!("IF {head}")];
        all.extend(lines.iter().cloned());
        if tail.is_empty() {
            all.push("ENDIF".to_owned());
        }
        let mut plan = Self::read(all.iter().map(String::as_str), order)?;
        match (plan.0.pop(), plan.0.is_empty()) {
            (Some(step @ PlanStep::Block(_)), true) => Ok(step),
            _ => Err(Note::of("There is an ENDIF too many in this block.")),
        }
    }

    /// Adds a line or a block. It replaces an order for the same unit, or a block with the same text. Returns the text of what
    /// it replaced.
    pub fn put(&mut self, new: PlanStep) -> Option<String> {
        let is_same = |old: &PlanStep| match (old, &new) {
            (PlanStep::Order(old), PlanStep::Order(new)) => {
                *old == *new || !new.about.is_empty() && old.about == new.about
            }
            (old, new) => old == new,
        };
        let at = self.0.iter().position(is_same);
        let replaced = at.map(|at| self.0.remove(at)).filter(|old| *old != new);
        self.0.push(new);
        replaced.map(|old| text_of(&[old], 0).trim_end().to_owned())
    }

    /// The plan as lines that can be parsed again.
    pub fn text(&self) -> String {
        text_of(&self.0, 0)
    }

    /// Asks every condition in the plan, including those that do not matter.
    ///
    /// # Errors
    /// The mistake in one of them.
    pub fn check(&self, ask: ConditionCheck) -> Result<(), Note> {
        check(&self.0, ask)
    }

    /// The orders that count, and a note on the result of each block that was evaluated: `IF F ION: no, so ELSE counts`.
    ///
    /// # Errors
    /// The mistake in a condition. Then no orders count.
    pub fn settle(&self, ask: ConditionCheck) -> Result<(Vec<&Planned>, Vec<Note>), Note> {
        self.check(ask)?;
        let (mut orders, mut told) = (Vec::new(), Vec::new());
        settle(&self.0, ask, &mut orders, &mut told)?;
        Ok((orders, told))
    }
}

impl From<PlanStep> for Plan {
    fn from(step: PlanStep) -> Self {
        Self(vec![step])
    }
}

fn text_of(steps: &[PlanStep], depth: usize) -> String {
    let margin = "  ".repeat(depth);
    let mut text = String::new();
    for step in steps {
        let branches = match step {
            PlanStep::Order(order) => {
                text += &format!("{margin}{}\n", order.text());
                continue;
            }
            PlanStep::Block(branches) => branches,
        };
        for (i, branch) in branches.iter().enumerate() {
            text += &format!("{margin}{}\n", branch.title(i));
            text += &text_of(&branch.steps, depth + 1);
        }
        text += &format!("{margin}ENDIF\n");
    }
    text
}

fn check(steps: &[PlanStep], ask: ConditionCheck) -> Result<(), Note> {
    for step in steps {
        let PlanStep::Block(branches) = step else { continue };
        for branch in branches {
            if let Some(condition) = &branch.condition {
                condition
                    .holds(ask)
                    .map_err(|why| Note::of(say!("In the condition {}: {}", term(&branch.said), why)))?;
            }
            check(&branch.steps, ask)?;
        }
    }
    Ok(())
}

fn settle<'p>(
    steps: &'p [PlanStep],
    ask: ConditionCheck,
    orders: &mut Vec<&'p Planned>,
    told: &mut Vec<Note>,
) -> Result<(), Note> {
    for step in steps {
        let branches = match step {
            PlanStep::Order(order) => {
                orders.push(order);
                continue;
            }
            PlanStep::Block(branches) => branches,
        };
        let mut asked: Vec<Note> = Vec::new();
        let mut counts = None;
        for (i, branch) in branches.iter().enumerate() {
            let Some(condition) = &branch.condition else {
                asked.push(Note::of("so ELSE counts"));
                counts = Some(branch);
                break;
            };
            let holds = condition.holds(ask)?;
            asked.push(Note::of(say!("{}: {}", line(branch.title(i)), if holds { "yes" } else { "no" })));
            if holds {
                counts = Some(branch);
                break;
            }
        }
        if counts.is_none() {
            asked.push(Note::of("so nothing of it counts"));
        }
        told.push(Note::of(commas(asked)));
        if let Some(branch) = counts {
            settle(&branch.steps, ask, orders, told)?;
        }
    }
    Ok(())
}

impl Branch {
    /// The line that begins the branch, as the n-th of its block.
    fn title(&self, nth: usize) -> String {
        match (&self.condition, nth) {
            (None, _) => "ELSE".to_owned(),
            (Some(_), 0) => format!("IF {}", self.said),
            (Some(_), _) => format!("ELSE IF {}", self.said),
        }
    }
}

/// Returns whether an order follows on the IF line itself. Then the IF takes no ENDIF.
pub fn is_whole(head: &str) -> bool {
    cut_then(head).is_ok_and(|(_, tail)| !tail.is_empty())
}

/// The condition after an IF, without the text after THEN.
///
/// # Errors
/// A sentence that explains the mistake.
pub fn condition_of(head: &str) -> Result<Condition, Note> {
    cut_then(head).and_then(|(condition, _)| Condition::read(condition))
}

/// A condition, and the text after THEN.
fn cut_then(head: &str) -> Result<(&str, &str), Note> {
    let then = words(head).find(|(_, word)| word.eq_ignore_ascii_case("then"));
    let (condition, tail) = match then {
        Some((at, word)) => (&head[..at], head[at + word.len()..].trim()),
        None => (head, ""),
    };
    match condition.trim() {
        "" => Err(Note::of("After IF there must be a condition: a unit, such as IF F ION.")),
        long if MAX_CONDITION < long.len() => Err(Note::of("This condition is too long.")),
        condition => Ok((condition, tail)),
    }
}

/// The words of a text, each with its place.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_whitespace().map(move |word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}

/// A cursor over lines.
struct Reader<'a, 'l> {
    lines: Vec<&'l str>,
    at: usize,
    order: ReadOrder<'a>,
}

/// The end of a run of lines.
enum End<'l> {
    OfLines,
    OfBlock,
    /// ELSE IF, with its condition.
    ElseIf(&'l str),
    /// ELSE, perhaps with an order on the same line.
    Else(&'l str),
}

impl<'l> Reader<'_, 'l> {
    fn steps(&mut self, depth: usize) -> Result<(Vec<PlanStep>, End<'l>), Note> {
        if MAX_DEPTH < depth {
            return Err(Note::of("There are too many blocks of IF within each other."));
        }
        let mut steps = Vec::new();
        while let Some(&line) = self.lines.get(self.at) {
            self.at += 1;
            if after_words(line, "endif").is_some_and(|rest| !rest.contains(char::is_alphanumeric)) {
                return Ok((steps, End::OfBlock));
            } else if let Some(condition) = after_words(line, "elseif") {
                return Ok((steps, End::ElseIf(condition)));
            } else if let Some(order) = after_words(line, "else") {
                return Ok((steps, End::Else(order)));
            } else if let Some(head) = after_words(line, "if") {
                steps.push(PlanStep::Block(self.block(head, depth)?));
            } else {
                self.orders(line, &mut steps)?;
            }
        }
        Ok((steps, End::OfLines))
    }

    fn orders(&self, line: &str, steps: &mut Vec<PlanStep>) -> Result<(), Note> {
        for found in (self.order)(line) {
            steps.push(PlanStep::Order(found.map_err(|rejected| match rejected.says_nothing() {
                true => Note::of(say!("The line {} is not an order.", theirs(line))),
                false => Note::of(say!("In the line {}: {}", theirs(line), rejected.into_why())),
            })?));
        }
        Ok(())
    }

    fn block(&mut self, head: &'l str, depth: usize) -> Result<Vec<Branch>, Note> {
        let (said, mut tail) = cut_then(head)?;
        if !tail.is_empty() {
            return self.whole(said, tail);
        }
        let mut branches = Vec::new();
        let (mut condition, mut said) = (Some(Condition::read(said)?), plain(said));
        loop {
            let mut steps = Vec::new();
            if !tail.is_empty() {
                self.orders(tail, &mut steps)?;
            }
            let (more, end) = self.steps(depth + 1)?;
            steps.extend(more);
            let is_else = condition.is_none();
            branches.push(Branch { condition: condition.take(), said: std::mem::take(&mut said), steps });
            match end {
                End::OfBlock => return Ok(branches),
                End::OfLines => return Err(Note::of(NO_END)),
                _ if is_else => return Err(Note::of("After ELSE there can be no other ELSE.")),
                End::Else(order) => tail = order,
                End::ElseIf(head) => {
                    let (text, order) = cut_then(head)?;
                    (condition, said, tail) = (Some(Condition::read(text)?), plain(text), order);
                }
            }
        }
    }

    /// Parses an IF with its orders on its own line: `IF F ION THEN F TRI - ADR ELSE F TRI - ALB`.
    fn whole(&self, said: &str, tail: &str) -> Result<Vec<Branch>, Note> {
        let cut = words(tail).find(|(_, word)| word.eq_ignore_ascii_case("else"));
        let (then, otherwise) = match cut {
            Some((at, word)) => (&tail[..at], tail[at + word.len()..].trim()),
            None => (tail, ""),
        };
        let mut branches =
            vec![Branch { condition: Some(Condition::read(said)?), said: plain(said), steps: Vec::new() }];
        self.orders(then.trim(), &mut branches[0].steps)?;
        if !otherwise.is_empty() {
            let mut steps = Vec::new();
            self.orders(otherwise, &mut steps)?;
            branches.push(Branch { condition: None, said: String::new(), steps });
        }
        Ok(branches)
    }
}

/// A condition with single blanks between its words.
fn plain(condition: &str) -> String {
    condition.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The message about a block that has no end.
pub const NO_END: &str = "This IF has no ENDIF. Perhaps your e-mail was cut off.";

/// The condition of a branch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// A question for the rules.
    Is(String),
    /// The condition is false.
    Not(Box<Condition>),
    /// All of these hold.
    All(Vec<Condition>),
    /// At least one of these holds.
    Any(Vec<Condition>),
}

impl Condition {
    /// Parses a condition: questions with NOT, AND, OR, and brackets. AND binds closer than OR.
    ///
    /// # Errors
    /// A sentence that explains the mistake.
    pub fn read(text: &str) -> Result<Self, Note> {
        let mut pieces = Pieces { pieces: pieces(text), at: 0 };
        let condition = pieces.any(0)?;
        match pieces.next() {
            None => Ok(condition),
            Some(piece) => {
                Err(Note::of(say!("In the condition {}, {} has no meaning.", term(plain(text)), theirs(piece))))
            }
        }
    }

    /// Returns whether the condition holds. It asks every question, so that an invalid one shows up at once.
    ///
    /// # Errors
    /// The mistake in a question.
    pub fn holds(&self, ask: ConditionCheck) -> Result<bool, Note> {
        match self {
            Self::Is(question) => ask(question),
            Self::Not(condition) => Ok(!condition.holds(ask)?),
            Self::All(all) => all.iter().try_fold(true, |so_far, one| Ok(one.holds(ask)? && so_far)),
            Self::Any(all) => all.iter().try_fold(false, |so_far, one| Ok(one.holds(ask)? || so_far)),
        }
    }
}

/// Splits a condition into its joints and the words between them.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    // Brackets that follow a word belong to it: `STP(SC)`.
    let (mut words, mut within) = (String::new(), 0_usize);
    let spelt = text.replace("&&", " and ").replace('&', " and ").replace("||", " or ").replace('|', " or ");
    for c in spelt.chars().chain([' ']) {
        let begins = words.trim().is_empty();
        match c {
            '(' | '[' if begins => pieces.push("(".to_owned()),
            '!' if begins => pieces.push("not".to_owned()),
            '(' | '[' => {
                within += 1;
                words.push(c);
            }
            ')' | ']' if 0 < within => {
                within -= 1;
                words.push(c);
            }
            ')' | ']' => {
                take_joint(&mut words, &mut pieces);
                pieces.extend([std::mem::take(&mut words), ")".to_owned()]);
            }
            c if c.is_whitespace() => {
                take_joint(&mut words, &mut pieces);
                words.push(' ');
            }
            c => words.push(c),
        }
    }
    pieces.push(words);
    pieces.iter().map(|piece| piece.trim().to_owned()).filter(|piece| !piece.is_empty()).collect()
}

/// If these words end with AND, OR or NOT, turns the words before it and the joint into pieces.
fn take_joint(words: &mut String, pieces: &mut Vec<String>) {
    let last = words.split_whitespace().next_back().unwrap_or_default();
    let joint = ["and", "or", "not"].into_iter().find(|joint| joint.eq_ignore_ascii_case(last));
    let Some(joint) = joint.filter(|_| !words.ends_with(' ')) else { return };
    words.truncate(words.len() - joint.len());
    pieces.extend([std::mem::take(words), joint.to_owned()]);
}

/// A cursor over the pieces of a condition.
struct Pieces {
    pieces: Vec<String>,
    at: usize,
}

impl Pieces {
    fn next(&self) -> Option<&str> {
        self.pieces.get(self.at).map(String::as_str)
    }

    fn take(&mut self, piece: &str) -> bool {
        let found = self.next() == Some(piece);
        self.at += usize::from(found);
        found
    }

    fn any(&mut self, depth: usize) -> Result<Condition, Note> {
        let mut any = vec![self.all(depth)?];
        while self.take("or") {
            any.push(self.all(depth)?);
        }
        Ok(alone(any, Condition::Any))
    }

    fn all(&mut self, depth: usize) -> Result<Condition, Note> {
        let mut all = vec![self.one(depth)?];
        while self.take("and") {
            all.push(self.one(depth)?);
        }
        Ok(alone(all, Condition::All))
    }

    fn one(&mut self, depth: usize) -> Result<Condition, Note> {
        if MAX_DEPTH < depth {
            return Err(Note::of("There are too many brackets within each other in this condition."));
        }
        if self.take("not") {
            return Ok(Condition::Not(Box::new(self.one(depth + 1)?)));
        }
        if self.take("(") {
            let condition = self.any(depth + 1)?;
            return if self.take(")") {
                Ok(condition)
            } else {
                Err(Note::of("A bracket is not closed in this condition."))
            };
        }
        match self.next() {
            None | Some("and" | "or" | ")") => Err(Note::of("In this condition a unit is missing, such as F ION.")),
            Some(question) => {
                let question = question.to_owned();
                self.at += 1;
                Ok(Condition::Is(question))
            }
        }
    }
}

/// Returns a single condition unchanged, and joins several.
fn alone(mut conditions: Vec<Condition>, together: fn(Vec<Condition>) -> Condition) -> Condition {
    match conditions.len() {
        1 => conditions.remove(0),
        _ => together(conditions),
    }
}
