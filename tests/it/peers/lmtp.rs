//! Postfix delivers e-mails to the judge by LMTP: while it is down, when it is killed, and when it runs.
use super::{JUDGE, Peers, open_to_all};
use crate::program::{House, letter};
use jiff::Timestamp;
use std::fs;

#[tokio::test]
async fn postfix_queues_an_email_until_the_judge_has_stored_it_once() {
    let house = House::with_config(
        "trust_senders = true\n[[inbound.lmtp]]\nlisten = \"@DATA@/lmtp.sock\"\nmode = \"666\"\n[outbound.maildir]\npath = \"@DATA@/mail\"\n",
    );
    house.begin_game("handed", Timestamp::now(), "");
    // From now on only a token proves a person's identity.
    let config = fs::read_to_string(house.config_file()).unwrap().replace("trust_senders = true", "");
    fs::write(house.config_file(), config).unwrap();
    open_to_all(house.config_file().parent().unwrap());
    open_to_all(&house.data());
    let socket = house.data().join("lmtp.sock");
    let transport = format!("transport_maps = inline:{{ {JUDGE}=lmtp:unix:{} }}\n", socket.display());
    let Some(peers) = Peers::start_with(&transport, "") else { return };
    let log = |what: &str, n: usize| n <= peers.log("postfix.log").matches(what).count();

    // To two of the judge's addresses. Only the envelope has the one with the token. The judge is down.
    let (seat, token) = house.seats("handed").into_iter().find(|(seat, _)| seat.power.is_some()).unwrap();
    let text = letter(&seat.user_address, JUDGE, "<first@players.test>", "SET WAIT").replace('\r', "");
    peers.submit(&seat.user_address, &[JUDGE, &token], &text).await;
    peers.wait_with_flushes(|| log("status=deferred (connect to", 2));
    // It stores the e-mail, and is killed before it can acknowledge it.
    let mut killed = house.serve(&[("CHANCERY_FAILPOINT", "stored-and-committed")]);
    let mut has_ended = false;
    peers.wait_with_flushes(|| {
        has_ended |= killed.has_ended().is_some();
        has_ended
    });
    // The judge is running.
    let mut serving = house.serve(&[]);
    peers.wait_with_flushes(|| log("status=sent (250 2.0.0 The e-mail is stored.)", 2));
    house.wait_until_done(&mut serving);
    let answers: Vec<_> = house.answers().into_iter().collect();
    assert_eq!(answers, [("<first@players.test>".to_owned(), 1)]);
    let signed_on =
        house.mail().into_iter().any(|(_, mail)| mail.contains("The turn will not run before the deadline."));
    assert!(signed_on, "{:#?}", house.mail());
    assert!(serving.stop().success());
}
