//! Decisions that no player can take alone: in a game without a GM they become proposals, on which all players vote by plain replies.
use crate::world::World;
use chancery::game::proposals::answer;
use chancery::mail::sink::Mail;
use chancery::store::Life;
use jiff::{SignedDuration, Timestamp};

const ANN: &str = "ann@example.org";
const EVE: &str = "eve@example.org";
const FRED: &str = "fred@example.org";

/// The game `club`, without a GM: Ann plays Austria, Eve England, Fred France, and the other powers have no player.
fn club(settings: &str) -> World {
    let mut world = World::new();
    let create = format!("REGISTER Ann Other\nCREATE ?club secret\nSET POWERS 3\n{settings}\nSET PREFERENCE A");
    world.write(ANN, "judge@example.org", "", &create);
    world.write(EVE, "judge@example.org", "", "REGISTER Eve English\nSIGN ON ?club secret\nSET PREFERENCE E");
    world.write(FRED, "judge@example.org", "", "REGISTER Fred French\nSIGN ON ?club secret\nSET PREFERENCE F");
    world.mail();
    assert_eq!(life(&world), Life::Running);
    world
}

/// The game with two players, Ann and Eve.
fn club_of_two(settings: &str) -> World {
    let mut world = World::new();
    let create = format!("REGISTER Ann Other\nCREATE ?club secret\nSET POWERS 2\n{settings}\nSET PREFERENCE A");
    world.write(ANN, "judge@example.org", "", &create);
    world.write(EVE, "judge@example.org", "", "REGISTER Eve English\nSIGN ON ?club secret\nSET PREFERENCE E");
    world.mail();
    world
}

fn life(world: &World) -> Life {
    world.store.game_named("club").unwrap().unwrap().life
}

fn deadline(world: &World) -> Timestamp {
    world.store.game_named("club").unwrap().unwrap().deadline.unwrap()
}

fn setting(world: &World, text: &str) -> bool {
    world.store.game_named("club").unwrap().unwrap().settings.contains(text)
}

/// The e-mails that an e-mail triggers.
fn cause(world: &mut World, from: &str, lines: &str) -> Vec<Mail> {
    world.mail();
    world.write(from, "judge@example.org", "", lines);
    world.mail()
}

fn to<'a>(mails: &'a [Mail], reader: &str) -> &'a Mail {
    let mut own = mails.iter().filter(|mail| mail.to == reader && !mail.reply);
    own.next_back().unwrap_or_else(|| panic!("no letter to {reader}"))
}

/// Sends a plain reply to the last of these e-mails to a person. Returns the judge's answer and the e-mails to others.
fn reply(world: &mut World, mails: &[Mail], from: &str, lines: &str) -> (Mail, Vec<Mail>) {
    let address = to(mails, from).reply_to.clone().expect("it can be answered");
    world.mail();
    world.write(from, &address, "", lines);
    let (mut replies, others): (Vec<Mail>, Vec<Mail>) = world.mail().into_iter().partition(|mail| mail.reply);
    (replies.pop().expect("a reply"), others)
}

fn flat(mail: &Mail) -> String {
    mail.body.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn no_vote_is_lost_because_the_judge_was_down() {
    let mut world = club("");
    let asked = cause(&mut world, ANN, "SIGN ON aclub secret\nPROPOSE PAUSE");
    let club = world.store.game_named("club").unwrap().unwrap().id;
    let until = |world: &World| world.store.proposals(club).unwrap().first().map(|proposal| proposal.until);
    let before = until(&world).unwrap();
    let hours = SignedDuration::from_hours;
    world.sleep_until(before + hours(1));
    let down = (before + hours(1)).duration_since("2026-11-21T12:00:00Z".parse().unwrap());
    world.run_to(world.now + hours(1));
    assert_eq!(until(&world), Some(before + down), "still open, for as much longer");
    let told = world.mail();
    assert!(flat(to(&told, EVE)).contains("Votes that were open still are."), "{}", flat(to(&told, EVE)));
    reply(&mut world, &asked, EVE, "YES");
    reply(&mut world, &asked, FRED, "YES");
    assert_eq!(life(&world), Life::Paused);
}

#[test]
fn no_player_alone_ends_pauses_or_rolls_back_a_game_without_a_gm() {
    for line in ["TERMINATE club", "PROPOSE TERMINATE club", "PAUSE", "SUSPEND", "PROPOSE PAUSE"] {
        let mut world = club("");
        let asked = cause(&mut world, ANN, &format!("SIGN ON aclub secret\n{line}"));
        assert_eq!(life(&world), Life::Running, "{line}");
        let reply = asked.iter().find(|mail| mail.reply).unwrap();
        assert!(flat(reply).contains("I have asked all players whether they agree to"), "{}", reply.body);
        for reader in [EVE, FRED] {
            let letter = flat(to(&asked, reader));
            assert!(letter.contains("Austria proposes to"), "{letter}");
            assert!(letter.contains("Reply YES or NO."), "{letter}");
        }
    }
}

#[test]
fn a_proposal_passes_when_all_agree() {
    let mut world = club("");
    let asked = cause(&mut world, ANN, "SIGN ON aclub secret\nPAUSE");
    let (said, others) = reply(&mut world, &asked, EVE, "Yes, good idea.");
    assert!(flat(&said).contains("You agree to pause the game 'club'. Others have not answered yet."), "{}", said.body);
    assert!(others.is_empty(), "votes are secret: {others:?}");
    assert_eq!(life(&world), Life::Running);
    let (said, others) = reply(&mut world, &asked, FRED, "ok");
    assert!(flat(&said).contains("All have agreed. 'club' is paused."), "{}", said.body);
    assert_eq!(life(&world), Life::Paused);
    for reader in [ANN, EVE, FRED] {
        assert!(flat(to(&others, reader)).contains("The players have paused the game 'club'."));
    }
}

#[test]
fn one_no_rejects_a_proposal() {
    let mut world = club("");
    let asked = cause(&mut world, ANN, "SIGN ON aclub secret\nTERMINATE club");
    reply(&mut world, &asked, EVE, "Yes");
    let (said, others) = reply(&mut world, &asked, FRED, "Nein!");
    assert!(flat(&said).contains("has failed"), "{}", said.body);
    for reader in [ANN, EVE] {
        let letter = flat(to(&others, reader));
        assert!(
            letter.contains("The proposal to end the game 'club' without a result has failed, so nothing changes."),
            "{letter}"
        );
    }
    // A late yes ends nothing.
    let (said, _) = reply(&mut world, &asked, EVE, "Yes");
    assert!(flat(&said).contains("has been decided already"), "{}", said.body);
    assert_eq!(life(&world), Life::Running);
}

#[test]
fn a_proposal_expires_at_its_deadline() {
    let mut world = club("SET MOVE NEXT 720");
    cause(&mut world, ANN, "SIGN ON aclub secret\nTERMINATE club");
    world.run_to("2026-11-28T11:59:00Z".parse().unwrap());
    assert!(world.mail().is_empty());
    world.run_to("2026-11-28T12:01:00Z".parse().unwrap());
    let told = world.mail();
    for reader in [ANN, EVE, FRED] {
        assert!(flat(to(&told, reader)).contains("has not been agreed to by all in time"));
    }
}

#[test]
fn a_proposer_can_withdraw_their_proposal() {
    for line in ["PROPOSE NO TERMINATE", "DISAGREE", "DISAGREE TERMINATE"] {
        let mut world = club("");
        cause(&mut world, ANN, "SIGN ON aclub secret\nPROPOSE TERMINATE");
        let told = cause(&mut world, ANN, &format!("SIGN ON aclub secret\n{line}"));
        assert!(flat(to(&told, EVE)).contains("has been withdrawn"), "{line}");
        let said = world.ask(EVE, "SIGN ON eclub secret\nAGREE");
        assert!(flat(&said).contains("'club' has no proposal for you to vote on."), "{}", said.body);
    }
    // The others cannot.
    let mut world = club("");
    cause(&mut world, ANN, "SIGN ON aclub secret\nPROPOSE TERMINATE");
    let said = world.ask(EVE, "SIGN ON eclub secret\nPROPOSE NO TERMINATE");
    assert!(flat(&said).contains("You have no such proposal."), "{}", said.body);
}

#[test]
fn each_kind_has_one_open_proposal_and_an_ambiguous_vote_counts_for_none() {
    let mut world = club("");
    cause(&mut world, ANN, "SIGN ON aclub secret\nPROPOSE SET NMR\nPROPOSE PAUSE");
    let said = world.ask(EVE, "SIGN ON eclub secret\nPROPOSE SET NO DIAS");
    assert!(flat(&said).contains("There is an open proposal already"), "{}", said.body);
    let said = world.ask(EVE, "SIGN ON eclub secret\nAGREE");
    assert!(said.body.contains("  AGREE SET\n  AGREE PAUSE"), "{}", said.body);
    let said = world.ask(EVE, "SIGN ON eclub secret\nAGREE PAUSE\nAGREE SET");
    assert!(flat(&said).contains("You agree to pause"), "{}", said.body);
    // A proposal of the same is an agreement.
    let said = world.ask(FRED, "SIGN ON fclub secret\nPAUSE");
    assert!(flat(&said).contains("All have agreed"), "{}", said.body);
    assert_eq!(life(&world), Life::Paused);
    assert!(!setting(&world, "nmr"));
}

#[test]
fn after_the_start_rules_change_by_consent() {
    let mut world = club("");
    let asked = cause(&mut world, ANN, "SIGN ON aclub secret\nSET NMR, MOVE GRACE 0 MIN 0\nSET NO DIAS");
    assert!(!setting(&world, "nmr"));
    let letters = asked.iter().filter(|mail| mail.to == EVE).count();
    assert_eq!(letters, 1, "the changes of one letter are one proposal");
    let letter = flat(to(&asked, EVE));
    assert!(
        letter.contains("to change the settings of 'club': NMR, Movement every 3 days at 23:30 UTC; no grace"),
        "{letter}"
    );
    assert!(letter.contains("NO DIAS"), "{letter}");
    reply(&mut world, &asked, EVE, "agreed");
    let (_, others) = reply(&mut world, &asked, FRED, "I agree.");
    assert!(setting(&world, "nmr") && setting(&world, "dias"));
    let letter = flat(to(&others, ANN));
    assert!(letter.contains("The players have made these changes in 'club'."), "{letter}");
    // The comment harms no one.
    world.ask(ANN, "SIGN ON aclub secret\nSET COMMENT Welcome");
    assert!(setting(&world, "Welcome"));
}

#[test]
fn one_player_can_add_time_but_not_remove_it() {
    let mut world = club("SET MOVE CLOCK 20:00 NEXT 72 GRACE 24 MIN 0");
    let (old, now) = (deadline(&world), world.now);
    let in_a_minute = "SIGN ON aclub secret\nSET DEADLINE 2026-11-21 12:02 UTC";
    let said = world.ask(ANN, in_a_minute);
    let asked = "whether they agree to move the deadline";
    assert!(flat(&said).contains(asked) && flat(&said).contains("to move the deadline for"), "{}", said.body);
    assert_eq!(deadline(&world), old);
    world.ask(ANN, "SIGN ON aclub secret\nPROPOSE NO DEADLINE\nSET DEADLINE 2026-11-28 20:00 UTC");
    assert_eq!(deadline(&world), "2026-11-28T20:00:00Z".parse().unwrap());
    // But not for ever.
    let said = world.ask(ANN, "SIGN ON aclub secret\nSET DEADLINE 2027-04-01");
    assert!(flat(&said).contains(asked), "{}", said.body);
    // Nor may the grace period, or the start of the turn, be moved forward.
    let said = world.ask(EVE, "SIGN ON eclub secret\nSET GRACE 2026-11-28 20:01 UTC");
    assert!(flat(&said).contains("whether they agree to let grace for"), "{}", said.body);
    assert!(now < deadline(&world));
}

/// A deadline that has passed can be moved by a minute. The grace period must not shrink by that.
#[test]
fn more_time_does_not_shorten_grace() {
    let mut world = club("SET MOVE CLOCK 20:00 NEXT 24 GRACE 96 DAYS SMTWTFS");
    let grace = |world: &World| world.store.game_named("club").unwrap().unwrap().grace.unwrap();
    world.ask(EVE, "SIGN ON eclub secret\nSET GRACE 2026-11-30 12:00 UTC");
    assert_eq!(grace(&world), "2026-11-30T12:00:00Z".parse().unwrap());
    let old = deadline(&world);
    world.run_to(old + jiff::SignedDuration::from_mins(5));
    world.ask(ANN, "SIGN ON aclub secret\nSET DEADLINE +1h");
    assert!(old < deadline(&world));
    assert_eq!(grace(&world), "2026-11-30T12:00:00Z".parse().unwrap());
}

#[test]
fn a_game_ended_by_all_resumes_only_if_all_agree() {
    let mut world = club("");
    let asked = cause(&mut world, ANN, "SIGN ON aclub secret\nTERMINATE club");
    reply(&mut world, &asked, EVE, "Y");
    let (_, others) = reply(&mut world, &asked, FRED, "+1");
    assert_eq!(life(&world), Life::Terminated);
    assert!(flat(to(&others, ANN)).contains("The players have terminated the game 'club'. It has no result."));
    let asked = cause(&mut world, ANN, "SIGN ON aclub secret\nRESUME");
    assert_eq!(life(&world), Life::Terminated);
    reply(&mut world, &asked, EVE, "oui");
    reply(&mut world, &asked, FRED, "sí");
    assert_eq!(life(&world), Life::Running);
}

#[test]
fn a_turn_is_rolled_back_by_consent() {
    let mut world = club("");
    for (from, lines) in [
        (ANN, "SIGN ON aclub secret\nA BUD H, A VIE H, F TRI H"),
        (EVE, "SIGN ON eclub secret\nF LON H, F EDI H, A LVP H"),
        (FRED, "SIGN ON fclub secret\nA PAR H, A MAR H, F BRE H"),
    ] {
        world.write(from, "judge@example.org", "", lines);
    }
    world.run_to(world.now + jiff::SignedDuration::from_hours(1));
    let phase = |world: &World| world.store.game_named("club").unwrap().unwrap().phase;
    assert_eq!(phase(&world), "F1901M");
    let asked = cause(&mut world, FRED, "SIGN ON fclub secret\nROLLBACK");
    assert_eq!(phase(&world), "F1901M");
    assert!(flat(to(&asked, ANN)).contains("to undo the results of 'club' from turn 1 on"));
    reply(&mut world, &asked, ANN, "ja");
    reply(&mut world, &asked, EVE, "Okay.");
    assert_eq!(phase(&world), "S1901M");
}

#[test]
fn a_departed_player_does_not_hold_up_the_others() {
    let mut world = club("");
    let asked = cause(&mut world, ANN, "SIGN ON aclub secret\nTERMINATE club");
    reply(&mut world, &asked, EVE, "yes");
    world.write(FRED, "judge@example.org", "", "SIGN ON fclub secret\nRESIGN club");
    assert_eq!(life(&world), Life::Terminated);
}

#[test]
fn a_replacement_also_gets_to_vote() {
    let mut world = club("");
    world.write(FRED, "judge@example.org", "", "SIGN ON fclub secret\nRESIGN club");
    cause(&mut world, ANN, "SIGN ON aclub secret\nTERMINATE club");
    let told = cause(&mut world, "gus@example.org", "REGISTER Gus German\nSIGN ON fclub newer");
    let gus = "gus@example.org";
    assert!(flat(to(&told, gus)).contains("Austria proposes to end the game"), "{told:?}");
    world.ask(EVE, "SIGN ON eclub secret\nAGREE");
    assert_eq!(life(&world), Life::Running);
    reply(&mut world, &told, gus, "yes");
    assert_eq!(life(&world), Life::Terminated);
}

#[test]
fn only_a_plain_yes_or_no_is_a_vote() {
    for (line, vote) in [
        ("Yes.", Some(true)),
        ("YES!!", Some(true)),
        ("yes please", Some(true)),
        ("Ja, gern", Some(true)),
        ("OK", Some(true)),
        ("Okay - see you in spring", Some(true)),
        ("*Agreed*", Some(true)),
        ("I agree, with pleasure.", Some(true)),
        ("No objections", Some(true)),
        ("👍", Some(true)),
        ("да", Some(true)),
        ("d’accord", Some(true)),
        ("No.", Some(false)),
        ("no, thanks", Some(false)),
        ("NEIN", Some(false)),
        ("I don’t agree", Some(false)),
        ("disagree", Some(false)),
        ("нет", Some(false)),
        ("Yes but only until May", None),
        ("No problem for me if Eve wants it", None),
        ("Not sure", None),
        ("Yes or no?", None),
        ("Dear Ann,", None),
        ("", None),
    ] {
        assert_eq!(answer(line), vote, "{line:?}");
    }
    let mut world = club("");
    let asked = cause(&mut world, ANN, "SIGN ON aclub secret\nTERMINATE club");
    for lines in ["I will think about it.", "Yes\nNo", "Yes but only if France agrees"] {
        let (said, _) = reply(&mut world, &asked, EVE, lines);
        assert!(flat(&said).contains("Reply YES or NO."), "{lines}: {}", said.body);
    }
    reply(&mut world, &asked, FRED, "Hi,\n\nYes.\n\nFred");
    assert_eq!(life(&world), Life::Running);
}

#[test]
fn orders_below_a_vote_are_read() {
    let mut world = club("");
    let asked = cause(&mut world, ANN, "SIGN ON aclub secret\nPAUSE");
    let (said, _) = reply(&mut world, &asked, EVE, "No\nF LON - NTH");
    assert!(said.body.contains("has failed") && said.body.contains("F LON - NTH"), "{}", said.body);
}

#[test]
fn a_player_alone_needs_no_consent() {
    let mut world = World::new();
    world.write(
        ANN,
        "judge@example.org",
        "",
        "REGISTER Ann Other\nCREATE ?club secret standard_france_austria\nSET PLAYERS 1",
    );
    world.mail();
    let phase = |world: &World| world.store.game_named("club").unwrap().unwrap().phase;
    assert_eq!(phase(&world), "S1901M");
    let said = world.ask(ANN, "SIGN ON aclub secret\nA BUD - SER\nPROCESS");
    assert!(said.body.contains("S1901M has been adjudicated."), "{}", said.body);
    assert_eq!(phase(&world), "F1901M");
    let said = world.ask(ANN, "SIGN ON aclub secret\nROLLBACK");
    assert!(said.body.contains("'club' is back in S1901M."), "{}", said.body);
    assert_eq!(phase(&world), "S1901M");
    world.ask(ANN, "SIGN ON aclub secret\nSET NMR, NO DIAS\nPAUSE");
    assert!(setting(&world, "nmr"));
    assert_eq!(life(&world), Life::Paused);
    world.ask(ANN, "SIGN ON aclub secret\nRESUME\nTERMINATE club");
    assert_eq!(life(&world), Life::Terminated);
    world.ask(ANN, "SIGN ON aclub secret\nRESUME");
    assert_eq!(life(&world), Life::Running);
}

#[test]
fn no_player_alone_runs_a_shared_games_turn() {
    let mut world = club("");
    let said = world.ask(ANN, "SIGN ON aclub secret\nPROCESS");
    assert!(flat(&said).contains("'club' has other players: the turn runs automatically"), "{}", said.body);
}

#[test]
fn a_gunboat_game_hides_proposers_and_voters() {
    let mut world = club("SET GUNBOAT, QUIET");
    let mut mails = cause(&mut world, ANN, "SIGN ON aclub secret\nTERMINATE club");
    let letter = flat(to(&mails, EVE));
    assert!(letter.contains("A player proposes to end the game 'club'"), "{letter}");
    let asked = mails.clone();
    let (_, more) = reply(&mut world, &asked, EVE, "yes");
    mails.extend(more);
    let (_, more) = reply(&mut world, &asked, FRED, "no");
    mails.extend(more);
    mails.extend(cause(&mut world, EVE, "SIGN ON eclub secret\nPAUSE\nLIST club"));
    assert!(8 <= mails.len());
    for mail in mails.iter().filter(|mail| !mail.reply) {
        for name in ["Austria", "England", "France", "Ann", "Eve", "Fred"] {
            let subject = mail.subject.clone();
            let begins = mail.body.lines().filter(|line| !line.starts_with("::")).collect::<Vec<_>>().join("\n");
            assert!(!(begins + &subject).contains(name), "{name} is in a letter to {}: {}", mail.to, mail.body);
        }
    }
}

#[test]
fn a_terminated_gunboat_game_reveals_no_names() {
    let mut world = club("SET GUNBOAT, SECRET, QUIET, NO SHOW");
    let asked = cause(&mut world, ANN, "SIGN ON aclub secret\nTERMINATE club");
    reply(&mut world, &asked, EVE, "yes");
    let (_, told) = reply(&mut world, &asked, FRED, "yes");
    assert_eq!(life(&world), Life::Terminated);
    let answers = world.ask(ANN, "SIGN ON aclub secret\nWHOGAME club FULL\nLIST club\nLIST FULL\nSUMMARY club");
    for mail in told.iter().chain([&answers]).filter(|mail| mail.to != EVE) {
        assert!(!format!("{}{}", mail.subject, mail.body).contains("Eve"), "{}", mail.body);
    }
    let stranger = world.ask("x@example.org", "WHOGAME club\nSUMMARY club");
    assert!(!stranger.body.contains("Ann") && !stranger.body.contains("example.org  "), "{}", stranger.body);
}

#[test]
fn only_its_creator_becomes_a_games_gm_without_a_vote() {
    let mut world = World::new();
    world.write(ANN, "judge@example.org", "", "REGISTER Ann Other\nCREATE ?club secret");
    world.write(EVE, "judge@example.org", "", "REGISTER Eve English\nSIGN ON ?club secret");
    world.write(FRED, "judge@example.org", "", "REGISTER Fred French\nSIGN ON ?club secret");
    let asked = cause(&mut world, FRED, "SIGN ON club\nBECOME MASTER\nEJECT ann@example.org");
    let reply_to_fred = asked.iter().find(|mail| mail.reply).unwrap();
    assert!(flat(reply_to_fred).contains("I have asked all players whether they agree"), "{}", reply_to_fred.body);
    assert!(flat(reply_to_fred).contains("to make Fred French the GM of 'club'."), "{}", reply_to_fred.body);
    assert!(flat(reply_to_fred).contains("Only the game's GM can do that."), "{}", reply_to_fred.body);
    let (_, others) = reply(&mut world, &asked, ANN, "yes");
    assert!(others.is_empty());
    let (_, others) = reply(&mut world, &asked, EVE, "yes");
    assert!(flat(to(&others, ANN)).contains("Fred French (fred@example.org) is now the GM of 'club'."));
    assert!(flat(to(&others, FRED)).contains("You are now the GM of 'club'."));
    // The creator needs no one's consent.
    world.write(ANN, "judge@example.org", "", "CREATE ?hall secret");
    world.write(EVE, "judge@example.org", "", "SIGN ON ?hall secret");
    let said = world.ask(ANN, "SIGN ON hall\nBECOME MASTER");
    assert!(said.body.contains("You are now the GM of 'hall'."), "{}", said.body);
}

#[test]
fn an_observer_can_offer_to_run_a_game() {
    let mut world = club_of_two("");
    let asked = cause(&mut world, FRED, "REGISTER Fred French\nOBSERVE club secret\nPROPOSE MASTER");
    reply(&mut world, &asked, ANN, "yes");
    reply(&mut world, &asked, EVE, "yes");
    let said = world.ask(FRED, "SIGN ON mclub secret\nPAUSE");
    assert!(said.body.contains("'club' is paused."), "{}", said.body);
}

#[test]
fn a_gms_command_runs_at_once() {
    let mut world = World::with_games();
    let said = world.ask("max@example.org", "SIGN ON mdemo secret\nSET UNMODERATED\nPAUSE");
    assert!(said.body.contains("'demo' is paused."), "{}", said.body);
    // Where the GM leaves it to the players, one of them alone still does not decide.
    world.ask("max@example.org", "SIGN ON mdemo secret\nRESUME");
    let said = world.ask(ANN, "SIGN ON ademo secret\nPAUSE");
    assert!(flat(&said).contains("I have asked all players whether they agree to"), "{}", said.body);
    assert!(flat(&said).contains("to pause the game 'demo'."), "{}", said.body);
    // A GM who decides needs no votes, and the proposal is out of date.
    world.ask("max@example.org", "SIGN ON mdemo secret\nPAUSE");
    let said = world.ask(EVE, "SIGN ON edemo secret\nAGREE");
    assert!(flat(&said).contains("'demo' has no proposal for you to vote on."), "{}", said.body);
}

#[test]
fn a_vote_is_void_for_another_proposal() {
    let mut world = club("");
    let first = cause(&mut world, ANN, "SIGN ON aclub secret\nPAUSE");
    cause(&mut world, ANN, "SIGN ON aclub secret\nPROPOSE NO PAUSE");
    cause(&mut world, ANN, "SIGN ON aclub secret\nTERMINATE club");
    let (said, _) = reply(&mut world, &first, EVE, "Yes");
    assert!(flat(&said).contains("has been decided already"), "{}", said.body);
    world.ask(FRED, "SIGN ON fclub secret\nAGREE");
    assert_eq!(life(&world), Life::Running);
}

#[test]
fn replies_show_proposals_and_the_readers_vote() {
    let mut world = club("");
    cause(&mut world, ANN, "SIGN ON aclub secret\nPAUSE");
    let said = flat(&world.ask(EVE, "SIGN ON eclub secret"));
    let open = "There is a proposal to pause the game 'club'. Please vote: write AGREE PAUSE, or DISAGREE PAUSE.";
    assert!(said.contains(open), "{said}");
    let said = flat(&world.ask(EVE, "SIGN ON eclub secret\nAGREE PAUSE"));
    assert!(said.ends_with("END ORDERS") || said.contains("You agree to pause the game 'club'."), "{said}");
    let said = flat(&world.ask(ANN, "SIGN ON aclub secret"));
    assert!(said.contains("You propose to pause the game 'club'. Others have not answered yet."), "{said}");
}

/// PROCESS has no one to send it there.
#[test]
fn a_game_without_a_gm_is_not_processed_by_hand() {
    let mut world = club("SET MANUAL PROCESS");
    for (from, lines) in [
        (ANN, "SIGN ON aclub secret\nA BUD H, A VIE H, F TRI H"),
        (EVE, "SIGN ON eclub secret\nF LON H, F EDI H, A LVP H"),
        (FRED, "SIGN ON fclub secret\nA PAR H, A MAR H, F BRE H"),
    ] {
        world.write(from, "judge@example.org", "", lines);
    }
    world.run_to(world.now + jiff::SignedDuration::from_hours(1));
    assert_eq!(world.store.game_named("club").unwrap().unwrap().phase, "F1901M");
}

/// In a separate e-mail, its meaning is unclear.
#[test]
fn a_bare_yes_elsewhere_gets_voting_instructions() {
    let mut world = club("");
    cause(&mut world, ANN, "SIGN ON aclub secret\nPAUSE");
    for line in ["yes", "No", "I agree", "Yes please"] {
        let said = flat(&world.ask(EVE, &format!("SIGN ON eclub secret\n{line}")));
        assert!(said.contains("send one of these lines: AGREE PAUSE DISAGREE PAUSE"), "{line}: {said}");
    }
    assert_eq!(life(&world), Life::Running);
    let said = flat(&world.ask(EVE, "SIGN ON eclub secret\nDISAGREE\nyes"));
    assert!(!said.contains("AGREE PAUSE DISAGREE"), "{said}");
}
