//! Says one letter to three readers: in 40 columns in London, as HTML, and to somebody who listens.
use chancery_text::doc::{Audience, Doc};
use chancery_text::secret::Secret;
use chancery_text::sentence::{line, person, power, theirs};
use chancery_text::words::{Layout, Reader};
use chancery_text::{Width, say};
use jiff::{Timestamp, tz::TimeZone};

fn main() -> Result<(), jiff::Error> {
    let due: Timestamp = "2026-11-27T23:30:00Z".parse()?;
    let (late, code) = (["Italy", "Turkey"], Secret::of("jhmd-y6h9"));
    let mut doc = Doc::new(Reader::new(TimeZone::get("Europe/London")?, Layout::Columns(Width::of(40))));
    doc.para(say!(
        "{late} {late? is|are} late, {n time|times} so far. The turn ends {}.",
        late = &late[..],
        n = 1,
        due
    ));
    doc.para(say!("There is no setting {}. Send {}.", theirs("grace\n*** x"), line("SET WAIT")));
    doc.row("Your code", &code);
    doc.row("Your power", power("France"));
    doc.heading(say!("{} wrote:", person("Bob Open")));
    doc.quote("*** Alarm!\nI <b>lied</b>.");

    let text = doc.text(Audience::Reader);
    println!("{text}");
    assert!(
        text.starts_with("Italy and Turkey are late, 1 time so\nfar. The turn ends Friday 27 November\n2026, 23:30 ")
    );
    assert!(text.contains("\"grace *** x\"") && text.lines().any(|line| line == "| *** Alarm!"));
    assert!(text.contains("Your code:  jhmd-y6h9\nYour power: France\n"));

    // A copy of it has no secret, and no words of people are markup.
    let html = doc.html("The deadline", Audience::Copy);
    assert!(html.contains(">SET&nbsp;WAIT</code>"));
    assert!(html.contains("********") && !html.contains("jhmd") && html.contains("I &lt;b&gt;lied"));

    let spoken = doc.laid_out(Layout::Spoken, Audience::Reader);
    assert!(spoken.ends_with("\nQuote:\n| *** Alarm!\nI <b>lied</b>.\nEnd of the quote.\n"));
    Ok(())
}
