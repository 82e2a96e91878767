//! A secret is printed for the reader of its document, and for no one else. `tests/fail/` has the code that must not
//! compile.
use crate::sentences::reader;
use chancery_text::doc::{Audience, Doc};
use chancery_text::secret::Secret;
use chancery_text::sentence::{line, person, theirs};
use chancery_text::words::{Layout, Reader};
use chancery_text::{Width, say};

const VALUE: &str = "jhmd-y6h9-8ckg";

/// A document with its secret in each kind of block.
fn everywhere(secret: &Secret) -> Doc {
    let mut doc = Doc::new(reader("UTC", Layout::Columns(Width::USUAL)));
    doc.facts(":: Judge: CHANCERY");
    doc.para(say!("Your code is {secret}.", secret));
    doc.also(say!("It is {secret}, {secret}.", secret));
    doc.title(say!("Code {}", secret));
    doc.heading(secret);
    doc.item(say!("{} has {}", person("Bob"), say!("{}, {}", secret, theirs("words"))));
    doc.alarm(secret);
    doc.line(say!("CONFIRM {}", secret));
    doc.row(secret, secret);
    doc.head((secret, "Use"));
    doc.cells((secret, say!("it is {}", secret)));
    doc.classic(secret);
    doc.classic_row(say!("{}:", secret), 30, say!("Send {} {}", line("CONFIRM"), secret));
    doc.para(secret);
    doc
}

/// Every output of a document except its reader's own.
fn for_others(doc: &Doc) -> Vec<String> {
    let mut all = vec![doc.preview(), doc.stored(), format!("{doc:?}"), format!("{:#?}", doc.as_copy())];
    let restored = Doc::restored(Reader::nobody(), &doc.stored());
    for doc in [doc, &restored, &doc.as_copy()] {
        for to in [Audience::Copy, Audience::Notice] {
            let layouts = [Layout::Columns(Width::of(20)), Layout::Columns(Width::OFF), Layout::Spoken];
            all.extend(layouts.map(|layout| doc.laid_out(layout, to)));
            all.extend([doc.html("x", to), doc.page(to), doc.text(to)]);
        }
    }
    for doc in [restored, doc.as_copy()] {
        all.extend([doc.text(Audience::Reader), doc.html("x", Audience::Reader), doc.page(Audience::Reader)]);
    }
    all
}

#[test]
fn only_the_reader_sees_a_secret() {
    let secret = Secret::of(VALUE);
    let doc = everywhere(&secret);
    for text in for_others(&doc) {
        assert!(!text.contains("jhmd") && !text.contains("8ckg"), "{text}");
        assert!(text.contains("****"), "{text}");
    }
    let n = 17;
    for text in [doc.text(Audience::Reader), doc.page(Audience::Reader)] {
        assert_eq!(text.matches(VALUE).count(), n, "{text}");
        assert!(!text.contains("****"), "{text}");
    }
    // Anyone may see the text that mail programs show beside the subject.
    let html = doc.html("x", Audience::Reader);
    assert_eq!(html.matches(VALUE).count(), n, "{html}");
    assert!(html.contains(&format!("CONFIRM {VALUE}")) && doc.page(Audience::Reader).contains("<code>"));
}

/// Half of a secret is also a secret.
#[test]
fn a_cut_leaves_no_part_of_a_secret() {
    let secret = Secret::of(VALUE);
    let whole = everywhere(&secret);
    for most in 0..=whole.len() {
        let mut doc = whole.clone();
        assert_eq!(doc.cut(most), most < whole.len());
        for text in for_others(&doc) {
            assert!(!text.contains("jh"), "{most}: {text}");
        }
    }
}

#[test]
fn document_operations_reveal_no_secret() {
    let secret = Secret::of(VALUE);
    let mut doc = Doc::new(Reader::nobody());
    doc.para("First.");
    let start = doc.here();
    doc.append(&everywhere(&secret));
    doc.put_below_facts(&everywhere(&secret));
    doc.append_as_alarm(&everywhere(&secret));
    doc.replace("Bob", "Somebody with a long name");
    doc.replace("Your code", "It");
    doc.replace(": Judge", "");
    doc.link_above_form("https://judge.example.org/my");
    for doc in [&doc, &doc.since(start), &doc.clone()] {
        for text in for_others(doc) {
            assert!(!text.contains("jhmd") && !text.contains("8ckg"), "{text}");
        }
        assert!(doc.text(Audience::Reader).contains(VALUE));
    }
    doc.back_to(start);
    assert!(!doc.text(Audience::Reader).contains("jhmd"));
}
