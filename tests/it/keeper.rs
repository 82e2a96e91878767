//! The keeper by e-mail: proof of identity, decisions for the whole judge, and visits to games.
use crate::world::{World, said};
use chancery::store::{JournalQuery, Role};

const KEEPER: &str = "keeper@example.org";

/// A judge that does not trust `From:`, with a registered keeper, and a game of Ann's.
fn untrusting() -> World {
    let mut world = World::with(|config| config.trust_senders = false);
    for (who, lines) in
        [(KEEPER, "REGISTER Kay Keeper"), ("ann@example.org", "REGISTER Ann Other\nCREATE ?demo secret")]
    {
        confirmed(&mut world, who, lines);
    }
    world
}

/// Sends an e-mail and confirms it. Returns the last reply.
fn confirmed(world: &mut World, who: &str, lines: &str) -> String {
    let asked = world.ask(who, lines);
    assert!(asked.subject.contains("confirm"), "{}", asked.body);
    world.write(who, &asked.reply_to.unwrap(), "", "CONFIRM");
    world.mail().into_iter().find(|mail| mail.reply).unwrap().body
}

#[test]
fn a_from_line_makes_no_one_the_keeper() {
    let mut world = untrusting();
    for line in [
        "BAN ann@example.org",
        "DENY PLAYER *",
        "NO CREATE",
        "KEEPER demo",
        "SIGN ON @demo secret",
        "SIGN ON @",
        "KEEPER RULES",
    ] {
        let reply = world.ask(KEEPER, line);
        assert!(reply.subject.contains("Please confirm your e-mail"), "{line}: {}", reply.body);
        assert!(!reply.body.contains("CREATE FOR ALL"), "{line}: {}", reply.body);
        let reply = said(&world.ask("mallory@example.org", line).body);
        assert!(reply.contains("Only the judge keeper can do that.") || reply.contains("***"), "{line}: {reply}");
    }
    assert_eq!(world.store.house_rules(world.now).unwrap(), []);
    assert!(!world.store.only_keeper_creates().unwrap());
    // Ann's own token does not help her to impersonate another person.
    let token = world.ask("ann@example.org", "SIGN ON ?demo secret").reply_to.unwrap();
    world.write(KEEPER, &token, "", "BAN bob@example.org\nKEEPER demo");
    let reply = said(&world.mail().into_iter().find(|mail| mail.reply).unwrap().body);
    assert!(reply.contains("Only the judge keeper can do that."), "{reply}");
    assert_eq!(world.store.house_rules(world.now).unwrap(), []);
    // Nor does a correct password.
    let reply = said(&world.ask(KEEPER, "SIGN ON ?demo secret\nBAN bob@example.org").body);
    assert_eq!(world.store.house_rules(world.now).unwrap(), [], "{reply}");
}

#[test]
fn the_keeper_is_trusted_after_a_yes_and_not_after_a_mere_reply() {
    let mut world = untrusting();
    let reply = said(&confirmed(&mut world, KEEPER, &format!("BAN {KEEPER}")));
    assert!(reply.contains("is your own address, so I have not banned it."), "{reply}");
    let reply = said(&confirmed(&mut world, KEEPER, "BAN spam@example.org"));
    assert!(reply.contains("BAN spam@example.org."), "{reply}");
    let token = world.ask(KEEPER, "LIST").reply_to;
    assert_eq!(token, None, "an unproved question gets no token");
    world.write(KEEPER, "judge@example.org", "", "KEEPER RULES");
    let asked = world.mail().remove(0).reply_to.unwrap();
    world.write(KEEPER, &asked, "", "yes");
    let answer = world.mail().remove(0);
    assert!(answer.body.contains("  BAN spam@example.org\n"), "{}", answer.body);
    // Anyone who has seen the judge's e-mail could reply to it: the judge asks about the reply, too.
    world.write(KEEPER, &answer.reply_to.unwrap(), "", "UNBAN spam@example.org\nKEEPER RULES");
    let asked = world.mail().remove(0);
    assert!(said(&asked.body).contains("For this I must be sure that it is you"), "{}", asked.body);
    world.write(KEEPER, &asked.reply_to.unwrap(), "", "CONFIRM");
    let reply = said(&world.mail().remove(0).body);
    assert!(reply.contains("BAN spam@example.org: no longer.") && !reply.contains("CREATE FOR ALL BAN"), "{reply}");
}

#[test]
fn a_refused_person_gets_one_kind_sentence_and_no_reason() {
    let mut world = World::with_games();
    let denied = "I am sorry, but this judge cannot offer you that. Its keeper can tell you more.";
    let keeper = |world: &mut World, lines: &str| said(&world.ask(KEEPER, lines).body);
    for who in ["dora", "emil", "flo", "gina"] {
        world.ask(&format!("{who}@club.example"), &format!("REGISTER {who} Member"));
    }
    let reply =
        keeper(&mut world, "DENY PLAYER *@club.example\nALLOW PLAYER emil@club.example\nDENY MASTER flo@club.example");
    assert!(reply.contains("DENY PLAYER *@club.example."), "{reply}");
    for line in ["SIGN ON ?open secret", "CREATE ?mine secret"] {
        let reply = said(&world.ask("dora@club.example", line).body);
        assert!(reply.contains(denied) && !reply.contains("club"), "{line}: {reply}");
        let reply = said(&world.ask("emil@club.example", line).body);
        assert!(!reply.contains(denied), "{line}: {reply}");
    }
    assert!(world.ask("dora@club.example", "OBSERVE demo secret").body.contains("You now observe 'demo'."));
    keeper(&mut world, "DENY PLAYER -club.example");
    let reply = said(&world.ask("flo@club.example", "CREATE ?flow secret\nBECOME MASTER").body);
    assert!(reply.contains("Game 'flow' has been created") && reply.contains(denied), "{reply}");
    world.ask("flo@club.example", "OBSERVE demo secret");
    let reply = said(&world.ask("max@example.org", "SIGN ON mdemo secret\nPROMOTE flo@club.example").body);
    assert!(reply.contains("flo Member cannot run games on this judge."), "{reply}");
    // A ban overrides everything, including offered seats.
    world.ask("max@example.org", "SIGN ON mdemo secret\nEJECT TURKEY\nREPLACE TURKEY WITH gina@club.example");
    keeper(&mut world, "BAN gina@club.example new@example.org\nALLOW PLAYER gina@club.example");
    for line in ["SIGN ON ?open secret", "SIGN ON tdemo secret", "OBSERVE demo secret", "CREATE ?mine-too secret"] {
        let reply = said(&world.ask("gina@club.example", line).body);
        assert!(reply.contains(denied), "{line}: {reply}");
    }
    let reply = said(&world.ask("new@example.org", "REGISTER New Comer").body);
    assert!(reply.contains(denied), "{reply}");
    let reply = keeper(&mut world, "BAN tom\nBAN tom@example.org, ann@example.org");
    assert!(reply.contains("They keep their seats in demo until you remove them"), "{reply}");
    let entries = world.store.house_rules(world.now).unwrap();
    assert!(entries.iter().any(|rule| rule.pattern == "ann@example.org"), "{entries:?}");
}

#[test]
fn a_ban_ends_at_its_time() {
    let mut world = World::with_games();
    world.ask(KEEPER, "REGISTER Kay Keeper");
    let denied = "I am sorry, but this judge cannot offer you that.";
    let joins = |world: &mut World, who: &str| !world.ask(who, "SIGN ON ?open secret").body.contains(denied);
    let reply = said(&world.ask(KEEPER, "BAN ann@example.org *@club.example for 7 days\nBAN tom@example.org").body);
    assert!(reply.contains("BAN ann@example.org, until Saturday 28 November 2026, 12:00 UTC."), "{reply}");
    // A second line changes the end, and the lines of KEEPER RULES mean the same.
    let reply = said(&world.ask(KEEPER, "BAN tom@example.org UNTIL 2026-11-22T18:00Z\nKEEPER RULES").body);
    let rules = ["BAN *@club.example UNTIL 2026-11-28T12:00:00Z", "BAN tom@example.org UNTIL 2026-11-22T18:00:00Z"];
    assert!(rules.iter().all(|rule| reply.contains(rule)), "{reply}");
    let again = said(&world.ask(KEEPER, &rules.join("\n")).body);
    assert_eq!(again.matches("(unchanged)").count(), 2, "{again}");
    for line in ["BAN ann@example.org UNTIL 2020-01-01", "BAN ann@example.org FOR ever", "UNBAN ann@example.org FOR 2d"]
    {
        let reply = said(&world.ask(KEEPER, line).body);
        assert!(reply.contains("*** "), "{line}: {reply}");
    }
    assert!(!joins(&mut world, "ann@example.org") && !joins(&mut world, "tom@example.org"));
    // It ends at its time, even before the minute's chore has removed it.
    world.now = "2026-11-22T18:00:00Z".parse().unwrap();
    assert!(joins(&mut world, "tom@example.org") && !joins(&mut world, "ann@example.org"));
    world.work().heartbeat().unwrap();
    let journal = |world: &World| -> Vec<String> {
        let lines = world.store.journal_lately(&JournalQuery { who: "clock", limit: 9, ..JournalQuery::default() });
        lines.unwrap().into_iter().filter(|line| line.game.is_none()).map(|line| line.entry.what).collect()
    };
    assert_eq!(journal(&world), ["no longer BAN tom@example.org"]);
    world.work().heartbeat().unwrap();
    assert_eq!(journal(&world).len(), 1, "once");
}

/// A ban counts first, then a permission, then a refusal, in any order of writing.
#[test]
fn one_precedence_decides_between_rules() {
    let denied = "I am sorry, but this judge cannot offer you that.";
    let (ban, deny, allow) = ("BAN *@club.example", "DENY MASTER flo@club.example", "ALLOW MASTER *@*.example");
    for rules in [[ban, deny, allow], [allow, deny, ban], [deny, allow, ban]] {
        let mut world = World::with_games();
        world.ask(KEEPER, "REGISTER Kay Keeper");
        world.ask("flo@club.example", "REGISTER Flo Member");
        world.ask(KEEPER, &rules.join("\n"));
        let creates = |world: &mut World, who: &str, name: &str| {
            !world.ask(who, &format!("CREATE ?{name} secret\nBECOME MASTER")).body.contains(denied)
        };
        assert!(!creates(&mut world, "flo@club.example", "one"), "{rules:?}");
        world.ask(KEEPER, "UNBAN *@club.example");
        assert!(creates(&mut world, "flo@club.example", "two"), "{rules:?}");
        world.ask(KEEPER, "ALLOW MASTER -*@*.example");
        assert!(!creates(&mut world, "flo@club.example", "three"), "{rules:?}");
        // No rule keeps the keeper out.
        world.ask("eve@example.org", "HELP");
        world.desk("BAN *@example.org\nDENY MASTER *");
        assert!(creates(&mut world, KEEPER, "four"), "{rules:?}");
    }
}

#[test]
fn only_the_keeper_and_named_people_create_games() {
    let mut world = World::with_games();
    world.ask(KEEPER, "REGISTER Kay Keeper\nNO CREATE\nALLOW MASTER eve@example.org");
    let reply = said(&world.ask("ann@example.org", "CREATE ?new secret").body);
    assert!(reply.contains("New games are created only by the keeper of this judge now."), "{reply}");
    assert!(world.ask("eve@example.org", "CREATE ?eves secret").body.contains("has been created"));
    assert!(world.ask(KEEPER, "CREATE ?kays secret").body.contains("has been created"));
    world.ask(KEEPER, "CREATE FOR ALL");
    assert!(world.ask("ann@example.org", "CREATE ?new secret").body.contains("has been created"));
}

#[test]
fn a_visiting_keeper_leaves_no_trace_except_their_actions() {
    let mut world = World::with_games();
    world.ask(KEEPER, "REGISTER Kay Keeper");
    world.write(
        KEEPER,
        "judge@example.org",
        "",
        "KEEPER demo\nA PAR - BUR\nPAUSE\nANNOUNCE\nBack soon.\nEND\nRESIGN demo",
    );
    let mails = world.mail();
    let reply = said(&mails.iter().find(|mail| mail.reply).unwrap().body);
    assert!(reply.contains("Signed on to 'demo' as the keeper"), "{reply}");
    assert!(reply.contains("you have no seat to leave"), "{reply}");
    let to_ann =
        mails.iter().filter(|mail| mail.to == "ann@example.org").map(|mail| said(&mail.body)).collect::<String>();
    assert!(
        to_ann.contains("Keeper has paused the game 'demo'.")
            && to_ann.contains("Announcement of the keeper of 'demo':")
    );
    assert!(!to_ann.contains("Kay"), "{to_ann}");
    assert_eq!(mails.iter().filter(|mail| mail.to == KEEPER).count(), 1, "the keeper gets the answer, and no copies");
    let game = world.store.game_named("demo").unwrap().unwrap();
    let masters = world.store.seats(game.id).unwrap().into_iter().filter(|seat| seat.role == Role::Master).count();
    assert_eq!(masters, 1, "Max is the only master still");
    assert!(!world.ask("ann@example.org", "LIST demo\nSUMMARY demo\nWHOGAME demo").body.contains("Kay"));
    let journal = world.store.journal(game.id).unwrap();
    assert!(journal.iter().any(|row| row.who == "Keeper" && row.what == "paused"));
    // In the next e-mail the keeper is no longer signed on.
    let reply = said(&world.ask(KEEPER, "RESUME").body);
    assert!(reply.contains("You are not signed on to a game."), "{reply}");
    // Several games in one e-mail, one of which they do not run.
    world.ask("ann@example.org", "SIGN ON ademo secret");
    let reply = said(&world.ask(KEEPER, "SIGN ON @demo site-password\nRESUME\nSIGN ON @open\nLIST open").body);
    assert!(reply.contains("'demo' continues.") && reply.contains("Signed on to 'open' as the keeper"), "{reply}");
    assert!(!reply.contains("site-password"), "{reply}");
    let reply = said(&world.ask(KEEPER, "KEEPER nothing at all").body);
    assert!(!reply.contains("Signed on"), "{reply}");
}

#[test]
fn a_playing_keeper_does_not_see_other_players_orders() {
    let mut world = World::with_games();
    world.ask(KEEPER, "REGISTER Kay Keeper");
    world.ask("max@example.org", "SIGN ON mdemo secret\nEJECT TURKEY");
    assert!(world.ask(KEEPER, "SIGN ON tdemo secret").body.contains("You now play Turkey"));
    world.ask("fred@example.org", "SIGN ON fdemo secret\nA PAR - BUR");
    for line in ["KEEPER demo", "SIGN ON @demo"] {
        let reply = said(&world.ask(KEEPER, &format!("{line}\nSTATUS\nPREDICT")).body);
        assert!(reply.contains("You play in 'demo', or watch it, so you cannot be its master."), "{reply}");
        assert!(!reply.contains("Burgundy"), "{reply}");
    }
}
