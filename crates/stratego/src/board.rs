//! Boards: squares, lakes, and the rows for each side's set-up.
use super::side::{Side, Sides};
use std::fmt;

/// A square, as an index into the squares of its board: row by row from A1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(pub u8);

impl Square {
    /// Its index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A direction, as players at the bottom of the board see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards higher rows.
    Up,
    /// Towards later columns.
    Right,
    /// Towards lower rows.
    Down,
    /// Towards earlier columns.
    Left,
}

impl Direction {
    /// All directions.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];
}

/// A board of squares. Row 1 is Red's back row, column A is at Red's left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    n_columns: u8,
    n_rows: u8,
    lakes: Vec<Square>,
    homes: Sides<Vec<Square>>,
    beside: Vec<[Option<Square>; 4]>,
}

impl Board {
    /// The maximum number of columns, each of which needs a letter.
    pub const MAX_COLUMNS: u8 = 26;
    /// The maximum number of squares.
    pub const MAX_SQUARES: usize = 256;

    /// A board with this number of home rows for each side.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the numbers.
    pub fn new(n_columns: u8, n_rows: u8, n_home_rows: u8, lakes: &[&str]) -> Result<Self, String> {
        if n_columns == 0 || Self::MAX_COLUMNS < n_columns {
            return Err(format!("a board has from 1 to {} columns, not {n_columns}", Self::MAX_COLUMNS));
        }
        if n_rows == 0 || Self::MAX_SQUARES < usize::from(n_rows) * usize::from(n_columns) {
            return Err(format!("a board has at most {} squares", Self::MAX_SQUARES));
        }
        if n_home_rows == 0 || n_rows < n_home_rows.saturating_mul(2) {
            return Err(format!("each side sets up in at least one row, and in at most half of the {n_rows} rows"));
        }
        let mut board = Self { n_columns, n_rows, lakes: Vec::new(), homes: Sides::default(), beside: Vec::new() };
        for name in lakes {
            let lake = board.square(name).ok_or_else(|| format!("\"{name}\" is not a square of this board"))?;
            let row = board.row(lake);
            if row < n_home_rows || n_rows - n_home_rows <= row {
                return Err(format!("{name} cannot be a lake: a side sets up there"));
            }
            board.lakes.push(lake);
        }
        board.lakes.sort_unstable();
        board.lakes.dedup();
        let columns = || 0..n_columns;
        board.homes = Sides(
            [
                (0..n_home_rows).rev().flat_map(|row| columns().map(move |column| (column, row))).collect::<Vec<_>>(),
                (n_rows - n_home_rows..n_rows)
                    .flat_map(|row| columns().rev().map(move |column| (column, row)))
                    .collect(),
            ]
            .map(|home| home.into_iter().filter_map(|(column, row)| board.at(column, row)).collect()),
        );
        board.find_neighbours();
        Ok(board)
    }

    /// Returns the same board without its lakes.
    pub fn without_lakes(&self) -> Self {
        let mut board = Self { lakes: Vec::new(), ..self.clone() };
        board.find_neighbours();
        board
    }

    /// The number of columns.
    pub fn n_columns(&self) -> u8 {
        self.n_columns
    }

    /// The number of rows.
    pub fn n_rows(&self) -> u8 {
        self.n_rows
    }

    /// The number of squares, lakes included.
    pub fn n_squares(&self) -> usize {
        self.beside.len()
    }

    /// All its squares, from A1, row by row.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let n = self.beside.len();
        (0..n).map(|index| Square(index as u8))
    }

    /// Its lakes, in their order.
    pub fn lakes(&self) -> &[Square] {
        &self.lakes
    }

    /// Returns whether the square is a lake.
    pub fn is_lake(&self, square: Square) -> bool {
        self.lakes.binary_search(&square).is_ok()
    }

    /// The squares for a side's set-up, in the order in which a set-up is written: front row first, from the side's own
    /// left.
    pub fn home(&self, side: Side) -> &[Square] {
        &self.homes[side]
    }

    /// The number of home rows of a side.
    pub fn n_home_rows(&self) -> u8 {
        (self.homes[Side::Red].len() / usize::from(self.n_columns)) as u8
    }

    /// Returns whether the square is in the row farthest from this side's enemy.
    pub fn is_back_row(&self, side: Side, square: Square) -> bool {
        let back = match side {
            Side::Red => 0,
            Side::Blue => self.n_rows - 1,
        };
        self.row(square) == back
    }

    /// The column of a square, from 0.
    pub fn column(&self, square: Square) -> u8 {
        square.0 % self.n_columns
    }

    /// The row of a square, from 0.
    pub fn row(&self, square: Square) -> u8 {
        square.0 / self.n_columns
    }

    /// The square in a column and a row, both from 0.
    pub fn at(&self, column: u8, row: u8) -> Option<Square> {
        (column < self.n_columns && row < self.n_rows).then(|| Square(row * self.n_columns + column))
    }

    /// The corresponding square for the player on the opposite side of the board.
    pub fn turned(&self, square: Square) -> Square {
        Square((self.n_squares() - 1 - square.index().min(self.n_squares() - 1)) as u8)
    }

    /// The next square in a direction. `None` at the edge and at a lake.
    pub fn next(&self, square: Square, direction: Direction) -> Option<Square> {
        self.beside.get(square.index()).and_then(|beside| beside[direction as usize])
    }

    /// The adjacent squares, without lakes, by [`Direction`].
    pub fn neighbours(&self, square: Square) -> [Option<Square>; 4] {
        self.beside.get(square.index()).copied().unwrap_or_default()
    }

    /// Returns whether the squares are adjacent.
    pub fn are_beside(&self, a: Square, b: Square) -> bool {
        self.neighbours(a).contains(&Some(b))
    }

    /// The direction and the number of steps from one square to another, if they are in one line. Lakes do not matter.
    pub fn line(&self, from: Square, to: Square) -> Option<(Direction, u8)> {
        let (across, up) = (
            i16::from(self.column(to)) - i16::from(self.column(from)),
            i16::from(self.row(to)) - i16::from(self.row(from)),
        );
        match (across, up) {
            (0, 0) => None,
            (0, up) if 0 < up => Some((Direction::Up, up as u8)),
            (0, down) => Some((Direction::Down, -down as u8)),
            (right, 0) if 0 < right => Some((Direction::Right, right as u8)),
            (left, 0) => Some((Direction::Left, -left as u8)),
            _ => None,
        }
    }

    /// The square of this name: `A4`, `j10`.
    pub fn square(&self, name: &str) -> Option<Square> {
        let mut letters = name.chars();
        let column = letters.next().filter(char::is_ascii_alphabetic)?.to_ascii_uppercase() as u8 - b'A';
        let number = letters.as_str();
        let plain = number.bytes().all(|byte| byte.is_ascii_digit()) && !number.starts_with('0');
        let row = number.parse::<u8>().ok().filter(|_| plain)?;
        self.at(column, row.checked_sub(1)?)
    }

    /// The name of a square: `A4`.
    pub fn name(&self, square: Square) -> Name {
        Name { column: (b'A' + self.column(square)) as char, row: self.row(square) + 1 }
    }

    fn find_neighbours(&mut self) {
        let all = (0..self.n_rows).flat_map(|row| (0..self.n_columns).map(move |column| (column, row)));
        let open = |column: Option<u8>, row: Option<u8>| {
            let square = self.at(column?, row?)?;
            (!self.is_lake(square)).then_some(square)
        };
        let beside = all.map(|(column, row)| {
            if self.at(column, row).is_some_and(|square| self.is_lake(square)) {
                return [None; 4];
            }
            [
                open(Some(column), row.checked_add(1)),
                open(column.checked_add(1), Some(row)),
                open(Some(column), row.checked_sub(1)),
                open(column.checked_sub(1), Some(row)),
            ]
        });
        self.beside = beside.collect();
    }
}

/// The name of a square: `A4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    column: char,
    row: u8,
}

impl Name {
    /// Appends it to a text.
    pub(super) fn push_to(self, out: &mut String) {
        out.push(self.column);
        // Positions contain many names, and this is the fastest way to write them.
        for unit in [100, 10, 1].into_iter().filter(|unit| unit <= &self.row) {
            out.push((b'0' + self.row / unit % 10) as char);
        }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column, self.row)
    }
}
