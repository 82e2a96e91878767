//! A load generator: requests the judge's pages as fast as it can and reports the time. It runs as a separate process so that its own cost
//! is not counted as the judge's. The bench runs itself once more for this, with a [`Task`] as JSON.
use serde::{Deserialize, Serialize};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::sleep;

/// The argument that makes the bench a generator of load.
const LOAD: &str = "--load";

/// The kind of request.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum What {
    /// Pages: each client requests these paths in turn (none: its own page), with these extra headers.
    Pages { paths: Vec<String>, headers: String },
    /// Forms: each client posts its lines repeatedly, and follows each post to the page with the reply.
    Posts,
    /// Streams: opened, and held until all have received the event that the first client posts.
    Streams { path: String, n: usize },
}

/// The work of one run.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Task {
    /// The address of the pages: `127.0.0.1:8017`.
    pub address: String,
    /// The kind of request.
    pub what: What,
    /// The clients, each with its own connection.
    pub clients: Vec<Client>,
    /// The duration in seconds.
    pub seconds: u64,
}

/// One client.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Client {
    /// The number in the client's cookie, or `None` for a visitor without an account.
    pub cookie: Option<String>,
    /// The lines that the client posts, and the page that shows the reply.
    pub lines: String,
    /// The page to return to.
    pub back: String,
}

/// The result of a run.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// The number of correct responses.
    pub n: usize,
    /// The number of incorrect responses.
    pub bad: usize,
    /// The bytes of the last response.
    pub bytes: usize,
    /// The duration in seconds.
    pub seconds: f64,
    /// Response times in milliseconds: the median, the 95th and 99th percentiles, and the maximum.
    pub p50: f64,
    pub p95: f64,
    pub p99: f64,
    pub max: f64,
}

impl Tally {
    fn of(mut times: Vec<Duration>, bad: usize, bytes: usize, seconds: f64) -> Self {
        times.sort();
        let at = |share: f64| {
            let at = (times.len().saturating_sub(1) as f64 * share) as usize;
            times.get(at).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        Self { n: times.len(), bad, bytes, seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1.0) }
    }

    /// The number of requests per second.
    pub fn rate(&self) -> f64 {
        self.n as f64 / self.seconds
    }
}

/// A running generator.
pub struct Running {
    child: Child,
    stdin: ChildStdin,
    said: BufReader<std::process::ChildStdout>,
}

impl Task {
    /// Starts the task in a separate process.
    pub fn start(&self) -> Running {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args([LOAD, &serde_json::to_string(self).unwrap()]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (stdin, said) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Running { child, stdin, said }
    }

    /// Runs the task, and returns the result.
    pub fn run(&self) -> Tally {
        self.start().tally()
    }
}

impl Running {
    /// Waits for the signal that it has begun.
    pub fn wait(&mut self) {
        let mut line = String::new();
        self.said.read_line(&mut line).unwrap();
        assert_eq!(line, "open\n");
    }

    /// Resumes the process.
    pub fn go_on(&mut self) {
        self.stdin.write_all(b"\n").unwrap();
    }

    /// Waits for the process to finish.
    pub fn tally(mut self) -> Tally {
        let mut line = String::new();
        self.said.read_line(&mut line).unwrap();
        self.child.wait().unwrap();
        serde_json::from_str(&line).unwrap()
    }

    /// Ends the process.
    pub fn end(mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs the task in this program's arguments, if there is one.
pub fn run_if_asked() -> bool {
    let Some(task) = std::env::args().skip_while(|word| word != LOAD).nth(1) else { return false };
    let task: Task = serde_json::from_str(&task).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let tally = runtime.block_on(run(task));
    println!("{}", serde_json::to_string(&tally).unwrap());
    true
}

async fn run(task: Task) -> Tally {
    if let What::Streams { path, n } = &task.what {
        return streams(&task, path, *n).await;
    }
    let began = Instant::now();
    let until = began + Duration::from_secs(task.seconds);
    let clients: Vec<_> = (0..task.clients.len())
        .map(|n| {
            let task = task.clone();
            tokio::spawn(async move {
                match &task.what {
                    What::Pages { paths, headers } => pages(&task, n, paths, headers, until).await,
                    _ => posts(&task, n, until).await,
                }
            })
        })
        .collect();
    let (mut times, mut bad, mut bytes) = (Vec::new(), 0, 0);
    for client in clients {
        let (own, failed, size) = client.await.unwrap();
        times.extend(own);
        bad += failed;
        bytes = size.max(bytes);
    }
    Tally::of(times, bad, bytes, began.elapsed().as_secs_f64())
}

async fn pages(
    task: &Task,
    n: usize,
    paths: &[String],
    headers: &str,
    until: Instant,
) -> (Vec<Duration>, usize, usize) {
    let mut line = Line::open(task, n).await;
    let (mut times, mut bad) = (Vec::new(), 0);
    let own = [task.clients[n].back.clone()];
    let paths = if paths.is_empty() { &own } else { paths };
    let mut i = n * 7;
    while Instant::now() < until {
        let began = Instant::now();
        let status = line.get(&paths[i % paths.len()], headers).await;
        i += 1;
        if status == 200 || status == 304 {
            times.push(began.elapsed());
        } else {
            bad += 1;
        }
    }
    (times, bad, line.size)
}

async fn posts(task: &Task, n: usize, until: Instant) -> (Vec<Duration>, usize, usize) {
    let mut line = Line::open(task, n).await;
    let hidden = line.form("/my/letters", "letter").await;
    let Client { lines, back, .. } = &task.clients[n];
    let (mut times, mut bad) = (Vec::new(), 0);
    for i in 0.. {
        if until <= Instant::now() {
            break;
        }
        let began = Instant::now();
        let body = format!("{hidden}&n={i}&back={}&lines={}", encoded(back), encoded(lines));
        let status = line.post(&body).await;
        match line.location.take() {
            Some(to) if status == 303 && line.get(&to, "").await == 200 => times.push(began.elapsed()),
            _ => bad += 1,
        }
    }
    (times, bad, line.size)
}

/// Streams: the time from the post until each has received the event.
async fn streams(task: &Task, path: &str, n: usize) -> Tally {
    let mut lines = Vec::new();
    for _ in 0..n {
        let mut line = Line::open(task, usize::MAX).await;
        line.send(&format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", task.address), "").await;
        line.read_until(b"retry:").await;
        lines.push(line);
    }
    println!("open");
    let _ = std::io::stdin().read_line(&mut String::new());
    let mut poster = Line::open(task, 0).await;
    let hidden = poster.form("/my/letters", "letter").await;
    let heard: Vec<_> = lines
        .into_iter()
        .map(|mut line| {
            tokio::spawn(async move {
                line.read_until(b"event: news").await;
                now()
            })
        })
        .collect();
    let Client { lines, back, .. } = &task.clients[0];
    let began = now();
    let status = poster.post(&format!("{hidden}&back={}&lines={}", encoded(back), encoded(lines))).await;
    let answered = now();
    let mut times = Vec::new();
    for heard in heard {
        times.push(heard.await.unwrap().saturating_sub(began));
    }
    let bad = usize::from(status != 303);
    Tally::of(times, bad, 0, answered.saturating_sub(began).as_secs_f64())
}

fn now() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap()
}

/// A connection.
struct Line {
    stream: TcpStream,
    host: String,
    cookie: String,
    buffer: Vec<u8>,
    /// The body and the redirect target of the last response.
    body: Vec<u8>,
    size: usize,
    location: Option<String>,
}

impl Line {
    async fn open(task: &Task, n: usize) -> Self {
        let stream = loop {
            match TcpStream::connect(&task.address).await {
                Ok(stream) => break stream,
                // The judge is starting.
                Err(_) => sleep(Duration::from_millis(5)).await,
            }
        };
        stream.set_nodelay(true).unwrap();
        let cookie = task.clients.get(n).and_then(|client| client.cookie.as_ref());
        let cookie = cookie.map_or(String::new(), |number| format!("Cookie: chancery={number}\r\n"));
        let (buffer, body) = (Vec::with_capacity(64 << 10), Vec::new());
        Self { stream, host: task.address.clone(), cookie, buffer, body, size: 0, location: None }
    }

    async fn get(&mut self, path: &str, headers: &str) -> u16 {
        let head = format!("GET {path} HTTP/1.1\r\nHost: {}\r\n{}{headers}\r\n", self.host, self.cookie);
        self.send(&head, "").await;
        self.answer().await
    }

    async fn post(&mut self, body: &str) -> u16 {
        let head = format!(
            "POST /my/letters HTTP/1.1\r\nHost: {}\r\n{}Sec-Fetch-Site: same-origin\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n",
            self.host,
            self.cookie,
            body.len()
        );
        self.send(&head, body).await;
        self.answer().await
    }

    /// The hidden fields of a form on a page, as they are posted.
    async fn form(&mut self, path: &str, form: &str) -> String {
        assert_eq!(self.get(path, "").await, 200, "{path}");
        let page = String::from_utf8_lossy(&self.body).into_owned();
        let at =
            page.find(&format!("name=\"form\" value=\"{form}\"")).unwrap_or_else(|| panic!("no form {form}: {page}"));
        let end = page[at..].find("</form>").unwrap() + at;
        let mut fields = format!("form={form}");
        for name in ["once", "seal"] {
            let mark = format!("name=\"{name}\" value=\"");
            let start = page[at..end].find(&mark).unwrap() + at + mark.len();
            let value = &page[start..start + page[start..].find('"').unwrap()];
            fields += &format!("&{name}={}", encoded(value));
        }
        fields
    }

    async fn send(&mut self, head: &str, body: &str) {
        self.stream.write_all(format!("{head}{body}").as_bytes()).await.unwrap();
    }

    async fn read_until(&mut self, what: &[u8]) {
        while !self.buffer.windows(what.len()).any(|window| window == what) {
            assert_ne!(self.stream.read_buf(&mut self.buffer).await.unwrap(), 0, "the stream has ended");
        }
        self.buffer.clear();
    }

    async fn answer(&mut self) -> u16 {
        self.buffer.clear();
        let mut end = None;
        while end.is_none() {
            assert_ne!(self.stream.read_buf(&mut self.buffer).await.unwrap(), 0, "the connection has ended");
            end = self.buffer.windows(4).position(|window| window == b"\r\n\r\n");
        }
        let end = end.unwrap() + 4;
        let head = String::from_utf8_lossy(&self.buffer[..end]).into_owned();
        let header = |name: &str| {
            let named = |line: &str| line.get(..name.len()).is_some_and(|own| own.eq_ignore_ascii_case(name));
            head.lines().find(|line| named(line)).map(|line| line[name.len()..].trim().to_owned())
        };
        let length: usize = header("content-length:").and_then(|length| length.parse().ok()).unwrap_or(0);
        while self.buffer.len() < end + length {
            assert_ne!(self.stream.read_buf(&mut self.buffer).await.unwrap(), 0, "the connection has ended");
        }
        self.size = length;
        self.location = header("location:");
        self.body.clear();
        self.body.extend_from_slice(&self.buffer[end..end + length]);
        head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0)
    }
}

fn encoded(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}
