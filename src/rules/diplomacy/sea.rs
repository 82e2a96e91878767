//! Where fleets at sea could carry an army, whatever they are ordered.
use super::board::{Board, Province, Terrain};
use super::state::{State, UnitKind};

/// The seas in which a fleet stands that is not held fast by ice.
#[derive(Clone, Debug)]
pub(super) struct Sea(Vec<Province>);

impl Sea {
    /// All fleets at sea of a position.
    pub(super) fn of(board: &Board, state: &State) -> Self {
        let fleets = state.units.iter().filter(|unit| unit.kind == UnitKind::Fleet);
        let seas = fleets.map(|unit| board.province_of(unit.at));
        let open = |&at: &Province| {
            let data = board.province(at);
            data.terrain == Terrain::Sea && !data.closed.contains(&state.phase.season)
        };
        Self(seas.filter(open).collect())
    }

    /// Do the waters of two provinces touch, on whatever coast?
    pub(super) fn touches(board: &Board, a: Province, b: Province) -> bool {
        let places = board.fleet_places(a);
        places.iter().any(|&at| board.location(at).fleet.iter().any(|&to| board.province_of(to) == b))
    }

    /// Every coast to which a chain of fleets leads from a place, and the seas of such chains; `without` one of them.
    pub(super) fn reach(&self, board: &Board, home: Province, without: Option<Province>) -> Vec<Province> {
        let mut found = vec![home];
        let mut next = 0;
        while let Some(&at) = found.get(next) {
            next += 1;
            let from_sea = board.province(at).terrain == Terrain::Sea;
            if at != home && !from_sea {
                continue;
            }
            for place in board.fleet_places(at) {
                for &to in &board.location(place).fleet {
                    let to = board.province_of(to);
                    let sails = self.0.contains(&to) && Some(to) != without;
                    let lands = from_sea && board.province(to).terrain == Terrain::Coast;
                    if (sails || lands) && !found.contains(&to) {
                        found.push(to);
                    }
                }
            }
        }
        found.remove(0);
        found
    }

    /// Is the fleet in `sea` on some chain from one place to another?
    pub(super) fn carries(&self, board: &Board, home: Province, sea: Province, goal: Province) -> bool {
        self.reach(board, home, None).contains(&sea) && self.reach(board, goal, None).contains(&sea)
    }
}
