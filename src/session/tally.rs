//! Counts of what has happened so far in an e-mail. They decide when reading stops, whether something has failed, and
//! whether the e-mail is only prose.

/// The limit on consecutive unreadable lines. Reading stops there.
pub(super) const MAX_UNKNOWN: u32 = 25;
/// The limit on failed sign-ons. Reading stops there.
const MAX_FAILED: u32 = 10;
/// The limit on refused commands. Reading stops there.
const MAX_REFUSED: u32 = 100;

/// The counts of an e-mail.
#[derive(Clone, Debug, Default)]
pub struct LetterTally {
    /// Lines answered with an error.
    pub n_errors: u32,
    /// Commands and orders that were understood, whether or not they succeeded.
    pub n_done: u32,
    /// Consecutive lines that were not understood.
    pub n_unknown: u32,
    /// Lines that resemble neither a command nor an order. Perhaps the whole e-mail is for someone else.
    pub n_prose: u32,
    /// Sentences answered with an error. They are no failures, since they asked for nothing.
    pub n_chatter: u32,
    /// Orders for this phase that were filed, in the current section.
    pub n_filed: u32,
    /// Orders for this phase that could not be filed, in the current section.
    pub n_flawed: u32,
    /// Failed sign-ons.
    pub n_failed: u32,
    /// Lines that did something, or that wait for confirmation.
    pub n_useful: u32,
    /// Lines that got a suggestion.
    pub n_guessed: u32,
    /// Lines of an unproved writer.
    pub n_unproved: u32,
    /// Lines that asked for something in everyday words.
    pub n_wishes: u32,
    /// Refused commands.
    pub n_refused: u32,
    /// E-mails to other people that this one has caused.
    pub n_caused: u32,
    /// The errors before the current section.
    pub errors_before: u32,
    /// The useful lines before the current section.
    pub useful_before: u32,
}

impl LetterTally {
    /// Counts a command or an order that was understood, whether or not it succeeds.
    pub fn note_understood(&mut self) {
        self.n_done += 1;
        self.n_unknown = 0;
    }

    /// Counts a refused command. With `files`, it would have filed an order, which is now missing.
    pub fn note_refused(&mut self, files: bool) {
        self.n_refused += 1;
        self.n_flawed += u32::from(files);
    }

    /// Begins the section of another game. Orders and errors so far belong to the previous section.
    pub fn begin_section(&mut self) {
        (self.n_filed, self.n_flawed) = (0, 0);
        (self.errors_before, self.useful_before) = (self.n_errors, self.n_useful);
    }

    /// Returns the number of errors in the current section.
    pub fn n_errors_of_section(&self) -> u32 {
        self.n_errors.saturating_sub(self.errors_before)
    }

    /// Returns whether a line of the current section did something.
    pub fn is_useful_section(&self) -> bool {
        self.useful_before < self.n_useful
    }

    /// Returns whether something that the writer asked for has failed. Sentences without a command do not count.
    pub fn has_failure(&self) -> bool {
        self.n_chatter < self.n_errors
    }

    /// Returns whether no line resembles a command or an order. The e-mail is then perhaps for someone else.
    pub fn is_prose(&self) -> bool {
        self.n_done == 0 && self.n_prose != 0 && self.n_prose == self.n_errors
    }

    /// Returns the sentence that explains why reading stops, or `None` if it goes ahead.
    pub fn stops(&self) -> Option<&'static str> {
        if MAX_UNKNOWN <= self.n_unknown {
            Some("Too many lines I couldn't read, so I stopped here.")
        } else if MAX_FAILED <= self.n_failed {
            Some("Too many sign-ons have failed, so I stopped here.")
        } else if MAX_REFUSED <= self.n_refused {
            Some(
                "Too many lines could not be carried out, so I stopped here. I have not carried out the rest of your e-mail.",
            )
        } else {
            None
        }
    }
}
