//! The keeper's configuration file.
use crate::world::World;
use chancery::judge::config::{Config, LogLevel, Outbound, Problem};
use chancery::mail::peer::Password;
use chancery::mail::{HAS_IMAP, HAS_MAIL_AUTH};
use std::fs;
use std::path::Path;

const EXAMPLE: &str = include_str!("../../deploy/chancery.example.toml");
const LEAST: &str = "address = 'judge@example.org'\nkeeper = 'ann@example.org'\noutbound.maildir.path = 'mail'\n";

/// The example without the comment marks of its examples (`#> key = value`) and, on request, of its defaults (`#key =
/// value`). Of the two ways out, which exclude each other, only SMTP is left.
fn uncommented(with_defaults: bool) -> String {
    let (before, rest) = EXAMPLE.split_once("#> [outbound.maildir]\n").unwrap();
    let (_, after) = rest.split_once("\n\n").unwrap();
    [before, after]
        .concat()
        .lines()
        // Of the three ways to give a password, the best one.
        .filter(|line| !line.starts_with("#> password =") && !line.starts_with("#> token_command ="))
        .map(|line| match line.strip_prefix('#') {
            Some(rest) if rest.starts_with("> ") => format!("{}\n", &rest[2..]),
            Some(rest) if with_defaults && rest.starts_with(|c: char| c.is_ascii_lowercase()) => format!("{rest}\n"),
            _ => format!("{line}\n"),
        })
        .collect()
}

fn problem(text: &str) -> Box<Problem> {
    Config::parse(&format!("{LEAST}{text}")).unwrap_err()
}

#[test]
fn the_example_is_a_configuration() {
    let config = Config::parse(EXAMPLE).unwrap();
    assert!(matches!(config.outbound, Outbound::Smtp(_)));
    assert!(!config.trust_senders);
}

#[test]
fn the_defaults_in_the_example_are_those_of_the_code() {
    assert_ne!(uncommented(true), uncommented(false));
    let [with, without] =
        [true, false].map(|defaults| format!("{:#?}", Config::parse(&uncommented(defaults)).unwrap()));
    assert_eq!(with, without);
}

/// Serde itself supplies the keys: it lists them in its error for an unknown one.
#[test]
fn every_key_is_in_the_example() {
    let text = format!("\n{}", uncommented(true));
    let headers: Vec<&str> = text.lines().filter(|line| line.starts_with('[')).collect();
    assert_eq!(headers.len(), 17, "{headers:?}");
    for header in [""].iter().chain(&headers) {
        let (before, rest) = text.split_at(text.find(&format!("\n{header}")).unwrap() + 1);
        let own = rest.strip_prefix(header).unwrap();
        let own = &own[..own.find("\n[").unwrap_or(own.len())];
        let allowed = Config::parse(&format!("{before}{header}\nno_such_key = 1\n{own}")).unwrap_err().allowed;
        assert!(!allowed.is_empty(), "{header} takes any key");
        for key in allowed {
            let as_value = own.lines().any(|line| line.starts_with(&format!("{key} = ")));
            let as_table = header.is_empty()
                && headers.iter().any(|table| table.split(['[', '.', ']']).find(|part| !part.is_empty()) == Some(&key));
            let below = format!("{}.{key}]", header.trim_end_matches(']'));
            let as_table = as_table || headers.iter().any(|table| *table == below);
            let as_alternative = matches!(key.as_str(), "password" | "token_command")
                && EXAMPLE.matches(&format!("\n#> {key} = ")).count() == 2;
            assert!(
                as_value || as_table || as_alternative,
                "{key:?} of {header:?} is not in deploy/chancery.example.toml"
            );
        }
    }
    for kind in problem("inbound.no_such_kind = 1").allowed {
        assert!(EXAMPLE.contains(&format!("#> [[inbound.{kind}]]\n")), "{kind}");
    }
    for kind in Config::parse(&LEAST.replace("maildir.path", "no_such_kind.path")).unwrap_err().allowed {
        assert!(EXAMPLE.contains(&format!("[outbound.{kind}]\n")), "{kind}");
    }
}

#[test]
fn a_file_may_say_very_little() {
    let config = Config::parse(LEAST).unwrap();
    assert_eq!(config.name, "CHANCERY");
    assert_eq!(config.data, Path::new("./chancery-data"));
    assert_eq!(config.log.level, LogLevel::Info);
    assert!(config.inbound.maildir.is_empty() && config.inbound.imap.is_empty());
}

#[test]
fn everything_is_in_one_folder_without_a_configuration_file() {
    let config = Config::embedded("somewhere");
    assert!(config.trust_senders);
    assert_eq!(config.address, "judge@localhost");
    assert_eq!(config.inbound.maildir[0].path, Path::new("somewhere/judge"));
    assert_eq!(config.database().parent(), Some(Path::new("somewhere")));
    assert!(matches!(&config.outbound, Outbound::Maildir(out) if out.path == Path::new("somewhere/mail")));
}

/// A judge that anyone can write to does not trust unproved senders.
#[test]
fn senders_are_checked_on_every_transport() {
    let checks = |text: &str| Config::parse(&format!("{LEAST}{text}")).unwrap().checks_senders();
    let imap = "[[inbound.imap]]\nhost = 'a'\nuser = 'b'\npassword = 'c'\n";
    let ways = ["[[inbound.maildir]]\npath = 'a'\n", imap, "[[inbound.lmtp]]\nlisten = '127.0.0.1:2424'\n"];
    for way in ways {
        assert_eq!(checks(way), HAS_MAIL_AUTH, "{way}");
        assert!(!checks(&format!("check_senders = false\n{way}")) && !checks(&format!("trust_senders = true\n{way}")));
        assert!(checks(&format!("trust_senders = true\ncheck_senders = true\n{way}")));
    }
    assert!(!checks(""), "`chancery deliver` alone");
    assert!(!Config::embedded("here").checks_senders());
    let smtp = LEAST.replace("maildir.path = 'mail'", "smtp.host = 'localhost'");
    assert_ne!(smtp, LEAST);
    let refused = Config::parse(&format!("{smtp}trust_senders = true\n")).unwrap_err().to_string();
    assert!(refused.contains("trust_senders: with [outbound.smtp] e-mails come from anyone"), "{refused}");
    for n in ["0", "10"] {
        assert!(problem(&format!("own_hops = {n}\n")).to_string().contains("own_hops: use a number from 1 to 9"));
    }
}

#[test]
fn an_unknown_key_is_named_with_the_nearest() {
    let found = problem("[limits]\n\nletter_byte = 5000\n");
    assert_eq!(found.line, Some(6));
    assert_eq!(found.key, "limits.letter_byte");
    assert_eq!(found.nearest.as_deref(), Some("letter_bytes"));
    assert_eq!(found.allowed.len(), 26);
    let told = found.to_string();
    let start = "configuration, line 6, limits.letter_byte: unknown key `letter_byte`. Did you mean `letter_bytes`? \
                 Allowed: `letter_bytes`, `lines_per_letter`, ";
    assert!(told.starts_with(start) && told.ends_with(" and `howto_per_stranger_per_day`."), "{told}");
}

#[test]
fn an_old_setting_is_refused_with_its_new_name() {
    let found = problem("[limits]\nanswers_to_unproved_senders_per_hour = 200\n");
    assert_eq!(found.nearest.as_deref(), Some("strangers_per_hour"));
    assert_eq!(problem("[limits]\nposts_per_sender_per_hour = 2\n").nearest.as_deref(), Some("person_posts_per_hour"));
}

#[test]
fn keys_are_named_with_their_full_path() {
    let found = problem("[[inbound.imap]]\nhost = 'a'\nuser = 'b'\n[[inbound.imap]]\nhots = 'a'\n");
    assert_eq!((found.line, found.key.as_str()), (Some(8), "inbound.imap.hots"));
    assert_eq!(found.nearest.as_deref(), Some("host"));
    let found = problem("inbound = { imap = [{ host = 'a', user = 1 }] }\n");
    assert_eq!((found.line, found.key.as_str()), (Some(4), "inbound.imap.user"));
    assert_eq!(problem("trust_sender = true\n").nearest.as_deref(), Some("trust_senders"));
    assert_eq!(problem("xyzzy = true\n").nearest, None);
}

#[test]
fn a_wrong_value_is_refused_with_the_allowed_ones() {
    for (text, key, says) in [
        ("trust_senders = 'yes'", "trust_senders", "`true` or `false`"),
        ("limits.lines_per_letter = 0", "limits.lines_per_letter", "a whole number from 1"),
        ("limits.letter_bytes = 10", "limits.letter_bytes", "a whole number from 4096 to 1048576"),
        ("clock.slide_after_minutes = -1", "clock.slide_after_minutes", "a whole number from 0"),
        ("clock.slide_after_minutes = 'x'", "clock.slide_after_minutes", "a whole number from 0"),
        ("name = 5", "name", "text in quotes"),
        ("log.level = 'inf'", "log.level", "Did you mean `info`? Allowed: `error`, `warn`"),
        ("inbound.imap = [{ host = 'a' }]", "inbound.imap", "missing field `user`"),
        ("inbound.imap = [{ host = 'a', user = 'b', port = 70000 }]", "inbound.imap.port", "from 0 to 65535"),
        ("inbound.maildir = 'x'", "inbound.maildir", "a list of tables"),
    ] {
        let found = problem(text);
        assert_eq!(found.key, key, "{found}");
        assert_eq!(found.line, Some(4), "{found}");
        assert!(found.to_string().contains(says), "{found}");
    }
}

#[test]
fn an_address_must_be_valid() {
    let found = Config::parse("address = 'judge at example.org'\n").unwrap_err();
    assert_eq!((found.line, found.key.as_str()), (Some(1), "address"));
    assert!(found.what.contains("judge@example.org"), "{found}");
    let config = Config::parse(&LEAST.replace("judge@", "Judge@")).unwrap();
    assert_eq!(config.address, "judge@example.org");
    assert!(Config::parse(&LEAST.replace("judge@example.org", "judge@localhost")).is_ok());
    let found = Config::parse(&LEAST.replace("judge@", "judge+us@")).unwrap_err();
    assert_eq!((found.line, found.key.as_str()), (Some(1), "address"));
}

#[test]
fn a_login_has_exactly_one_password() {
    let imap = "[[inbound.imap]]\nhost = 'a'\nuser = 'b'\n";
    assert!(problem(imap).to_string().contains("inbound.imap: `user` is set, but neither"), "{}", problem(imap));
    let both = format!("{imap}password = 'c'\npassword_file = 'd'\n");
    assert!(problem(&both).to_string().contains("leave one of them out"));
    let nobody = LEAST.replace("maildir.path = 'mail'", "smtp = { host = 'a', password = 'c' }");
    let found = Config::parse(&nobody).unwrap_err();
    assert!(found.to_string().contains("outbound.smtp: `password` is set, but no `user`"), "{found}");
}

#[test]
fn what_is_missing_is_named() {
    let found = Config::parse("address = 'judge@example.org'\nkeeper = 'ann@example.org'\n").unwrap_err();
    assert!(found.to_string().contains("missing field `outbound`"), "{found}");
    let found = problem("[outbound.smtp]\nhost = 'a'\n");
    assert!(found.to_string().contains("only one"), "{found}");
    let found = Config::parse(&LEAST.replace("maildir.path", "mialdir.path")).unwrap_err();
    assert_eq!(found.nearest.as_deref(), Some("maildir"), "{found}");
}

#[test]
fn an_invalid_toml_file_is_reported_with_the_place() {
    let found = problem("name = CHANCERY\n");
    assert_eq!(found.line, Some(4), "{found}");
}

#[test]
fn a_missing_file_is_named() {
    let found = Config::load(Path::new("/nonexistent/chancery.toml")).unwrap_err();
    assert!(found.to_string().starts_with("/nonexistent/chancery.toml: "), "{found}");
}

#[test]
fn secrets_are_not_printed() {
    assert!(!format!("{:?}", Password::new("hunter2")).contains("hunter2"));
    let text = "[[inbound.imap]]\nhost = 'a'\nuser = 'b'\npassword = 'hunter2'\n";
    let config = Config::parse(&format!("{LEAST}{text}")).unwrap();
    assert!(!format!("{config:?}").contains("hunter2"));
    assert_eq!(config.inbound.imap[0].password.as_ref().unwrap().reveal(), "hunter2");
    for wrong in [text.replace("'hunter2'", "9876"), text.replace("'hunter2'", "hunter2")] {
        let found = problem(&wrong);
        assert!(!format!("{found} {found:?}").contains("hunter2") && !format!("{found}").contains("9876"), "{found}");
        assert_eq!(found.line, Some(7), "{found}");
    }
}

#[test]
fn the_keepers_own_house_rules_are_sent() {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), "HOUSE RULES\n\nBe kind to Turkey.\n").unwrap();
    let mut world = World::with(|config| config.house_rules = Some(file.path().to_owned()));
    for asked in ["HELP HOUSE.RULES", "GET house.rules", "GET PACKAGE"] {
        let body = world.ask("ann@example.org", asked).body;
        assert!(body.contains("Be kind to Turkey.") && !body.contains("WHAT IS EXPECTED"), "{body}");
    }
}

/// A program without a required feature says so at once, with the remedy.
#[test]
fn a_missing_feature_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("chancery.toml");
    let dkim = "[[dkim]]\nselector = 'x'\nkey_file = 'x.pem'\n";
    let imap = "[[inbound.imap]]\nhost = 'a'\nuser = 'b'\npassword_file = 'c'\n";
    for (more, is_built, key) in [
        ("", true, ""),
        ("check_senders = true\n", HAS_MAIL_AUTH, "check_senders: "),
        (dkim, HAS_MAIL_AUTH, "dkim: "),
        (imap, HAS_IMAP, "inbound.imap: "),
    ] {
        let text = format!("address = 'judge@a.org'\nkeeper = 'ann@a.org'\n{more}[outbound.maildir]\npath = 'out'\n");
        fs::write(&file, text).unwrap();
        match Config::load(&file) {
            Ok(_) => assert!(is_built, "{more}"),
            Err(problem) => {
                let said = problem.to_string();
                assert!(!is_built && said.contains(key) && said.contains("cargo build --release --features"), "{said}");
            }
        }
    }
}
