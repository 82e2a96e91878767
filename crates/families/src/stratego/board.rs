//! A Stratego board, ready for games.
use super::layout::layout;
use super::options;
use super::report;
use crate::ruleset::Ruleset;
use crate::setting::Kept;
use crate::{CHOICES, Family, Variant};
use chancery_picture::layout::Layout;
use chancery_stratego::options::Options;
use chancery_stratego::variant::{Template, fits};
use chancery_stratego::{Stratego, jsonl};
use chancery_text::doc::{Audience, Doc};
use chancery_text::say;
use chancery_text::sentence::{Note, line, term};
use chancery_text::words::Reader;
use chancery_text::words::said;
use serde_json::{Map, Value};
use std::sync::Arc;

/// The maximum length of a title, in characters.
const MAX_TITLE: usize = 40;

/// A board with its own choices of rules.
pub(super) struct StrategoBoard {
    template: Arc<Template>,
}

impl StrategoBoard {
    pub(super) fn new(template: Template) -> Self {
        Self { template: Arc::new(template) }
    }

    fn rules(&self, options: Options) -> Stratego {
        Stratego::new(self.template.clone(), options)
    }

    /// The options of a game: those of the board, overridden by the game's stored choices. Ignores choices that cannot
    /// be read.
    fn chosen(&self, kept: &str) -> Options {
        options::read_on(self.template.options, kept).unwrap_or(self.template.options)
    }
}

impl Variant for StrategoBoard {
    fn family(&self) -> &'static dyn Family {
        &super::Stratego
    }

    fn title(&self) -> &str {
        &self.template.title
    }

    fn n_played(&self) -> usize {
        2
    }

    fn goal(&self) -> String {
        "-".to_owned()
    }

    fn describe(&self, doc: &mut Doc) {
        report::describe(&self.rules(self.template.options), doc);
    }

    fn overview(&self) -> String {
        Doc::with(Reader::nobody(), |doc| self.describe(doc)).text(Audience::Reader)
    }

    fn layout(&self) -> Option<Layout> {
        Some(layout(&self.template.key, &self.template.board))
    }

    fn play(&self, settings: &Kept) -> Result<Arc<dyn Ruleset>, String> {
        let options = options::read_on(self.template.options, &settings.get(CHOICES)).map_err(said)?;
        Ok(Arc::new(Arc::new(self.rules(options))))
    }

    fn fits(&self, settings: &Kept) -> Result<(), Note> {
        let army = self.chosen(&settings.get(CHOICES)).army().unwrap_or(self.template.army);
        fits(&self.template.board, &army).map_err(|why| {
            let (title, list) = (term(&self.template.title), line("HELP ARMY"));
            Note::of(say!("{title} cannot be played like that: {why}. {list} lists the armies.", title, why, list))
        })
    }

    fn adjudicate(&self, line: Map<String, Value>) -> Result<Map<String, Value>, String> {
        jsonl::answer(&self.rules(self.template.options), &line)
    }

    fn check_names(&self) -> Result<(), Note> {
        let title = &self.template.title;
        let is_plain = |c: char| c.is_ascii_alphanumeric() || " '.-()".contains(c);
        if title.chars().count() <= MAX_TITLE && title.chars().all(is_plain) {
            return Ok(());
        }
        Err(Note::of(say!("The title of a board has at most {} plain letters and digits.", MAX_TITLE)))
    }

    fn choose(&self, kept: &str, choices: &[(&str, &str)]) -> Result<String, Note> {
        let mut chosen = self.chosen(kept);
        choices.iter().try_for_each(|(name, word)| chosen.set(name, word))?;
        Ok(options::write_on(&self.template.options, &chosen))
    }

    fn differences(&self, from: &str, to: &str) -> Vec<(String, String)> {
        options::differences(&self.chosen(from), &self.chosen(to))
    }

    fn options(&self, kept: &str) -> Vec<String> {
        self.differences("", kept).into_iter().map(|(words, _)| words).collect()
    }
}
