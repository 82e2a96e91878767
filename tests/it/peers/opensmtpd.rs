//! OpenSMTPD, with `deploy/opensmtpd.conf`. Debian's package of it removes Postfix, so it has a separate root, which
//! `CHANCERY_OPENSMTPD_ROOT` names (`.ci/run` creates it).
use super::{JUDGE, free_port, open_to_all, run, spawn};
use crate::program::{House, letter, wait_for};
use lettre::transport::smtp::client::AsyncSmtpConnection;
use lettre::transport::smtp::extension::ClientId;
use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command};

/// The server and its helpers, which end with it.
struct OpenSmtpd(Child);

impl Drop for OpenSmtpd {
    fn drop(&mut self) {
        let _ = Command::new("kill").arg(self.0.id().to_string()).status();
        let _ = self.0.wait();
    }
}

/// The root with OpenSMTPD in it, if it exists.
fn root() -> Option<PathBuf> {
    let Some(root) = std::env::var_os("CHANCERY_OPENSMTPD_ROOT").filter(|root| !root.is_empty()).map(PathBuf::from)
    else {
        eprintln!("skipped: CHANCERY_OPENSMTPD_ROOT names no root with OpenSMTPD");
        return None;
    };
    assert!(root.join("usr/sbin/smtpd").exists(), "there is no OpenSMTPD in {}", root.display());
    Some(root)
}

#[tokio::test]
async fn opensmtpd_delivers_email_by_lmtp() {
    let Some(root) = root() else { return };
    let (port, place) = (free_port(), format!("127.0.0.1:{}", free_port()));
    let lines = include_str!("../../../deploy/opensmtpd.conf")
        .replace("127.0.0.1:2424", &place)
        .replace("example[.]org", "games[.]test")
        .replace("= chancery", "= nobody");
    fs::write(root.join("etc/smtpd.conf"), format!("listen on 127.0.0.1 port {port}\n{lines}")).unwrap();
    let house = House::with_config(&format!(
        "trust_senders = true\n[[inbound.lmtp]]\nlisten = \"{place}\"\n[outbound.maildir]\npath = \"@DATA@/mail\"\n"
    ));
    open_to_all(house.config_file().parent().unwrap());
    house.begin_game("open", jiff::Timestamp::now(), "");
    let (seat, token) = house.seats("open").swap_remove(0);
    let serving = house.serve(&[]);
    wait_for(|| house.log().contains("is running").then_some(()));

    run(Command::new("chroot").arg(&root).args(["smtpd", "-n"]));
    let _server = OpenSmtpd(spawn(Command::new("chroot").arg(&root).args(["smtpd", "-d"])));
    wait_for(|| std::net::TcpStream::connect(("127.0.0.1", port)).ok());
    let mut line =
        AsyncSmtpConnection::connect_tokio1(("127.0.0.1", port), None, &ClientId::default(), None, None).await.unwrap();
    // To the judge, and to a seat that only the envelope names.
    for (n, to) in [(1, JUDGE.to_owned()), (2, token)] {
        let envelope =
            lettre::address::Envelope::new(Some(seat.user_address.parse().unwrap()), vec![to.parse().unwrap()])
                .unwrap();
        let text = letter(&seat.user_address, "somebody@players.test", &format!("<{n}@players.test>"), "LIST");
        line.send(&envelope, text.as_bytes()).await.unwrap();
        wait_for(|| house.answers().contains_key(&format!("<{n}@players.test>")).then_some(()));
    }
    assert!(serving.stop().success(), "{}", house.log());
    let (_, answer) = house.mail().into_iter().find(|(_, mail)| mail.contains("In-Reply-To: <2@")).unwrap();
    assert!(answer.contains("Game: Open"), "{answer}");
}
