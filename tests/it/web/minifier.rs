//! Minified scripts and styles: everything meaningful remains.
use chancery::web::minifier::{Language, minified};

fn script(source: &str) -> String {
    minified(source, Language::Script)
}

#[test]
fn a_script_loses_remarks_and_blanks() {
    let source =
        "// A remark.\nconst a = 1, b = { c: [2, 3] }; // behind\n\n  /* long\n  one */\nif (a in b) {\n  f(a);\n}\n";
    assert_eq!(script(source), "const a=1,b={c:[2,3]};if(a in b){f(a);}");
    assert_eq!(
        script("class A {\n  #x = 1;\n  get y() { return this.#x; }\n}\n"),
        "class A{#x=1;get y(){return this.#x;}}"
    );
}

/// A line that may end a statement stays a line, because nothing else may end it.
#[test]
fn a_script_keeps_the_ends_of_statements() {
    assert_eq!(script("a = b\nc = d\n"), "a=b\nc=d");
    assert_eq!(script("a = () => {}\n[b, c].d()\n"), "a=()=>{}\n[b,c].d()");
    assert_eq!(script("a++\nb\n--c\n"), "a++\nb\n--c");
    assert_eq!(script("return\na"), "return\na");
    assert_eq!(script("a\n  .b()\n  ?.c();\nd(\n  e,\n);\n"), "a.b()?.c();d(e,);");
    assert_eq!(script("a // so\nb /* and\nso */ c"), "a\nb\nc");
}

/// Spaces without which symbols would have another meaning.
#[test]
fn a_script_keeps_blanks_that_mean_something() {
    assert_eq!(script("a + +b - -c + -d"), "a+ +b- -c+-d");
    assert_eq!(script("a ++ + b"), "a++ +b");
    assert_eq!(script("1 .toFixed()"), "1 .toFixed()");
    assert_eq!(script("a / /b c/.exec(d) / 2"), "a/ /b c/.exec(d)/2");
    assert_eq!(script("typeof  x; return  \"a\" in y"), "typeof x;return\"a\"in y");
}

#[test]
fn a_minified_script_keeps_its_quoted_text() {
    for quoted in [
        "\"a  // b\"",
        "'it  \\' is'",
        "/[/\"]  \\/ /g",
        "`a  // ${b}  ${f({ c: `  ${d}  ` })} }  {`",
        "`  \\`  \\${  `",
        "\"●\u{2009} \"",
    ] {
        assert_eq!(
            script(&format!("a = {quoted} ;  b")),
            format!("a={};b", quoted.replace("f({ c: ", "f({c:").replace(" })", "})"))
        );
    }
    assert_eq!(script("`${ a  +  b }  ${ /* c */ d }`"), "`${a+b}  ${d}`");
    assert_eq!(script("x = a / b; y = c / d; \"  /\""), "x=a/b;y=c/d;\"  /\"");
}

#[test]
fn a_style_loses_remarks_and_blanks_between_rules() {
    let source = "/* All. */\n.a > b,\n.c :hover {\n  margin: 0  auto; /* so */\n  width: calc(1px + 2px);\n}\n\n@media (max-width: 53rem) { p::before { content: \"a;  }\"; } }\n";
    let short =
        ".a>b,.c :hover{margin:0 auto;width:calc(1px + 2px)}@media (max-width:53rem){p::before{content:\"a;  }\"}}";
    assert_eq!(minified(source, Language::Style), short);
}

/// Every input terminates, and text that is already short stays.
#[test]
fn broken_or_short_text_stays() {
    for broken in ["", "`${", "\"a", "/* a", "// a", "}}}", "`${}}`", "/[", "a\\"] {
        let short = script(broken);
        assert_eq!(script(&short), short, "{broken}");
    }
}
