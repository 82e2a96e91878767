//! `chancery demo`: a whole game by e-mail, in a few seconds.
//!
//! The game's family provides the e-mails ([`Demo`]). They pass through a real judge with its Maildirs and database; only the clock is
//! simulated.
use super::judge_location::JudgeLocation;
use super::mailbox::{MailFolders, Note};
use super::script::{self, DemoPlayer, ScriptStep};
use crate::answers::summary;
use crate::commands::COMMANDS;
use crate::families::{self, Demo};
use crate::game::{Game, chains};
use crate::judge::clock::Clock;
use crate::judge::config::{Config, Outbound};
use crate::judge::identity::Passwords;
use crate::judge::{Judge, LuckSource};
use crate::mail::maildir::{MaildirSink, MaildirSource};
use crate::mail::sink::{Kind, Sink as _};
use crate::mail::source::Source as _;
use crate::referee::table::painting::Painter;
use crate::referee::turn::computers::{self, Thought};
use crate::rules::{Eyes, Luck};
use crate::server::lock::Lock;
use crate::server::picture_worker::{RenderOutcome, RenderedLetter};
use crate::server::work::{Outgoing, Work};
use crate::store::{Store, Wish};
use crate::text::Width;
use crate::text::doc::{Audience, Doc};
use anyhow::{Context as _, Result, bail, ensure};
use jiff::{SignedDuration, Timestamp};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// The subfolder of the demo with the files to look at.
const SHOWN: &str = "look";
/// The number of e-mails processed, and sent, at a time.
const BATCH: u32 = 64;
/// The amount of work for each bot.
const WORK: u64 = 500;
/// The maximum clock events in a phase; no phase needs as many.
const MAX_LOOKS: u32 = 50;

const EXAMPLES: &str = "\
Examples:
    chancery demo --data ./demo
    chancery demo diplomacy --data ./demo
    chancery demo stratego --seed 7";

/// Play a whole game by e-mail, and keep the mailboxes for you to read
///
/// Players write e-mails for months or years, with press, a mistake, a late player and the end of the game. A real judge in
/// its own folder processes them all; only the clock is simulated. The e-mails include maps. Files for a browser or a
/// calendar are saved where you can open them.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct DemoArgs {
    /// Family of games to play [default: the first family]
    #[arg(value_name = "GAME")]
    game: Option<String>,
    /// Folder to play in
    #[arg(long, value_name = "DIR", default_value = "./chancery-demo")]
    data: PathBuf,
    /// Seed of the luck: the same number gives the same game. With another seed, the judge refuses orders of the script that no longer fit
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

/// Runs the command.
///
/// # Errors
/// If the folder already exists, or the judge fails.
pub(super) fn run(args: &DemoArgs) -> Result<ExitCode> {
    let folder = args.data.display();
    ensure!(!args.data.exists(), "{folder} already exists; remove it, or name another folder with --data");
    let config = JudgeLocation::folder(args.data.clone()).config()?;
    let demo = demo_of(args.game.as_deref())?;
    let (people, steps) = script::read(demo.script)?;
    let secret = args.seed.map_or([7; Luck::BYTES], |seed| chains::seeded(seed).opened());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut play = Play::begin(&config, people, secret)?;
        for step in steps {
            play.step(step).await?;
        }
        play.end()
    })?;
    let (shown, reader) = (show(&config, demo, &args.data.join(SHOWN))?, demo.reader);
    super::print(&format!(
        "\n\
         To look at, in {folder}/{SHOWN}:\n\
         {shown}\n\
         The mailboxes are in {folder}. To read them:\n  \
         chancery mail --data {folder} --as {reader} --inbox\n  \
         chancery mail --data {folder} --as {reader} --read 15\n\
         To list the games and replay the whole game:\n  \
         chancery game list --data {folder}\n  \
         chancery game replay --data {folder}\n"
    ))?;
    Ok(ExitCode::SUCCESS)
}

/// The demo of a family of games, by default the first.
fn demo_of(name: Option<&str>) -> Result<&'static Demo> {
    let demos = families::ALL.iter().filter_map(|family| Some((family.key(), family.demo()?)));
    let demos: Vec<_> = demos.collect();
    let fits = |key: &str| name.is_none_or(|name| name.eq_ignore_ascii_case(key));
    let found = demos.iter().find(|(key, _)| fits(key)).map(|(_, demo)| *demo);
    found.with_context(|| {
        let keys: Vec<&str> = demos.iter().map(|(key, _)| *key).collect();
        format!("no such demo; the demos are {}", keys.join(", "))
    })
}

/// Saves the attachments of some e-mails for viewing with other programs. Returns one line per file.
fn show(config: &Config, demo: &Demo, folder: &Path) -> Result<String> {
    let mailbox = MailFolders::of(config, demo.reader)?;
    let mut lines = String::new();
    for (name, subject, what) in demo.shows {
        for entry in mailbox.entries()? {
            let letter = mailbox.look(&entry)?;
            if !letter.subject.contains(subject) || letter.files.is_empty() {
                continue;
            }
            lines += &format!("  {what}:\n");
            for path in letter.save(&folder.join(name))? {
                let file = path.file_name().map(|file| file.to_string_lossy().into_owned()).unwrap_or_default();
                lines += &format!("    {name}/{file}\n");
            }
            break;
        }
    }
    Ok(lines)
}

/// A judge, the people who write to it, and a simulated clock.
struct Play {
    judge: Judge,
    store: Store,
    clock: Clock,
    people: Vec<(DemoPlayer, MailFolders)>,
    source: MaildirSource,
    sink: MaildirSink,
    /// For each person, the reply address of their latest e-mail about the game that is not press.
    reply_to: HashMap<String, String>,
    painter: Painter,
    n_noted: usize,
    n_letters: (u32, u32),
    _lock: Lock,
}

impl Play {
    fn begin(config: &Config, people: Vec<DemoPlayer>, secret: [u8; Luck::BYTES]) -> Result<Self> {
        let lock = Lock::take(&config.data)?;
        let store = Store::open(&config.database())?;
        let mut judge = Judge::new(COMMANDS, config, &store)?;
        judge.passwords = Passwords::weak()?;
        // Fixed dice, so that the script's orders fit.
        judge.new_luck = LuckSource::Fixed(secret);
        let people = people.into_iter().map(|person| {
            let mailbox = MailFolders::of(config, &person.address)?;
            Ok((person, mailbox))
        });
        let (Some(incoming), Outbound::Maildir(outgoing)) = (config.inbound.maildir.first(), &config.outbound) else {
            bail!("the demo needs Maildirs");
        };
        Ok(Self {
            people: people.collect::<Result<_>>()?,
            source: MaildirSource::open(&incoming.path)?,
            sink: MaildirSink::new(&outgoing.path, judge.letterhead()),
            judge,
            store,
            clock: Clock::stopped(Timestamp::UNIX_EPOCH),
            reply_to: HashMap::new(),
            painter: Painter::default(),
            n_noted: 0,
            n_letters: (0, 0),
            _lock: lock,
        })
    }

    async fn step(&mut self, step: ScriptStep) -> Result<()> {
        match step {
            ScriptStep::At(time) => self.clock.set(time),
            ScriptStep::Later(span) => self.clock.set(self.clock.now() + span),
            ScriptStep::Deadline => {
                let deadlines = self.store.games()?.into_iter().filter_map(|game| game.deadline);
                let deadline = deadlines.min().context("the game has no deadline")?;
                self.clock.set(deadline + SignedDuration::from_mins(1));
            }
            ScriptStep::Results => return self.await_results().await,
            ScriptStep::Letter(writer, lines) => self.write(writer, &lines)?,
        }
        self.round().await
    }

    /// The work of the judge at this time.
    fn work(&self, now: Timestamp) -> Work<'_> {
        Work::new(&self.judge, &self.store, now)
    }

    /// Lets bots submit orders, if any play.
    fn think(&self, now: Timestamp) -> Result<()> {
        while let Some(task) = self.store.thinking(1)?.into_iter().next() {
            let advice = computers::think(&self.store, &self.judge.catalogue, &task, WORK).unwrap_or_default();
            computers::take_thought(&self.store, now, &Thought::of(&task, advice))?;
            while self.work(now).process_inbox(BATCH)? != 0 {}
        }
        Ok(())
    }

    /// Advances the clock until a phase ends.
    async fn await_results(&mut self) -> Result<()> {
        let turns = |store: &Store| -> Result<u32> { Ok(store.games()?.iter().map(|game| game.turn).sum()) };
        let before = turns(&self.store)?;
        for _ in 0..MAX_LOOKS {
            if before < turns(&self.store)? {
                return Ok(());
            }
            let next = self.store.games()?.into_iter().filter_map(|game| game.next_at).min();
            self.clock.set(next.context("no deadline is left")?.max(self.clock.now()));
            self.round().await?;
        }
        bail!("the phase does not end")
    }

    /// Writes an e-mail, as a reply to the judge's latest e-mail that accepts replies.
    fn write(&mut self, writer: usize, lines: &[String]) -> Result<()> {
        let (person, mailbox) = self.people.get(writer).context("unknown person")?;
        let note = Note {
            to: self.reply_to.get(&person.address).cloned(),
            subject: "demo".to_owned(),
            body: lines.join("\n"),
            in_reply_to: None,
        };
        mailbox.write(&note, self.clock.now())?;
        self.n_letters.0 += 1;
        let more = if lines.len() < 2 { "" } else { " ..." };
        self.say(&person.name, &format!("{}{more}", lines.first().map_or("", String::as_str)))
    }

    /// Lets the judge do all work that is due, in the same order as `serve`.
    async fn round(&mut self) -> Result<()> {
        let now = self.clock.now();
        loop {
            let letters = self.source.fetch().await?;
            if letters.is_empty() {
                break;
            }
            let left = self.work(now).take_in(&letters)?;
            let keys = letters.into_iter().map(|letter| letter.key).filter(|key| !left.contains(key));
            let keys: Vec<String> = keys.collect();
            self.source.leave(&left);
            self.source.acknowledge(&keys).await?;
        }
        while self.work(now).process_inbox(BATCH)? != 0 {}
        while self.work(now).tick(BATCH)? != 0 {}
        self.think(now)?;
        self.work(now).heartbeat()?;
        loop {
            let letters = self.work(now).outgoing(BATCH)?;
            if letters.is_empty() {
                break;
            }
            let drawn: Vec<RenderedLetter> = letters.iter().filter_map(|letter| self.draw(letter)).collect();
            if !drawn.is_empty() {
                // Their pictures are now stored, so the next call sends them.
                self.work(now).note_drawn(&drawn)?;
                continue;
            }
            let mut done = Vec::with_capacity(letters.len());
            for letter in letters {
                let mail = &letter.mail;
                let delivery = self.sink.send(mail).await;
                self.n_letters.1 += 1;
                if let Some(address) = mail.reply_to.as_ref().filter(|_| mail.body.starts_with(":: Judge:")) {
                    self.reply_to.insert(mail.to.clone(), address.clone());
                }
                for complaint in mail.body.lines().filter(|line| line.starts_with("*** ")) {
                    self.say(&self.judge.name, complaint)?;
                }
                done.push((letter, delivery));
            }
            self.work(now).note_deliveries(&done)?;
        }
        self.tell_news()
    }

    /// Renders the pictures of an e-mail.
    fn draw(&mut self, letter: &Outgoing) -> Option<RenderedLetter> {
        let mut draw = |(at, kind, wish): &(usize, Kind, Wish)| {
            let painted = self.painter.paint(&self.store, &self.judge.catalogue, (*kind, wish), Duration::ZERO);
            let outcome = match painted {
                Ok(Some(painting)) => RenderOutcome::Painted(painting),
                Ok(None) => RenderOutcome::Nothing,
                Err(error) => RenderOutcome::Failed(format!("{error:#}")),
            };
            (*at, outcome)
        };
        let parts: Vec<_> = letter.wishes.iter().map(&mut draw).collect();
        (!parts.is_empty()).then_some(RenderedLetter { letter: letter.id, parts })
    }

    /// Prints the new entries of the journal.
    fn tell_news(&mut self) -> Result<()> {
        let mut entries = Vec::new();
        for game in self.store.games()? {
            entries.extend(self.store.journal(game.id)?);
        }
        for entry in entries.iter().skip(self.n_noted) {
            self.say(&self.judge.name, &entry.what)?;
        }
        self.n_noted = entries.len();
        Ok(())
    }

    fn say(&self, who: &str, what: &str) -> Result<()> {
        let line: String =
            format!("{}  {who:<14} {what}", self.clock.now().strftime("%Y-%m-%d %H:%M")).chars().take(100).collect();
        super::print(&format!("{line}\n"))
    }

    /// Prints the result.
    fn end(&self) -> Result<()> {
        for row in self.store.games()? {
            let game = Game::load(&self.store, row, &self.judge.catalogue)?;
            let result = game.result().unwrap_or_else(|| "The game continues".to_owned());
            let mut doc = Doc::default();
            summary::summary(&self.store, &game, true, Eyes::Observer, Width::USUAL, &mut doc)?;
            super::print(&format!("\n{}\n{result}.\n", doc.text(Audience::Reader)))?;
        }
        let (n_in, n_out) = self.n_letters;
        super::print(&format!("\nThe judge has read {n_in} e-mails and written {n_out}.\n"))
    }
}
