//! What has happened so far in a letter, counted: when reading stops, whether something has failed, and what is only prose.

/// The number of lines in a row that may be unreadable before reading stops.
const MAX_UNKNOWN: u32 = 25;
/// The number of sign-ons that may fail before reading stops.
const MAX_FAILED: u32 = 10;
/// The number of commands that may be refused before reading stops.
const MAX_REFUSED: u32 = 100;

/// The counts of a letter.
#[derive(Clone, Debug, Default)]
pub struct LetterTally {
    /// Lines that were answered with an error.
    pub n_errors: u32,
    /// Commands and orders that were understood, whatever came of them.
    pub n_done: u32,
    /// Lines in a row that were not understood.
    pub n_unknown: u32,
    /// Lines that were neither a command nor like an order: perhaps all of the letter is for somebody else.
    pub n_prose: u32,
    /// Lines answered with an error that are only sentences: nothing that was to be done has failed.
    pub n_chatter: u32,
    /// Orders for this phase that were filed, in the present section.
    pub n_filed: u32,
    /// Orders for this phase that could not be filed, in the present section.
    pub n_flawed: u32,
    /// Sign-ons that failed.
    pub n_failed: u32,
    /// Lines that did something, or that wait to be confirmed.
    pub n_useful: u32,
    /// Lines for which a command was suggested.
    pub n_guessed: u32,
    /// Lines of a writer who has not shown who they are.
    pub n_unproved: u32,
    /// Commands that were refused.
    pub n_refused: u32,
    /// Letters to others that the letter has caused.
    pub n_caused: u32,
    /// The errors before the present section.
    pub errors_before: u32,
    /// The lines that did something before the present section.
    pub useful_before: u32,
}

impl LetterTally {
    /// Counts a command or an order that was understood, whatever comes of it.
    pub fn note_understood(&mut self) {
        self.n_done += 1;
        self.n_unknown = 0;
    }

    /// Counts a command that was refused. `files`: it would have filed an order, which is missing now.
    pub fn note_refused(&mut self, files: bool) {
        self.n_refused += 1;
        self.n_flawed += u32::from(files);
    }

    /// Begins the section of another game: what was filed and what went wrong before belongs to the one that ends.
    pub fn begin_section(&mut self) {
        (self.n_filed, self.n_flawed) = (0, 0);
        (self.errors_before, self.useful_before) = (self.n_errors, self.n_useful);
    }

    /// Returns the number of errors in the present section.
    pub fn n_errors_of_section(&self) -> u32 {
        self.n_errors.saturating_sub(self.errors_before)
    }

    /// Returns whether a line of the present section did something.
    pub fn is_useful_section(&self) -> bool {
        self.useful_before < self.n_useful
    }

    /// Returns whether something that was to be done has failed. Sentences that nobody understood have not.
    pub fn has_failure(&self) -> bool {
        self.n_chatter < self.n_errors
    }

    /// Returns whether all lines are neither commands nor like orders: the letter is perhaps for somebody else.
    pub fn is_prose(&self) -> bool {
        self.n_done == 0 && self.n_prose != 0 && self.n_prose == self.n_errors
    }

    /// Returns the sentence that says why reading stops, if so much has gone wrong that it does.
    pub fn stops(&self) -> Option<&'static str> {
        if MAX_UNKNOWN <= self.n_unknown {
            Some("Too many lines I couldn't read, so I stopped here.")
        } else if MAX_FAILED <= self.n_failed {
            Some("Too many sign-ons have failed, so I stopped here.")
        } else if MAX_REFUSED <= self.n_refused {
            Some(
                "Too many lines could not be carried out, so I stopped here. The rest of your letter has not been carried out.",
            )
        } else {
            None
        }
    }
}
