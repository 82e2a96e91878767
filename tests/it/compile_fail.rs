//! Mistakes in commands that the compiler finds: `tests/fail/*.rs`, whose first line describes each. They are compiled against the judge as
//! built for this test. Those of sentences and documents are in `crates/text/tests/fail/`.
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

/// The minimum number of cases: with fewer, some have been lost.
const MIN_CASES: usize = 10;

#[test]
fn mistakes_in_commands_do_not_compile() {
    let built = std::env::current_exe().unwrap().parent().unwrap().to_owned();
    let judge = newest_judge(&built).unwrap();
    let cases: Vec<PathBuf> = fs::read_dir("tests/fail").unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(MIN_CASES <= cases.len(), "only {} cases", cases.len());
    for case in cases {
        let source = fs::read_to_string(&case).unwrap();
        let expected = source.lines().next().and_then(|line| line.strip_prefix("//~ ")).unwrap();
        let (code, message) = expected.split_once(' ').unwrap();
        let said = compile(&case, &judge, &built).unwrap();
        let said = said.unwrap_or_else(|| panic!("{} compiles", case.display()));
        let is_expected = said.contains(&format!("error[{code}]")) && said.contains(message);
        assert!(is_expected && said.matches("error[").count() == 1, "{}: not {expected}, but\n{said}", case.display());
    }
}

/// The most recently built library.
fn newest_judge(folder: &Path) -> io::Result<PathBuf> {
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let files = fs::read_dir(folder)?.filter_map(Result::ok).map(|entry| entry.path());
    let judges = files.filter(|path| name(path).starts_with("libchancery-") && name(path).ends_with(".rlib"));
    let newest = judges.max_by_key(|path| fs::metadata(path).and_then(|file| file.modified()).ok());
    newest.ok_or_else(|| io::Error::other("the judge is not here"))
}

/// The compiler's errors for a program that uses the judge, or `None` if it compiles.
fn compile(program: &Path, judge: &Path, built: &Path) -> io::Result<Option<String>> {
    let folder = tempfile::tempdir()?;
    let told = Command::new(std::env::var_os("RUSTC").unwrap_or("rustc".into()))
        .args(["--edition=2024", "--crate-type=bin", "--emit=metadata", "--cap-lints=allow", "-o"])
        .arg(folder.path().join("program"))
        .arg(format!("--extern=chancery={}", judge.display()))
        .arg(format!("-Ldependency={}", built.display()))
        .arg(program)
        .output()?;
    Ok((!told.status.success()).then(|| String::from_utf8_lossy(&told.stderr).into_owned()))
}

/// A program without a mistake compiles, so the mistakes are the cause of the errors.
#[test]
fn a_command_without_a_mistake_compiles() {
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("right.rs");
    let source = "use chancery::command::{CommandResult, refuse};\nuse chancery::{say, text::doc::Doc, text::secret::Secret};\n\
                  fn run(doc: &mut Doc, code: &Secret, n: usize) -> CommandResult {\n    \
                  if n == 0 { return refuse(say!(\"You have {n order|orders}.\", n)) }\n    \
                  doc.para(say!(\"Your code is {code}.\", code));\n    Ok(())\n}\nfn main() { let _ = run; }\n";
    fs::write(&program, source).unwrap();
    let built = std::env::current_exe().unwrap().parent().unwrap().to_owned();
    let said = compile(&program, &newest_judge(&built).unwrap(), &built).unwrap();
    assert_eq!(said, None, "{}", said.as_deref().unwrap_or_default());
}
