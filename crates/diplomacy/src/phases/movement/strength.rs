//! The equations of DATC 3.0 chapter 5, on partial information: every strength is an interval, and every answer may be
//! open.
use super::bits::Bits;
use super::sheet::{Sheet, Slot, Task, Way};
use super::tables::Map;
use crate::board::PassageStrength;
use crate::event;
use crate::policy::{ConvoyedCut, Policies};

/// Half a unit's strength, in the numbers of these equations. Every unit has 1, plus 2 for each half. So 0 means no
/// unit, and even a unit without strength can enter an empty place.
const HALF: u32 = 2;

/// A unit's full strength, without support.
pub(super) const FULL: u32 = 1 + 2 * HALF;
/// The strength of a unit that has none of its own, without support.
const NOTHING: u32 = 1;

/// The strength of a unit that takes a passage, without its supports.
pub(super) fn own(strength: PassageStrength) -> u32 {
    match strength {
        PassageStrength::Full => FULL,
        PassageStrength::Half => 1 + HALF,
        PassageStrength::Nothing => NOTHING,
    }
}

/// A partially known strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Interval {
    /// The minimum.
    pub(super) least: u32,
    /// The maximum.
    pub(super) most: u32,
}

impl Interval {
    fn exactly(strength: u32) -> Self {
        Self { least: strength, most: strength }
    }

    /// A number of these equations, in the form that results report.
    pub(super) fn told(number: u32) -> event::Strength {
        event::Strength { halves: number.saturating_sub(1) / HALF }
    }
}

/// A partially known statement. `sure` implies `maybe`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Likely {
    pub(super) sure: bool,
    pub(super) maybe: bool,
}

impl Likely {
    const YES: Self = Self { sure: true, maybe: true };
    const NO: Self = Self { sure: false, maybe: false };
}

/// The orders, and the rules for them.
#[derive(Clone, Copy)]
pub(super) struct Equations<'a, const N: usize> {
    pub(super) map: &'a Map<N>,
    pub(super) policies: &'a Policies,
    pub(super) sheet: &'a Sheet<N>,
}

impl<const N: usize> Equations<'_, N> {
    /// Returns whether the order of this unit succeeds. `None` while that is open.
    #[inline]
    pub(super) fn succeeds(&self, unit: usize) -> Option<bool> {
        match self.sheet.slots[unit].task {
            Task::Move => self.move_succeeds(unit),
            Task::Support => self.support_succeeds(unit),
            Task::Convoy => self.convoy_succeeds(unit),
            Task::Hold | Task::Void(_) => Some(true),
        }
    }

    /// MOVE (DATC 5.B.1).
    #[inline]
    pub(super) fn move_succeeds(&self, unit: usize) -> Option<bool> {
        let sheet = self.sheet;
        let (attack, resistance) = self.clash(unit)?;
        if attack.most <= resistance.least {
            return Some(false);
        }
        let mut wins = attack.least > resistance.most;
        for rival in sheet.into[sheet.slots[unit].aim] {
            if rival != unit {
                let prevent = self.prevent(rival);
                if attack.most <= prevent.least {
                    return Some(false);
                }
                wins &= attack.least > prevent.most;
            }
        }
        if wins { Some(true) } else { None }
    }

    /// ATTACK STRENGTH of a move, and the HOLD or DEFEND STRENGTH that it meets (DATC 5.B.5, 5.B.7, 5.B.8). `None` while
    /// it is open whether the two units meet head to head.
    #[inline]
    pub(super) fn clash(&self, unit: usize) -> Option<(Interval, Interval)> {
        let sheet = self.sheet;
        let Slot { power, own, aim: target, .. } = sheet.slots[unit];
        let path = self.path(unit);
        if !path.maybe {
            return Some((Interval::exactly(0), Interval::exactly(0)));
        }
        let backers = sheet.backers[unit];
        let (mut attack, resistance) = if !sheet.units.contains(target) {
            (self.backed(own, backers), Interval::exactly(0))
        } else {
            // A unit does not help to dislodge one of its own power. Any unit may help to follow one that leaves.
            let occupant = sheet.slots[target].power;
            let foreign = if occupant == power {
                Interval::exactly(0)
            } else {
                self.backed(own, backers - sheet.powers[occupant])
            };
            if !sheet.moves.contains(target) {
                (foreign, self.backed(FULL, sheet.backers[target]))
            } else if self.head_to_head(unit)? {
                // All supports for the opponent's move help it to defend, regardless of the supporting power.
                (foreign, self.backed(FULL, sheet.backers[target]))
            } else if sheet.yes.contains(target) {
                (self.backed(own, backers), Interval::exactly(0))
            } else if sheet.no.contains(target) {
                (foreign, Interval::exactly(FULL))
            } else {
                let most = self.backed(own, backers).most;
                (Interval { least: foreign.least, most }, Interval { least: 0, most: FULL })
            }
        };
        if !path.sure {
            attack.least = 0;
        }
        Some((attack, resistance))
    }

    /// PREVENT STRENGTH (DATC 5.B.6).
    #[inline]
    pub(super) fn prevent(&self, unit: usize) -> Interval {
        let sheet = self.sheet;
        let path = self.path(unit);
        if !path.maybe {
            return Interval::exactly(0);
        }
        let mut strength = self.backed(sheet.slots[unit].own, sheet.backers[unit]);
        if !path.sure {
            strength.least = 0;
        }
        let opponent = sheet.slots[unit].aim;
        match self.head_to_head(unit) {
            Some(false) => {}
            Some(true) if sheet.yes.contains(opponent) => return Interval::exactly(0),
            Some(true) if sheet.no.contains(opponent) => {}
            Some(true) | None => strength.least = 0,
        }
        strength
    }

    /// SUPPORT (DATC 5.B.2).
    #[inline]
    pub(super) fn support_succeeds(&self, unit: usize) -> Option<bool> {
        let sheet = self.sheet;
        let attackers = sheet.into[unit];
        if attackers.is_empty() {
            return Some(true);
        }
        let attackers = attackers - sheet.immune[unit];
        let dislodged = self.is_taken(attackers);
        if dislodged == Some(true) {
            return Some(false);
        }
        let mut open = dislodged.is_none();
        for attacker in attackers - sheet.powers[sheet.slots[unit].power] {
            let cut = self.cuts(attacker, sheet.slots[unit].aim);
            if cut.sure {
                return Some(false);
            }
            open |= cut.maybe;
        }
        if open { None } else { Some(true) }
    }

    /// CONVOY (DATC 5.B.3).
    #[inline]
    pub(super) fn convoy_succeeds(&self, unit: usize) -> Option<bool> {
        self.is_taken(self.sheet.into[unit]).map(|taken| !taken)
    }

    /// Returns whether a foreign attack cuts a support aimed at a place (DATC 4.A.4). An attack with half a unit's
    /// strength never does. An attacker without strength does only if it is supported.
    #[inline]
    pub(super) fn cuts(&self, attacker: usize, aim: usize) -> Likely {
        let whole = self.sheet.slots[attacker].own == FULL;
        let path = if whole { self.path(attacker) } else { self.weak_path(attacker) };
        if attacker != aim { path } else { self.cuts_its_own_attacker(attacker, path) }
    }

    /// PATH, for an attack that needs help to cut anything. Support from the attacked unit's own power does not count
    /// (DATC 2.4, 10.O), as it does not help to dislodge.
    #[cold]
    fn weak_path(&self, attacker: usize) -> Likely {
        let sheet = self.sheet;
        let path = self.path(attacker);
        let Slot { own, aim: attacked, .. } = sheet.slots[attacker];
        let helped = match own {
            NOTHING => self.backed(0, sheet.backers[attacker] - sheet.powers[sheet.slots[attacked].power]),
            _ => Interval::exactly(0),
        };
        Likely { sure: path.sure && helped.least > 0, maybe: path.maybe && helped.most > 0 }
    }

    fn cuts_its_own_attacker(&self, attacker: usize, path: Likely) -> Likely {
        match self.policies.convoyed_cut {
            ConvoyedCut::NotCut => Likely::NO,
            ConvoyedCut::Cut => {
                let sea = self.by_sea(attacker);
                Likely { sure: path.sure && sea.sure, maybe: path.maybe && sea.maybe }
            }
        }
    }

    /// Returns whether one of these moves succeeds. (It dislodges the unit that stays.)
    fn is_taken(&self, attackers: Bits<N>) -> Option<bool> {
        if attackers.meets(self.sheet.yes) {
            Some(true)
        } else if attackers.is_within(self.sheet.no) {
            Some(false)
        } else {
            None
        }
    }

    /// PATH (DATC 5.B.4).
    #[inline]
    pub(super) fn path(&self, unit: usize) -> Likely {
        match self.sheet.slots[unit].way {
            Way::Land | Way::Either => Likely::YES,
            Way::Sea => self.convoy(unit),
            Way::Stranded | Way::Impossible(_) => Likely::NO,
        }
    }

    /// Returns whether a convoy succeeds for this unit.
    fn convoy(&self, unit: usize) -> Likely {
        let Sheet { yes, no, .. } = *self.sheet;
        let carriers = self.sheet.carriers[unit];
        let Slot { aim, all_carriers, kind, .. } = self.sheet.slots[unit];
        if all_carriers {
            return Likely { sure: carriers.is_within(yes), maybe: !carriers.meets(no) };
        }
        let net = self.sheet.net(self.map, kind);
        let sure = net.chain(unit, aim, carriers & yes);
        Likely { sure, maybe: sure || net.chain(unit, aim, carriers - no) }
    }

    /// Returns whether this unit travels by convoy.
    pub(super) fn by_sea(&self, unit: usize) -> Likely {
        match self.sheet.slots[unit].way {
            Way::Land => Likely::NO,
            Way::Either => self.convoy(unit),
            Way::Sea | Way::Stranded | Way::Impossible(_) => Likely::YES,
        }
    }

    /// Returns whether this move is met head to head. `None` while a convoy may still carry one of the two past the
    /// other.
    #[inline]
    fn head_to_head(&self, unit: usize) -> Option<bool> {
        if self.sheet.duels.contains(unit) {
            return Some(true);
        }
        if !self.sheet.doubtful.contains(unit) {
            return Some(false);
        }
        let by_sea = |unit: usize| match self.sheet.slots[unit].way {
            Way::Either => self.convoy(unit),
            _ => Likely::NO,
        };
        let (one, other) = (by_sea(unit), by_sea(self.sheet.slots[unit].aim));
        match (one.sure || other.sure, one.maybe || other.maybe) {
            (true, _) => Some(false),
            (false, true) => None,
            (false, false) => Some(true),
        }
    }

    /// A unit's own strength, plus that of its supporters whose orders succeed.
    #[inline]
    fn backed(&self, own: u32, backers: Bits<N>) -> Interval {
        if backers.is_empty() {
            return Interval::exactly(own);
        }
        let count = |supporters: Bits<N>| own + 2 * HALF * supporters.count();
        Interval { least: count(backers & self.sheet.yes), most: count(backers - self.sheet.no) }
    }

    /// The orders that the order of this unit directly depends on.
    pub(super) fn depends_on(&self, unit: usize) -> Bits<N> {
        let sheet = self.sheet;
        let Slot { task, aim, .. } = sheet.slots[unit];
        let convoy = |unit: usize| match sheet.slots[unit].way {
            Way::Sea | Way::Either => sheet.carriers[unit],
            _ => Bits::EMPTY,
        };
        let mut orders = Bits::EMPTY;
        match task {
            Task::Move => {
                orders |= convoy(unit) | sheet.backers[unit];
                if sheet.units.contains(aim) {
                    // Head to head, the opponent's supporters defend. Otherwise, its move decides whether it is still
                    // there.
                    let meets = self.head_to_head(unit);
                    if !sheet.moves.contains(aim) || meets != Some(false) {
                        orders |= sheet.backers[aim] | convoy(aim);
                    }
                    if sheet.moves.contains(aim) && meets != Some(true) {
                        orders.insert(aim);
                    }
                }
                for rival in sheet.into[aim] - Bits::one(unit) {
                    orders |= convoy(rival) | sheet.backers[rival];
                    if self.head_to_head(rival) != Some(false) {
                        orders.insert(sheet.slots[rival].aim);
                        orders |= convoy(sheet.slots[rival].aim);
                    }
                }
            }
            Task::Support => {
                let attackers = sheet.into[unit] - sheet.immune[unit];
                orders |= attackers;
                for attacker in attackers {
                    orders |= convoy(attacker);
                    if sheet.slots[attacker].own == NOTHING {
                        orders |= sheet.backers[attacker];
                    }
                }
            }
            Task::Convoy => orders |= sheet.into[unit],
            Task::Hold | Task::Void(_) => {}
        }
        orders - sheet.yes - sheet.no
    }
}
