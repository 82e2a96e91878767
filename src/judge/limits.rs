//! Limits on what the judge does for people: what each purse bears, and how large an e-mail may be.
use super::config::at_least_1;
use crate::mail::source;
use crate::store::{Allowance, Allowances, Cost};
use serde::Deserialize;
use serde::de::{Deserializer, Error as _};

/// The limits for one sender. Exceeding one gets a clear refusal.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// The maximum bytes of a letter that are read. If a letter is longer, its sender is told.
    #[serde(deserialize_with = "letter_bytes")]
    pub letter_bytes: usize,
    /// The maximum lines of a letter that are carried out.
    #[serde(deserialize_with = "at_least_1")]
    pub lines_per_letter: u32,
    /// The maximum letters of a person that are answered in an hour, if they are proved to have written them.
    #[serde(deserialize_with = "at_least_1")]
    pub person_per_hour: u32,
    /// The maximum forms of a person on the pages that are carried out in an hour.
    #[serde(deserialize_with = "at_least_1")]
    pub person_posts_per_hour: u32,
    /// The maximum codes to sign in that a person has in an hour.
    #[serde(deserialize_with = "at_least_1")]
    pub person_codes_per_hour: u32,
    /// The maximum megabytes (1,000,000 bytes) of answers to a person in a day. After that, answers come without pictures and files.
    #[serde(deserialize_with = "at_least_1")]
    pub person_mb_per_day: u32,
    /// The maximum pictures and files that a person has in a day.
    #[serde(deserialize_with = "at_least_1")]
    pub person_files_per_day: u32,
    /// The maximum answers to a person in a day that hold only errors. After that, a letter is answered only if there is something in
    /// it to carry out.
    #[serde(deserialize_with = "at_least_1")]
    pub person_errors_per_day: u32,
    /// The maximum letters in an hour to a mailbox of which nobody has proved that it is theirs: answers, notices, codes, questions.
    #[serde(deserialize_with = "at_least_1")]
    pub mailbox_per_hour: u32,
    /// The maximum of these in a day.
    #[serde(deserialize_with = "at_least_1")]
    pub mailbox_per_day: u32,
    /// The maximum answers in an hour to all who do not show who they are, together. Later ones wait for another hour.
    #[serde(deserialize_with = "at_least_1")]
    pub strangers_per_hour: u32,
    /// The maximum of these answers in a day. Letters beyond them are not taken in: the mail server is told to try again later.
    #[serde(deserialize_with = "at_least_1")]
    pub strangers_per_day: u32,
    /// The maximum kilobytes (1000 bytes) of these answers in an hour.
    #[serde(deserialize_with = "at_least_1")]
    pub strangers_kb_per_hour: u32,
    /// The maximum kilobytes of these answers in a day.
    #[serde(deserialize_with = "at_least_1")]
    pub strangers_kb_per_day: u32,
    /// The maximum codes to sign in for which strangers in one network can ask in an hour; in a /48, 16 times as many.
    #[serde(deserialize_with = "at_least_1")]
    pub network_codes_per_hour: u32,
    /// The maximum of these in a day.
    #[serde(deserialize_with = "at_least_1")]
    pub network_codes_per_day: u32,
    /// The maximum letters that go to one address in an hour. Later ones wait for the next hour.
    #[serde(deserialize_with = "at_least_1")]
    pub letters_to_one_address_per_hour: u32,
    /// The maximum letters to others that a letter may cause. After that, the rest of it is not carried out.
    #[serde(deserialize_with = "at_least_1")]
    pub mail_per_letter: u32,
    /// The maximum bytes of the answer to a letter. After that, the rest of the letter is not carried out.
    #[serde(deserialize_with = "reply_bytes")]
    pub reply_bytes: usize,
    /// The maximum kilobytes (1000 bytes) of a letter as it goes out, with all that goes with it. Beyond them data for programs are
    /// left out, then files, the largest first, then pictures.
    #[serde(deserialize_with = "letter_kb")]
    pub letter_kb: Option<u32>,
    /// The maximum bytes of press.
    pub press_bytes: usize,
    /// The maximum passwords of a letter that are checked or set, because each takes the judge some time.
    #[serde(deserialize_with = "at_least_1")]
    pub passwords_per_letter: u32,
    /// The maximum wrong passwords for one seat in an hour: from its holder's addresses, and from all others together. After
    /// that, one can only sign on by answering a letter.
    #[serde(deserialize_with = "at_least_1")]
    pub wrong_passwords_per_seat_per_hour: u32,
    /// The maximum forming games that a person may be in when they create another.
    pub forming_games_per_person: u32,
    /// The number of people to whom a person can have the judge write in a day who have not asked for it: invitations, offers of a seat,
    /// questions to new addresses.
    pub invitations_per_person_per_day: u32,
    /// The number of times a day that an unknown person is sent the how-to, if a person seems to have written, and is
    /// believed to be who they say, or asks in plain words how to play. 0: never.
    pub howto_per_stranger_per_day: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            letter_bytes: source::MAX_LETTER,
            lines_per_letter: 2000,
            person_per_hour: 60,
            person_posts_per_hour: 600,
            person_codes_per_hour: 10,
            person_mb_per_day: 20,
            person_files_per_day: 200,
            person_errors_per_day: 20,
            mailbox_per_hour: 3,
            mailbox_per_day: 6,
            strangers_per_hour: 100,
            strangers_per_day: 500,
            strangers_kb_per_hour: 200,
            strangers_kb_per_day: 1000,
            network_codes_per_hour: 5,
            network_codes_per_day: 20,
            letters_to_one_address_per_hour: 300,
            mail_per_letter: 200,
            reply_bytes: 256 << 10,
            letter_kb: None,
            press_bytes: 64 << 10,
            passwords_per_letter: 50,
            wrong_passwords_per_seat_per_hour: 20,
            forming_games_per_person: 10,
            invitations_per_person_per_day: 20,
            howto_per_stranger_per_day: 1,
        }
    }
}

/// The maximum number of guests from one network who start to play within an hour.
const TRIALS_PER_NETWORK: u64 = 5;

/// The maximum number of codes in an hour that strangers anywhere can have sent to registered people.
const CODES_FOR_STRANGERS: u64 = 20;

impl Limits {
    /// The allowance of each purse.
    pub fn allowances(&self) -> Allowances {
        let most = Cost::WITHOUT_LIMIT;
        let kb = |n: u32| u64::from(n) * 1000;
        Allowances {
            person: Allowance {
                hour: Cost {
                    answers: self.person_per_hour.into(),
                    posts: self.person_posts_per_hour.into(),
                    codes: self.person_codes_per_hour.into(),
                    ..most
                },
                day: Cost {
                    bytes: kb(self.person_mb_per_day) * 1000,
                    files: self.person_files_per_day.into(),
                    vain: self.person_errors_per_day.into(),
                    asked: self.invitations_per_person_per_day.into(),
                    ..most
                },
            },
            mailbox: Allowance {
                hour: Cost { answers: self.mailbox_per_hour.into(), codes: CODES_FOR_STRANGERS, ..most },
                day: Cost { answers: self.mailbox_per_day.into(), ..most },
            },
            strangers: Allowance {
                hour: Cost {
                    answers: self.strangers_per_hour.into(),
                    codes: self.strangers_per_hour.into(),
                    bytes: kb(self.strangers_kb_per_hour),
                    ..most
                },
                day: Cost {
                    answers: self.strangers_per_day.into(),
                    codes: self.strangers_per_day.into(),
                    bytes: kb(self.strangers_kb_per_day),
                    ..most
                },
            },
            network: Allowance {
                hour: Cost { codes: self.network_codes_per_hour.into(), trials: TRIALS_PER_NETWORK, ..most },
                day: Cost { codes: self.network_codes_per_day.into(), ..most },
            },
        }
    }
}

fn reply_bytes<'de, D: Deserializer<'de>>(from: D) -> Result<usize, D::Error> {
    match usize::deserialize(from)? {
        n_bytes if n_bytes < 4096 => {
            Err(D::Error::custom(format!("{n_bytes} is out of range; a whole number from 4096 is allowed")))
        }
        n_bytes => Ok(n_bytes),
    }
}

fn letter_kb<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u32>, D::Error> {
    match u32::deserialize(from)? {
        n_kb @ 50..=20_000 => Ok(Some(n_kb)),
        n_kb => Err(D::Error::custom(format!("{n_kb} is out of range; a whole number from 50 to 20000 is allowed"))),
    }
}

fn letter_bytes<'de, D: Deserializer<'de>>(from: D) -> Result<usize, D::Error> {
    let most = source::MAX_LETTER;
    let n_bytes = usize::deserialize(from)?;
    if (4096..=most).contains(&n_bytes) {
        Ok(n_bytes)
    } else {
        Err(D::Error::custom(format!("{n_bytes} is out of range; a whole number from 4096 to {most} is allowed")))
    }
}
