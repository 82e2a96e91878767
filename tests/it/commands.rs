//! HELP's examples are run, so they cannot go stale.
use crate::world::World;
use chancery::command::{Command, CommandId, Commands, Keywords, Run, Spec, Strength, Subject, args};
use chancery::commands::COMMANDS;
use chancery::families::{ALL, Asks};
use chancery::game::settings::all;
use chancery::rules::diplomacy::policy::POLICIES;
use chancery::rules::diplomacy::variant;
use chancery::say;
use chancery::text::sentence::term;
use std::sync::LazyLock;

/// Every command, as a judge has them.
pub(crate) static OURS: LazyLock<Commands> = LazyLock::new(|| Commands::new(COMMANDS.to_vec()).unwrap());

/// The lines that begin with `>` are one letter from Ann, who plays Austria in `demo`; the reply must have the lines
/// that begin with `<`, in that order.
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

/// Two commands that answer to one word would hide each other.
#[test]
fn no_two_commands_share_a_keyword() {
    let words = COMMANDS.iter().flat_map(|command| command.words.iter());
    let mut words: Vec<String> = words.map(|words| words.replace(' ', "")).collect();
    let n_words = words.len();
    words.sort();
    words.dedup();
    assert_eq!(words.len(), n_words);
}

/// A command that is made while the program runs.
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
fn two_commands_that_are_typed_alike_are_refused() {
    let all = [COMMANDS, &[greeting("signo n")]].concat();
    let refused = Commands::new(all).unwrap_err().to_string();
    assert!(refused.contains("sign_on") && refused.contains("greet"), "{refused}");
}

/// A lesson that waits for a command which is not there would never end.
#[test]
fn lessons_ask_for_commands_that_there_are() {
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

/// What a browser that was left open must not do, `deploy/senders.md` names.
#[test]
fn what_wants_a_fresh_code_is_told() {
    let text = include_str!("../../deploy/senders.md").replace('\n', " ");
    let wants = COMMANDS.iter().filter(|command| command.spec.needs == Strength::Fresh);
    let names = wants.filter(|command| command.spec.subject != Subject::Keeper);
    let names: Vec<String> = names.map(|command| command.words.first().unwrap().to_uppercase()).collect();
    let (last, first) = names.split_last().unwrap();
    let told = format!(
        "{} and what only the keeper may do want a code",
        [first, std::slice::from_ref(last)].concat().join(", ")
    );
    assert!(text.contains(&told), "{told}");
}

/// The first line of every help names the command and says in one line what it does.
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

/// Everything that HELP and GET send fits into 72 columns.
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

/// Every option, every ruling, every setting and every variant is explained under its own name, in 72 columns; and every
/// board can be sent in words.
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

/// What cannot be taken back names its game; without the name, the reply has the exact line, and nothing happens.
#[test]
fn resign_and_terminate_want_the_name_of_the_game() {
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
