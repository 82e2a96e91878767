//! The twelve kinds of piece, their spellings, and the outcomes of strikes.
use super::options::Ties;
use std::fmt;

/// The kind of a piece, from the flag up to the marshal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rank {
    /// The piece whose capture wins the game.
    Flag,
    /// Never moves, and stops every attacker except a miner.
    Bomb,
    /// The lowest rank, but it wins when it strikes the marshal.
    Spy,
    /// Moves any number of free squares in a line.
    Scout,
    /// Clears bombs.
    Miner,
    /// 7 in the American numbering, 4 in the European one.
    Sergeant,
    /// 6, or 5.
    Lieutenant,
    /// 5, or 6.
    Captain,
    /// 4, or 7.
    Major,
    /// 3, or 8.
    Colonel,
    /// 2, or 9.
    General,
    /// 1, or 10.
    Marshal,
}

/// One of the two numberings of the ranks in published sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Numbering {
    /// The marshal is 1, the scout 9, the spy S.
    #[default]
    Us,
    /// The marshal is 10, the scout 2, the spy 1.
    European,
}

impl Numbering {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Us, Self::European];

    /// `US`, `EUROPEAN`
    pub fn word(self) -> &'static str {
        match self {
            Self::Us => "US",
            Self::European => "EUROPEAN",
        }
    }

    /// The numbering of this name, in any case.
    pub fn find(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|numbering| numbering.word().eq_ignore_ascii_case(word))
    }
}

impl Rank {
    /// All ranks, in their order.
    pub const ALL: [Self; 12] = [
        Self::Flag,
        Self::Bomb,
        Self::Spy,
        Self::Scout,
        Self::Miner,
        Self::Sergeant,
        Self::Lieutenant,
        Self::Captain,
        Self::Major,
        Self::Colonel,
        Self::General,
        Self::Marshal,
    ];

    /// Its index in [`ALL`](Self::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `lieutenant`
    pub fn name(self) -> &'static str {
        const NAMES: [&str; 12] = [
            "flag",
            "bomb",
            "spy",
            "scout",
            "miner",
            "sergeant",
            "lieutenant",
            "captain",
            "major",
            "colonel",
            "general",
            "marshal",
        ];
        NAMES[self.index()]
    }

    /// `1 lieutenant`, `2 spies`
    pub fn counted(self, n: usize) -> String {
        match (self, n) {
            (_, 1) => format!("1 {}", self.name()),
            (Self::Spy, _) => format!("{n} spies"),
            _ => format!("{n} {}s", self.name()),
        }
    }

    /// Its code in a numbering: `F`, `B`, `S`, `9` or `1`, `10`.
    pub fn code(self, numbering: Numbering) -> &'static str {
        const US: [&str; 12] = ["F", "B", "S", "9", "8", "7", "6", "5", "4", "3", "2", "1"];
        const EUROPEAN: [&str; 12] = ["F", "B", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
        match numbering {
            Numbering::Us => US[self.index()],
            Numbering::European => EUROPEAN[self.index()],
        }
    }

    /// Its letter in a set-up of forty letters: `B` is a bomb, `C` to `L` are the spy to the marshal, and `M` is the flag. (`A` is an empty
    /// square.)
    pub fn letter(self) -> char {
        const LETTERS: [char; 12] = ['M', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'];
        LETTERS[self.index()]
    }

    /// The rank of a letter of a set-up.
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|rank| rank.letter() == letter)
    }

    /// The rank of this name, singular or plural: `spy`, `Scouts`.
    pub fn find(name: &str) -> Option<Self> {
        let is = |rank: &Self| {
            let plural = rank.counted(2);
            rank.name().eq_ignore_ascii_case(name) || plural[2..].eq_ignore_ascii_case(name)
        };
        Self::ALL.into_iter().find(is)
    }

    /// Returns whether it can ever move.
    pub const fn moves(self) -> bool {
        !matches!(self, Self::Flag | Self::Bomb)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The outcome of a strike: the pieces left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strike {
    /// The attacker, which moves in.
    Attacker,
    /// The defender, which stays in its place.
    Defender,
    /// Neither piece is left.
    Neither,
}

impl Strike {
    /// `attacker wins`, `defender wins`, `both lost`
    pub fn word(self) -> &'static str {
        match self {
            Self::Attacker => "attacker wins",
            Self::Defender => "defender wins",
            Self::Neither => "both lost",
        }
    }
}

/// Returns the outcome when one piece strikes another. The attacker must be a movable piece.
pub fn strike(attacker: Rank, defender: Rank, ties: Ties) -> Strike {
    match (attacker, defender) {
        (_, Rank::Flag) | (Rank::Miner, Rank::Bomb) | (Rank::Spy, Rank::Marshal) => Strike::Attacker,
        (_, Rank::Bomb) => Strike::Defender,
        _ if attacker == defender => match ties {
            Ties::Both => Strike::Neither,
            Ties::Attacker => Strike::Attacker,
        },
        _ if defender < attacker => Strike::Attacker,
        _ => Strike::Defender,
    }
}
