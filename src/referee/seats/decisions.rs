//! The end of a request for an account with a lost mailbox (`moves`): its owner agrees, or the keeper decides on all the
//! evidence.
use super::moves::{Question, TO_DECIDE, is_alive, is_over, masters, post, seats_of, tell_asker};
use super::registry;
use crate::command::access::keeper;
use crate::command::context::Context;
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::command::letters::reader_of;
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, refuse};
use crate::game::Game;
use crate::game::dates::day;
use crate::judge::identity::Bearer;
use crate::referee::seats::names::numbered;
use crate::referee::table::house::note;
use crate::say;
use crate::store::{Draft, MoveRow, Paid, SeatRow, User, UserId, Wording};
use crate::text::doc::Doc;
use crate::text::sentence::{and, game, line, person, term, theirs};
use anyhow::Result;
use jiff::Timestamp;

/// Moves the account because its owner agrees, from one of its addresses.
///
/// # Errors
/// If no one has asked for it from there, or it cannot move.
pub fn agree(cx: &mut Context, new: &str, doc: &mut Doc) -> CommandResult {
    let user = cx.user()?.clone();
    let rows = cx.store.moves_of(user.id)?;
    let Some(row) = rows.into_iter().find(|row| row.open().is_some() && row.new.eq_ignore_ascii_case(new)) else {
        return refuse(say!(
            "No one at {} has asked for your account. To add an address to it, send {}.",
            term(new),
            line(format!("I AM ALSO {new}"))
        ));
    };
    carry_out(cx, &row, &user, "owner")?;
    cx.principal.erase();
    doc.para(say!(
        "Your account has moved to {}. From now on I write there, and this address is no longer yours here.",
        term(&row.new)
    ));
    Ok(())
}

/// Moves an account on the keeper's decision.
///
/// # Errors
/// If no one has asked for it, the owner has stopped it, or their week is not over.
pub fn decide(cx: &Context, old: &str, new: &str, doc: &mut Doc) -> CommandResult {
    let row = asked_for(cx, old, new)?;
    let Some(owner) = row.user else {
        return refuse(say!("{} is not a registered address, or its account cannot move.", term(old)));
    };
    if let Some(stopped) = row.stopped {
        return refuse(say!("Its owner stopped this, {}: the account stays where it is.", stopped));
    }
    let owner = cx.store.user(owner)?;
    if is_alive(cx, &row, owner.id)? {
        return refuse(say!(
            "{} has been active since the request of {}, so the account does not move.",
            person(&owner.name),
            row.asked
        ));
    }
    match row.until {
        _ if is_over(cx, &row)? => {}
        Some(until) if cx.now < until => {
            return refuse(say!("Its owner can stop this until {}. Decide after that.", until));
        }
        _ => {
            return refuse(
                "My e-mails to its owner have not gone out yet, so they could not stop this. I will tell you when their time is over.",
            );
        }
    }
    carry_out(cx, &row, &owner, "keeper")?;
    doc.para(say!(
        "The account of {} has moved from {} to {}. I have e-mailed both addresses.",
        person(&owner.name),
        term(&row.old),
        term(&row.new)
    ));
    Ok(())
}

/// Declines to move an account, on the keeper's decision.
///
/// # Errors
/// If no one has asked for it, or it has stopped already.
pub fn decline(cx: &Context, old: &str, new: &str, doc: &mut Doc) -> CommandResult {
    let row = asked_for(cx, old, new)?;
    if row.open().is_none() {
        return refuse(
            "This account does not move in any case: its owner has stopped that, or the address is not registered here.",
        );
    }
    tell_asker(cx, &row, |doc| {
        doc.para(say!(
            "You asked for the account with the address {}. The keeper has decided that it stays where it is. If it was yours, write to the keeper: {}.",
            term(&row.old),
            term(&cx.judge.keeper)
        ));
    })?;
    cx.store.drop_move(row.id)?;
    match row.user.map(|owner| cx.store.find_user(owner)).transpose()?.flatten() {
        Some(owner) => note(cx, say!("left the account of {} at its address", numbered(&owner)))?,
        None => note(cx, "left an account at its address")?,
    }
    doc.para(say!("The account at {} does not move. I have told {}.", term(&row.old), term(&row.new)));
    Ok(())
}

/// The request that the keeper names.
fn asked_for(cx: &Context, old: &str, new: &str) -> CommandResult<MoveRow> {
    cx.store.find_move(old, new)?.ok_or_else(|| {
        Refusal::because(say!(
            "No one at {} has asked for the account at {}. Its owner asks with {}, sent from the new address. {} lists the requests.",
            term(new),
            term(old),
            line(format!("I WAS {old}")),
            line("KEEPER MOVES")
        ))
        .into()
    })
}

/// Moves the account. Seats, record and names stay, the new address replaces the old one, and all earlier proofs of the owner
/// become invalid. An account that the requester registered in the meantime is merged into it.
fn carry_out(cx: &Context, row: &MoveRow, owner: &User, by: &'static str) -> CommandResult {
    let (old, new) = (&row.old, &row.new);
    if keeper::is_banned(cx.store, &cx.store.addresses(owner.id)?, cx.now)? {
        return refuse(say!("{} is banned here, so this account cannot move.", person(&owner.name)));
    }
    if let Some(other) = cx.store.user_at(new)?.filter(|other| other.id != owner.id) {
        registry::may_be_one(cx, &other, owner)?;
        cx.store.merge_users(other.id, owner.id, cx.now)?;
    }
    let masters = masters(cx, row, owner.id)?;
    cx.store.move_account(owner.id, old, new)?;
    registry::readdress_seats(cx, owner, old, Some(new))?;
    let what = say!("moved the account of {} to another address", numbered(owner));
    cx.record(None, Wording::of(by), Wording::of(what))?;
    let moved = cx.store.user(owner.id)?;
    welcome(cx, row, &moved)?;
    let why = match by {
        "keeper" => "No one answered the e-mails I sent here, so the keeper has decided this.",
        _ => "An e-mail from one of the account's addresses agreed to it.",
    };
    let others = cx.store.addresses(owner.id)?.into_iter().filter(|address| !address.eq_ignore_ascii_case(new));
    for address in others.chain([old.clone()]) {
        let mut doc = cx.headed(None, &cx.reader_at(&address)?);
        doc.para(say!("The account of {} has moved from {} to {}.", person(&owner.name), term(old), term(new)));
        doc.also(why);
        doc.para(say!("If that is wrong, write to the keeper of this judge at once: {}.", term(&cx.judge.keeper)));
        post(cx, &address, "Your account has moved", &doc)?;
    }
    for master in masters {
        let game = GameCx::of_clock(cx.env, master.game)?;
        let mut doc = Doc::new(reader_of(&master));
        doc.para(say!("{} now writes from {}, and no longer from {}.", person(&owner.name), term(new), term(old)));
        game.post(&master, &game.subject("A player has another address"), &doc)?;
    }
    Ok(())
}

/// Tells the requester that the account is theirs.
fn welcome(cx: &Context, row: &MoveRow, moved: &User) -> Result<()> {
    let mut doc = cx.headed(None, &cx.reader_at(&row.new)?);
    doc.para(say!(
        "Welcome back, {}. Your account has moved from {} to this address, with all seats and your record.",
        person(&moved.name),
        term(&row.old)
    ));
    let mut names: Vec<String> = seats_of(cx, moved.id)?.into_iter().map(|(_, game)| game.row.name).collect();
    names.dedup();
    if let Some(first) = names.first() {
        doc.para(say!(
            "You are in {}. {} shows the turns and press since then, and {} the players.",
            and(names.iter().map(game)),
            line(format!("HISTORY {first}")),
            line(format!("SUMMARY {first}"))
        ));
    }
    doc.para("Replies to my older e-mails no longer work, and all browsers are signed out. The passwords of your seats are unchanged.");
    let draft = Draft {
        recipient: row.new.clone(),
        subject: cx.subject(None, "Your account is here"),
        reply_to: Some(cx.judge.reply_address(Bearer::Person(moved.id, moved.token))),
        letter: cx.letter,
        ..Draft::default()
    };
    cx.store.post(&draft.saying(&doc, moved.wishes), Paid::by_the_game(), cx.now)?;
    Ok(())
}

/// Ends the owner's week: sends the keeper all the evidence, and tells the requester that the keeper now decides.
pub(super) fn tell_keeper(env: &Env, row: &MoveRow, owner: &User) -> Result<()> {
    let keeper = &env.judge.keeper;
    let mut doc = Doc::new(env.reader_at(keeper)?);
    tell(env, row, owner, &mut doc)?;
    doc.para(say!(
        "The owner has not answered my e-mails, and their week is over. Reply {}, and the account moves to {}. Reply {}, and it does not.",
        line("YES"),
        term(&row.new),
        line("NO")
    ));
    doc.para("A mailbox that still accepts e-mails may not be lost: its owner may be away. If you are not sure, ask the new address something that only the owner knows. You can answer for 30 days.");
    let question = Question {
        yes: format!("KEEPER MOVE {} TO {}", row.old, row.new),
        no: format!("KEEPER NO MOVE {} TO {}", row.old, row.new),
        until: env.now + TO_DECIDE,
        subject: "Shall an account move?",
    };
    let reader = env.store.user_at(keeper)?.unwrap_or_else(|| User::new(String::new(), keeper.clone(), env.now));
    question.post(env, keeper, &doc, &reader)?;
    tell_asker(env, row, |doc| {
        doc.para(say!(
            "You asked for the account with the address {}. The week is over, and the keeper of this judge now decides. You hear from me then.",
            term(&row.old)
        ));
    })
}

/// Tells the keeper everything about a request.
fn tell(env: &Env, row: &MoveRow, owner: &User, doc: &mut Doc) -> Result<()> {
    doc.para(say!(
        "Someone at {} says that they are {} and that the mailbox {} is lost, and asks for that account.",
        term(&row.new),
        person(&owner.name),
        term(&row.old)
    ));
    doc.row("Asked", row.asked);
    doc.close_up();
    if let Some(stopped) = row.stopped {
        doc.row("Stopped by the owner", stopped);
    } else if let Some(until) = row.until {
        doc.row("The owner can stop it until", until);
    }
    let letters = env.store.move_letters(row.id)?;
    let all = env.store.addresses(owner.id)?;
    doc.row(
        "E-mails to the owner",
        say!(
            "{written} ({}), {}",
            written = letters.n,
            and(all.iter().map(term)),
            match letters.n_lost {
                0 => say!("none came back"),
                n => say!("{n} came back", n),
            }
        ),
    );
    for address in &all {
        if let Some(bounced) = env.store.bounced(address, Timestamp::UNIX_EPOCH)? {
            doc.row(
                "E-mails that came back",
                say!(
                    "{}, since {}: {}",
                    term(address),
                    term(day(bounced.since, &doc.reader().zone.clone())),
                    theirs(&bounced.why)
                ),
            );
        }
        let last = env.store.letters_from(address)?.into_iter().map(|letter| letter.at).next_back();
        if let Some(at) = last {
            doc.row(say!("Last e-mail from {}", term(address)), at);
        }
    }
    let seats = seats_of(env, owner.id)?;
    if !seats.is_empty() {
        let titled = |seat: &SeatRow, of: &Game| of.seat(seat.id).map(|seat| of.seat_title(seat)).unwrap_or_default();
        let seats = seats.iter().map(|(seat, of)| say!("{} ({})", game(&of.row.name), term(titled(seat, of))));
        doc.row("Seats", and(seats));
    }
    match env.store.user_at(&row.new)?.filter(|asker| asker.id != owner.id) {
        Some(asker) => doc.row("The new address", say!("{}, registered {}", person(&asker.name), asker.registered)),
        None => doc.row("The new address", "not registered"),
    }
    let password_of = row.password_of.map(|seat| env.store.seat(seat)).transpose()?.flatten();
    match password_of {
        Some(seat) => {
            let name = env.store.game(seat.game)?.name;
            let what = seat.power.clone().unwrap_or_else(|| seat.role.word().to_owned());
            doc.row("Password", say!("an e-mail from there gave the password of {} in {}", term(what), game(name)));
        }
        None => doc.row("Password", "none was given"),
    }
    let answers = env.store.move_answers(row.id)?;
    for master in masters(env, row, owner.id)? {
        let knows = answers.iter().find(|(seat, _)| *seat == master.id).map(|(_, knows)| *knows);
        let name = &env.store.game(master.game)?.name;
        doc.row(
            say!("{}, GM of {}", person(&master.user_name), game(name)),
            match knows {
                Some(true) => "knows the new address to be theirs",
                Some(false) => "does not know the new address to be theirs",
                None => "has not answered",
            },
        );
    }
    Ok(())
}

/// Lists the requested accounts for the keeper.
///
/// # Errors
/// If the database cannot be read.
pub fn list(cx: &Context, doc: &mut Doc) -> CommandResult {
    let mut is_empty = true;
    for row in cx.store.moves()? {
        let Some(owner) = row.user else { continue };
        is_empty = false;
        tell(cx, &row, &cx.store.user(owner)?, doc)?;
        if row.open().is_some() && is_over(cx, &row)? {
            doc.para(say!(
                "You decide: {}, or {}.",
                line(format!("KEEPER MOVE {} TO {}", row.old, row.new)),
                line(format!("KEEPER NO MOVE {} TO {}", row.old, row.new))
            ));
        }
    }
    if is_empty {
        doc.para("No one is asking for the account of a lost mailbox.");
    }
    Ok(())
}

/// Checks that no one has requested the account, so that no other change can bypass its owner's week.
///
/// # Errors
/// If someone has requested this account, or its owner has stopped this address.
pub fn not_asked_for(cx: &Context, user: UserId, new: &str) -> CommandResult {
    for row in cx.store.moves_of(user)? {
        let change = line(format!("KEEPER MOVE {} TO {}", row.old, row.new));
        match row.stopped {
            None => {
                return refuse(say!(
                    "{} asks for this account, and its owner has a week to stop that. After that, use {}. {} shows the details.",
                    term(&row.new),
                    change,
                    line("KEEPER MOVES")
                ));
            }
            Some(stopped) if row.new.eq_ignore_ascii_case(new) => {
                return refuse(say!(
                    "{} asked for this account, and its owner stopped that, {}.",
                    term(&row.new),
                    stopped
                ));
            }
            Some(_) => {}
        }
    }
    Ok(())
}
