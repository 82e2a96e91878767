//! HELP's examples are run, so they cannot go stale.
use crate::world::World;
use chancery::command::{Command, CommandId, Commands, Keywords, Run, Spec, Strength, Subject, args};
use chancery::commands::COMMANDS;
use chancery::families::{ALL, Asks};
use chancery::game::settings::all;
use chancery::rules::diplomacy::policy::POLICIES;
use chancery::rules::diplomacy::variant;
use chancery::say;
use chancery::scripts::library::ScriptLibrary;
use chancery::text::sentence::term;
use std::sync::LazyLock;

/// Every command, as in a judge.
pub(crate) static OURS: LazyLock<Commands> = LazyLock::new(|| Commands::new(COMMANDS.to_vec()).unwrap());

/// The scripts that ship with the program.
pub(crate) static SCRIPTS: LazyLock<ScriptLibrary> = LazyLock::new(|| ScriptLibrary::new(None, None, true));

/// The lines that begin with `>` are one e-mail from Ann, who plays Austria in `demo`. The reply must have the lines that begin with `<`,
/// in that order.
#[test]
fn help_examples_are_true() {
    let mut wrong = Vec::new();
    for command in COMMANDS {
        let lines = |mark: &str| -> Vec<String> {
            let own = command.help.lines().filter_map(|line| line.strip_prefix(mark));
            own.map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned()).collect()
        };
        let (typed, wanted) = (lines(">"), lines("<"));
        assert!(!typed.is_empty() && !wanted.is_empty(), "{}: give HELP an example", command.name());
        let mut world = World::with_games();
        let reply = world.ask("ann@example.org", &typed.join("\n"));
        let mut rest = reply.body.lines();
        if let Some(missing) = wanted.iter().find(|wanted| !rest.any(|line| line.trim_end() == wanted.trim_end())) {
            wrong.push(format!("{}: no line {missing:?} in\n{}", command.name(), reply.body));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n----\n"));
}

/// Two commands with the same keyword would hide each other.
#[test]
fn no_two_commands_share_a_keyword() {
    let words = COMMANDS.iter().flat_map(|command| command.words.iter());
    let mut words: Vec<String> = words.map(|words| words.replace(' ', "")).collect();
    let n_words = words.len();
    words.sort();
    words.dedup();
    assert_eq!(words.len(), n_words);
}

/// A command created at run time.
fn greeting(words: &str) -> Command {
    Command {
        id: CommandId::new("greet"),
        help: "GREET -- say hello.\n\nUsage: GREET THE JUDGE\n".into(),
        words: Keywords::Own(vec![words.to_owned()]),
        spec: Spec::new(&[], Subject::Anyone, args::nothing),
        run: Run::OfLetter(|_, args, doc| {
            doc.para(say!("Good day to you, who say {}!", term(args.keyword)));
            Ok(())
        }),
    }
}

#[test]
fn a_command_can_be_made_while_the_program_runs() {
    let mut world = World::with_games();
    let all = [COMMANDS, &[greeting("greet the judge")]].concat();
    world.judge.commands = Commands::new(all).unwrap();
    let reply = world.ask("ann@example.org", "Greet thejudge").body;
    assert!(reply.contains("Good day to you, who say greet the judge!"), "{reply}");
    let reply = world.ask("ann@example.org", "GREET THE JUDGES\nHELP GREET THE JUDGE").body;
    assert!(!reply.contains("Good day") && reply.contains("say hello"), "{reply}");
}

#[test]
fn two_commands_with_the_same_keyword_are_refused() {
    let all = [COMMANDS, &[greeting("signo n")]].concat();
    let refused = Commands::new(all).unwrap_err().to_string();
    assert!(refused.contains("sign_on") && refused.contains("greet"), "{refused}");
}

/// A lesson that waits for a missing command would never end.
#[test]
fn lessons_ask_for_existing_commands() {
    let lessons = ALL.iter().filter_map(|family| family.tutorial()).flat_map(|tutorial| tutorial.lessons);
    let asked: Vec<&str> = lessons
        .filter_map(|lesson| match lesson.asks {
            Asks::Command(name) => Some(name),
            Asks::Orders(_) => None,
        })
        .collect();
    assert!(3 < asked.len(), "{asked:?}");
    for name in asked {
        assert!(COMMANDS.iter().any(|command| command.name() == name), "{name}");
    }
}

/// `deploy/senders.md` lists the lines that an unattended browser must not run.
#[test]
fn lines_that_need_a_fresh_code_are_documented() {
    let text = include_str!("../../deploy/senders.md").split_whitespace().collect::<Vec<_>>().join(" ");
    let wants = COMMANDS.iter().filter(|command| command.spec.needs == Strength::Fresh);
    let names = wants.filter(|command| command.spec.subject != Subject::Keeper);
    let names: Vec<String> = names.map(|command| command.words.first().unwrap().to_uppercase()).collect();
    let (last, first) = names.split_last().unwrap();
    let told =
        format!("{} and the keeper's commands need a code", [first, std::slice::from_ref(last)].concat().join(", "));
    assert!(text.contains(&told), "{told}");
}

/// The first line of every help names the command and its purpose.
#[test]
fn every_help_begins_with_its_title() {
    for command in COMMANDS {
        let title = command.help.lines().next().unwrap();
        let (name, says) = title.split_once(" -- ").unwrap_or_else(|| panic!("{}: {title}", command.name()));
        assert!(command.words.contains(&name.to_lowercase()), "{name} is not a keyword of {}", command.name());
        assert!(says.ends_with('.'), "{title}");
        assert!(command.help.contains("Usage: "), "{name}");
        assert!(says.len() <= 53, "the list of commands has 72 columns: {title}");
    }
}

/// Every text from HELP and GET fits into 72 columns.
#[test]
fn help_keeps_to_its_columns() {
    let mut world = World::with_games();
    let topics = COMMANDS.iter().map(|command| format!("HELP {}", command.words.first().unwrap().to_uppercase()));
    let others =
        ["HELP", "HELP ORDERS", "HELP DATES", "HELP SETTINGS", "HELP POLICIES", "HELP VARIANTS", "GET PACKAGE"];
    let mut wide = Vec::new();
    for line in topics.chain(others.map(str::to_owned)) {
        let reply = world.ask("ann@example.org", &line);
        wide.extend(reply.body.lines().filter(|line| 72 < line.chars().count()).map(|text| format!("{line}: {text}")));
    }
    assert!(wide.is_empty(), "{}", wide.join("\n"));
}

/// Every option, ruling, setting and variant has a help topic under its own name, in 72 columns. Every board has a description in words.
#[test]
fn every_name_is_a_topic() {
    let mut world = World::with_games();
    let policies = POLICIES.iter().flat_map(|policy| {
        [format!("HELP {}", policy.name), format!("HELP {}", policy.name.replace('-', " ").to_uppercase())]
    });
    let settings = all(ALL[0]).map(|setting| format!("HELP {}", setting.name));
    let boards = variant::keys()
        .flat_map(|key| [format!("HELP {key}"), format!("GET INFO.{}", key.to_uppercase()), format!("GET MAP.{key}")]);
    let others = ["HELP RULINGS", "HELP OPTIONS", "LIST VARIANTS", "HELP ANY CENTERS", "HELP TRAFO MOVE", "GET RULES"];
    for line in policies.chain(settings).chain(boards).chain(others.map(str::to_owned)) {
        let reply = world.ask("ann@example.org", &line);
        assert!(!reply.body.contains("***"), "{line}: {}", reply.body);
        let wide = reply.body.lines().find(|line| 72 < line.chars().count());
        assert_eq!(wide, None, "{line}");
    }
}

/// An irrevocable command names its game. Without the name, the reply has the exact line, and nothing happens.
#[test]
fn resign_and_terminate_need_the_name_of_the_game() {
    for (from, sign_on, keyword) in [
        ("ann@example.org", "SIGN ON ademo secret", "RESIGN"),
        ("ann@example.org", "SIGN ON ademo secret", "WITHDRAW"),
        ("max@example.org", "SIGN ON mdemo secret", "TERMINATE"),
    ] {
        let mut world = World::with_games();
        let before = world.store.game_named("demo").unwrap().unwrap();
        for line in [keyword.to_owned(), format!("{keyword} open"), format!("{keyword} now")] {
            let reply = world.ask(from, &format!("{sign_on}\n{line}"));
            assert!(!reply.body.contains("You have resigned") && !reply.body.contains("been terminated"), "{line}");
            assert_eq!(
                line == format!("{keyword} now"),
                !reply.body.contains(&format!("\n  {keyword} demo\n")),
                "{}",
                reply.body
            );
            let after = world.store.game_named("demo").unwrap().unwrap();
            assert_eq!((after.life, world.store.seats(after.id).unwrap().len()), (before.life, 8), "{line}");
        }
        let reply = world.ask(from, &format!("{sign_on}\n{keyword} Demo"));
        let done =
            if keyword == "TERMINATE" { "'demo' has been terminated." } else { "You have resigned from 'demo'." };
        assert!(reply.body.contains(done), "{}", reply.body);
    }
}
