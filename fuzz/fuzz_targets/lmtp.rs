//! Feeds any bytes to the judge as a mail server's side of the dialogue. The conversation must never panic, hang or accept an unfinished
//! message. However the bytes are cut into pieces, it must go the same way.
#![no_main]
use chancery::mail::inbound::JudgeAddress;
use chancery::mail::lmtp::{LetterReceiver, Terms, converse};
use chancery::mail::source::{Arrival, NotTaken};
use libfuzzer_sys::fuzz_target;
use std::future::pending;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// A connection that sends all this in pieces, and stores the replies.
struct Said<'a> {
    rest: &'a [u8],
    piece: usize,
    answers: &'a mut Vec<u8>,
}

impl AsyncRead for Said<'_> {
    fn poll_read(mut self: Pin<&mut Self>, _: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let n = self.piece.min(self.rest.len()).min(buffer.remaining());
        let (now, later) = self.rest.split_at(n);
        buffer.put_slice(now);
        self.rest = later;
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Said<'_> {
    fn poll_write(mut self: Pin<&mut Self>, _: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.answers.extend_from_slice(bytes);
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}

/// A desk that stores the messages.
#[derive(Default)]
struct Tray(Vec<Arrival>);

impl LetterReceiver for Tray {
    type Ticket = ();

    fn expect(&mut self) -> Result<(), NotTaken> {
        Ok(())
    }

    async fn take(&mut self, (): (), letter: Arrival) -> Result<(), NotTaken> {
        self.0.push(letter);
        Ok(())
    }
}

/// The replies to these bytes, and the messages in them.
fn talk(bytes: &[u8], piece: usize) -> (Vec<u8>, Vec<Arrival>) {
    let judge = JudgeAddress { address: "judge@games.test".to_owned(), ..JudgeAddress::default() };
    let terms = Terms { name: "games.test".to_owned(), judge, max_bytes: 4096, timeout: Duration::from_secs(60) };
    let (mut tray, mut answers) = (Tray::default(), Vec::new());
    let said = Said { rest: bytes, piece, answers: &mut answers };
    // The way it ends does not matter.
    let _ = RUNTIME.with(|runtime| runtime.block_on(converse(said, &terms, &mut tray, pending())));
    (answers, tray.0)
}

thread_local! {
    static RUNTIME: tokio::runtime::Runtime =
        tokio::runtime::Builder::new_current_thread().enable_time().build().expect("it can be made");
}

fuzz_target!(|bytes: &[u8]| {
    let (answers, letters) = talk(bytes, bytes.len().max(1));
    let stored = String::from_utf8(answers.clone()).expect("answers are text").matches("The letter is stored.").count();
    assert_eq!(letters.iter().map(|letter| letter.envelope.to.len().min(1)).sum::<usize>(), letters.len());
    assert!(letters.len() <= stored, "each letter has an answer for each recipient");
    // At most as many messages as there are dots between two line ends.
    let ends = bytes.windows(5).filter(|part| *part == b"\r\n.\r\n").count();
    assert!(letters.len() <= ends + bytes.windows(7).filter(|part| part.eq_ignore_ascii_case(b"\nDATA\r\n")).count());
    for piece in [1, 3] {
        assert_eq!(talk(bytes, piece), (answers.clone(), letters.clone()));
    }
});
