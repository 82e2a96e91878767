//! The refilling of a form that was refused: what was typed stands in it again, on the page to which its answer
//! leads.
//!
//! Such forms are kept in memory for a while ([`RefusedForms`]). They are filled in on the finished page ([`refill`]), so that
//! no page can forget one of its fields: what maud has written is read as the tags that it is made of.
use super::forms::{FieldProblem, Fields};
use super::guard::MAX_FORM;
use crate::store::SessionId;
use jiff::{SignedDuration, Timestamp};
use maud::html;
use std::borrow::Cow;
use std::sync::{Arc, Mutex, PoisonError};

/// The most bytes that are kept.
const ROOM: usize = 4 << 20;
/// The most bytes, and the most forms, that are kept for one session: its own older ones make room, and not those of others.
const ROOM_EACH: usize = 4 * MAX_FORM;
const MOST_EACH: usize = 8;
/// The time that a form is kept. Its page is asked for at once; but somebody may look at it again, or go back to it.
const AGE: SignedDuration = SignedDuration::from_hours(1);

/// A form that was not carried out as it was sent.
#[derive(Debug)]
pub(super) struct RefusedForm {
    /// As it was filled in.
    pub(super) fields: Fields,
    /// The problem with it, if nothing of it was sent.
    pub(super) problem: Option<FieldProblem>,
}

/// Forms that were refused lately, the oldest first.
#[derive(Debug, Default)]
pub(super) struct RefusedForms(Mutex<Vec<SavedForm>>);

/// A form that is kept.
#[derive(Debug)]
struct SavedForm {
    session: SessionId,
    /// By which its page finds it again.
    word: String,
    typed: Arc<RefusedForm>,
    since: Timestamp,
    /// The number of bytes that it takes.
    size: usize,
}

impl SavedForm {
    fn new(session: SessionId, typed: RefusedForm, since: Timestamp) -> Self {
        let word = format!("{}{}", typed.fields.line("once"), typed.fields.line("n"));
        let pair = |(name, value): (&str, &str)| 2 * size_of::<String>() + name.len() + value.len();
        let fields: usize = typed.fields.iter().map(pair).sum();
        let problem = typed.problem.as_ref().map_or(0, |problem| problem.field.len() + problem.why.len());
        let size = size_of::<Self>() + size_of::<RefusedForm>() + word.len() + fields + problem;
        Self { session, word, typed: Arc::new(typed), since, size }
    }

    fn is_old(&self, now: Timestamp) -> bool {
        AGE <= now.duration_since(self.since)
    }
}

impl RefusedForms {
    /// Keeps a form for its session, in the place of what was sent from it before. The word by which its page finds it again.
    pub(super) fn keep(&self, session: SessionId, typed: RefusedForm, now: Timestamp) -> String {
        let new = SavedForm::new(session, typed, now);
        let word = new.word.clone();
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|one| !one.is_old(now) && (one.session != session || one.word != word));
        kept.push(new);
        make_room(&mut kept, |one| one.session == session, MOST_EACH, ROOM_EACH);
        make_room(&mut kept, |_| true, usize::MAX, ROOM);
        word
    }

    /// A form of this session, by its word.
    pub(super) fn find(&self, session: SessionId, word: &str, now: Timestamp) -> Option<Arc<RefusedForm>> {
        if word.is_empty() {
            return None;
        }
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|one| !one.is_old(now));
        kept.iter().find(|one| one.session == session && one.word == word).map(|one| one.typed.clone())
    }
}

/// Of those that count, the oldest go until no more are left than these, in no more bytes.
fn make_room(kept: &mut Vec<SavedForm>, counts: impl Fn(&SavedForm) -> bool, most: usize, room: usize) {
    let counted = || kept.iter().filter(|one| counts(one));
    let (mut n, mut bytes) = (counted().count(), counted().map(|one| one.size).sum::<usize>());
    kept.retain(|one| {
        let goes = counts(one) && (most < n || room < bytes);
        if goes {
            n -= 1;
            bytes -= one.size;
        }
        !goes
    });
}

/// Fills a form of this page in as it was sent, and opens what it is folded into. None if it is not on the page.
pub(super) fn refill(page: &str, typed: &RefusedForm) -> Option<String> {
    let is_meant = |form: &&str| is_form(form, typed);
    let form = page.split("<form ").skip(1).filter_map(|rest| rest.split("</form>").next()).find(is_meant)?;
    let start = page.find(form)?;
    let (before, after) = (page.get(..start)?, page.get(start + form.len()..)?);
    Some(format!("{}{}{after}", opened(before), filled(form, typed)))
}

/// Returns whether this is the form that was sent. Several of the same name differ in their number.
fn is_form(form: &str, typed: &RefusedForm) -> bool {
    let is_same = |name: &str| {
        let hidden = tags(form).find(|tag| tag.value("type") == Some("hidden") && tag.value("name") == Some(name));
        let value = hidden.as_ref().and_then(|tag| tag.value("value")).unwrap_or_default();
        value == as_html(typed.fields.line(name))
    };
    ["form", "n", "game", "as", "phase"].into_iter().all(is_same)
}

/// Returns what stands before a form, with all open that is around it.
fn opened(before: &str) -> String {
    let mut around: Vec<usize> = Vec::new();
    for tag in tags(before) {
        match tag.name {
            "details" => around.push(tag.end),
            "/details" => drop(around.pop()),
            _ => {}
        }
    }
    open_at(before, &around)
}

/// Opens each `<details>` whose tag ends at one of these places.
fn open_at(text: &str, ends: &[usize]) -> String {
    let mut ends = ends.to_vec();
    ends.sort_unstable();
    ends.dedup();
    let (mut all, mut from) = (String::new(), 0);
    for end in ends.into_iter().map(|end| end - 1) {
        let part = text.get(from..end).unwrap_or_default();
        let is_open = part.rsplit('<').next().is_some_and(|tag| tag.ends_with(" open"));
        all += part;
        all += if is_open { "" } else { " open" };
        from = end;
    }
    all + text.get(from..).unwrap_or_default()
}

/// The inside of a form with the values that were sent.
fn filled(form: &str, RefusedForm { fields, problem, .. }: &RefusedForm) -> String {
    let (mut text, mut from) = (String::new(), 0);
    // Where the tags end of what is folded around the present place, and of what must be open.
    let (mut around, mut opens): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::new());
    // What was chosen in the list in which the present place is.
    let mut chosen: Option<String> = None;
    let mut is_told = false;
    for mut tag in tags(form) {
        text += form.get(from..tag.start).unwrap_or_default();
        from = tag.end;
        let name = tag.value("name").unwrap_or_default().to_owned();
        let sent = fields.typed(&name).map(|sent| as_html(&sent.replace("\r\n", "\n")));
        let mut content = "";
        let mut new_content = String::new();
        match (tag.name, tag.value("type").unwrap_or("text")) {
            ("input", "hidden") => {}
            ("input", "checkbox" | "radio") => {
                let own = tag.value("value").unwrap_or("on").to_owned();
                let is_on = fields.iter().any(|(field, value)| field == name && as_html(value) == own);
                tag.set_flag("checked", is_on);
            }
            ("input", _) => {
                if let Some(sent) = sent {
                    tag.set("value", sent);
                }
            }
            ("textarea", _) => {
                content = form.get(from..).and_then(|rest| rest.split('<').next()).unwrap_or_default();
                from += content.len();
                new_content = sent.unwrap_or_else(|| content.to_owned());
            }
            ("select", _) => {
                let options = form.get(from..).and_then(|rest| rest.split("</select>").next()).unwrap_or_default();
                chosen = sent.filter(|sent| tags(options).any(|option| option.value("value") == Some(sent)));
            }
            ("/select", _) => chosen = None,
            ("option", _) => {
                if let Some(chosen) = &chosen {
                    let is_it = tag.value("value") == Some(chosen);
                    tag.set_flag("selected", is_it);
                }
            }
            _ => {}
        }
        if let Some(problem) = problem.as_ref().filter(|problem| !is_told && tag.is_control_of(&problem.field)) {
            is_told = true;
            let hints = tag.value("aria-describedby").map(|hints| format!(" {hints}")).unwrap_or_default();
            tag.set("aria-describedby", format!("problem{hints}"));
            tag.set("aria-invalid", "true".to_owned());
            text += &html! { span #problem .problem { (problem.why) } }.into_string();
        }
        if tag.is_changed || content != new_content {
            opens.extend(&around);
        }
        text += &tag.written(form);
        match tag.name {
            "details" => around.push(text.len()),
            "/details" => drop(around.pop()),
            _ => {}
        }
        text += &new_content;
    }
    text += form.get(from..).unwrap_or_default();
    open_at(&text, &opens)
}

/// A text as maud writes it.
fn as_html(text: &str) -> String {
    html! { (text) }.into_string()
}

/// A tag, as maud writes it: in its values stand no `<`, `>` and `"`.
struct Tag<'h> {
    /// The places where it begins and ends.
    start: usize,
    end: usize,
    /// `input`, `/form`
    name: &'h str,
    /// Names, with values as they are written.
    attributes: Vec<(&'h str, Option<Cow<'h, str>>)>,
    is_changed: bool,
}

/// All tags, in their order.
fn tags(html: &str) -> impl Iterator<Item = Tag<'_>> {
    html.match_indices('<').filter_map(|(start, _)| {
        let inside = html.get(start + 1..)?.split('>').next()?;
        let (name, mut rest) = inside.split_once(' ').unwrap_or((inside, ""));
        let mut attributes = Vec::new();
        while !rest.is_empty() {
            let (own, after) = rest.split_at(rest.find([' ', '=']).unwrap_or(rest.len()));
            match after.strip_prefix("=\"").and_then(|after| after.split_once('"')) {
                Some((value, after)) => {
                    attributes.push((own, Some(Cow::Borrowed(value))));
                    rest = after.trim_start();
                }
                None => {
                    attributes.push((own, None));
                    rest = after.get(1..).unwrap_or_default();
                }
            }
        }
        Some(Tag { start, end: (start + inside.len() + 2).min(html.len()), name, attributes, is_changed: false })
    })
}

impl Tag<'_> {
    /// The value of an attribute; empty where it has none.
    fn value(&self, name: &str) -> Option<&str> {
        let (_, value) = self.attributes.iter().find(|(own, _)| *own == name)?;
        Some(value.as_deref().unwrap_or_default())
    }

    /// Returns whether it is what someone fills this field in with.
    fn is_control_of(&self, field: &str) -> bool {
        let is_control = ["input", "select", "textarea"].contains(&self.name) && self.value("type") != Some("hidden");
        is_control && !field.is_empty() && self.value("name") == Some(field)
    }

    /// Gives an attribute this value, which is as it is written.
    fn set(&mut self, name: &'static str, value: String) {
        if self.value(name) != Some(&value) {
            self.attributes.retain(|(own, _)| *own != name);
            self.attributes.push((name, Some(Cow::Owned(value))));
            self.is_changed = true;
        }
    }

    /// Gives it an attribute without a value, or takes it away.
    fn set_flag(&mut self, name: &'static str, is_on: bool) {
        if self.value(name).is_some() != is_on {
            self.attributes.retain(|(own, _)| *own != name);
            self.attributes.extend(is_on.then_some((name, None)));
            self.is_changed = true;
        }
    }

    /// The tag as it is now, of this HTML.
    fn written(&self, html: &str) -> String {
        if !self.is_changed {
            return html.get(self.start..self.end).unwrap_or_default().to_owned();
        }
        let attributes = self.attributes.iter().map(|(name, value)| match value {
            Some(value) => format!(" {name}=\"{value}\""),
            None => format!(" {name}"),
        });
        format!("<{}{}>", self.name, attributes.collect::<String>())
    }
}
