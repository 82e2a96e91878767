//! Bounce reports, forged and real. A forger who has read an e-mail can stop no one's mail. The reports of mail systems do stop it.
use crate::world::World;
use chancery::mail::sink::Mail;
use jiff::{SignedDuration, Timestamp};

const JUDGE: &str = "judge@example.org";
const ANN: &str = "ann@example.org";
const N_DAYS: usize = 40;
const PER_DAY: usize = 5;

/// A report about an e-mail to Ann.
#[derive(Clone, Copy)]
struct Report {
    what: &'static str,
    /// True if only a mail system on the e-mail's route can write it.
    is_real: bool,
    /// The envelope sender; empty for none.
    sender: &'static str,
    /// The report's recipient.
    to: fn(&Mail) -> String,
    /// The report's text.
    says: fn(&Mail) -> String,
}

/// A report in the form of RFC 3464 about this recipient, with the head of the e-mail.
fn formal(letter: &Mail, recipient: &str) -> String {
    format!(
        "MIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\n\n--b\n\nIt failed.\n--b\nContent-Type: message/delivery-status\n\nFinal-Recipient: rfc822; {recipient}\nAction: failed\nStatus: 5.1.1\n--b\nContent-Type: message/rfc822\n\nMessage-ID: {}\n--b--\n",
        letter.message_id
    )
}

fn in_words(letter: &Mail) -> String {
    format!("\nYour message {} to <{ANN}> could not be delivered: user unknown. 5.1.1\n", letter.message_id)
}

fn plain(_: &Mail) -> String {
    JUDGE.to_owned()
}

fn return_path(letter: &Mail) -> String {
    letter.envelope_from.clone()
}

/// The Message-ID as a return path, as earlier versions had it.
fn id_as_path(letter: &Mail) -> String {
    format!("judge+{}", letter.message_id.trim_matches(['<', '>']))
}

/// The return path as guessed from the Message-ID.
fn guessed_path(letter: &Mail) -> String {
    id_as_path(letter).replacen("+m", "+b", 1)
}

/// The shapes of reports.
const SHAPES: [Report; 8] = [
    Report {
        what: "formal, to the return path",
        is_real: true,
        sender: "",
        to: return_path,
        says: |mail| formal(mail, ANN),
    },
    Report { what: "in words, to the return path", is_real: true, sender: "", to: return_path, says: in_words },
    Report {
        what: "formal, to the plain address",
        is_real: false,
        sender: "",
        to: plain,
        says: |mail| formal(mail, ANN),
    },
    Report { what: "in words, to the plain address", is_real: false, sender: "", to: plain, says: in_words },
    Report { what: "to the id as a path", is_real: false, sender: "", to: id_as_path, says: |mail| formal(mail, ANN) },
    Report { what: "to a guessed path", is_real: false, sender: "", to: guessed_path, says: |mail| formal(mail, ANN) },
    Report {
        what: "about somebody else",
        is_real: false,
        sender: "",
        to: return_path,
        says: |mail| formal(mail, "eve@example.org"),
    },
    Report {
        what: "from somebody",
        is_real: false,
        sender: "mx@evil.test",
        to: return_path,
        says: |mail| formal(mail, ANN),
    },
];

impl Report {
    fn about(&self, letter: &Mail, n: usize) -> String {
        format!(
            "Return-Path: <{}>\nFrom: MAILER-DAEMON@mx.evil.test\nTo: {}\nSubject: Undelivered Mail Returned to Sender\nMessage-ID: <{n}@mx.evil.test>\n{}",
            self.sender,
            (self.to)(letter),
            (self.says)(letter)
        )
    }
}

/// The last e-mail to Ann, which the next server has accepted.
fn letter_to_ann(world: &mut World) -> Option<Mail> {
    world.write("eve@example.org", JUDGE, "", "SIGN ON edemo secret\nPRESS TO A\nWell?\nENDPRESS");
    world.mail().into_iter().find(|mail| mail.to == ANN && !mail.reply)
}

/// Reports five e-mails to Ann in this way on each of 40 days. Returns the time at which the judge stops e-mailing her.
fn suspended_by(shape: Report) -> Option<Timestamp> {
    let mut world = World::with_games();
    for n in 0..N_DAYS * PER_DAY {
        if let Some(letter) = letter_to_ann(&mut world) {
            world.deliver(shape.about(&letter, n).as_bytes());
        }
        if n % PER_DAY == PER_DAY - 1 {
            world.now += SignedDuration::from_hours(24);
            world.work().heartbeat().unwrap();
        }
    }
    world.store.suspended(ANN).unwrap()
}

#[test]
fn forged_reports_stop_no_ones_mail_and_real_ones_do() {
    for shape in SHAPES {
        assert_eq!(suspended_by(shape).is_some(), shape.is_real, "{}", shape.what);
    }
}

/// Attack 5: anyone who had seen three Message-IDs of e-mails to a person could stop all e-mail to that person.
#[test]
fn attack_5_three_message_ids_stop_no_ones_mail() {
    let mut world = World::with_games();
    for n in 0..3 {
        let letter = letter_to_ann(&mut world).unwrap();
        for (i, shape) in SHAPES.iter().filter(|shape| !shape.is_real && shape.sender.is_empty()).enumerate().take(4) {
            world.deliver(shape.about(&letter, 10 * n + i).as_bytes());
        }
        world.now += SignedDuration::from_hours(24);
        world.work().heartbeat().unwrap();
    }
    assert_eq!(world.mail(), [], "nobody is told, and nobody is asked");
    assert_eq!(world.store.bounced(ANN, world.now).unwrap(), None);
    assert!(letter_to_ann(&mut world).is_some());
}

/// Real reports among forged ones stop a person's e-mail, and one sign of life undoes that.
#[test]
fn a_sign_of_life_cancels_even_real_reports() {
    let mut world = World::with_games();
    for n in 0..N_DAYS {
        let letter = letter_to_ann(&mut world).unwrap();
        world.now += SignedDuration::from_mins(5);
        world.ask(ANN, "SIGN ON ademo secret\nLIST demo");
        let reports = SHAPES.iter().enumerate();
        reports.for_each(|(i, shape)| world.deliver(shape.about(&letter, SHAPES.len() * n + i).as_bytes()));
        world.now += SignedDuration::from_hours(24);
        world.work().heartbeat().unwrap();
    }
    assert_eq!(world.store.bounced(ANN, Timestamp::UNIX_EPOCH).unwrap(), None);
    assert_eq!(world.store.suspended(ANN).unwrap(), None);
}
