//! People whom e-mail does not reach. Their GMs hear of it, or the keeper if there is no GM. No one else does.
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::command::letters::{LinkTarget, addresses, reader_of, threads_of};
use crate::game::Seat;
use crate::game::dates::day;
use crate::judge::identity::Bearer;
use crate::say;
use crate::store::{Bounced, Draft, MailId, Paid, Role};
use crate::text::doc::{Audience, Doc};
use crate::text::sentence::{Sentence, and, line, person, term, theirs};
use crate::text::words::Reader;
use anyhow::Result;
use jiff::tz::TimeZone;

/// Tells a game's GMs about the first e-mail to an address that bounced. Returns whether there was one to tell.
pub fn letter_came_back(cx: &GameCx, address: &str, subject: &str, why: &str) -> Result<bool> {
    tell_masters(cx, address, |master, doc| {
        let whom = whom(cx, master, address);
        doc.para(say!("An e-mail to {whom} could not be delivered: {}.", whom, theirs(subject)));
        doc.para(say!("The reason: {}", term(why)));
        doc.para("If e-mails come back on three days, I ask the address whether any arrive. If that e-mail also comes back, or gets no answer within three days, I stop writing to this address and tell you.");
    })
}

/// Asks an address, in an e-mail to it alone, whether e-mails arrive. Returns the number of that e-mail.
pub fn ask(env: &Env, address: &str, bounced: &Bounced) -> Result<MailId> {
    let user = env.store.user_at(address)?;
    let mut doc = env.headed(None, &env.reader_at(address)?);
    let came_back = match bounced.n_letters {
        0 => say!("Several may not have arrived."),
        n => say!("{n e-mail|e-mails} came back.", n),
    };
    let page = env.judge.url.as_ref().filter(|_| user.is_some()).map(|url| format!("{url}/my"));
    let answer = match &page {
        Some(_) => say!("Answer with {}, or open your games.", line("YES")),
        None => say!("Answer with {}.", line("YES")),
    };
    doc.para(say!("Do my e-mails reach you? {came_back} {answer}", came_back, answer));
    page.iter().for_each(|page| doc.link(page));
    doc.para("If I hear nothing from you within three days, I stop writing to this address, until you write to me.");
    let draft = Draft {
        recipient: address.to_owned(),
        subject: env.subject(None, "Do my e-mails reach you?"),
        reply_to: user.as_ref().map(|user| env.judge.reply_address(Bearer::Person(user.id, user.token))),
        ..Draft::default()
    };
    let wishes = user.map(|user| user.wishes).unwrap_or_default();
    env.store.post(&draft.saying(&doc, wishes), Paid::by_the_game(), env.now)
}

/// Tells the GMs of all the owner's games, once, that the judge no longer sends to an address.
pub fn suspended(env: &Env, address: &str, bounced: &Bounced) -> Result<()> {
    let mut without_master = Vec::new();
    for game in env.store.games_reached_at(address)? {
        let cx = GameCx::of_clock(*env, game)?;
        if !cx.game.seats.iter().any(|seat| reads_at(seat, address)) {
            continue;
        }
        let told = tell_masters(&cx, address, |master, doc| {
            doc.para(say!("I write to {} no longer.", whom(&cx, master, address)));
            doc.also(since(bounced, &doc.reader().zone.clone()));
            doc.para("If you can reach them in another way, please do. An e-mail from this address, with their password or in reply to one of mine, ends this at once and shows them the e-mails they missed. Deadlines continue. HELP EJECT and HELP SEEK explain how a seat gets another player.");
        })?;
        if !told {
            without_master.push(cx.game.row.name.clone());
        }
    }
    if without_master.is_empty() {
        return Ok(());
    }
    let mut doc = Doc::new(Reader::nobody());
    doc.para(say!("I write to {} no longer.", term(address)));
    doc.also(since(bounced, &TimeZone::UTC));
    doc.para(say!(
        "An e-mail from this address, with a password or in reply to one of mine, ends this. I am telling you because {} {n? has|have} no GM to tell.",
        and(without_master.iter().map(term)),
        n = without_master.len()
    ));
    env.judge.tell_keeper(env.store, env.now, "e-mails to an address come back", &doc.text(Audience::Reader))
}

/// Describes the bounces in a sentence or two.
fn since<'a, S>(bounced: &'a Bounced, zone: &TimeZone) -> Sentence<'a, S> {
    say!(
        "{} come back since {}. The last reason: {}",
        match bounced.n_letters {
            0 | 1 => say!("A letter has"),
            n => say!("{n} e-mails have", n),
        },
        term(day(bounced.since, zone)),
        term(&bounced.why)
    )
}

/// Tells all GMs of the game, except one whose own address it is. Returns whether any was told. `write` says what each may
/// know.
fn tell_masters(cx: &GameCx, address: &str, write: impl Fn(&Seat, &mut Doc)) -> Result<bool> {
    let game = &cx.game;
    let others = |own: &&str| !own.eq_ignore_ascii_case(address);
    let masters: Vec<&Seat> = game.masters().filter(|seat| addresses(seat).any(|own| others(&own))).collect();
    for seat in &masters {
        let mut doc = Doc::new(reader_of(seat));
        write(seat, &mut doc);
        cx.lead(&mut doc, &game.row.name, LinkTarget::Game);
        // The report belongs to no game. If it bounces too, it causes no loop.
        let report = Draft { subject: cx.subject("Undeliverable e-mail"), ..Draft::default() };
        let report = report.saying(&doc, seat.wishes);
        cx.post_in_threads(
            seat.id,
            &threads_of(&game.row),
            addresses(seat).filter(others),
            report,
            Paid::by_the_game(),
        )?;
    }
    Ok(!masters.is_empty())
}

/// Returns whether the e-mails of this seat go to this address.
fn reads_at(seat: &Seat, address: &str) -> bool {
    addresses(seat).any(|own| own.eq_ignore_ascii_case(address))
}

/// `Ann Other (ann@example.org), who plays Austria,`
fn whom<'a, S>(cx: &'a GameCx, master: &Seat, address: &'a str) -> Sentence<'a, S> {
    let Some(seat) = cx.game.seats.iter().find(|seat| reads_at(seat, address)) else {
        return say!("{}", term(address));
    };
    let who = person(cx.game.person(master, seat));
    let who = match seat.user_address.eq_ignore_ascii_case(address) {
        true => say!("{who}", who),
        false => say!("{}, an address of {who}", term(address), who),
    };
    match (seat.role, cx.game.powers_of(seat)) {
        (Role::Player, []) => say!("{who}, a player,", who),
        (Role::Player, powers) => say!("{who}, the player of {},", who, &cx.game.called_each(powers)),
        (Role::Observer, _) => say!("{who}, an observer,", who),
        (Role::Master, _) => say!("{who}, another GM,", who),
    }
}
