//! Documents as JSON, for programs, for pages, and for the database.
//!
//! A document is a list of blocks, each an object with the name of its kind: `{"para": ["Nothing is on file for ", {"power": "Austria"},
//! "."]}`. Its pieces are the judge's words as strings, and values as objects with one key, the type.
use crate::FIRM;
use crate::doc::{Audience, Block, BlockKind, Doc};
use crate::sentence::{Arg, NameKind, Open};
use crate::words::{Mark, Reader, Span, is_harmful};
use jiff::Timestamp;
use serde_json::{Map, Value, json};

/// The names of the kinds of blocks.
const KINDS: [(&str, BlockKind); 25] = [
    ("point", BlockKind::Point),
    ("gist", BlockKind::Gist),
    ("para", BlockKind::Para),
    ("title", BlockKind::Title),
    ("heading", BlockKind::Heading),
    ("item", BlockKind::Item),
    ("label", BlockKind::Label),
    ("value", BlockKind::Value),
    ("head", BlockKind::Head),
    ("cell", BlockKind::Cell),
    ("grid_head", BlockKind::GridHead),
    ("grid_cell", BlockKind::GridCell),
    ("facts", BlockKind::Facts),
    ("echo", BlockKind::Echo),
    ("alarm", BlockKind::Alarm),
    ("classic", BlockKind::Classic),
    ("row", BlockKind::ClassicRow),
    ("form", BlockKind::Form),
    ("drawing", BlockKind::Drawing),
    ("line", BlockKind::Line),
    ("quote", BlockKind::Quote),
    ("excerpt", BlockKind::Excerpt),
    ("link", BlockKind::Link),
    ("picture", BlockKind::Picture),
    ("gap", BlockKind::Gap),
];

/// The names of the types of values.
const TYPES: [(&str, Mark); 13] = [
    ("number", Mark::Number),
    ("day", Mark::Day),
    ("span", Mark::Span),
    ("power", Mark::Name(NameKind::Power)),
    ("place", Mark::Name(NameKind::Place)),
    ("person", Mark::Name(NameKind::Person)),
    ("game", Mark::Name(NameKind::Game)),
    ("phase", Mark::Name(NameKind::Phase)),
    ("line", Mark::Line),
    ("link", Mark::Link),
    ("theirs", Mark::Theirs),
    ("secret", Mark::Secret),
    ("bad", Mark::Bad),
];

/// Returns whether this is a web address. A game file may come from anyone, and no other address becomes a link.
pub(crate) fn is_web(url: &str) -> bool {
    url.starts_with("https://") || url.starts_with("http://")
}

impl Doc {
    /// The document as JSON, for this audience.
    pub fn json(&self, to: Audience) -> Value {
        self.known(to).map(|block| self.block_json(block, to)).collect()
    }

    fn block_json(&self, block: &Block, to: Audience) -> Value {
        let kind = KINDS.iter().find(|(_, kind)| *kind == block.kind).map_or("para", |(name, _)| name);
        let mut pieces: Vec<Value> = Vec::new();
        self.each_piece(block, to, |words, mark| {
            let words = words.replace(FIRM, " ");
            pieces.push(match mark {
                None => Value::from(words),
                Some(Mark::Time(time)) => json!({ "time": time.to_string(), "words": words }),
                Some(mark) => {
                    let mark = if let Mark::Known(kind, _) = mark { Mark::Name(kind) } else { mark };
                    let name = TYPES.iter().find(|(_, own)| *own == mark).map_or("words", |(name, _)| name);
                    json!({ name: words })
                }
            });
        });
        let mut all = Map::new();
        all.insert(kind.to_owned(), pieces.into());
        if block.flag {
            let name = if block.kind.is_cell() { "ends" } else { "close" };
            all.insert(name.to_owned(), true.into());
        }
        if 0 < block.label {
            all.insert("columns".to_owned(), block.label.into());
        }
        if 0 < block.depth {
            all.insert("depth".to_owned(), block.depth.into());
        }
        Value::Object(all)
    }

    /// Reads a document for this reader from JSON. Skips everything that is not a valid block.
    pub fn of_json(reader: Reader, json: &Value) -> Self {
        let mut doc = Self::new(reader);
        for block in json.as_array().into_iter().flatten() {
            doc.add_json(block);
        }
        doc
    }

    fn add_json(&mut self, block: &Value) -> Option<()> {
        if let Some(texts) = block.get("text").and_then(Value::as_array) {
            texts.iter().filter_map(Value::as_str).for_each(|text| self.add_legacy(text));
            return Some(());
        }
        let (kind, pieces) = KINDS.iter().find_map(|(name, kind)| Some((*kind, block.get(name)?.as_array()?)))?;
        let (from, first) = (self.words.text.len(), self.words.spans.len());
        for piece in pieces {
            match piece {
                Value::String(words) => self.words.text.extend(words.chars().filter(|c| *c == '\n' || !is_harmful(*c))),
                piece => self.add_value(piece)?,
            }
        }
        let is_set = |name: &str| block.get(name).and_then(Value::as_bool).unwrap_or_default();
        let number = |name: &str| block.get(name).and_then(Value::as_u64).unwrap_or_default();
        let label = usize::try_from(number("columns")).unwrap_or_default();
        let (to, end) = (self.words.text.len(), self.words.spans.len());
        let is_safe = kind != BlockKind::Link || is_web(self.words.text.get(from..).unwrap_or_default());
        self.blocks.push(Block {
            kind: if is_safe { kind } else { BlockKind::Para },
            from,
            to,
            spans: (first, end),
            flag: is_set("close") || is_set("ends"),
            label: self.words.text.floor_char_boundary(from.saturating_add(label)).min(to) - from,
            depth: u8::try_from(number("depth")).unwrap_or_default(),
        });
        Some(())
    }

    /// Adds a value as it was originally said.
    fn add_value(&mut self, piece: &Value) -> Option<()> {
        let from = self.words.text.len();
        if let Some(time) = piece.get("time").and_then(Value::as_str) {
            let time: Timestamp = time.parse().ok()?;
            self.words.text.push_str(piece.get("words")?.as_str()?);
            self.words.spans.push(Span { from, to: self.words.text.len(), mark: Mark::Time(time) });
            return Some(());
        }
        let (mark, words) = TYPES.iter().find_map(|(name, mark)| Some((*mark, piece.get(name)?.as_str()?)))?;
        let reader = self.reader().clone();
        match mark {
            // Makes lines firm again, and people's words harmless.
            Mark::Line => self.words.say(&Arg::<Open>::Line(words.into()), &reader),
            Mark::Link if !is_web(words) => self.words.say(&Arg::<Open>::Term(words.into()), &reader),
            Mark::Link => self.words.say(&Arg::<Open>::Link(words.into()), &reader),
            Mark::Theirs => {
                let inner = words.strip_prefix('"').and_then(|words| words.strip_suffix('"')).unwrap_or(words);
                self.words.say(&Arg::<Open>::Theirs(inner.into()), &reader);
            }
            mark => {
                self.words.text.push_str(words);
                self.words.spans.push(Span { from, to: self.words.text.len(), mark });
            }
        }
        Some(())
    }

    /// The document in its stored form: JSON without secrets.
    pub fn stored(&self) -> String {
        self.json(Audience::Copy).to_string()
    }

    /// Reads a stored document for this reader.
    pub fn restored(reader: Reader, stored: &str) -> Self {
        match serde_json::from_str::<Value>(stored) {
            Ok(json @ Value::Array(_)) => Self::of_json(reader, &json),
            _ => Self::with(reader, |doc| doc.add_legacy(stored)),
        }
    }
}
