//! The chase rule against a slow reference, which is written from the wording alone: it stores every position.
use chancery_stratego::Stratego;
use chancery_stratego::army::Army;
use chancery_stratego::board::{Board, Square};
use chancery_stratego::moves::Illegal;
use chancery_stratego::options::Options;
use chancery_stratego::order::Move;
use chancery_stratego::position::{PieceId, Position};
use chancery_stratego::rank::Rank;
use chancery_stratego::side::{Side, Sides};
use chancery_stratego::variant::Template;
use std::collections::BTreeMap;

/// The squares of all pieces.
type Places = BTreeMap<PieceId, Square>;

/// The rule as worded:
///
/// - Each player has a chase count. When X moves to m: if the square that X leaves is beside the square on which Y's last
///   move ended, Y's count goes up by one, else it becomes 0; if X's move is an attack both counts become 0; then X's own count goes up by
///   one if X's piece is now beside any enemy piece, else it becomes 0.
/// - X's move is illegal if X's chase count is above 0, the move is not an attack, it ends beside an enemy piece, and it
///   would repeat a position from the last *count* positions of this chase, except that going straight back to the square that the
///   piece came from on X's previous move is allowed.
#[derive(Clone)]
struct Reference {
    board: Board,
    sides: BTreeMap<PieceId, Side>,
    /// Every position, with the current one last.
    positions: Vec<Places>,
    counts: Sides<usize>,
    last: Sides<Option<(PieceId, Square, Square)>>,
    mover: Side,
}

impl Reference {
    fn now(&self) -> &Places {
        self.positions.last().unwrap()
    }

    fn is_beside_enemy(&self, places: &Places, side: Side, square: Square) -> bool {
        places.iter().any(|(id, at)| self.sides[id] != side && self.board.are_beside(*at, square))
    }

    fn forbids(&self, id: PieceId, to: Square) -> bool {
        let x = self.mover;
        let from = self.now()[&id];
        let is_attack = self.now().values().any(|at| *at == to);
        let mut places = self.now().clone();
        places.insert(id, to);
        let window = &self.positions[self.positions.len() - self.counts[x].min(self.positions.len())..];
        let is_straight_back = self.last[x] == Some((id, to, from));
        0 < self.counts[x]
            && !is_attack
            && self.is_beside_enemy(&places, x, to)
            && window.contains(&places)
            && !is_straight_back
    }

    fn make(&mut self, id: PieceId, to: Square, places: Places) {
        let (x, y) = (self.mover, self.mover.other());
        let from = self.now()[&id];
        let is_attack = self.now().values().any(|at| *at == to);
        let evades = self.last[y].is_some_and(|(_, _, ended)| self.board.are_beside(from, ended));
        self.counts[y] = if evades { self.counts[y] + 1 } else { 0 };
        if is_attack {
            self.counts = Sides::default();
        }
        let threatens = places.get(&id).is_some_and(|at| self.is_beside_enemy(&places, x, *at));
        self.counts[x] = if threatens { self.counts[x] + 1 } else { 0 };
        self.last[x] = Some((id, from, to));
        self.positions.push(places);
        self.mover = y;
    }
}

fn places(position: &Position<Rank>) -> Places {
    let ids = position.pieces().iter().enumerate();
    ids.filter_map(|(index, piece)| Some((PieceId(index as u8), piece.at?))).collect()
}

/// The number of comparisons.
#[derive(Default)]
struct Counted {
    n_positions: u32,
    n_forbidden: u32,
}

/// Compares the verdict on every move of a position, then follows each legal move as long as there is a chase.
fn compare(rules: &Stratego, position: &Position<Rank>, slow: &Reference, depth: u32, counted: &mut Counted) {
    counted.n_positions += 1;
    let side = position.to_move();
    assert_eq!(slow.counts, Sides::of(|side| position.chase()[side] as usize));
    let board = rules.board();
    for (index, piece) in position.pieces().iter().enumerate() {
        let Some(from) = piece.at.filter(|_| piece.side == side) else { continue };
        for to in board.squares() {
            let order = Move::new(from, to);
            let forbids = match rules.check(position, side, &order) {
                Ok(()) => false,
                Err(Illegal::Chase) => true,
                Err(_) => continue,
            };
            let id = PieceId(index as u8);
            assert_eq!(forbids, slow.forbids(id, to), "{:?} after {:?}", order, slow.positions);
            counted.n_forbidden += u32::from(forbids);
            if forbids || depth == 0 {
                continue;
            }
            let mut next = position.clone();
            rules.play(&mut next, &order).unwrap();
            let mut reference = slow.clone();
            reference.make(id, to, places(&next));
            if next.chase()[Side::Red] + next.chase()[Side::Blue] != 0 && next.n_quiet() != 0 {
                compare(rules, &next, &reference, depth - 1, counted);
            }
        }
    }
}

/// All chases of these pieces on a small board without lakes, from every possible start.
fn all_chases(n_columns: u8, n_rows: u8, pieces: Sides<&[Rank]>, depth: u32) -> Counted {
    let board = Board::new(n_columns, n_rows, n_rows / 2, &[]).unwrap();
    let n_squares = board.home(Side::Red).len();
    // Two-squares would stop most chases before this rule does.
    let options = Options { two_squares: None, ..Options::default() };
    let army = Army::default();
    let template = Template {
        key: "small".to_owned(),
        title: "Small".to_owned(),
        source: String::new(),
        board: board.clone(),
        army,
        options,
    };
    let rules = Stratego::new(template, options);
    let mut counted = Counted::default();
    let arranged = |ranks: &[Rank]| -> Vec<Vec<Option<Rank>>> {
        let mut all = vec![vec![None; n_squares]];
        for rank in ranks {
            let next = all.iter().flat_map(|setup: &Vec<Option<Rank>>| {
                (0..n_squares).filter(|index| setup[*index].is_none()).map(move |index| {
                    let mut setup = setup.clone();
                    setup[index] = Some(*rank);
                    setup
                })
            });
            all = next.collect();
        }
        all
    };
    for red in arranged(pieces[Side::Red]) {
        for blue in arranged(pieces[Side::Blue]) {
            let position = Position::start(&board, Sides([red.as_slice(), &blue]));
            let sides = position.pieces().iter().enumerate();
            let slow = Reference {
                board: board.clone(),
                sides: sides.map(|(index, piece)| (PieceId(index as u8), piece.side)).collect(),
                positions: vec![places(&position)],
                counts: Sides::default(),
                last: Sides::default(),
                mover: Side::Red,
            };
            compare(&rules, &position, &slow, depth, &mut counted);
        }
    }
    counted
}

/// Compares all chases of one army by the other, and counts the forbidden moves.
fn check(boards: &[(u8, u8, u32)], red: &[Rank], blue: &[Rank]) {
    for &(n_columns, n_rows, depth) in boards {
        let counted = all_chases(n_columns, n_rows, Sides([red, blue]), depth);
        assert!(3_000 < counted.n_positions, "{} positions", counted.n_positions);
        assert!(50 < counted.n_forbidden, "{} moves forbidden", counted.n_forbidden);
    }
}

/// One piece after another, round and round.
#[test]
fn chases_of_one_piece_by_one_piece_match_the_reference() {
    check(&[(3, 4, 13)], &[Rank::Captain], &[Rank::Miner]);
}

/// Two hunters and two hunted pieces: positions recur in other orders.
#[test]
fn chases_of_two_pieces_match_the_reference() {
    check(&[(3, 2, 10), (4, 2, 8)], &[Rank::Captain, Rank::Major], &[Rank::Miner]);
    check(&[(3, 2, 10), (4, 2, 8)], &[Rank::Captain], &[Rank::Miner, Rank::Spy]);
}

/// Scouts return in an odd number of moves.
#[test]
fn chases_with_scouts_match_the_reference() {
    check(&[(3, 2, 12), (4, 2, 10), (3, 4, 8)], &[Rank::Scout], &[Rank::Miner]);
    check(&[(3, 2, 12), (4, 2, 10), (3, 4, 8)], &[Rank::Captain], &[Rank::Scout]);
}
