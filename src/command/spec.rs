//! The definition of a command, and everything that it may touch.
//!
//! Each file in `commands/` has a `SPEC`, and a `run` that checks, acts, and reports the result. A `run` that takes a [`GameCx`]
//! is for people who have signed on to a game; one that takes a [`Context`] is for everyone. HELP sends the file's `//!`, and a
//! test runs the lines in it that begin with `>` and `<`.
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

/// The name of a command, which is that of its file: `sign_on`. The build makes a constant of each, [`ids::SIGN_ON`](super::ids),
/// so that the compiler finds every mention of a command when its file is renamed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CommandId(Cow<'static, str>);

impl CommandId {
    /// A command defined at run time.
    pub fn new(name: &str) -> Self {
        Self(Cow::Owned(name.to_owned()))
    }

    /// A command with a source file.
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
    /// The keywords of a command with a source file.
    OfFile(&'static [&'static str]),
    /// The keywords of a command defined at run time.
    Own(Vec<String>),
}

impl Keywords {
    /// Iterates over them.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        let (ours, own): (&[&str], &[String]) = match self {
            Self::OfFile(words) => (words, &[]),
            Self::Own(words) => (&[], words),
        };
        ours.iter().copied().chain(own.iter().map(String::as_str))
    }

    /// The keyword that the judge uses.
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
    /// Its calling conventions and its audience.
    pub spec: Spec,
    /// The function that carries it out.
    pub run: Run,
}

/// The function of a command, with the context that it takes.
#[derive(Clone, Copy, Debug)]
pub enum Run {
    /// A function for the writer of the e-mail.
    OfLetter(fn(&mut Context, &Args, &mut Doc) -> CommandResult),
    /// A function in the game that the writer has signed on to.
    InGame(fn(&mut GameCx, &Args, &mut Doc) -> CommandResult),
}

impl Command {
    /// A command with a source file.
    pub const fn of_file(id: CommandId, help: &'static str, spec: Spec, run: Run) -> Self {
        Self { id, help: Cow::Borrowed(help), words: Keywords::OfFile(spec.words), spec, run }
    }

    /// The name of its file.
    pub fn name(&self) -> &str {
        self.id.name()
    }

    /// Carries it out, and writes the result into the document.
    ///
    /// # Errors
    /// The reason why it cannot be done.
    pub fn run(&self, cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
        match self.run {
            Run::OfLetter(run) => run(cx, args, doc),
            Run::InGame(run) => run(cx.signed_on()?, args, doc),
        }
    }

    /// Returns whether it is for the holder of a seat only, and not for a sitter.
    pub fn is_kept_from_sitters(&self, with_press: bool) -> bool {
        match self.spec.sitters {
            Sitters::All => false,
            Sitters::WithPress => !with_press,
            Sitters::None => true,
            Sitters::BySubject => matches!(self.run, Run::InGame(_)) || self.spec.subject.is_in_game(),
        }
    }

    /// The proof of the writer that it needs in a seat with this role. Actions that affect others need more.
    pub fn needs(&self, by: Role) -> Strength {
        match self.spec.subject {
            Subject::Setter if by == Role::Master => self.spec.needs.max(Strength::Sure),
            _ => self.spec.needs,
        }
    }

    /// Returns whether it affects the seat or other people so much that neither a token, which may have been forwarded, nor a
    /// mail system's word for the sender is enough. Commands about a person alone are not grave for the seat.
    pub fn is_grave(&self, by: Role) -> bool {
        !self.spec.subject.is_person() && Strength::Sure <= self.needs(by)
    }

    /// The refusal of an incorrectly written line, with the correct forms from its documentation.
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

/// The calling conventions and the audience of a command.
#[derive(Clone, Debug)]
pub struct Spec {
    words: &'static [&'static str],
    /// The people that it is for.
    pub subject: Subject,
    /// The proof of the writer that it needs. Commands that cannot be undone or give the seat away need more than an order.
    pub needs: Strength,
    /// The lines that belong to it, up to a line that ends them.
    pub block: Option<Block>,
    /// The keyword of lines below it that belong to it. `END` after them is optional.
    pub followed_by: Option<&'static str>,
    /// The part of its line to echo. Arguments after it are secret.
    pub echo: Echo,
    /// The text that may follow its keyword. A sentence that begins with the same word is not a call.
    pub takes: ArgSpec,
    /// Whether it names the seat or power for the lines after it. If it fails, they are not carried out.
    pub signs_on: bool,
    /// Whether the judge may suggest it for a misspelt word. Harmful commands are not suggested.
    pub guessed: bool,
    /// The rule for its use by sitters.
    pub sitters: Sitters,
    /// Whether it cannot be undone. It is not carried out below a line that failed.
    pub irrevocable: bool,
    /// Whether it is carried out at the end of its section of the e-mail, wherever it appears.
    pub last: bool,
    /// The answer to an unregistered writer, if "send REGISTER" would not help.
    pub to_strangers: Option<&'static str>,
    /// The phases that it is about. They decide whether it may appear below PHASE, and between DRAFT and END DRAFT.
    pub phase: PhaseScope,
    /// The purpose of the lines below it.
    pub opens: LinesBelow,
    /// Whether all players of the power that it is for see its outcome.
    pub copies_to_power: bool,
    /// Whether it only shows something. The judge answers the same question once per e-mail, unless another command has done
    /// something in between.
    pub asks: bool,
    /// Whether it changes nothing, so that a question in everyday words may run it.
    pub shows: bool,
    /// Whether the text after its keyword stays as typed, up to the last full stop: a name, or a note.
    pub takes_words: bool,
    /// Whether the text after its keyword may end with a comment, which stays as typed.
    pub takes_comment: bool,
    /// Whether it is about the writer only, so that a player who waits for the GM's approval may use it.
    pub about_self: bool,
    /// Those of its keywords that file orders.
    pub files: &'static [&'static str],
    /// Tells its result in advance, when the judge asks whether to send it. It refuses like the command itself.
    pub foretells: Option<fn(&GameCx, &mut Doc) -> CommandResult>,
    /// Finds the order that may follow its keyword, although it reads like a sentence.
    pub order_in: Option<fn(&str) -> Option<&str>>,
    /// Whether a password after the name of a game proves the writer.
    pub proves: bool,
    /// Whether it introduces a new writer.
    pub introduces: bool,
    /// Whether mail programs send it in the subject of an otherwise empty e-mail when their user presses a button.
    pub one_click: bool,
    /// Whether its lines are a text that is stored, and sent to no one.
    pub keeps_text: bool,
    /// Whether a guest may use it, since it reaches no one else.
    pub is_for_guests: bool,
}

/// The phases that a command is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseScope {
    /// None. It may appear below PHASE.
    Anywhere,
    /// The current phase. It may not appear below PHASE.
    Present,
    /// A given phase. Below PHASE it is about that one.
    AlsoLater,
    /// The game as it is now, because it runs or changes a turn. Below PHASE it works as usual, but not in a draft or for a past
    /// phase.
    Turn,
    /// The seat that the lines are for. It may appear anywhere, even in a draft.
    Seat,
}

/// The purpose of the lines below a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinesBelow {
    /// The same as before the command.
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
            last: false,
            to_strangers: None,
            phase: PhaseScope::Anywhere,
            opens: LinesBelow::AsBefore,
            copies_to_power: matches!(subject, Subject::Player),
            asks: false,
            shows: false,
            takes_words: false,
            takes_comment: false,
            about_self: false,
            files: &[],
            foretells: None,
            order_in: None,
            proves: false,
            introduces: false,
            one_click: false,
            keeps_text: false,
            is_for_guests: false,
        }
    }

    /// Adds lines that belong to it.
    pub const fn with_block(self, block: Block) -> Self {
        Self { block: Some(block), ..self }
    }

    /// Makes the lines below it that begin with this keyword belong to it.
    pub const fn followed_by(self, keyword: &'static str) -> Self {
        Self { followed_by: Some(keyword), ..self }
    }

    /// Makes it sign on.
    pub const fn signing_on(self) -> Self {
        Self { signs_on: true, ..self }
    }

    /// Never suggests it for a misspelt word.
    pub const fn unguessed(self) -> Self {
        Self { guessed: false, ..self }
    }

    /// Marks it as irrevocable, or as giving the seat away.
    pub const fn grave(self) -> Self {
        let needs = if matches!(self.needs, Strength::Fresh) { Strength::Fresh } else { Strength::Sure };
        Self { needs, ..self.irrevocable() }
    }

    /// Marks it as irrevocable.
    pub const fn irrevocable(self) -> Self {
        Self { irrevocable: true, ..self }
    }

    /// Marks it as carried out last, since it ends something for good.
    pub const fn last(self) -> Self {
        Self { last: true, irrevocable: true, ..self }
    }

    /// Marks it as taking an account from its owner. On a page, it needs a code that is at most a few minutes old.
    pub const fn wanting_code(self) -> Self {
        Self { needs: Strength::Fresh, ..self }
    }

    /// Gives unregistered writers this answer.
    pub const fn telling_strangers(self, answer: &'static str) -> Self {
        Self { to_strangers: Some(answer), ..self }
    }

    /// Returns whether it needs more proof than other commands for its subject.
    pub fn is_raised(&self) -> bool {
        self.subject.needs() < self.needs
    }

    /// The refusal in the command's own words for an unregistered writer.
    pub fn refused(&self, refusal: Refusal) -> Refusal {
        match (refusal, self.to_strangers) {
            (Refusal::RegisterFirst, Some(answer)) => Refusal::because(answer),
            (refusal, _) => refusal,
        }
    }

    /// Allows it to sitters.
    pub const fn for_sitters(self) -> Self {
        Self { sitters: Sitters::All, ..self }
    }

    /// Restricts it to the holder of a seat, although people who have not signed on may use it.
    pub const fn not_for_sitters(self) -> Self {
        Self { sitters: Sitters::None, ..self }
    }

    /// Allows it to sitters who may read and write press.
    pub const fn for_sitters_with_press(self) -> Self {
        Self { sitters: Sitters::WithPress, ..self }
    }

    /// Makes it about these phases.
    pub const fn about(self, phase: PhaseScope) -> Self {
        Self { phase, ..self }
    }

    /// Gives the lines below it this purpose.
    pub const fn opening(self, opens: LinesBelow) -> Self {
        Self { opens, ..self }
    }

    /// Shows its outcome to all players of the power that it is for.
    pub const fn copying_to_power(self) -> Self {
        Self { copies_to_power: true, ..self }
    }

    /// Marks it as a question, which the judge answers once per e-mail.
    pub const fn asking(self) -> Self {
        Self { asks: true, ..self.showing() }
    }

    /// Marks it as changing nothing, regardless of its answer.
    pub const fn showing(self) -> Self {
        Self { shows: true, ..self }
    }

    /// Keeps a comment at the end of the text after its keyword as typed.
    pub const fn taking_comment(self) -> Self {
        Self { takes_comment: true, ..self }
    }

    /// Keeps the text after its keyword as typed.
    pub const fn taking_words(self) -> Self {
        Self { takes_words: true, ..self }
    }

    /// Marks it as being about the writer only, so that a player who waits for approval may use it.
    pub const fn about_self(self) -> Self {
        Self { about_self: true, ..self }
    }

    /// Makes these keywords file orders.
    pub const fn filing(self, files: &'static [&'static str]) -> Self {
        Self { files, ..self }
    }

    /// Lets this function tell its result in advance.
    pub const fn foretold_by(self, foretells: fn(&GameCx, &mut Doc) -> CommandResult) -> Self {
        Self { foretells: Some(foretells), ..self }
    }

    /// Allows an order, which this finds, to follow its keyword, although it reads like a sentence.
    pub const fn naming_order(self, order_in: fn(&str) -> Option<&str>) -> Self {
        Self { order_in: Some(order_in), ..self }
    }

    /// Lets a password after the name of a game prove the writer.
    pub const fn proving(self) -> Self {
        Self { proves: true, ..self }
    }

    /// Marks it as introducing a new writer.
    pub const fn introducing(self) -> Self {
        Self { introduces: true, ..self }
    }

    /// Lets mail programs send it alone, in the subject.
    pub const fn one_click(self) -> Self {
        Self { one_click: true, ..self }
    }

    /// Stores its lines as a text that is sent to no one.
    pub const fn keeping_text(self) -> Self {
        Self { keeps_text: true, ..self }
    }

    /// Allows it to guests, since it reaches no one else.
    pub const fn for_guests(self) -> Self {
        Self { is_for_guests: true, ..self }
    }

    /// Echoes only the first `n` arguments.
    pub const fn secret_after(self, n: usize) -> Self {
        Self { echo: Echo::First(n), ..self }
    }
}

/// The sitters that may use a command for the holder of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitters {
    /// All, if the command is for people who have not signed on, or else none.
    BySubject,
    /// None.
    None,
    /// Those who may read and write press.
    WithPress,
    /// All.
    All,
}

/// The part of a command's line that the judge may echo.
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
    /// The lines that end it, in lower case without spaces.
    pub ends: &'static [&'static str],
    /// Returns whether these arguments open a block.
    pub opens: fn(&str) -> bool,
    /// Whether another block may be within it.
    pub nests: bool,
    /// Returns whether `UNTIL` and a word may follow these arguments. Only that word then ends the lines.
    pub until: Option<fn(&str) -> bool>,
}

impl Block {
    /// A block that ends at one of these lines, if the arguments open one.
    pub const fn new(ends: &'static [&'static str], opens: fn(&str) -> bool) -> Self {
        Self { ends, opens, nests: false, until: None }
    }

    /// Allows `UNTIL` and an end word after arguments that fit this condition.
    pub const fn until(self, may: fn(&str) -> bool) -> Self {
        Self { until: Some(may), ..self }
    }

    /// Allows another block within it.
    pub const fn nesting(self) -> Self {
        Self { nests: true, ..self }
    }

    /// Returns whether it is a text for people, such as press.
    pub const fn is_text(&self) -> bool {
        self.until.is_some()
    }

    /// Returns the entry of [`Block::ends`] that this line matches, if it ends the block.
    pub fn ended_by(&self, line: &str) -> Option<&'static str> {
        let squeezed: String = line.chars().filter(|c| !c.is_whitespace()).collect();
        self.ends.iter().copied().find(|end| end.eq_ignore_ascii_case(&squeezed))
    }

    /// Finds the line below that closes it with a specific end, such as ENDPRESS. `opens` returns whether a line begins another
    /// block with such an end.
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

/// The people that a command is for. One function checks this before the command runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Anyone at all.
    Anyone,
    /// A person with a proved address, registered or not.
    Verified,
    /// A registered person with a proved address.
    Registered,
    /// A registered person with a proved address, or anyone who has signed on to a game. Their settings are their own.
    Known,
    /// Anyone who has signed on to a game.
    SignedOn,
    /// A player who has signed on, or a GM who acts as one.
    Player,
    /// A GM who has signed on.
    Master,
    /// The judge keeper.
    Keeper,
    /// The people who may change settings: the GM of a moderated game, or any player of another.
    Setter,
}

impl Subject {
    /// Returns whether it is a person, whatever they have signed on to.
    pub const fn is_person(self) -> bool {
        matches!(self, Self::Verified | Self::Registered | Self::Known)
    }

    /// Returns whether it is a person who has signed on to a game.
    pub const fn is_in_game(self) -> bool {
        matches!(self, Self::SignedOn | Self::Player | Self::Master | Self::Setter)
    }

    /// The least proof that it needs.
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

/// The strength of the proof of a writer, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    /// The e-mail's own claim.
    Claimed,
    /// Proof by the writer's mail system alone, or by one of the judge's tokens, which may have been forwarded.
    Shown,
    /// Proof that excludes anyone else: a password, a yes to the judge's question, a token together with the mail system, or a
    /// page.
    Sure,
    /// The same, but on a page with a sign-in a few minutes ago at most.
    Fresh,
}

/// The text that follows the keyword.
#[derive(Clone, Copy, Debug)]
pub struct Args<'a> {
    /// The keyword, one of those in [`Command::words`].
    pub keyword: &'a str,
    /// The rest of the line, trimmed.
    pub text: &'a str,
    /// The lines that belong to it.
    pub block: &'a [String],
    /// Whether a separate line ended them. If not, the rest of the e-mail may be missing.
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
