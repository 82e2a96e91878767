//! E-mail in, e-mail out, as one readable file per story: `tests/stories/*.story`.
//!
//! ```text
//! @ 2026-11-24T23:30:00Z        the clock runs to this time
//! ! untrusting                  the judge does not trust From: (at the head of a story)
//! ! demo                        begins with the games of `World::with_games` (at the head of a story)
//! ! numbers                     the judge plays Numbers, and nothing else (at the head of a story)
//! ! down until 2026-11-25T...   the judge is down, and starts again at this time
//! ! a minute at 2026-11-25T...  the clock runs to this time, and the judge does the chores of a minute
//! From: ann@example.org         an e-mail; further headers may follow:
//! To: reply                     (it replies to the last e-mail to this person)
//! > REGISTER Ann Other          a line of it
//! By web: ann@example.org at /my/games/demo, orders
//! > order-1 = A VIE - GAL       the form `orders` on that page, filled in and sent; then the page's response
//! By web: ann@example.org at /games/demo
//!                               the page, as text
//! < ...                         the reply; and then, for each other e-mail that went out:
//! To: eve@example.org, ...      its readers (all who got the same text), its subject and its text
//! ```
//!
//! Of e-mails that differ from reader to reader the first is written out; for the others only the differences are. Lines that they have in
//! common are `...`.
//!
//! `UPDATE=1 cargo test stories` writes the judge's current output; the reviewer reads the difference as the players would.
use crate::numbers;
use crate::web::site::Site;
use crate::world::World;
use chancery::answers::game_file;
use chancery::game::Game;
use chancery::judge::Judge;
use chancery::mail::sink::Mail;
use std::fmt::Write as _;
use std::path::PathBuf;

/// The minimum number of stories: with fewer, some have been lost.
const MIN_STORIES: usize = 14;

/// The files of all stories, including those in folders.
pub(crate) fn files() -> Vec<PathBuf> {
    let inside = |folder: PathBuf| std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let (folders, mut files): (Vec<_>, Vec<_>) = inside("tests/stories".into()).partition(|path| path.is_dir());
    files.extend(folders.into_iter().flat_map(inside));
    files.sort();
    files
}

#[test]
fn stories_match_their_files() {
    let mut stale = Vec::new();
    let stories = files();
    assert!(MIN_STORIES <= stories.len(), "only {} stories", stories.len());
    for file in stories {
        let story = std::fs::read_to_string(&file).unwrap();
        let told = tell(&story);
        if told == story {
            continue;
        }
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&file, &told).unwrap();
            continue;
        }
        let differs = story.lines().zip(told.lines()).position(|(a, b)| a != b).unwrap_or(0);
        let around = |text: &str| text.lines().skip(differs.saturating_sub(3)).take(8).collect::<Vec<_>>().join("\n");
        stale.push(format!(
            "{}:{}\n--- is\n{}\n--- was\n{}",
            file.display(),
            differs + 1,
            around(&told),
            around(&story)
        ));
    }
    assert!(stale.is_empty(), "{}", stale.join("\n\n"));
}

/// The setting of a story: with pages, if any of its people use them.
enum Stage {
    World(Box<World>),
    Site(Box<Site>),
}

impl Stage {
    fn with(&mut self, act: impl FnOnce(&mut World)) {
        match self {
            Self::World(world) => act(world),
            Self::Site(site) => act(&mut site.world()),
        }
    }

    fn run_to(&mut self, time: &str) {
        match self {
            Self::World(world) => world.run_to(time.parse().unwrap()),
            Self::Site(site) => site.run_to(time),
        }
    }

    /// `ann@example.org at /my/games/demo, orders`: the text of a page, or its response to a submitted form.
    fn visit(&mut self, what: &str, fields: &[String]) -> String {
        let Self::Site(site) = self else { panic!("By web: begins a line of this story") };
        let (who, at) = what.split_once(" at ").expect("By web: somebody at /some/page, form");
        let browser = site.signed_in(who);
        match at.split_once(", ") {
            None => site.get(&browser, at).main(),
            Some((path, form)) => {
                let filled: Vec<(&str, &str)> = fields
                    .iter()
                    .map(|field| field.split_once('=').map(|(name, value)| (name.trim(), value.trim())).unwrap())
                    .collect();
                site.send(&browser, path, form, &filled).answer()
            }
        }
    }
}

/// An e-mail being written.
#[derive(Default)]
struct Writing {
    from: String,
    to: String,
    subject: String,
    lines: Vec<String>,
}

/// Plays the script of a story (its comments, times, headers and `>` lines) and writes down the results.
fn tell(story: &str) -> String {
    play_with(story, &mut files_come_back, &mut |_| ())
}

/// Checks that the unchanged file of each game changes nothing when it is read back.
fn files_come_back(world: &mut World) {
    for row in world.store.games().unwrap() {
        let game = Game::load(&world.store, row, &world.judge.catalogue).unwrap();
        let text = game_file::write(&world.store, &game).unwrap();
        let lines = game_file::changes(&world.store, &game, &text).unwrap_or_else(|why| panic!("{why:#}\n{text}"));
        assert!(lines.is_empty(), "{lines:?}\n{text}");
    }
}

/// Plays a story, and passes each outgoing e-mail on.
pub(crate) fn play(story: &str, hear: &mut dyn FnMut(&Mail)) -> String {
    play_with(story, &mut |_| (), hear)
}

/// Plays a story with a step before each e-mail and each time.
pub(crate) fn play_with(story: &str, prepare: &mut dyn FnMut(&mut World), hear: &mut dyn FnMut(&Mail)) -> String {
    let untrusting = story.lines().any(|line| line == "! untrusting");
    let begins = |line: &str| story.lines().any(|own| own == line);
    let world = match (begins("! demo"), begins("! numbers")) {
        (true, _) => World::with_games(),
        (_, true) => World::of(numbers::FAMILIES, |_| ()),
        _ => World::with(|config| config.trust_senders = !untrusting),
    };
    let world = World { judge: Judge { trust_senders: !untrusting, ..world.judge }, ..world };
    let mut stage = match story.lines().any(|line| line.starts_with("By web: ")) {
        true => Stage::Site(Box::new(Site::of(world))),
        false => Stage::World(Box::new(world)),
    };
    let mut told = String::new();
    let mut posting: Option<(String, Vec<String>)> = None;
    let mut writing: Option<Writing> = None;
    let mut in_answer = false;
    // The reply address in the last e-mail to each person: `To: reply` sends to it.
    let mut reply_to = std::collections::HashMap::new();
    for line in story.lines().chain([""]) {
        stage.with(&mut *prepare);
        let scripted =
            line.starts_with(['#', '@', '!', '>']) || line.starts_with("From: ") || line.starts_with("By web: ");
        let header =
            writing.is_some() && !in_answer && (line.starts_with("To: reply") || line.starts_with("Subject: "));
        in_answer &= !scripted;
        if let Some(letter) = writing.take_if(|letter| !letter.lines.is_empty() && !line.starts_with('>')) {
            let to = match letter.to.as_str() {
                "reply" => reply_to.get(address(&letter.from)).cloned().expect("there is a letter to answer"),
                _ => "judge@example.org".to_owned(),
            };
            stage.with(|world| world.write(&letter.from, &to, &letter.subject, &letter.lines.join("\n")));
            stage.with(|world| write_down(&mut told, world, &mut reply_to, hear));
            in_answer = !scripted;
        }
        if let Some((what, fields)) = posting.take_if(|_| !line.starts_with('>')) {
            for line in stage.visit(&what, &fields).lines() {
                writeln!(told, "{}", format!("< {line}").trim_end()).unwrap();
            }
            stage.with(|world| write_down(&mut told, world, &mut reply_to, hear));
            in_answer = !scripted;
        }
        if !(scripted || header) {
            continue;
        }
        if let Some(time) = line.strip_prefix("@ ") {
            writeln!(told, "{line}").unwrap();
            stage.run_to(time.trim());
            stage.with(|world| write_down(&mut told, world, &mut reply_to, hear));
            in_answer = true;
            continue;
        }
        if let Some(time) = line.strip_prefix("! down until ") {
            writeln!(told, "{line}").unwrap();
            stage.with(|world| world.sleep_until(time.trim().parse().unwrap()));
            stage.with(|world| write_down(&mut told, world, &mut reply_to, hear));
            in_answer = true;
            continue;
        }
        if let Some(time) = line.strip_prefix("! a minute at ") {
            writeln!(told, "{line}").unwrap();
            stage.run_to(time.trim());
            stage.with(|world| world.work().heartbeat().unwrap());
            stage.with(|world| write_down(&mut told, world, &mut reply_to, hear));
            in_answer = true;
            continue;
        }
        if let Some(from) = line.strip_prefix("From: ") {
            writing = Some(Writing { from: from.to_owned(), ..Writing::default() });
        } else if let Some(what) = line.strip_prefix("By web: ") {
            posting = Some((what.to_owned(), Vec::new()));
        } else if let (Some((_, fields)), Some(typed)) = (&mut posting, line.strip_prefix('>')) {
            fields.push(typed.trim_start().to_owned());
        } else if let Some(letter) = &mut writing {
            if let Some(typed) = line.strip_prefix('>') {
                letter.lines.push(typed.strip_prefix(' ').unwrap_or(typed).to_owned());
            } else if let Some(subject) = line.strip_prefix("Subject: ") {
                letter.subject = subject.to_owned();
            } else if line.starts_with("To: ") {
                letter.to = "reply".to_owned();
            }
        }
        writeln!(told, "{line}").unwrap();
        if line.starts_with('!') {
            told.push('\n');
        }
    }
    told
}

/// `ann@example.org`, also of `Ann Other <ann@example.org>`.
fn address(from: &str) -> &str {
    from.split_once('<').map_or(from, |(_, address)| address.trim_end_matches('>'))
}

/// Writes down the outgoing e-mails: the reply with `<` before each line, and every other e-mail once, with all its recipients.
fn write_down(
    told: &mut String,
    world: &mut World,
    reply_to: &mut std::collections::HashMap<String, String>,
    hear: &mut dyn FnMut(&Mail),
) {
    let mut groups: Vec<(Vec<String>, Mail)> = Vec::new();
    for mail in world.mail() {
        hear(&mail);
        if let Some(address) = &mail.reply_to {
            reply_to.insert(mail.to.clone(), address.clone());
        }
        let same = |(_, other): &&mut (Vec<String>, Mail)| {
            other.subject == mail.subject && other.body == mail.body && other.reply == mail.reply
        };
        match groups.iter_mut().find(same) {
            Some((readers, _)) => readers.push(mail.to.clone()),
            None => groups.push((vec![mail.to.clone()], mail)),
        }
    }
    groups.sort_by_key(|(_, mail)| !mail.reply);
    for (i, (readers, mail)) in groups.iter().enumerate() {
        writeln!(told, "\nTo: {}\nSubject: {}\n", readers.join(", "), mail.subject).unwrap();
        let has_lines =
            world.store.user_at(&readers[0]).unwrap().is_none_or(|user| user.width != chancery::text::Width::OFF);
        let wide = mail.body.lines().find(|line| {
            has_lines
                && mail.body.starts_with(":: ")
                && 72 < line.chars().count()
                && !line.starts_with("> ")
                && !line.starts_with("Year ")
        });
        assert_eq!(wide, None, "a letter has 72 columns");
        let mark = if mail.reply { "< " } else { "| " };
        let first = groups[..i].iter().find(|(_, other)| other.subject == mail.subject && !other.reply);
        for line in shortened(&mail.body, first.map_or("", |(_, first)| &first.body)) {
            writeln!(told, "{}", format!("{mark}{line}").trim_end()).unwrap();
        }
    }
    told.push('\n');
}

/// The lines of an e-mail; three or more in a row that another one also has become `...`.
fn shortened<'a>(body: &'a str, other: &str) -> Vec<&'a str> {
    let lines: Vec<&str> = body.lines().collect();
    let is_known = |line: &&str| line.is_empty() || other.lines().any(|known| known == *line);
    let mut shown = Vec::new();
    for run in lines.chunk_by(|a, b| is_known(a) == is_known(b)) {
        match !other.is_empty() && 3 <= run.len() && is_known(&run[0]) {
            true => shown.push("..."),
            false => shown.extend(run),
        }
    }
    shown
}
