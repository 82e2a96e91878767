//! A letter about several games: each SIGN ON to another game begins a section of its own, in the letter and in the reply.
use super::Walk;
use crate::desk::game_cx::GameCx;
use crate::desk::letters::threads_of;
use crate::game::Seat;
use crate::store::{GameId, Said};
use crate::text::lay_out;
use anyhow::Result;

/// What the holder of a seat is to be told, since somebody signed on to it from an address that is not theirs.
pub(super) struct ForeignCopy {
    pub(super) seat: Seat,
    pub(super) game: Option<GameId>,
    pub(super) threads: Vec<String>,
    pub(super) text: String,
}

impl<'a> Walk<'a> {
    /// Is the letter about several games?
    pub(super) fn has_sections(&self) -> bool {
        !self.sections.is_empty()
    }

    /// A sign-on has failed. What the letter has done in the game before is finished; the writer is in none now.
    pub(super) fn leave_game(&mut self) -> Result<()> {
        let Some(mut left) = self.cx.signed_on.take() else { return Ok(()) };
        if self.useful_before < self.n_useful {
            return self.close_section(left);
        }
        left.seat = None;
        self.cx.signed_on = Some(left);
        Ok(())
    }

    /// The writer has signed on to another game: all that is to be done in the one before is done now, and what has been
    /// said so far is its section.
    pub(super) fn close_section(&mut self, left: GameCx<'a>) -> Result<()> {
        let is_first = !self.has_sections();
        let game = left.game.row.name.clone();
        let next = self.cx.signed_on.replace(left);
        // A form that came back with the letter is for the game that the letter answers.
        if is_first && self.came_by.is_some() {
            self.form()?;
        }
        // A plain reply is signed on to the game that it answers, even if all of it is about others.
        if !self.reply.is_empty() {
            // From here on it is known that there are several.
            if is_first {
                self.sections.push('\n');
            }
            self.finish_game()?;
            self.games.insert(game);
            self.push_section();
        }
        self.questions.clear();
        self.carried_out.clear();
        self.foreign.clear();
        (self.n_filed, self.n_flawed) = (0, 0);
        (self.errors_before, self.useful_before) = (self.n_errors, self.n_useful);
        (self.votes_on, self.unclear) = (None, None);
        self.cx.signed_on = next;
        Ok(())
    }

    /// What has been said so far is a section.
    pub(super) fn push_section(&mut self) {
        let text = self.section();
        self.copy_to_foreign(&text);
        self.sections += &text;
        self.said_before.extend(self.reply.take());
    }

    /// What has been said of the present game, below a head of its own.
    fn section(&mut self) -> String {
        let head = match self.cx.game() {
            Some(_) => self.heading.take().unwrap_or_else(|| self.heading()).0 + "\n",
            None => String::new(),
        };
        format!("{head}{}\n\n", self.reply.text().trim())
    }

    /// The text of the reply and its subject, if the letter has none. Copies of it are kept for those who need one.
    pub(super) fn whole_reply(&mut self) -> (String, String) {
        if !self.has_sections() {
            let (head, subject) = self.heading.take().unwrap_or_else(|| self.heading());
            let said = match self.reply.text() {
                "" => "I found no command or order in your letter. HELP lists the commands.\n",
                said => said,
            };
            let text = format!("{head}\n{said}");
            self.copy_to_foreign(&text);
            return (text, subject);
        }
        self.games.extend(self.cx.game().map(|game| game.row.name.clone()));
        let last = self.section();
        self.copy_to_foreign(&last);
        let mut text = format!("{}{last}", self.sections.trim_start());
        if let [first, _, ..] = self.games.iter().collect::<Vec<_>>().as_slice() {
            text += &format!(
                "This answer is about several games. If you answer it, begin what you write about each of them with SIGN ON and its name, such as SIGN ON {first}.\n"
            );
        }
        (format!("{}\n", text.trim_end()), self.cx.subject(None, self.about()))
    }

    /// All that has been said, as data.
    pub(super) fn all_said(&mut self) -> Vec<Said> {
        let mut said = std::mem::take(&mut self.said_before);
        said.extend(self.reply.take());
        said
    }

    /// Keeps a copy of a section for those whose seats were signed on to from addresses that are not theirs: of this one only.
    pub(super) fn copy_to_foreign(&mut self, text: &str) {
        let game = self.cx.game().map(|game| game.row.id);
        let threads = self.cx.game().map(|game| threads_of(&game.row)).unwrap_or_default();
        let is_sitter = self.cx.signed_on.as_ref().is_some_and(|cx| cx.sitter.is_some());
        let copy = |seat: Seat| {
            let address = &self.cx.writer.address;
            let notice = match is_sitter {
                true => format!(
                    "This is a copy: whom you let order for you ({address}) has written. NO SITTER ends that.\n\n"
                ),
                false => format!(
                    "This is a copy: somebody signed on to your seat from another address ({address}). If that was not you, change your password: SET PASSWORD.\n\n"
                ),
            };
            let text = lay_out(&format!("{notice}{}\n", text.trim_end()), seat.width);
            ForeignCopy { seat, game, threads: threads.clone(), text }
        };
        let copies: Vec<ForeignCopy> = self.foreign.iter().cloned().map(copy).collect();
        self.foreign_copies.extend(copies);
    }
}
