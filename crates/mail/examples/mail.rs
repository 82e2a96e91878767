//! Reads a reply as a mail program writes it, and finds the lines that a person typed.
use chancery_mail::inbound::{JudgeAddress, read};

const REPLY: &[u8] = b"From: Ann Other <ann@example.org>
To: judge+k3v9@example.net
Subject: =?utf-8?Q?Re:_Fr=C3=BChling_1901?=
Content-Type: text/plain; charset=utf-8

A VIE - GAL
F TRI - ALB

On Sat, 21 Nov 2026, Chancery wrote:
> A VIE - TRI
--
Ann Other, sent from my telephone
";

fn main() {
    let judge = JudgeAddress { address: "judge@example.net".to_owned(), ..JudgeAddress::default() };
    let letter = read(REPLY, &judge);
    println!("{} typed:\n{}", letter.from_name, letter.lines.join("\n"));

    assert_eq!(letter.from.as_deref(), Some("ann@example.org"));
    assert_eq!(letter.subject, "Re: Frühling 1901");
    assert_eq!(letter.details, ["k3v9"], "the sub-address that it was sent to");
    assert_eq!(letter.lines, ["A VIE - GAL", "F TRI - ALB"]);
    assert!(letter.robot.is_none());
}
