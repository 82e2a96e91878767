//! Commands by script. Each is an ordinary command, with its own word, its head as HELP, and its audience. Only this module
//! carries out its effects.
use super::args::{self, KeywordLine, Match};
use super::context::Context;
use super::env::Env;
use super::spec::{Args, Block, Command, CommandId, Keywords, Run, Spec, Subject};
use super::{CommandResult, find, refuse};
use crate::game::dates::read_zone;
use crate::rules::{Eyes, Luck};
use crate::say;
use crate::scripts::ScriptKind;
use crate::scripts::engine::Script;
use crate::scripts::head::{Audience, Head};
use crate::scripts::hooks::{Call, Clock, CommandInput, Effect, Failure, Halt, Hook, Input, Listener, WriterFacts};
use crate::scripts::library::ScriptLibrary;
use crate::store::Role;
use crate::text::defuse_forms;
use crate::text::doc::Doc;
use crate::text::sentence::{Note, term};
use anyhow::Result;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde_json::{Value, json};
use std::borrow::Cow;
use std::sync::Arc;

/// The most lines that a script may have carried out.
const MAX_LINES: usize = 20;
/// The most lines that scripts may add to one e-mail. The limit makes sure that every script ends.
const MAX_ADDED: usize = 200;

/// The commands that scripts add to these. A script with the keyword of another command is left out.
pub fn of(library: &ScriptLibrary, others: &[Command]) -> Vec<Command> {
    let all = library.heads(ScriptKind::Command).into_iter();
    all.filter(|(name, _)| clash(others, name).is_none()).map(|(name, head)| command_of(&name, &head)).collect()
}

/// A script as a command.
fn command_of(name: &str, head: &Head) -> Command {
    let subject = match head.who {
        Audience::Anyone => Subject::Anyone,
        Audience::Verified => Subject::Verified,
        Audience::Registered => Subject::Registered,
        Audience::SignedOn => Subject::SignedOn,
        Audience::Player => Subject::Player,
        Audience::Master => Subject::Master,
        Audience::Setter => Subject::Setter,
    };
    let mut spec = Spec::new(&[], subject, args::words::<0, 20>);
    if let Some(end) = &head.block {
        // The ends of blocks live as long as the program. Their number is limited by the keeper's scripts.
        let ends: &'static [&'static str] = Box::leak(Box::new([&*Box::leak(end.clone().into_boxed_str())]));
        spec = Spec::new(&[], subject, anything).with_block(Block::new(ends, |_| true));
    }
    Command {
        id: CommandId::new(name),
        help: Cow::Owned(help_of(name, head)),
        words: Keywords::Own(vec![name.replace('_', " ")]),
        spec,
        run: Run::OfLetter(run),
    }
}

/// The head as HELP sends it: with its name in capitals, and without the lines for the judge.
fn help_of(name: &str, head: &Head) -> String {
    let is_for_judge = |line: &&str| ["Who:", "Block:"].iter().any(|key| line.starts_with(key));
    let lines = head.text.lines().skip(1).filter(|line| !is_for_judge(line));
    let first = format!("{} -- {}", name.replace('_', " ").to_uppercase(), head.about);
    let lines: Vec<&str> = [first.as_str()].into_iter().chain(lines).collect();
    lines.join("\n") + "\n"
}

fn anything(_: &KeywordLine) -> Match {
    Match::Call
}

/// Runs the script of a line.
fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let library = cx.judge.catalogue.scripts();
    let Some(script) = library.find(ScriptKind::Command, args.keyword) else {
        return refuse("This command is no longer there.");
    };
    let call = call_of(cx, &script, args)?;
    let answer = match library.engine().call(&script, call) {
        Ok(answer) => answer,
        Err(Halt::Refused(why)) => return refuse(say!("{}", term(defuse_forms(&why)))),
        Err(Halt::Failed(failure)) => {
            tell_keeper(cx.env, &failure)?;
            return refuse(say!(
                "The command {} has failed and done nothing. I have told the keeper.",
                term(script.name.to_uppercase())
            ));
        }
    };
    let lines = lines_of(cx, &answer.effects)?;
    let mut told: Vec<(Listener, String)> = Vec::new();
    for effect in answer.effects {
        match effect {
            Effect::Say(line) => doc.para(say!("{}", term(defuse_forms(&line)))),
            Effect::Tell(listener, line) => told.push((listener, defuse_forms(&line))),
            _ => {}
        }
    }
    keep(cx, &script, answer.state)?;
    tell(cx, &script, &told)?;
    cx.n_added_lines += lines.len();
    cx.next_lines.extend(lines);
    Ok(())
}

/// The lines that a script wants carried out.
///
/// # Errors
/// If there are too many of them, or one calls a script command, which could loop.
fn lines_of(cx: &Context, effects: &[Effect]) -> CommandResult<Vec<String>> {
    let lines: Vec<String> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Line(line) => Some(line.clone()),
            _ => None,
        })
        .collect();
    if MAX_ADDED < cx.n_added_lines + lines.len() {
        return refuse("The script commands in this e-mail carry out too many lines, so I stopped here.");
    }
    if MAX_LINES < lines.len() {
        return refuse(say!("A script command can carry out up to {} lines, so I have done nothing.", MAX_LINES));
    }
    let is_by_script = |line: &String| {
        let call = find(cx.lexicon(), line);
        call.is_some_and(|call| matches!(call.command.words, Keywords::Own(_)))
    };
    if lines.iter().any(is_by_script) {
        return refuse("A script command cannot use another one, so I have done nothing.");
    }
    Ok(lines)
}

/// Tells the keeper that a script has failed, once a day for each of its hooks.
///
/// # Errors
/// If the disk cannot be written.
pub fn tell_keeper(env: Env, failure: &Failure) -> Result<()> {
    tracing::warn!("the script {failure}");
    let day = env.now.strftime("%Y-%m-%d").to_string();
    if !env.store.note_script_failure(&format!("{} {}", failure.script, failure.hook.name()), &day)? {
        return Ok(());
    }
    let name = &failure.script;
    let mut body = format!(
        "{failure}\n\nThe line was refused, or the game has been paused; other games go on. I tell you once a day.\n\n  chancery script check {name}\n  chancery script test {name}\n"
    );
    if failure.hook != Hook::Run {
        body += &format!(
            "\nA game keeps the text that it has. To give it a newer one:\n\n  chancery script upgrade GAME {name}\n"
        );
    }
    env.judge.tell_keeper(env.store, env.now, &format!("the script {name} has failed"), &body)
}

fn call_of(cx: &Context, script: &Script, args: &Args) -> CommandResult<Call> {
    let person = cx.principal.person();
    let mut writer = WriterFacts {
        name: person.map(|user| user.name.clone()).unwrap_or_default(),
        country: person.map(|user| user.country.clone()).unwrap_or_default(),
        zone: person.map(|user| user.timezone.clone()).unwrap_or_default(),
        ..WriterFacts::default()
    };
    let (mut game, mut state, mut luck) = (None, Value::Null, None);
    if let Some(signed_on) = &cx.signed_on {
        let own = &signed_on.game;
        writer.power = signed_on.power().ok();
        signed_on.seat()?.role.word().clone_into(&mut writer.role);
        let eyes = if signed_on.power().is_ok() { signed_on.eyes() } else { Eyes::Observer };
        game = Some(Arc::new(own.facts_for(script, own.table.as_deref(), own.row.turn, eyes)?));
        state = own.modules.commands.get(&script.name).cloned().unwrap_or_default();
        luck = Some(luck_of(own.luck()?, cx, args));
    }
    let block = args.block.to_vec();
    let input = CommandInput { writer, text: args.text.to_owned(), block, clock: clock(cx.now) };
    Ok(Call { hook: Hook::Run, game, input: Input::Command(input), state, luck })
}

/// The luck of a line, derived from its e-mail and its game, so that an e-mail processed twice rolls the same numbers.
fn luck_of(game: Luck, cx: &Context, args: &Args) -> Luck {
    let letter = cx.letter.map_or_else(String::new, |letter| letter.to_string());
    game.named(&format!("letter|{letter}|{}|{}", args.keyword, args.text))
}

/// The time of an e-mail, which scripts may ask for in a zone.
fn clock(now: Timestamp) -> Clock {
    Arc::new(move |zone| {
        let zone = if zone.is_empty() { TimeZone::UTC } else { read_zone(zone).ok()? };
        let at = now.to_zoned(zone);
        let day = at.strftime("%A").to_string();
        Some(json!({
            "year": at.year(), "month": at.month(), "day": at.day(), "hour": at.hour(), "minute": at.minute(),
            "weekday": day,
        }))
    })
}

/// Saves the state that a command stores with the game.
fn keep(cx: &mut Context, script: &Script, state: Value) -> CommandResult {
    let Some(cx) = &mut cx.signed_on else { return Ok(()) };
    let old = cx.game.modules.commands.get(&script.name).cloned().unwrap_or_default();
    if old == state {
        return Ok(());
    }
    cx.change_game(|game| {
        game.modules.commands.insert(script.name.clone(), state);
        game.row.modules = game.modules.to_json();
    })
}

/// Sends a command's messages to members of the game, in the writer's name, one e-mail each.
fn tell(cx: &Context, script: &Script, told: &[(Listener, String)]) -> CommandResult {
    let Some(cx) = cx.signed_on.as_ref().filter(|_| !told.is_empty()) else { return Ok(()) };
    let (game, writer) = (&cx.game, cx.signature());
    let subject = cx.subject(&script.name.to_uppercase());
    for seat in game.seats.iter().filter(|seat| Some(seat.id) != cx.seat) {
        let hears = |listener: &Listener| match listener {
            Listener::All => true,
            Listener::Master => seat.role == Role::Master,
            Listener::Power(power) => game.powers_of(seat).contains(power),
        };
        let own: Vec<Note> = told
            .iter()
            .filter(|(listener, _)| hears(listener))
            .map(|(_, line)| Note::of(say!("{} {}", &writer, term(line))))
            .collect();
        if !own.is_empty() {
            let mut doc = Doc::new(super::letters::reader_of(seat));
            super::game_cx::say_each(&mut doc, &own);
            cx.post(seat, &subject, &doc)?;
        }
    }
    Ok(())
}

/// Returns the command that already uses a script's name as a keyword.
pub fn clash(others: &[Command], name: &str) -> Option<String> {
    let words = crate::scripts::squeezed(name);
    let is_same = |command: &&Command| command.words.iter().any(|other| crate::scripts::squeezed(other) == words);
    others.iter().find(is_same).map(|command| command.words.first().unwrap_or_default().to_uppercase())
}
