//! A guest plays alone: no one receives a guest's text, and no other person's data changes. Tested with each command and each example in
//! its documentation, so a new command is covered from its first day.
use crate::codes::all_rows;
use crate::world::World;
use chancery::commands::COMMANDS;
use chancery::store::{ActOrigin, ByWeb, Post, Store, User, UserId};
use jiff::SignedDuration;
use std::collections::BTreeMap;

/// Tables that only count.
const COUNTS: &[&str] = &["meta", "sqlite_sequence", "tallies"];

/// A judge with games, and a guest who plays one alone.
struct House {
    world: World,
    template: Store,
    guest: UserId,
    folder: tempfile::TempDir,
}

impl House {
    fn new() -> Self {
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
        let world = World::with_games();
        let user = User::new("Guest 4821".to_owned(), String::new(), world.now);
        let guest = world.store.begin_trial(&user, world.now + SignedDuration::from_hours(25)).unwrap();
        let mut house = Self { template: world.store.copy().unwrap(), world, guest, folder };
        let begun = house.post("begin", "CREATE ?trial - standard SOLO");
        assert!(begun.contains("and the game has started"), "{begun}");
        house.template = house.world.store.copy().unwrap();
        house
    }

    /// Posts lines from the guest's browser. Returns the reply.
    fn post(&mut self, once: &str, lines: &str) -> String {
        let by = ByWeb { address: String::new(), guest: Some(self.guest), is_fresh: true, is_known: true };
        let post = Post { once: once.to_owned(), by, origin: ActOrigin::Page(String::new()), lines: lines.to_owned() };
        let work = self.world.work();
        let letter = work.take_posts(&[post]).unwrap()[0];
        while work.process_inbox(64).unwrap() != 0 {}
        let mail = self.world.store.answer_on_page(letter).unwrap().unwrap_or_else(|| panic!("no answer to {lines}"));
        self.world.store.shown(mail, "", Some(self.guest)).unwrap().expect("it is theirs").body
    }

    /// Everything that remains after the guest is erased.
    fn left(&self) -> BTreeMap<String, Vec<String>> {
        let path = self.folder.path().join("judge.db");
        let _ = std::fs::remove_file(&path);
        self.world.store.erase_trial(self.guest, self.world.now).unwrap();
        self.world.store.copy_to(&path).unwrap();
        let mut rows = all_rows(&path);
        rows.retain(|table, _| !COUNTS.contains(&table.as_str()));
        rows
    }
}

/// The example lines of a command's documentation, each with the lines below it.
fn examples(help: &str) -> Vec<String> {
    let usage = help.lines().filter_map(|line| line.strip_prefix("Usage: ").or(line.strip_prefix("   or: ")));
    let blocks = help.split("```").skip(1).step_by(2);
    let written = |block: &str| {
        let typed = block.lines().filter_map(|line| line.strip_prefix("> "));
        typed.collect::<Vec<_>>().join("\n")
    };
    usage.map(str::to_owned).chain(blocks.map(written)).filter(|lines| !lines.is_empty()).collect()
}

/// After the guest is erased, everything is as if they had never been there: no row of other people changed, and no e-mail went out.
#[test]
fn a_guests_words_reach_no_one() {
    let mut house = House::new();
    house.world.store = house.template.copy().unwrap();
    let before = house.left();
    let (mut n, mut n_refused) = (0, 0);
    for command in COMMANDS {
        let mut tried = examples(&command.help);
        for word in command.words.iter() {
            for rest in ["", " demo", " ann@example.org", " TO E", " demo secret"] {
                tried.push(format!("{}{rest}\nHello.\nEND", word.to_uppercase()));
            }
        }
        for lines in tried {
            // Half of them follow a password that the guest may have heard.
            let first = if n % 2 == 0 { "SIGN ON trial\n" } else { "SIGN ON edemo secret\nSIGN ON trial\n" };
            house.world.store = house.template.copy().unwrap();
            n += 1;
            let said = house.post(&format!("try {n}"), &format!("{first}{lines}"));
            n_refused += usize::from(said.contains("As a guest you play alone"));
            let (mut after, mut changed) = (house.left(), Vec::new());
            for (table, rows) in &before {
                let rows_after = after.remove(table).unwrap();
                changed.extend(
                    rows_after.into_iter().filter(|row| !rows.contains(row)).map(|row| format!("{table}: {row}")),
                );
            }
            assert!(changed.is_empty(), "{first}{lines}: {changed:#?}");
        }
    }
    assert!(1000 < n && n / 2 < n_refused, "{n_refused} of {n}");
}

/// Each guest has a separate allowance of posts: no guest uses up another's.
#[test]
fn guests_do_not_use_up_each_others_posts() {
    let world = World::with_games();
    let [one, other] = ["Guest 1", "Guest 2"].map(|name| {
        let user = User::new(name.to_owned(), String::new(), world.now);
        let guest = world.store.begin_trial(&user, world.now).unwrap();
        ByWeb { address: String::new(), guest: Some(guest), is_fresh: true, is_known: true }.counted_as()
    });
    assert_ne!(one, other);
    assert!(!one.contains('@'), "and it is no address: {one}");
}

/// A late post from the browser of a guest who was erased, or has registered, does nothing, and blocks nothing else.
#[test]
fn a_post_from_a_former_guest_does_nothing() {
    let house = House::new();
    let before = house.left();
    let by = ByWeb { address: String::new(), guest: Some(house.guest), is_fresh: true, is_known: true };
    let post = Post {
        once: "late".to_owned(),
        by,
        origin: ActOrigin::Page(String::new()),
        lines: "REGISTER Nobody Atall\nCREATE ?late - standard SOLO".to_owned(),
    };
    let work = house.world.work();
    let letter = work.take_posts(&[post]).unwrap()[0];
    while work.process_inbox(64).unwrap() != 0 {}
    assert_eq!(house.world.store.answer_on_page(letter).unwrap(), None);
    assert!(
        house.world.store.user_at("").unwrap().is_none() && house.world.store.game_named("late").unwrap().is_none()
    );
    let n_people = |rows: &BTreeMap<String, Vec<String>>| rows["users"].len();
    let after = house.left();
    assert_eq!(n_people(&before), n_people(&after));
}

#[test]
fn only_the_guest_can_read_a_guests_reply() {
    let mut house = House::new();
    house.post("help", "HELP");
    let mail = house.world.store.received(house.guest, None, None, 1).unwrap()[0].id;
    for (address, guest) in [("", None), ("ann@example.org", None), ("ann@example.org", Some(house.guest))] {
        let is_shown = house.world.store.shown(mail, address, guest).unwrap().is_some();
        assert!(!is_shown, "{address:?} {guest:?}");
    }
}
