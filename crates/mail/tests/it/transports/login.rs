//! Logging in to a mail server that requires an access token (XOAUTH2) instead of a password.
use super::{head, mail};
use chancery_mail::peer::Security;
use chancery_mail::sink::{Delivery, Sink};
use chancery_mail::smtp::{SmtpSettings, SmtpSink};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// `user=judge@games.test^Aauth=Bearer t0ken^A^A`, in base64.
const LOGIN: &str = "AUTH XOAUTH2 dXNlcj1qdWRnZUBnYW1lcy50ZXN0AWF1dGg9QmVhcmVyIHQwa2VuAQE=";

/// A server that accepts e-mail from clients with the token.
async fn talk(stream: TcpStream) -> Option<()> {
    let mut stream = BufReader::new(stream);
    let (mut says, mut in_letter) = ("220 fake.test", false);
    loop {
        stream.get_mut().write_all(format!("{says}\r\n").as_bytes()).await.ok()?;
        let mut line = String::new();
        while stream.read_line(&mut line).await.ok()? != 0 && in_letter && line != ".\r\n" {
            line.clear();
        }
        in_letter = false;
        says = match line.trim_end() {
            "" => return None,
            LOGIN => "235 welcome",
            "DATA" => {
                in_letter = true;
                "354 go on"
            }
            other if other.starts_with("EHLO") => "250-fake.test\r\n250 AUTH PLAIN XOAUTH2",
            other if other.starts_with("AUTH") => "535 5.7.8 the token has expired",
            _ => "250 ok",
        };
    }
}

#[tokio::test]
async fn a_token_is_requested_and_used() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(talk(stream));
        }
    });
    let send = async |command: &[&str]| {
        let mut settings = SmtpSettings::new("127.0.0.1", port, Security::Plain);
        settings.user = Some("judge@games.test".to_owned());
        settings.token_command = Some(command.iter().map(|&word| word.to_owned()).collect());
        SmtpSink::new(settings, head()).unwrap().send(&mail(1)).await
    };
    let sent = send(&["echo", "t0ken"]).await;
    assert!(matches!(sent, Delivery::Sent(_)), "{sent:?}");
    for (command, says) in [(["echo", "old"], "the token has expired"), (["false", "t0ken"], "exit status: 1")] {
        let untried = send(&command).await;
        assert!(
            matches!(&untried, Delivery::Untried(why) if why.contains(says) && !why.contains("t0ken")),
            "{untried:?}"
        );
    }
}
