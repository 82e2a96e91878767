//! Replies to HTML e-mails, as mail programs quote them: with the form filled in, and untouched.
use super::{ANN, letter, with_html};
use crate::world::World;
use chancery::mail::sink::Mail;

/// The way a mail program replies to an HTML e-mail.
struct Program {
    name: &'static str,
    /// The HTML of the reply, from the typed and the quoted text.
    quotes: fn(typed: &str, quoted: &str) -> String,
}

/// The text between `<body ...>` and `</body>`.
fn body_of(html: &str) -> &str {
    let from = html.find("<body").and_then(|at| Some(at + html[at..].find('>')? + 1)).unwrap();
    &html[from..html.find("</body>").unwrap()]
}

const PROGRAMS: &[Program] = &[
    Program {
        name: "Gmail",
        quotes: |typed, quoted| {
            format!(
                "<div dir=\"ltr\">{typed}</div><br><div class=\"gmail_quote gmail_quote_container\"><div dir=\"ltr\" class=\"gmail_attr\">On Sat, Nov 21, \
                 2026 at 9:00 AM Chancery &lt;<a href=\"mailto:judge@example.org\">judge@example.org</a>&gt; wrote:<br></div><blockquote class=\"gmail_quote\" \
                 style=\"margin:0px 0px 0px 0.8ex\"><u></u>{}</blockquote></div>",
                // This program keeps inline styles, and renames classes.
                body_of(quoted).replace("class=\"", "class=\"m_-1")
            )
        },
    },
    Program {
        name: "Outlook on the web",
        quotes: |typed, quoted| {
            format!(
                "<html><head><meta http-equiv=\"Content-Type\" content=\"text/html; charset=utf-8\"></head><body dir=\"ltr\"><div class=\"elementToProof\" \
                 style=\"font-family: Aptos; font-size: 12pt\">{typed}</div><div id=\"appendonsend\"></div><hr style=\"display:inline-block;width:98%\" tabindex=\"-1\">\
                 <div id=\"divRplyFwdMsg\" dir=\"ltr\"><font face=\"Calibri, sans-serif\"><b>From:</b> Chancery &lt;judge@example.org&gt;<br><b>Sent:</b> Saturday, \
                 November 21, 2026 9:00<br><b>To:</b> Ann<br><b>Subject:</b> demo</font><div>&nbsp;</div></div><div>{}</div></body></html>",
                body_of(quoted)
            )
        },
    },
    Program {
        name: "Outlook (Word)",
        quotes: |typed, quoted| {
            // This program turns each line into a <pre>.
            let mut lines = String::new();
            let mut in_pre = false;
            for line in body_of(quoted).lines() {
                in_pre |= line.starts_with("<pre");
                if in_pre {
                    let (open, close) = (line.starts_with("<pre"), line.ends_with("</pre>"));
                    let start =
                        if open { "" } else { "<pre style=\"background:#F4F1E8\"><span style=\"font-size:11.5pt\">" };
                    let end = if close { "" } else { "<o:p></o:p></span></pre>" };
                    lines += &format!("{start}{line}{end}\n");
                    in_pre = !close;
                } else {
                    lines += &format!("{line}\n");
                }
            }
            format!(
                "<html xmlns:o=\"urn:schemas-microsoft-com:office:office\"><body lang=\"EN-GB\"><div class=\"WordSection1\"><p class=\"MsoNormal\">{typed}<o:p></o:p></p>\
                 <div><div style=\"border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm\"><p class=\"MsoNormal\"><b>From:</b> Chancery \
                 &lt;judge@example.org&gt; <br><b>Sent:</b> 21 November 2026 09:00<br><b>To:</b> Ann<br><b>Subject:</b> demo<o:p></o:p></p></div></div>{lines}</div></body></html>"
            )
        },
    },
    Program {
        name: "Apple Mail",
        quotes: |typed, quoted| {
            format!(
                "<html><head></head><body style=\"overflow-wrap: break-word; line-break: after-white-space;\">{typed}<br id=\"lineBreakAtBeginningOfMessage\"><div><br>\
                 <blockquote type=\"cite\"><div>On 21 Nov 2026, at 09:00, Chancery &lt;judge@example.org&gt; wrote:</div><br class=\"Apple-interchange-newline\"><div>{}</div>\
                 </blockquote></div><br></body></html>",
                body_of(quoted)
            )
        },
    },
    Program {
        name: "Thunderbird",
        quotes: |typed, quoted| {
            format!(
                "<!DOCTYPE html><html><head><meta http-equiv=\"Content-Type\" content=\"text/html; charset=UTF-8\"></head><body><p>{typed}</p><div class=\"moz-cite-prefix\">\
                 On 21/11/2026 09:00, Chancery wrote:<br></div><blockquote type=\"cite\" cite=\"mid:1@example.org\">{}</blockquote></body></html>",
                body_of(quoted)
            )
        },
    },
];

/// Ann has `A BUD H` on file, and replies to the results, which came as HTML.
fn answered(program: &Program, typed: &str, fill: &[(&str, &str)]) -> (Vec<String>, Mail, String) {
    let mut world = with_html();
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPROCESS");
    let mails = world.mail();
    let results = letter(&mails, ANN, "Results");
    world.ask(ANN, "SIGN ON ademo secret\nA BUD H");
    let mut quoted = results.html.clone().unwrap();
    for (from, to) in fill {
        assert!(quoted.contains(from), "{from:?} is not in\n{quoted}");
        quoted = quoted.replacen(from, to, 1);
    }
    let html = (program.quotes)(typed, &quoted);
    let raw = format!(
        "From: {ANN}\nTo: {}\nSubject: Re: {}\nMessage-ID: <answer@test>\nMIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n\n{html}\n",
        results.reply_to.as_ref().unwrap(),
        results.subject,
    );
    world.deliver(raw.as_bytes());
    let reply =
        world.mail().into_iter().find(|mail| mail.reply).unwrap_or_else(|| panic!("no reply to {}", program.name));
    (on_file(&world), reply, raw)
}

/// Austria's orders on file.
fn on_file(world: &World) -> Vec<String> {
    let game = world.store.game_named("demo").unwrap().unwrap();
    let filed = world.store.orders(game.id, game.turn).unwrap();
    let filed = filed.into_iter().find(|filed| filed.power == "Austria");
    filed.map(|filed| filed.orders.lines().map(str::to_owned).collect()).unwrap_or_default()
}

#[test]
fn a_form_filled_in_inside_the_quoted_html_is_carried_out() {
    for program in PROGRAMS {
        let (filed, reply, raw) =
            answered(program, "", &[("\nA BUD\n", "\nA BUD - SER\n"), ("\nF TRI\n", "\nF TRI - ALB\n")]);
        assert_eq!(filed, ["A BUD - SER", "F TRI - ALB"], "{}: {}\n{raw}", program.name, reply.body);
        assert!(!reply.body.contains("***"), "{}: {}\n{raw}", program.name, reply.body);
    }
}

#[test]
fn an_untouched_form_in_the_quoted_html_has_no_effect() {
    for program in PROGRAMS {
        let (filed, reply, raw) = answered(program, "A VIE - GAL", &[]);
        assert_eq!(filed, ["A BUD H", "A VIE - GAL"], "{}: {}\n{raw}", program.name, reply.body);
        assert!(!reply.body.contains("***"), "{}: {}\n{raw}", program.name, reply.body);
    }
}

#[test]
fn text_typed_above_the_quoted_html_wins() {
    for program in PROGRAMS {
        let (filed, reply, raw) = answered(program, "A BUD - GAL", &[("\nA BUD\n", "\nA BUD - SER\n")]);
        assert_eq!(filed, ["A BUD - GAL"], "{}: {}\n{raw}", program.name, reply.body);
    }
}
