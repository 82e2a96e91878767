//! A small mail server of the tests, which delivers e-mails to the judge as Postfix would: it keeps each until the judge acknowledges it,
//! and retries after any fault.
use std::io::{self, BufRead as _, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The address where the judge accepts e-mail.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    /// A port of this machine.
    Port(u16),
    /// A socket.
    Socket(PathBuf),
}

/// A connection of either kind.
trait Stream: Read + Write + Send {}
impl<S: Read + Write + Send> Stream for S {}

/// A conversation with the judge.
pub(crate) struct Line {
    stream: BufReader<Box<dyn Stream>>,
}

impl Line {
    /// Connects, and says hello.
    pub(crate) fn open(place: &Place) -> io::Result<Self> {
        let mut line = Self::connect(place)?;
        line.answer()?;
        line.say("LHLO mx.test\r\n")?;
        line.answer()?;
        Ok(line)
    }

    /// Connects only.
    pub(crate) fn connect(place: &Place) -> io::Result<Self> {
        let stream: Box<dyn Stream> = match place {
            Place::Port(port) => {
                let stream = TcpStream::connect(("127.0.0.1", *port))?;
                stream.set_nodelay(true)?;
                Box::new(stream)
            }
            Place::Socket(path) => Box::new(UnixStream::connect(path)?),
        };
        Ok(Self { stream: BufReader::new(stream) })
    }

    pub(crate) fn say(&mut self, text: &str) -> io::Result<()> {
        self.stream.get_mut().write_all(text.as_bytes())
    }

    /// The next reply: the last of its lines.
    pub(crate) fn answer(&mut self) -> io::Result<String> {
        loop {
            let mut line = String::new();
            if self.stream.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if line.as_bytes().get(3) != Some(&b'-') {
                return Ok(line.trim_end().to_owned());
            }
        }
    }

    /// Delivers a message with CRLF line ends. Returns the replies for the accepted recipients, and those for the others.
    pub(crate) fn hand_over(&mut self, from: &str, to: &[&str], letter: &str) -> io::Result<Vec<String>> {
        let n_accepted = self.announce(from, to, letter)?;
        (0..n_accepted).map(|_| self.answer()).collect()
    }

    /// Delivers it up to the final dot, without waiting for the replies to it. Returns the number of replies to expect.
    pub(crate) fn announce(&mut self, from: &str, to: &[&str], letter: &str) -> io::Result<usize> {
        let recipients: String = to.iter().map(|to| format!("RCPT TO:<{to}>\r\n")).collect();
        self.say(&format!("MAIL FROM:<{from}>\r\n{recipients}DATA\r\n"))?;
        let mail = self.answer()?;
        let mut n_accepted = 0;
        for _ in to {
            n_accepted += usize::from(self.answer()?.starts_with("250"));
        }
        let data = self.answer()?;
        if !data.starts_with("354") {
            return Err(io::Error::other(format!("{mail}; {data}")));
        }
        self.say(&format!("{}.\r\n", letter.replace("\r\n.", "\r\n..")))?;
        Ok(n_accepted)
    }
}

/// Delivers messages (recipient, message) until all are stored, whatever happens to the judge. Every `n`th reply is lost, so that the
/// message is offered again.
pub(crate) fn carry(place: &Place, letters: &[(String, String)], n: usize) {
    let began = Instant::now();
    let mut line = None;
    for (i, (to, letter)) in letters.iter().enumerate() {
        let mut loses = i % n == n - 1;
        loop {
            assert!(began.elapsed() < Duration::from_secs(120), "a letter is not taken");
            let outcome = (|| {
                let open = match &mut line {
                    Some(open) => open,
                    None => line.insert(Line::open(place)?),
                };
                open.hand_over("somebody@players.test", &[to], letter)
            })();
            match outcome {
                Ok(answers) if answers.iter().all(|answer| answer.starts_with("250")) => {
                    if !std::mem::take(&mut loses) {
                        break;
                    }
                    line = None;
                }
                Ok(_) => sleep(Duration::from_millis(20)),
                Err(_) => {
                    line = None;
                    sleep(Duration::from_millis(20));
                }
            }
        }
    }
}
