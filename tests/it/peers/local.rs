//! E-mail to the judge as a user of the machine: a forward file into a Maildir, procmail, maildrop. Also checks that other users' mail is
//! unaffected.
use super::{JUDGE, Peers, lacks, open_to_all, run};
use crate::program::{House, letter, wait_for};
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Command;

/// A user like the judge's: a system user, with a folder, and a shell that runs nothing.
const USER: &str = "mail";
/// Another user.
const OTHER: &str = "daemon";

/// Postfix that delivers to the users of the machine. E-mail to the judge goes to [`USER`].
fn start(folder: &Path, mailbox_command: &str) -> Option<Peers> {
    let folder = folder.display();
    let main = format!(
        "mydestination = games.test\nmyorigin = games.test\nvirtual_mailbox_domains = players.test\n\
         local_transport = local\nlocal_recipient_maps =\nalias_maps = inline:{{ judge={USER} }}\n\
         forward_path = {folder}/$user.forward\nmailbox_command = {mailbox_command}\n"
    );
    Peers::start_with(&main, "local     unix  -       n       n       -       -       local\n")
}

/// A judge whose folder belongs to the user, and the folder next to it.
fn house() -> (House, std::path::PathBuf) {
    let house = House::with_config(
        "trust_senders = true\n[[inbound.maildir]]\npath = \"@DATA@/judge\"\n[outbound.maildir]\npath = \"@DATA@/mail\"\n",
    );
    let folder = house.config_file().parent().unwrap().to_owned();
    open_to_all(&folder);
    (house, folder)
}

fn give_to(user: &str, what: &Path) {
    run(Command::new("chown").arg("-R").arg(user).arg(what));
}

/// Way 3 of `deploy/postfix/main.cf`. Debian's procmail interferes with a Maildir named in `home_mailbox`, but not with this.
#[tokio::test]
async fn a_forward_file_delivers_only_the_judges_email_into_its_maildir() {
    let (house, folder) = house();
    house.begin_game("forwarded", jiff::Timestamp::now(), "");
    let (seat, token) = house.seats("forwarded").swap_remove(0);
    let elsewhere = folder.join("elsewhere");
    fs::write(&elsewhere, "").unwrap();
    fs::set_permissions(&elsewhere, fs::Permissions::from_mode(0o666)).unwrap();
    let Some(peers) = start(&folder, &format!("/bin/cat >> {}", elsewhere.display())) else { return };
    let forward = folder.join(format!("{USER}.forward"));
    fs::write(&forward, format!("{}/judge/\n", house.data().display())).unwrap();
    give_to(USER, &forward);
    give_to(USER, &house.data());
    run(Command::new("chmod").arg("711").arg(house.data()));

    // Only the envelope names the seat.
    let text = letter(&seat.user_address, "somebody@players.test", "<one@players.test>", "LIST").replace('\r', "");
    peers.submit(&seat.user_address, &[&token], &text).await;
    let other = format!("{OTHER}@games.test");
    peers.submit("ann@players.test", &[&other], &text.replace("<one@", "<two@")).await;
    wait_for(|| fs::read_to_string(&elsewhere).unwrap().contains("<two@players.test>").then_some(()));
    let serving = house.serve(&[]);
    wait_for(|| house.answers().contains_key("<one@players.test>").then_some(()));
    assert!(serving.stop().success(), "{}", house.log());
    assert_eq!(house.answers().len(), 1);
    let (_, answer) = house.mail().into_iter().find(|(_, mail)| mail.contains("In-Reply-To: <one@")).unwrap();
    assert!(answer.contains("Game: Forwarded"), "{answer}");
    assert!(!fs::read_to_string(&elsewhere).unwrap().contains("<one@"), "the judge's letters went elsewhere");
}

/// With `deploy/procmailrc` or `deploy/mailfilter`, an e-mail that cannot be stored stays with Postfix, and is processed once.
async fn sorts(program: &str, lines: &str, others: &str) {
    if lacks(program) {
        return;
    }
    let (house, folder) = house();
    let rules = folder.join("rules");
    let lines = lines
        .replace("example\\.org", "games\\.test")
        .replace("/etc/chancery/chancery.toml", house.config_file().to_str().unwrap())
        .replace("chancery deliver", &format!("{} deliver", folder.join("chancery").display()));
    fs::write(&rules, format!("{lines}\n{others}\n").replace("@FOLDER@", folder.to_str().unwrap())).unwrap();
    fs::copy(env!("CARGO_BIN_EXE_chancery"), folder.join("chancery")).unwrap();
    fs::set_permissions(&rules, fs::Permissions::from_mode(0o600)).unwrap();
    let elsewhere = folder.join("elsewhere");
    fs::write(&elsewhere, "").unwrap();
    for own in [&rules, &house.data(), &elsewhere] {
        give_to(USER, own);
    }
    // As in /etc: users outside the judge's group cannot read it.
    fs::set_permissions(house.config_file(), fs::Permissions::from_mode(0o640)).unwrap();
    let Some(peers) = start(&folder, &format!("/usr/bin/{program} {}", rules.display())) else { return };
    let log = |what: &str| peers.log("postfix.log").contains(what).then_some(());

    let text = letter("ann@players.test", JUDGE, "<one@players.test>", "LIST").replace('\r', "");
    peers.submit("ann@players.test", &[JUDGE], &text).await;
    wait_for(|| log("status=deferred"));
    assert!(log("status=bounced").is_none(), "{}", peers.log("postfix.log"));
    run(Command::new("chgrp").arg(USER).arg(house.config_file()));
    peers.wait_with_flushes(|| log("status=sent (delivered to command: ").is_some());

    // Other e-mails to the same mailbox are unaffected.
    let other = letter("ann@players.test", "friends@players.test", "<two@players.test>", "Hello").replace('\r', "");
    peers
        .submit(
            "ann@players.test",
            &[&format!("{USER}@games.test")],
            &other.replace("friends@players.test", "friends@x.test"),
        )
        .await;
    wait_for(|| fs::read_to_string(&elsewhere).unwrap().contains("<two@players.test>").then_some(()));
    let serving = house.serve(&[]);
    wait_for(|| house.answers().contains_key("<one@players.test>").then_some(()));
    assert!(serving.stop().success(), "{}", house.log());
    assert_eq!(house.answers().into_iter().collect::<Vec<_>>(), [("<one@players.test>".to_owned(), 1)]);
}

#[tokio::test]
async fn procmail_delivers_the_judges_email() {
    sorts("procmail", include_str!("../../../deploy/procmailrc"), ":0\n@FOLDER@/elsewhere").await;
}

#[tokio::test]
async fn maildrop_delivers_the_judges_email() {
    sorts("maildrop", include_str!("../../../deploy/mailfilter"), "to \"|cat >> @FOLDER@/elsewhere\"").await;
}
