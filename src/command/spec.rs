//! The definition of a command, and all that it may touch.
//!
//! Each file in `commands/` has a `SPEC`, and a `run` that checks, acts, and says what happened. A `run` that takes a
//! [`GameCx`] is for people who have signed on to a game; one that takes a [`Context`] is for everybody. Its `//!` is what
//! HELP sends; the lines there that begin with `>` and `<` are run as a test.
use crate::say;
use crate::text::sentence::line;

use super::args::ArgSpec;
use super::context::Context;
use super::game_cx::GameCx;
use super::refusal::{CommandResult, Refusal};
use crate::store::Role;
use crate::text::doc::Doc;
use std::borrow::Cow;
use std::collections::VecDeque;

/// The name of a command: that of its file, `sign_on`. The build makes a constant of each, [`ids::SIGN_ON`](super::ids), so that
/// whatever is said of a command outside its file is found when the file gets another name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CommandId(Cow<'static, str>);

impl CommandId {
    /// A command that is made while the program runs.
    pub fn new(name: &str) -> Self {
        Self(Cow::Owned(name.to_owned()))
    }

    /// The command of one of our files.
    pub const fn of_file(name: &'static str) -> Self {
        Self(Cow::Borrowed(name))
    }

    /// The name: `sign_on`.
    pub fn name(&self) -> &str {
        &self.0
    }
}

/// The ways to type a command, lower case.
#[derive(Clone, Debug)]
pub enum Keywords {
    /// Those of one of our files.
    OfFile(&'static [&'static str]),
    /// Those of a command that is made while the program runs.
    Own(Vec<String>),
}

impl Keywords {
    /// Each of them.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        let (ours, own): (&[&str], &[String]) = match self {
            Self::OfFile(words) => (words, &[]),
            Self::Own(words) => (&[], words),
        };
        ours.iter().copied().chain(own.iter().map(String::as_str))
    }

    /// The one that the judge uses.
    pub fn first(&self) -> Option<&str> {
        self.iter().next()
    }

    /// Returns whether this is one of them.
    pub fn contains(&self, words: &str) -> bool {
        self.iter().any(|own| own == words)
    }
}

/// One row of the command table; the build writes one for each file in `commands/`.
#[derive(Clone, Debug)]
pub struct Command {
    /// Its name.
    pub id: CommandId,
    /// The file's documentation.
    pub help: Cow<'static, str>,
    /// Every way to type it.
    pub words: Keywords,
    /// The way in which it is called, and by whom.
    pub spec: Spec,
    /// The function that does it.
    pub run: Run,
}

/// The function of a command, and what it works with.
#[derive(Clone, Copy, Debug)]
pub enum Run {
    /// A function for the writer of the letter.
    OfLetter(fn(&mut Context, &Args, &mut Doc) -> CommandResult),
    /// A function in the game that was signed on to.
    InGame(fn(&mut GameCx, &Args, &mut Doc) -> CommandResult),
}

impl Command {
    /// The command of one of our files.
    pub const fn of_file(id: CommandId, help: &'static str, spec: Spec, run: Run) -> Self {
        Self { id, help: Cow::Borrowed(help), words: Keywords::OfFile(spec.words), spec, run }
    }

    /// The name of its file.
    pub fn name(&self) -> &str {
        self.id.name()
    }

    /// Carries it out, and says in the document what was done.
    ///
    /// # Errors
    /// Why it cannot be done.
    pub fn run(&self, cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
        match self.run {
            Run::OfLetter(run) => run(cx, args, doc),
            Run::InGame(run) => run(cx.signed_on()?, args, doc),
        }
    }

    /// Returns whether it is for the holder of a seat only, and not for someone who orders for them for a time.
    pub fn is_kept_from_sitters(&self, with_press: bool) -> bool {
        match self.spec.sitters {
            Sitters::All => false,
            Sitters::WithPress => !with_press,
            Sitters::None => true,
            Sitters::BySubject => matches!(self.run, Run::InGame(_)) || self.spec.subject.is_in_game(),
        }
    }

    /// The proof that it needs of who writes, in a seat with this role: what is done to others needs more.
    pub fn needs(&self, by: Role) -> Strength {
        match self.spec.subject {
            Subject::Setter if by == Role::Master => self.spec.needs.max(Strength::Sure),
            _ => self.spec.needs,
        }
    }

    /// Returns whether it does something with the seat, or to others, for which a token is not enough that may have been
    /// passed on, nor a sender that only their mail system vouches for. What is about a person only is not for this seat.
    pub fn is_grave(&self, by: Role) -> bool {
        !self.spec.subject.is_person() && Strength::Sure <= self.needs(by)
    }

    /// The refusal of a line that is not written as its documentation says: with the ways to write it.
    pub fn usage(&self) -> Refusal {
        let lines =
            self.help.lines().skip_while(|line| !line.starts_with("Usage: ")).take_while(|line| !line.is_empty());
        let ways: Vec<&str> = lines.map(|line| line.get("Usage: ".len()..).unwrap_or_default()).collect();
        match ways.as_slice() {
            [way] => Refusal::because(say!("Write it like this: {}", line(*way))),
            several => several
                .iter()
                .fold(Refusal::because("Write it like this:"), |refusal, way| refusal.with_line(line(*way))),
        }
    }
}

/// The way in which a command is called, and by whom.
#[derive(Clone, Debug)]
pub struct Spec {
    words: &'static [&'static str],
    /// The one whom it is for.
    pub subject: Subject,
    /// The proof that it needs of who writes. What cannot be taken back, or gives the seat away, needs more than an order.
    pub needs: Strength,
    /// Lines that belong to it, up to a line that ends them.
    pub block: Option<Block>,
    /// Lines below it that belong to it because of how they begin; `END` after them may be left out.
    pub followed_by: Option<&'static str>,
    /// The number of its arguments that may be shown when the line is echoed: those after them are secret.
    pub echo: Echo,
    /// The text that may follow its keyword: a sentence that begins with the same word is no call.
    pub takes: ArgSpec,
    /// Whether it says which seat, or which power, the lines after it are for. If it fails, they are not carried out.
    pub signs_on: bool,
    /// Whether it may be what someone meant who wrote another word. Not if it does harm.
    pub guessed: bool,
    /// The rule for its use by someone who only orders for the holder of a seat for a time.
    pub sitters: Sitters,
    /// Whether it is something that cannot be taken back. Below a line that failed, it is not done.
    pub irrevocable: bool,
    /// The answer to somebody who is not registered, where "send REGISTER" is not what helps them.
    pub to_strangers: Option<&'static str>,
    /// The phases that it is about: whether it may stand below PHASE, and between DRAFT and END DRAFT.
    pub phase: PhaseScope,
    /// The purpose of the lines below it.
    pub opens: LinesBelow,
    /// Whether its outcome is shown to everyone who has a part in the power that it is for.
    pub copies_to_power: bool,
    /// Whether it only shows something. The same question is answered once in a letter, if nothing was done in between.
    pub asks: bool,
    /// Whether it is about the writer only: someone who waits for the GM's approval may use it.
    pub about_self: bool,
    /// The keywords of it that file orders.
    pub files: &'static [&'static str],
    /// Whether an order may follow its keyword, although it reads like a sentence.
    pub names_order: bool,
    /// Whether a password after the name of a game shows who writes.
    pub proves: bool,
    /// Whether its sender is new here.
    pub introduces: bool,
    /// Whether mail programs send it alone, in the subject, when a button is pressed.
    pub one_click: bool,
    /// Whether its lines are a text that is kept, and goes to nobody.
    pub keeps_text: bool,
    /// Whether a guest may use it: it reaches nobody else.
    pub is_for_guests: bool,
}

/// The phases that a command is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseScope {
    /// None: it may stand below PHASE.
    Anywhere,
    /// The present phase: it may not.
    Present,
    /// A phase that is given: below PHASE it is about that one.
    AlsoLater,
    /// The game as it is now: it runs or changes a turn. Below PHASE it is carried out as above, but neither in a draft nor for a phase
    /// that is over.
    Turn,
    /// The seat that the lines are for: it may stand anywhere, in a draft too.
    Seat,
}

/// The purpose of the lines below a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinesBelow {
    /// The same as above it.
    AsBefore,
    /// Orders for another phase.
    ForPhase,
    /// A draft.
    Draft,
}

impl Spec {
    /// A command without a block, whose whole line may be echoed.
    pub const fn new(words: &'static [&'static str], subject: Subject, takes: ArgSpec) -> Self {
        Self {
            words,
            subject,
            needs: subject.needs(),
            takes,
            block: None,
            followed_by: None,
            echo: Echo::Whole,
            signs_on: false,
            guessed: true,
            sitters: Sitters::BySubject,
            irrevocable: false,
            to_strangers: None,
            phase: PhaseScope::Anywhere,
            opens: LinesBelow::AsBefore,
            copies_to_power: matches!(subject, Subject::Player),
            asks: false,
            about_self: false,
            files: &[],
            names_order: false,
            proves: false,
            introduces: false,
            one_click: false,
            keeps_text: false,
            is_for_guests: false,
        }
    }

    /// The same, with lines that belong to it.
    pub const fn with_block(self, block: Block) -> Self {
        Self { block: Some(block), ..self }
    }

    /// The same; the lines below it that begin with this keyword belong to it.
    pub const fn followed_by(self, keyword: &'static str) -> Self {
        Self { followed_by: Some(keyword), ..self }
    }

    /// The same; it signs on.
    pub const fn signing_on(self) -> Self {
        Self { signs_on: true, ..self }
    }

    /// The same; it is never suggested to somebody who wrote another word.
    pub const fn unguessed(self) -> Self {
        Self { guessed: false, ..self }
    }

    /// The same; it cannot be taken back, or gives the seat away.
    pub const fn grave(self) -> Self {
        let needs = if matches!(self.needs, Strength::Fresh) { Strength::Fresh } else { Strength::Sure };
        Self { needs, ..self.irrevocable() }
    }

    /// The same; it cannot be taken back.
    pub const fn irrevocable(self) -> Self {
        Self { irrevocable: true, ..self }
    }

    /// The same; it takes an account away from its owner, so that on a page it wants a code that is a few minutes old at most.
    pub const fn wanting_code(self) -> Self {
        Self { needs: Strength::Fresh, ..self }
    }

    /// The same; people who are not registered get this answer.
    pub const fn telling_strangers(self, answer: &'static str) -> Self {
        Self { to_strangers: Some(answer), ..self }
    }

    /// Returns whether it needs more than whatever else is for its subject.
    pub fn is_raised(&self) -> bool {
        self.subject.needs() < self.needs
    }

    /// The refusal, as this command puts it to somebody who is not registered.
    pub fn refused(&self, refusal: Refusal) -> Refusal {
        match (refusal, self.to_strangers) {
            (Refusal::RegisterFirst, Some(answer)) => Refusal::because(answer),
            (refusal, _) => refusal,
        }
    }

    /// The same; whoever only orders for the holder of a seat may use it too.
    pub const fn for_sitters(self) -> Self {
        Self { sitters: Sitters::All, ..self }
    }

    /// The same; it is for the holder of a seat only, though people who have not signed on may use it.
    pub const fn not_for_sitters(self) -> Self {
        Self { sitters: Sitters::None, ..self }
    }

    /// The same, if they may read and write press.
    pub const fn for_sitters_with_press(self) -> Self {
        Self { sitters: Sitters::WithPress, ..self }
    }

    /// The same; it is about these phases.
    pub const fn about(self, phase: PhaseScope) -> Self {
        Self { phase, ..self }
    }

    /// The same; the lines below it have this purpose.
    pub const fn opening(self, opens: LinesBelow) -> Self {
        Self { opens, ..self }
    }

    /// The same; its outcome is shown to everyone who has a part in the power that it is for.
    pub const fn copying_to_power(self) -> Self {
        Self { copies_to_power: true, ..self }
    }

    /// The same; it only shows something, so that the same question is answered once in a letter.
    pub const fn asking(self) -> Self {
        Self { asks: true, ..self }
    }

    /// The same; it is about the writer only, so that someone who waits for approval may use it.
    pub const fn about_self(self) -> Self {
        Self { about_self: true, ..self }
    }

    /// The same; these keywords of it file orders.
    pub const fn filing(self, files: &'static [&'static str]) -> Self {
        Self { files, ..self }
    }

    /// The same; an order may follow its keyword, although it reads like a sentence.
    pub const fn naming_order(self) -> Self {
        Self { names_order: true, ..self }
    }

    /// The same; a password after the name of a game shows who writes.
    pub const fn proving(self) -> Self {
        Self { proves: true, ..self }
    }

    /// The same; its sender is new here.
    pub const fn introducing(self) -> Self {
        Self { introduces: true, ..self }
    }

    /// The same; mail programs send it alone, in the subject.
    pub const fn one_click(self) -> Self {
        Self { one_click: true, ..self }
    }

    /// The same; its lines are a text that is kept, and goes to nobody.
    pub const fn keeping_text(self) -> Self {
        Self { keeps_text: true, ..self }
    }

    /// The same; it reaches nobody else, so that a guest may use it.
    pub const fn for_guests(self) -> Self {
        Self { is_for_guests: true, ..self }
    }

    /// The same; only the first `n` arguments are echoed.
    pub const fn secret_after(self, n: usize) -> Self {
        Self { echo: Echo::First(n), ..self }
    }
}

/// The sitters, who only order for the holder of a seat, that may use a command for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitters {
    /// All, if it is for people who have not signed on; else none.
    BySubject,
    /// None.
    None,
    /// Those who may read and write press.
    WithPress,
    /// All.
    All,
}

/// The part of a command's line that may be shown again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Echo {
    /// All of it.
    Whole,
    /// The keyword and this many arguments; a password follows them.
    First(usize),
}

/// Lines that belong to a command.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    /// Lines that end it, lower case, without spaces.
    pub ends: &'static [&'static str],
    /// Given the arguments: is there a block?
    pub opens: fn(&str) -> bool,
    /// Whether another block may be within it.
    pub nests: bool,
    /// Given the arguments: may `UNTIL` and a word follow them, so that only this word ends the lines?
    pub until: Option<fn(&str) -> bool>,
}

impl Block {
    /// The lines up to one of these, if the arguments open a block.
    pub const fn new(ends: &'static [&'static str], opens: fn(&str) -> bool) -> Self {
        Self { ends, opens, nests: false, until: None }
    }

    /// The same; `UNTIL` and a word can say what ends it, where the arguments before it are like that.
    pub const fn until(self, may: fn(&str) -> bool) -> Self {
        Self { until: Some(may), ..self }
    }

    /// The same; another one may be within it.
    pub const fn nesting(self) -> Self {
        Self { nests: true, ..self }
    }

    /// Returns whether it is a text that people read, such as press.
    pub const fn is_text(&self) -> bool {
        self.until.is_some()
    }

    /// Returns the end of the block, if this line ends it. The end, as it stands in [`Block::ends`].
    pub fn ended_by(&self, line: &str) -> Option<&'static str> {
        let squeezed: String = line.chars().filter(|c| !c.is_whitespace()).collect();
        self.ends.iter().copied().find(|end| end.eq_ignore_ascii_case(&squeezed))
    }

    /// Finds the line below that ends it with an end of its own, such as ENDPRESS; `opens` says of a line that
    /// another block with such an end begins there.
    pub fn closed_by(&self, below: &VecDeque<String>, opens: impl Fn(&str) -> bool) -> Option<usize> {
        let mut n_open = 1;
        below.iter().position(|line| {
            match self.ended_by(line) {
                Some(end) if end != "end" && end.starts_with("end") => n_open -= 1,
                None if opens(line) => n_open += 1,
                _ => {}
            }
            n_open == 0
        })
    }
}

/// The one whom a command is for. Checked in one place, before it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Anyone at all.
    Anyone,
    /// A person whose address is proved; registered or not.
    Verified,
    /// A registered person whose address is proved.
    Registered,
    /// A registered person whose address is proved, or anyone who has signed on to a game: what they set is about themselves.
    Known,
    /// Anyone who has signed on to a game.
    SignedOn,
    /// A player who has signed on, or a master who acts as one.
    Player,
    /// A master who has signed on.
    Master,
    /// The keeper of the judge.
    Keeper,
    /// Those who may change settings: the master of a moderated game, any player of another.
    Setter,
}

impl Subject {
    /// Returns whether it is a person, whatever they have signed on to.
    pub const fn is_person(self) -> bool {
        matches!(self, Self::Verified | Self::Registered | Self::Known)
    }

    /// Returns whether it is somebody who has signed on to a game.
    pub const fn is_in_game(self) -> bool {
        matches!(self, Self::SignedOn | Self::Player | Self::Master | Self::Setter)
    }

    /// The proof that it needs at least.
    const fn needs(self) -> Strength {
        match self {
            Self::Anyone => Strength::Claimed,
            Self::SignedOn | Self::Player | Self::Setter | Self::Known | Self::Verified | Self::Registered => {
                Strength::Shown
            }
            Self::Master => Strength::Sure,
            Self::Keeper => Strength::Fresh,
        }
    }
}

/// The strength of what shows who writes, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    /// It is what the letter says of itself.
    Claimed,
    /// It is proved that they write, perhaps only by their mail system, or by a token of ours, which may have been passed on with one
    /// of our letters.
    Shown,
    /// Nobody else can have written: a password, a yes to what we asked, a token and the mail system together, a page.
    Sure,
    /// The same; and if it was a page, they have signed in a few minutes ago.
    Fresh,
}

/// The text that follows the keyword.
#[derive(Clone, Copy, Debug)]
pub struct Args<'a> {
    /// The keyword, of those in [`Command::words`].
    pub keyword: &'a str,
    /// The rest of the line, trimmed.
    pub text: &'a str,
    /// The lines that belong to it.
    pub block: &'a [String],
    /// Whether a line of their own ended them. If not, the rest of the letter may be missing.
    pub ended: bool,
}

impl<'a> Args<'a> {
    /// Returns whether this word is part of the keyword. (`no` in `set no wait`.)
    pub fn keyword_has(&self, word: &str) -> bool {
        self.keyword.split(' ').any(|other| other == word)
    }

    /// The words of the line.
    pub fn words(&self) -> Vec<&'a str> {
        self.text.split_whitespace().collect()
    }
}
