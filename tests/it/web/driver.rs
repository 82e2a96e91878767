//! A real browser for the tests, controlled through WebDriver (<https://www.w3.org/TR/webdriver2/>), which is JSON over HTTP to the driver
//! of its [`Engine`]. The few calls that the tests need are here. A crate for it adds two dozen others.
use super::engine::{Driver, Engine};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Write as _};
use std::net::TcpStream;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The longest time for anything that a page does automatically.
const PATIENCE: Duration = Duration::from_secs(30);
/// The key of an element's id in responses, by the standard.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";
/// The key that ends a line, by the standard.
pub(crate) const ENTER: &str = "\u{e007}";
/// The key that goes to the next control.
pub(crate) const TAB: &str = "\u{e004}";
/// The key that goes to the next choice.
pub(crate) const DOWN: &str = "\u{e015}";
/// The key that goes to the next page.
pub(crate) const RIGHT: &str = "\u{e014}";
/// The Escape key.
pub(crate) const ESCAPE: &str = "\u{e00c}";

/// A browser with one window.
pub(crate) struct Browser {
    driver: Driver,
    engine: Engine,
    session: String,
    /// The address of the pages: `http://127.0.0.1:8017`.
    home: String,
}

/// Something on a page.
#[derive(Clone)]
pub(crate) struct Element<'b> {
    browser: &'b Browser,
    id: RefCell<String>,
    /// The search that found it. An update may replace the element by an equal one at any time: then the search runs again.
    sought: Option<Sought>,
}

/// The kind of selector, the selector, and the index of the match.
type Sought = (&'static str, String, usize);

impl Browser {
    /// A browser at this address. `None`, with a line that says why, where there is none.
    pub(crate) fn start(home: &str) -> Option<Self> {
        Self::start_with(home, &json!({}))
    }

    /// A browser that runs no scripts.
    pub(crate) fn without_script(home: &str) -> Option<Self> {
        Self::start_with(home, &json!({ "profile.managed_default_content_settings.javascript": 2 }))
    }

    /// A browser whose user has doubled the text size.
    pub(crate) fn with_large_text(home: &str) -> Option<Self> {
        Self::start_with(home, &json!({ "webkit.webprefs.default_font_size": 32 }))
    }

    /// A browser of another engine, at this address.
    pub(crate) fn start_in(engine: Engine, home: &str) -> Option<Self> {
        Self::of(engine, home, &json!({}))
    }

    fn start_with(home: &str, preferences: &Value) -> Option<Self> {
        Self::of(Engine::Chromium, home, preferences)
    }

    fn of(engine: Engine, home: &str, preferences: &Value) -> Option<Self> {
        let driver = engine.start(preferences)?;
        let mut browser = Self { driver, engine, session: String::new(), home: home.to_owned() };
        let wanted = browser.driver.capabilities.clone();
        let begun = browser.ask("POST", "/session", &wanted).unwrap_or_else(|error| panic!("no browser: {error}"));
        browser.session = begun["sessionId"].as_str().unwrap().to_owned();
        Some(browser)
    }

    /// Goes to a page by its path, or to any address.
    pub(crate) fn go(&self, path: &str) {
        let url = if path.starts_with('/') { format!("{}{path}", self.home) } else { path.to_owned() };
        self.post("/url", &json!({ "url": url }));
    }

    /// The current path, with its query.
    pub(crate) fn path(&self) -> String {
        let url = self.get("/url");
        let url = url.as_str().unwrap();
        url.strip_prefix(&self.home).unwrap_or(url).to_owned()
    }

    /// The page as a person sees it.
    pub(crate) fn text(&self) -> String {
        self.find("body").text()
    }

    /// Opens another window and switches to it. Returns the previous one.
    pub(crate) fn open_window(&self) -> String {
        let before = self.get("/window").as_str().unwrap().to_owned();
        let opened = self.post("/window/new", &json!({ "type": "tab" }));
        self.go_on_in(opened["handle"].as_str().unwrap());
        before
    }

    /// Switches to another window.
    pub(crate) fn go_on_in(&self, window: &str) {
        self.post("/window", &json!({ "handle": window }));
    }

    /// The first element that matches a CSS selector, which must appear soon.
    pub(crate) fn find(&self, css: &str) -> Element<'_> {
        self.wait(css, || self.all(css).into_iter().next())
    }

    /// All elements that match a CSS selector.
    pub(crate) fn all(&self, css: &str) -> Vec<Element<'_>> {
        self.located("css selector", css)
    }

    /// The control with this label.
    pub(crate) fn control(&self, label: &str) -> Element<'_> {
        let path = format!("//label[normalize-space(.)={}]", quoted(label));
        let label = self.wait(label, || self.located("xpath", &path).into_iter().next());
        match label.attribute("for") {
            Some(id) => self.find(&format!("[id='{id}']")),
            None => self.first_in(&label, "input, select, textarea"),
        }
    }

    /// Types into the control with this label, and replaces its text.
    pub(crate) fn fill(&self, label: &str, text: &str) {
        let control = self.control(label);
        control.clear();
        control.type_in(text);
    }

    /// Presses the button with these words, and waits for the resulting page.
    pub(crate) fn press(&self, words: &str) {
        self.leave_by(&self.button(words));
    }

    /// The button with these words.
    pub(crate) fn button(&self, words: &str) -> Element<'_> {
        let path = format!("//button[normalize-space(.)={}]", quoted(words));
        self.wait(words, || self.located("xpath", &path).into_iter().find(Element::is_shown))
    }

    /// Presses the first button that matches a CSS selector, and waits for the resulting page.
    pub(crate) fn press_at(&self, css: &str) {
        self.leave_by(&self.find(css));
    }

    /// Opens the collapsed part under these words.
    pub(crate) fn unfold(&self, words: &str) {
        let path = format!("//summary[normalize-space(.)={}]", quoted(words));
        let summary = self.wait(words, || self.located("xpath", &path).into_iter().find(Element::is_shown));
        if summary.run("return arguments[0].parentElement.open") != true {
            summary.click();
        }
    }

    /// Chooses in the list that matches a CSS selector, as the keyboard or the mouse would.
    pub(crate) fn choose(&self, css: &str, choice: &str) {
        // In one step: an update may be just replacing the list.
        self.find(css);
        let script = "const list = document.querySelector(arguments[0]); list.value = arguments[1]; \
                      list.dispatchEvent(new Event('change', { bubbles: true })); return list.value";
        assert_eq!(self.run(script, &json!([css, choice])), choice, "{css}");
    }

    /// Clicks with the mouse on a point of the window.
    pub(crate) fn click_at(&self, at: (f64, f64)) {
        self.drag(&[at]);
    }

    /// Presses the mouse at the first of these points, moves to the others, and releases it.
    pub(crate) fn drag(&self, points: &[(f64, f64)]) {
        self.point("mouse", points);
    }

    /// Taps with a finger on a point of the window.
    pub(crate) fn tap_at(&self, at: (f64, f64)) {
        self.point("touch", &[at]);
    }

    /// Puts two fingers down at the first points of these ways, and lifts them at the others.
    pub(crate) fn pinch(&self, ways: [[(f64, f64); 2]; 2]) {
        let fingers: Vec<Value> =
            ways.iter().zip(["thumb", "finger"]).map(|(way, name)| pointer("touch", name, way)).collect();
        self.post("/actions", &json!({ "actions": fingers }));
    }

    /// Presses a pointer at the first point, moves it to the others, and releases it.
    fn point(&self, kind: &str, points: &[(f64, f64)]) {
        self.post("/actions", &json!({ "actions": [pointer(kind, kind, points)] }));
    }

    /// The page on paper, as PDF in base64.
    pub(crate) fn print(&self) -> String {
        self.tell("Page.printToPDF", &json!({}))["data"].as_str().unwrap().to_owned()
    }

    /// Follows the link with these words.
    pub(crate) fn follow(&self, words: &str) {
        let path = format!("//a[normalize-space(.)={}]", quoted(words));
        let link = self.wait(words, || self.located("xpath", &path).into_iter().find(Element::is_shown));
        self.leave_by(&link);
    }

    /// Opens a side panel.
    pub(crate) fn tab(&self, name: &str) {
        let path = format!("//button[@role='tab'][starts-with(normalize-space(.), {})]", quoted(name));
        self.wait(name, || self.located("xpath", &path).into_iter().find(Element::is_shown)).click();
    }

    /// Clicks on this element, and waits until the new page is there, or until this page has its response.
    fn leave_by(&self, what: &Element<'_>) {
        let (before, answers) = (self.find("html"), self.n_answers());
        what.click();
        self.wait("the next page", || (!before.is_there() || self.n_answers() != answers).then_some(()));
    }

    /// The number of this page's posts that got a response without leaving it.
    fn n_answers(&self) -> Value {
        self.run("return document.documentElement.dataset.answers ?? null", &json!([]))
    }

    /// Presses keys wherever the focus is.
    pub(crate) fn keys(&self, keys: &str) {
        // The focused element may be just disappearing.
        self.wait("something that takes keys", || {
            let focused = self.get("/element/active");
            let path = format!("/session/{}/element/{}/value", self.session, focused[ELEMENT].as_str()?);
            self.ask("POST", &path, &json!({ "text": keys })).ok()
        });
    }

    /// The focused element.
    pub(crate) fn focused(&self) -> Element<'_> {
        let focused = self.get("/element/active");
        self.element(&focused)
    }

    /// Runs a script in the page, as the body of a function, and returns its awaited result.
    pub(crate) fn run(&self, script: &str, arguments: &Value) -> Value {
        self.post("/execute/sync", &json!({ "script": script, "args": arguments }))
    }

    /// Sends a command to the browser itself, by the DevTools protocol.
    pub(crate) fn tell(&self, command: &str, parameters: &Value) -> Value {
        self.post("/goog/cdp/execute", &json!({ "cmd": command, "params": parameters }))
    }

    /// Stores a cookie for the current page.
    pub(crate) fn keep_cookie(&self, cookie: &Value) {
        self.post("/cookie", &json!({ "cookie": cookie }));
    }

    /// Sets the window's width and height, in CSS pixels.
    pub(crate) fn resize(&self, width: u32, height: u32) {
        if self.engine == Engine::Chromium {
            let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
            self.tell("Emulation.setDeviceMetricsOverride", &size);
            return;
        }
        // The window's own bars are measured.
        self.post("/window/rect", &json!({ "width": width, "height": height }));
        let inside = self.run("return [outerWidth - innerWidth, outerHeight - innerHeight]", &json!([]));
        let bars = |n: usize| u32::try_from(inside[n].as_i64().unwrap_or(0)).unwrap_or(0);
        self.post("/window/rect", &json!({ "width": width + bars(0), "height": height + bars(1) }));
    }

    /// Sets the user's preferences: `("prefers-color-scheme", "dark")`, and the output medium: `screen` or `print`.
    pub(crate) fn prefer(&self, media: &str, features: &[(&str, &str)]) {
        let features: Vec<Value> =
            features.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
        self.tell("Emulation.setEmulatedMedia", &json!({ "media": media, "features": features }));
    }

    /// Sets the user's colour vision: `none`, `deuteranopia`, `achromatopsia`.
    pub(crate) fn see_with(&self, eyes: &str) {
        self.tell("Emulation.setEmulatedVisionDeficiency", &json!({ "type": eyes }));
    }

    /// The page as a screen reader reads it, in order: the role and name of each element.
    pub(crate) fn read_aloud(&self) -> Vec<(String, String)> {
        let tree = self.tell("Accessibility.getFullAXTree", &json!({}));
        let nodes = tree["nodes"].as_array().unwrap();
        let by_id: BTreeMap<&str, &Value> = nodes.iter().map(|node| (node["nodeId"].as_str().unwrap(), node)).collect();
        let (mut read, mut left) = (Vec::new(), vec![nodes[0]["nodeId"].as_str().unwrap()]);
        while let Some(node) = left.pop().and_then(|id| by_id.get(id)) {
            if node["ignored"] != true {
                let said = |what: &str| node[what]["value"].as_str().unwrap_or_default().to_owned();
                read.push((said("role"), said("name")));
            }
            left.extend(node["childIds"].as_array().into_iter().flatten().rev().filter_map(Value::as_str));
        }
        read
    }

    /// A picture of the whole page, as PNG in base64.
    pub(crate) fn picture(&self) -> String {
        // They disappear when the whole page is drawn at once, and then the page would be wider than measured.
        self.tell("Emulation.setScrollbarsHidden", &json!({ "hidden": true }));
        let size = self.tell("Page.getLayoutMetrics", &json!({}))["cssContentSize"].clone();
        let clip = json!({ "x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1 });
        let how = json!({ "format": "png", "captureBeyondViewport": true, "clip": clip });
        let shot = self.tell("Page.captureScreenshot", &how);
        shot["data"].as_str().unwrap().to_owned()
    }

    /// The horizontal scroll range of the page, in pixels.
    pub(crate) fn overflow(&self, width: u32) -> i64 {
        let is = self.run("return document.documentElement.scrollWidth", &json!([])).as_i64().unwrap();
        is - i64::from(width)
    }

    /// Waits until the page says this.
    pub(crate) fn wait_for_text(&self, text: &str) {
        let mut page = String::new();
        let began = Instant::now();
        while !page.contains(text) {
            assert!(began.elapsed() < PATIENCE, "the page does not say {text:?}:\n{page}");
            sleep(Duration::from_millis(50));
            // The page may be changing at the moment.
            page = self.try_get("/element/active").map(|_| self.find("body").try_text()).unwrap_or_default();
        }
    }

    /// Waits until this exists.
    pub(crate) fn wait<T>(&self, what: &str, mut look: impl FnMut() -> Option<T>) -> T {
        let began = Instant::now();
        loop {
            if let Some(found) = look() {
                return found;
            }
            if PATIENCE < began.elapsed() {
                let page = self.located("css selector", "body").first().map(Element::try_text).unwrap_or_default();
                panic!("there is no {what:?} at {}:\n{page}", self.path());
            }
            sleep(Duration::from_millis(50));
        }
    }

    fn located(&self, using: &'static str, value: &str) -> Vec<Element<'_>> {
        let found = self.post("/elements", &json!({ "using": using, "value": value }));
        let found = found.as_array().unwrap().iter().enumerate();
        found.map(|(n, found)| Element { sought: Some((using, value.to_owned(), n)), ..self.element(found) }).collect()
    }

    fn first_in(&self, element: &Element<'_>, css: &str) -> Element<'_> {
        let path = format!("/element/{}/element", element.id.borrow());
        let found = self.post(&path, &json!({ "using": "css selector", "value": css }));
        self.element(&found)
    }

    fn element(&self, found: &Value) -> Element<'_> {
        Element { browser: self, id: RefCell::new(found[ELEMENT].as_str().unwrap().to_owned()), sought: None }
    }

    fn get(&self, path: &str) -> Value {
        self.try_get(path).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    fn try_get(&self, path: &str) -> Result<Value, String> {
        self.ask("GET", &format!("/session/{}{path}", self.session), &Value::Null)
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        let asked = self.ask("POST", &format!("/session/{}{path}", self.session), body);
        asked.unwrap_or_else(|error| panic!("{path} {body:.300}: {error}"))
    }

    /// Sends a command to the driver. An error is the driver's own code, with its sentence.
    fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.driver.port,
            body.len()
        );
        let mut stream = TcpStream::connect(("127.0.0.1", self.driver.port)).map_err(|error| error.to_string())?;
        stream.set_read_timeout(Some(PATIENCE * 4)).unwrap();
        stream.write_all(request.as_bytes()).map_err(|error| error.to_string())?;
        let body = body_of(&mut BufReader::new(stream)).map_err(|error| error.to_string())?;
        let mut answer: Value = serde_json::from_slice(&body).map_err(|error| error.to_string())?;
        let value = answer["value"].take();
        match value["error"].as_str() {
            Some(error) => Err(format!("{error}: {}", value["message"].as_str().unwrap_or_default())),
            None => Ok(value),
        }
    }
}

impl Drop for Browser {
    /// A killed driver leaves its browser behind: the session ends first.
    fn drop(&mut self) {
        if !self.session.is_empty() {
            let _ = self.ask("DELETE", &format!("/session/{}", self.session), &Value::Null);
        }
    }
}

impl Element<'_> {
    /// Clicks on it, wherever it is on the page, but never where a bar may cover it.
    pub(crate) fn click(&self) {
        self.run("arguments[0].scrollIntoView({ block: 'center' })");
        self.post("/click", &json!({}));
    }

    /// Types, or presses keys.
    pub(crate) fn type_in(&self, text: &str) {
        self.post("/value", &json!({ "text": text }));
    }

    /// Empties a control.
    pub(crate) fn clear(&self) {
        self.post("/clear", &json!({}));
    }

    /// The choices of a list, as posted; empty if it is not a list.
    pub(crate) fn choices(&self) -> Vec<String> {
        let script = "return [...(arguments[0].options ?? [])].map(option => option.value)";
        let choices = self.run(script);
        choices.as_array().unwrap().iter().map(|choice| choice.as_str().unwrap().to_owned()).collect()
    }

    /// Chooses in a list by the arrow keys.
    pub(crate) fn go_to(&self, choices: &[String], choice: &str) {
        let n = choices.iter().position(|own| own == choice).unwrap();
        self.type_in(&DOWN.repeat(n));
        assert_eq!(self.value(), choice);
    }

    /// Its visible text.
    pub(crate) fn text(&self) -> String {
        self.get("/text").as_str().unwrap().to_owned()
    }

    /// The element's text; empty if it is gone.
    pub(crate) fn try_text(&self) -> String {
        let text = self.try_get("/text").unwrap_or_default();
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Returns whether this very element is still on the page.
    pub(crate) fn is_there(&self) -> bool {
        self.try_get("/name").is_ok()
    }

    /// Returns whether it is visible.
    pub(crate) fn is_shown(&self) -> bool {
        self.try_get("/displayed").is_ok_and(|shown| shown == true)
    }

    /// The value of a control.
    pub(crate) fn value(&self) -> String {
        self.get("/property/value").as_str().unwrap().to_owned()
    }

    /// One of its attributes, if it has it.
    pub(crate) fn attribute(&self, name: &str) -> Option<String> {
        self.get(&format!("/attribute/{name}")).as_str().map(str::to_owned)
    }

    /// Runs a script in the page, with this element as its argument.
    fn run(&self, script: &str) -> Value {
        self.sure(script, || {
            let body = json!({ "script": script, "args": [{ ELEMENT: *self.id.borrow() }] });
            self.browser.ask("POST", &format!("/session/{}/execute/sync", self.browser.session), &body)
        })
    }

    fn get(&self, path: &str) -> Value {
        self.sure(path, || self.try_get(path))
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        self.sure(path, || self.browser.ask("POST", &self.address(path), body))
    }

    fn try_get(&self, path: &str) -> Result<Value, String> {
        self.browser.ask("GET", &self.address(path), &Value::Null)
    }

    fn address(&self, path: &str) -> String {
        format!("/session/{}/element/{}{path}", self.browser.session, self.id.borrow())
    }

    /// Repeats the request while the element is being replaced.
    fn sure(&self, what: &str, ask: impl Fn() -> Result<Value, String>) -> Value {
        let began = Instant::now();
        loop {
            match ask() {
                Ok(answer) => return answer,
                Err(error) if error.starts_with("stale element reference") && began.elapsed() < PATIENCE => {
                    let Some((using, value, n)) = &self.sought else { panic!("{what}: {error}") };
                    if let Some(now) = self.browser.located(using, value).into_iter().nth(*n) {
                        self.id.swap(&now.id);
                    }
                }
                Err(error) => panic!("{what}: {error}"),
            }
        }
    }
}

/// A pointer of this kind that is pressed at the first point, moved to the others, and released.
fn pointer(kind: &str, name: &str, points: &[(f64, f64)]) -> Value {
    let mut steps = Vec::new();
    for (n, (x, y)) in points.iter().enumerate() {
        // Engines other than Chromium use whole pixels only.
        let duration = if n == 0 { 0 } else { 60 };
        steps.push(json!({ "type": "pointerMove", "duration": duration, "x": x.round(), "y": y.round() }));
        if n == 0 {
            steps.push(json!({ "type": "pointerDown", "button": 0 }));
        }
    }
    steps.push(json!({ "type": "pointerUp", "button": 0 }));
    json!({ "type": "pointer", "id": name, "parameters": { "pointerType": kind }, "actions": steps })
}

/// The body of an HTTP response. The driver keeps connections open, whatever the request says.
fn body_of(answer: &mut impl BufRead) -> std::io::Result<Vec<u8>> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        answer.read_line(&mut line)?;
        if line.trim_end().is_empty() {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse().unwrap_or(0);
        }
    }
    let mut body = vec![0; length];
    answer.read_exact(&mut body)?;
    Ok(body)
}

/// A string of XPath.
fn quoted(text: &str) -> String {
    if text.contains('\'') { format!("\"{text}\"") } else { format!("'{text}'") }
}

/// axe-core, which checks the accessibility of a page. `.ci/run` fetches it, and it is not part of the project. `None`, with a line that
/// says why, where it is missing.
pub(crate) fn axe() -> Option<String> {
    let script = std::env::var_os("CHANCERY_AXE").and_then(|file| fs::read_to_string(file).ok());
    if script.is_none() {
        let why = "there is no axe-core (CHANCERY_AXE names its axe.min.js)";
        assert!(std::env::var_os("CHANCERY_REQUIRE_PEERS").is_none_or(|v| v != "1"), "{why}");
        eprintln!("skipped: {why}");
    }
    script
}
