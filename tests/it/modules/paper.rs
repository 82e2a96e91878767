//! The paper on scripts, followed word for word: the test types its input and compares its output.
use super::{ANN, EVE, JUDGE};
use crate::program::{House, chancery, said as output_of};
use crate::world::{World, said};
use chancery::scripts::ScriptKind::{Command, Module};
use chancery::scripts::head::Head;
use std::fs;
use std::path::Path;

/// The indented blocks of a section of the paper, without their indents.
fn blocks(heading: &str) -> Vec<String> {
    let paper = fs::read_to_string("deploy/scripts.md").unwrap();
    let section = paper.split(&format!("## {heading}\n")).nth(1).unwrap().split("\n## ").next().unwrap();
    let mut all = vec![String::new()];
    for line in section.lines() {
        match line.strip_prefix("    ") {
            Some(line) => all.last_mut().unwrap().push_str(&format!("{line}\n")),
            None if all.last().unwrap().is_empty() => {}
            None => all.push(String::new()),
        }
    }
    all.retain(|block| !block.is_empty());
    all
}

/// Returns whether a line matches the paper's. Dots stand for the rest of a line, or its beginning.
fn is_as_written(line: &str, written: &str) -> bool {
    match (written.strip_prefix("..."), written.strip_suffix("...")) {
        (Some(end), _) => line.ends_with(end),
        (_, Some(begin)) => line.starts_with(begin),
        _ => line == written,
    }
}

/// Types the lines with `$`, and compares the program's output.
fn type_all(house: &House, block: &str) {
    for typed in block.split("$ ").skip(1) {
        let (line, answer) = typed.split_once('\n').unwrap();
        let words: Vec<&str> = line.split(' ').skip(1).collect();
        let output = chancery().args(words).arg("--config").arg(house.config_file()).output().unwrap();
        let told = output_of(&output);
        let is_all = told.lines().count() == answer.lines().count();
        let wrong = told.lines().zip(answer.lines()).find(|(line, written)| !is_as_written(line, written));
        assert!(is_all && wrong.is_none(), "{line}\n{told}");
    }
}

/// E-mails the lines with `>`, and looks for those with `<` in the reply.
fn mail(world: &mut World, block: &str) {
    let lines = |mark: &str| block.lines().filter_map(|line| line.strip_prefix(mark)).collect::<Vec<_>>().join("\n");
    let answer = said(&world.ask(ANN, &lines("> ")).body);
    assert!(answer.contains(&said(&lines("< "))), "{answer}");
}

#[test]
fn a_keeper_writes_a_module_as_the_paper_says() {
    let house = House::new();
    house.begin_game("spring", crate::crash::long_ago(), "");
    let scripts = house.data().join("scripts");
    let blocks = blocks("From an empty file to a refused letter");
    let [new, text, tools, create, press, slip] = blocks.as_slice() else { panic!("{blocks:#?}") };
    type_all(&house, new);
    let file = scripts.join("modules/wall.rhai");
    assert!(fs::read_to_string(&file).unwrap().starts_with("//! wall -- "), "an example is there");
    fs::write(&file, text).unwrap();
    type_all(&house, tools);
    let mut world = World::with(|config| config.scripts.folder = Some(scripts));
    world.ask(ANN, "REGISTER Ann Other");
    mail(&mut world, create);
    world.write(ANN, JUDGE, "", "SIGN ON ?hill secret\nSET PREFERENCE A");
    world.write(EVE, JUDGE, "", "REGISTER Eve English\nSIGN ON ?hill secret\nSET PREFERENCE F");
    world.mail();
    mail(&mut world, press);
    assert!(world.mail().iter().all(|mail| mail.to != EVE), "nothing came to France");
    fs::write(&file, text.replace("fn press(", "fn pres(")).unwrap();
    type_all(&house, slip);
}

/// The paper's other scripts, and those that `new` writes, work unchanged.
#[test]
fn the_papers_examples_and_new_scripts_are_sound() {
    let house = House::new();
    let folder = house.data().join("scripts/modules");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("calm.rhai"), &blocks("A module")[0]).unwrap();
    type_all(
        &house,
        "$ chancery script check calm\ncalm: sound; ...\n$ chancery script test calm\ncalm: its example works\n",
    );
    for (kind, word, name) in [(Module, "module", "night_watch"), (Command, "command", "good_day")] {
        type_all(&house, &format!("$ chancery script new {word} {name}\n.../{name}.rhai\n"));
        type_all(&house, &format!("$ chancery script check {name}\n{name}: sound...\n"));
        type_all(&house, &format!("$ chancery script test {name}\n{name}: its example works\n"));
        let file = house.data().join("scripts").join(kind.folder()).join(format!("{name}.rhai"));
        let head = Head::read(kind, name, "", &fs::read_to_string(Path::new(&file)).unwrap()).unwrap();
        assert!(!head.about.is_empty() && !head.examples.is_empty());
    }
}
