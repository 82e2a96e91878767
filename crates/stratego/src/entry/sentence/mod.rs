//! Reads moves in the sentences that people write: `scout A4 to A6, please`, `marshal attacks B5`.
//!
//! A line that is an order in the judge's own spelling is read as such. Of any other line, each sentence is read alone. A move is
//! certain only if every word of its sentence is in a closed list, and it names the right piece. Otherwise it is likely,
//! if few legal moves use everything that the sentence names. The verdict on a move is that on the same move in the judge's own
//! spelling, so it depends on the sender's view alone.
mod words;

use super::moves;
use super::text::{of_move, of_step, square};
use crate::board::{Direction, Square};
use crate::game::Stratego;
use crate::order::{Move, Order, Step};
use crate::rank::{Numbering, Rank};
use crate::side::Side;
use crate::view::View;
use chancery_rules::doubt::Doubt;
use chancery_rules::reading::{ReadText, Reading};
use chancery_rules::{Accepted, Power, Rejected, Rules};
use chancery_text::say;
use chancery_text::sentence::{Note, line};
use words::{Sense, Token};

/// The maximum number of sentences that are read, of bytes in their line, and of words and signs in each.
const MAX_SENTENCES: usize = 1000;
const MAX_LENGTH: usize = 1000;
const MAX_TOKENS: usize = 60;
/// The maximum number of unknown words in a likely move, and of moves to choose from.
const MAX_UNKNOWN: usize = 6;
const MAX_CHOICES: usize = 3;
/// The maximum number of words and signs in a sentence that makes its neighbour doubtful.
const MAX_REMARK: usize = 8;

/// Reads a text line by line.
pub fn read(rules: &Stratego, view: &View, on_file: &[(Power, Order)], text: &[&str]) -> Vec<ReadText<Order>> {
    let mut said: Vec<ReadText<Order>> = Vec::new();
    let mut n_sentences = 0;
    for (number, typed) in text.iter().enumerate() {
        let may_read = typed.len() <= MAX_LENGTH && n_sentences < MAX_SENTENCES;
        n_sentences += if may_read { sentences(typed).len() } else { 0 };
        let reader = view.ordering_side().filter(|_| may_read).map(|side| Reader { rules, view, on_file, side });
        let mut of_line = match rules.orders(view, typed).pop() {
            Some(Err(why)) => match reader.as_ref().and_then(|reader| reader.line(typed)) {
                Some(readings) => readings,
                None => vec![((*typed).to_owned(), Reading::Unread(why))],
            },
            Some(Ok(accepted)) => vec![((*typed).to_owned(), Reading::Certain(accepted))],
            None => continue,
        };
        if reader.is_some_and(|reader| takes_back(&reader.tokens(typed))) {
            doubt_last(&mut said);
        }
        // The last move counts.
        if of_line.iter().any(|(_, reading)| !matches!(reading, Reading::Unread(_))) {
            said.retain(|said| !matches!(said.reading, Reading::Likely(_)));
        }
        said.extend(of_line.drain(..).map(|(text, reading)| ReadText { line: number, text, reading }));
    }
    said
}

/// Makes the last move only likely, since the line below it seems to take it back.
fn doubt_last(said: &mut [ReadText<Order>]) {
    let is_move =
        |reading: &Reading<Order>| matches!(reading, Reading::Certain(Accepted { order: Order::Move(_), .. }));
    if let Some(last) = said.iter_mut().rfind(|said| is_move(&said.reading)) {
        last.reading = likely(last.reading.clone());
    }
}

/// The same reading, but no more than likely.
fn likely(reading: Reading<Order>) -> Reading<Order> {
    match reading {
        Reading::Certain(accepted) => Reading::Likely(vec![vec![accepted]]),
        reading => reading,
    }
}

/// A sentence or a line, with its reading.
type SentenceReading = (String, Reading<Order>);

/// A reader of sentences by one side.
struct Reader<'a> {
    rules: &'a Stratego,
    view: &'a View,
    on_file: &'a [(Power, Order)],
    side: Side,
}

/// A move as a sentence spells it out.
struct SpelledMove {
    rank: Option<Rank>,
    from: Square,
    to: Square,
    /// The sentence has the sign of a strike, glued to both squares.
    hits: bool,
    /// The sentence has an `x` between blanks.
    crosses: bool,
    /// The sentence has the verb of a strike.
    strikes: bool,
    /// The sentence has a word that leaves a doubt.
    is_unsure: bool,
}

impl Reader<'_> {
    /// The readings of a line that is no order in the judge's own spelling. `None` if it has nothing to say.
    fn line(&self, typed: &str) -> Option<Vec<SentenceReading>> {
        if ["plan", "setup", "set-up"].iter().any(|word| moves::without_word(typed.trim(), word).is_some()) {
            return None;
        }
        let sentences = sentences(typed);
        let mut is_unsure = false;
        let mut readings: Vec<SentenceReading> = Vec::new();
        for &sentence in &sentences {
            if let (2.., Some(Ok(accepted))) = (sentences.len(), self.rules.orders(self.view, sentence).pop()) {
                readings.push((sentence.to_owned(), Reading::Certain(accepted)));
                continue;
            }
            let tokens = self.tokens(sentence);
            let reading = self.sentence(&tokens, sentence);
            is_unsure |= tokens.len() <= MAX_REMARK && doubt(&tokens) == Some(Doubt::Condition);
            if takes_back(&tokens) {
                readings = readings.into_iter().map(|(text, reading)| (text, likely(reading))).collect();
            }
            readings.extend(reading.map(|reading| (sentence.to_owned(), reading)));
        }
        let mut given: Vec<Vec<&Order>> = readings.iter().map(|(_, reading)| orders(reading)).collect();
        given.retain(|orders| !orders.is_empty());
        if given.iter().any(|orders| given.first() != Some(orders)) {
            return Some(vec![(typed.trim().to_owned(), Reading::Unread(one_move()))]);
        }
        // The judge files or asks once for a move that the line repeats.
        let is_certain = |(_, reading): &SentenceReading| matches!(reading, Reading::Certain(_));
        let gives = |(_, reading): &SentenceReading| !orders(reading).is_empty();
        let first = readings.iter().position(is_certain).or_else(|| readings.iter().position(gives));
        let mut at = 0..;
        readings.retain(|read| at.next() == first || !gives(read));
        if is_unsure {
            readings = readings.into_iter().map(|(text, reading)| (text, likely(reading))).collect();
        }
        (!readings.is_empty()).then_some(readings)
    }

    fn tokens(&self, sentence: &str) -> Vec<Token> {
        words::tokens(self.rules, self.side, sentence)
    }

    /// The meaning of a sentence. `None` if it is not about a move.
    fn sentence(&self, tokens: &[Token], sentence: &str) -> Option<Reading<Order>> {
        if MAX_TOKENS < tokens.len() || sentence.contains(['"', '“', '”', '„', '«', '»']) {
            return None;
        }
        if let Some((new, old)) = self.replacement(tokens) {
            return self
                .sentence(new, sentence)
                .map(|reading| if self.is_on_file(&old) { reading } else { likely(reading) });
        }
        let n_squares = tokens.iter().filter(|token| matches!(token, Token::Square(_))).count();
        let names = |token: &Token| matches!(token, Token::Rank(_) | Token::Said(Sense::Way(_)));
        let is_request = tokens.contains(&Token::Said(Sense::Request));
        let doubt = doubt(tokens).or_else(|| (sentence.contains('?') && !is_request).then_some(Doubt::Question));
        if let Some(doubt) = doubt {
            let is_move = 2 <= n_squares || (n_squares == 1 && tokens.iter().any(names));
            return why_doubted(doubt).filter(|_| is_move).map(Reading::Unread);
        }
        // `A4-A5, no wait, B4-B5`
        let is_square = |token: &Token| matches!(token, Token::Square(_));
        let is_correction = |token: &Token| matches!(token, Token::Said(Sense::Corrects | Sense::Revokes));
        if let Some(at) = tokens.iter().rposition(is_correction)
            && let Some((before, after)) = tokens.split_at_checked(at)
            && before.iter().any(is_square)
        {
            if spelled(before, self.view.numbering()).is_some() && after.iter().any(is_square) {
                return self.sentence(after, sentence);
            }
            if tokens.get(at) == Some(&Token::Said(Sense::Corrects)) && !after.iter().any(is_square) {
                return self.sentence(before, sentence).map(likely);
            }
            return Some(Reading::Unread(Rejected::because(
                "I can't tell which move you mean. Please send that move alone.",
            )));
        }
        if 2 < n_squares {
            return Some(Reading::Unread(one_move())).filter(|_| unknown(tokens) <= 1);
        }
        let spelled = spelled(tokens, self.view.numbering());
        if let Some(spelled) = &spelled {
            if let Some(why) = self.other_rank(spelled) {
                return Some(Reading::Unread(why));
            }
            let is_free = self.view.position.at(spelled.to).is_none();
            if !(spelled.is_unsure || spelled.strikes && is_free) {
                return Some(self.certain(spelled, is_free));
            }
        }
        self.likely(tokens)
    }

    /// The words of a new move, and the old move that it replaces: `B4-B5, not A4-A5`.
    fn replacement<'t>(&self, tokens: &'t [Token]) -> Option<(&'t [Token], SpelledMove)> {
        let at = tokens.iter().position(|token| *token == Token::Said(Sense::Old))?;
        let (new, old) = (tokens.get(..at)?, tokens.get(at + 1..)?);
        spelled(new, self.view.numbering())?;
        Some((new, spelled(old, self.view.numbering())?))
    }

    fn is_on_file(&self, old: &SpelledMove) -> bool {
        let is_old = |order: &Order| *order == Order::Move(Move::new(old.from, old.to));
        self.on_file.iter().any(|(power, order)| *power == self.side.power() && is_old(order))
    }

    /// The verdict on a move in the judge's own spelling.
    fn judged(&self, step: &Step) -> Result<Accepted<Order>, Rejected> {
        let mut found = self.rules.orders(self.view, &of_step(self.rules.board(), step));
        found.pop().unwrap_or_else(|| Err(Rejected::prose()))
    }

    fn certain(&self, spelled: &SpelledMove, is_free: bool) -> Reading<Order> {
        let step = Step { step: Move::new(spelled.from, spelled.to), strikes: spelled.hits };
        match self.judged(&step) {
            Ok(mut accepted) => {
                if spelled.crosses && is_free {
                    let remark = || Note::of(say!("{} has no enemy piece.", square(self.rules.board(), spelled.to)));
                    accepted.warning.get_or_insert_with(remark);
                }
                Reading::Certain(accepted)
            }
            Err(why) => Reading::Unread(why),
        }
    }

    /// The refusal of a move whose piece is another one than the sentence says.
    fn other_rank(&self, spelled: &SpelledMove) -> Option<Rejected> {
        let is = self.view.position.at(spelled.from).filter(|piece| piece.side == self.side)?.rank?;
        let named = spelled.rank.filter(|named| *named != is)?;
        let at = square(self.rules.board(), spelled.from);
        Some(Rejected::because(say!("{} is your {}, not a {}.", at, is.name(), named.name())))
    }

    /// The legal moves that use everything that a sentence names.
    fn likely(&self, tokens: &[Token]) -> Option<Reading<Order>> {
        let named = Mentions::of(tokens, self.view.numbering()).filter(|_| self.view.is_set_up)?;
        let (board, position) = (self.rules.board(), &self.view.position);
        let is_own = |at: &Square| position.at(*at).is_some_and(|piece| piece.side == self.side);
        let has_piece = named.rank.is_some() || named.squares.iter().any(is_own);
        let has_goal = named.way.is_some() || named.squares.iter().any(|at| !is_own(at));
        let n_unknown = unknown(tokens);
        let is_enough = has_piece || (n_unknown == 0 && !named.squares.is_empty());
        if !named.acts || !has_goal || !is_enough || MAX_UNKNOWN < n_unknown {
            return None;
        }
        let way = named.way.map(|way| self.direction(way));
        let has_far_goal = named.squares.iter().any(|at| !is_own(at));
        let n_steps = named.number.or((way.is_some() && !has_far_goal).then_some(1));
        let fits = |order: &&Move| {
            let (direction, n) = board.line(order.from, order.to).unzip();
            named.squares.iter().all(|at| [order.from, order.to].contains(at))
                && named.rank.is_none_or(|rank| position.at(order.from).is_some_and(|piece| piece.rank == Some(rank)))
                && way.is_none_or(|way| direction == Some(way))
                && n_steps.is_none_or(|n_steps| n == Some(n_steps))
        };
        let legal = self.rules.moves(position, self.side);
        let fitting: Vec<&Move> = legal.iter().filter(fits).collect();
        let is_plain = n_unknown == 0;
        let judged = |order: &&Move| self.judged(&Step { step: **order, strikes: false });
        match fitting.as_slice() {
            [] => self.no_fit(&named).filter(|_| is_plain).map(Reading::Unread),
            few if few.len() <= MAX_CHOICES => match few.iter().map(judged).collect::<Result<Vec<_>, _>>() {
                Ok(orders) => Some(Reading::Likely(orders.into_iter().map(|order| vec![order]).collect())),
                Err(why) => Some(Reading::Unread(why)).filter(|_| is_plain),
            },
            [first, ..] => {
                let first = line(of_move(board, first));
                let why = say!("Several of your moves fit. Please write the one that you mean, such as {}.", first);
                Some(Reading::Unread(Rejected::because(why))).filter(|_| is_plain)
            }
        }
    }

    /// The refusal of a sentence that fits no legal move.
    fn no_fit(&self, named: &Mentions) -> Option<Rejected> {
        if let [from, to] = *named.squares.as_slice() {
            return self.judged(&Step { step: Move::new(from, to), strikes: false }).err();
        }
        let options = line("OPTIONS");
        Some(match named.rank {
            Some(rank) => {
                Rejected::because(say!("No {} of yours can go there. {} lists your moves.", rank.name(), options))
            }
            None => Rejected::because(say!("That fits none of your moves. {} lists them.", options)),
        })
    }

    /// The direction on the board of one that this side sees, with its own pieces at the bottom.
    fn direction(&self, seen: Direction) -> Direction {
        match (self.side, seen) {
            (Side::Red, seen) => seen,
            (Side::Blue, Direction::Up) => Direction::Down,
            (Side::Blue, Direction::Down) => Direction::Up,
            (Side::Blue, Direction::Left) => Direction::Right,
            (Side::Blue, Direction::Right) => Direction::Left,
        }
    }
}

/// Returns whether a short sentence takes back the move above it: "no, scratch that".
fn takes_back(tokens: &[Token]) -> bool {
    let names = |token: &Token| matches!(token, Token::Square(_) | Token::Rank(_));
    let mut meant = tokens
        .iter()
        .filter(|token| !matches!(token, Token::Said(Sense::Polite | Sense::Idle) | Token::Break | Token::Dash));
    let takes = matches!(meant.next(), Some(Token::Said(Sense::Revokes) | Token::Doubt(Doubt::Withdrawal)));
    takes && tokens.len() <= MAX_REMARK && !tokens.iter().any(names)
}

/// The orders that a reading files or asks for.
fn orders(reading: &Reading<Order>) -> Vec<&Order> {
    match reading {
        Reading::Certain(accepted) => vec![&accepted.order],
        Reading::Likely(sets) => sets.iter().flatten().map(|accepted| &accepted.order).collect(),
        Reading::Withdrawn(_) | Reading::Unread(_) => Vec::new(),
    }
}

/// The first doubt in a sentence.
fn doubt(tokens: &[Token]) -> Option<Doubt> {
    tokens.iter().find_map(|token| match token {
        Token::Doubt(doubt) => Some(*doubt),
        Token::Said(Sense::Old) => Some(Doubt::Negation),
        _ => None,
    })
}

/// The number of unknown words.
fn unknown(tokens: &[Token]) -> usize {
    tokens.iter().filter(|token| **token == Token::Unknown).count()
}

/// The sentence for the writer about a doubt, with Stratego's own word for an order. `None` if the sentence is not the judge's business.
fn why_doubted(doubt: Doubt) -> Option<Rejected> {
    Some(Rejected::because(match doubt {
        Doubt::Question => {
            say!("I read this as a question, so I have filed no move. To make one, send the move alone.")
        }
        Doubt::Condition => {
            say!("I read no conditions in sentences. {} says how a move can wait for one.", line("HELP PLAN"))
        }
        Doubt::Negation => {
            say!("I can't tell from a \"not\" which move you want instead. Please send that move alone.")
        }
        Doubt::Withdrawal => say!("To take a move back, please send {} and the move.", line("DROP")),
        Doubt::Other => return None,
    }))
}

fn one_move() -> Rejected {
    Rejected::because(say!(
        "You make one move a turn, so please send one. {} says how to send your next ones as well.",
        line("HELP PLAN")
    ))
}

/// The sentences of a line, each with the sign at its end.
fn sentences(typed: &str) -> Vec<&str> {
    let (mut sentences, mut start, mut ends) = (Vec::new(), 0, false);
    // Whether the sentence so far is only a number.
    let (mut has_digit, mut has_other) = (false, false);
    for (at, c) in typed.char_indices() {
        if ends && c.is_whitespace() {
            sentences.push(&typed[start..at]);
            (start, has_digit, has_other) = (at, false, false);
        }
        ends = matches!(c, '.' | '!' | '?' | ';' | '…') || (ends && matches!(c, ')' | '"' | '”' | '’'));
        // `1. B4-B5`
        ends &= !(c == '.' && has_digit && !has_other);
        has_digit |= c.is_ascii_digit();
        has_other |= !c.is_ascii_digit() && !c.is_whitespace();
    }
    sentences.push(&typed[start..]);
    sentences.into_iter().map(str::trim).filter(|sentence| !sentence.is_empty()).collect()
}

/// The move that a sentence spells out, if each of its words is in a closed list.
fn spelled(tokens: &[Token], numbering: Numbering) -> Option<SpelledMove> {
    let is_sign = |token: &Token| matches!(token, Token::Break | Token::Dash);
    let is_meant = |token: &&Token| !matches!(token, Token::Said(sense) if sense.is_empty());
    let meant: Vec<Token> = tokens.iter().filter(is_meant).copied().collect();
    let start = meant.iter().position(|token| !is_sign(token))?;
    let end = meant.iter().rposition(|token| !is_sign(token))?;
    let mut rest = Cursor { tokens: meant.get(start..=end)?, at: 0 };
    let mut rank = rest.rank(numbering);
    rest.skip(|token| is_sign(&token));
    let goes = |token: Token| {
        matches!(token, Token::Dash | Token::Hit | Token::Said(Sense::To | Sense::Cross | Sense::Strike))
    };
    let goal_first = rest.skip(|token| matches!(token, Token::Said(Sense::To | Sense::Strike)));
    if !goal_first {
        rest.skip(|token| matches!(token, Token::Said(Sense::At | Sense::From)));
    }
    let first = rest.square()?;
    if rank.is_none()
        && let Some(Token::Rank(named)) = rest.next()
    {
        rank = Some(named);
        rest.at += 1;
    }
    let (from, to) = if rest.skip(|token| token == Token::Said(Sense::From)) {
        (rest.square()?, first)
    } else if goal_first {
        return None;
    } else {
        rest.skip(goes);
        (first, rest.square()?)
    };
    let has = |sense: Sense| meant.contains(&Token::Said(sense));
    let is_unsure = |token: &Token| matches!(token, Token::Said(Sense::Modal | Sense::Request));
    (rest.at == rest.tokens.len()).then(|| SpelledMove {
        rank,
        from,
        to,
        hits: meant.contains(&Token::Hit),
        crosses: has(Sense::Cross),
        strikes: has(Sense::Strike),
        is_unsure: tokens.iter().any(is_unsure),
    })
}

/// A place among tokens.
struct Cursor<'a> {
    tokens: &'a [Token],
    at: usize,
}

impl Cursor<'_> {
    fn next(&self) -> Option<Token> {
        self.tokens.get(self.at).copied()
    }

    /// Skips tokens. Returns whether there were any.
    fn skip(&mut self, is: impl Fn(Token) -> bool) -> bool {
        let start = self.at;
        while self.next().is_some_and(&is) {
            self.at += 1;
        }
        start < self.at
    }

    fn square(&mut self) -> Option<Square> {
        let Some(Token::Square(square)) = self.next() else { return None };
        self.at += 1;
        Some(square)
    }

    /// The rank here, by its name or, before a square, by its number.
    fn rank(&mut self, numbering: Numbering) -> Option<Rank> {
        let rank = rank_at(self.tokens, self.at, numbering)?;
        self.at += 1;
        Some(rank)
    }
}

/// The rank at this place, by its name or, before a square, by its number.
fn rank_at(tokens: &[Token], at: usize, numbering: Numbering) -> Option<Rank> {
    match *tokens.get(at)? {
        Token::Rank(rank) => Some(rank),
        Token::Number(number) if matches!(tokens.get(at + 1), Some(Token::Square(_))) => {
            let code = number.to_string();
            Rank::ALL.into_iter().find(|rank| rank.code(numbering) == code)
        }
        _ => None,
    }
}

/// Everything that a sentence names.
#[derive(Default)]
struct Mentions {
    rank: Option<Rank>,
    squares: Vec<Square>,
    way: Option<Direction>,
    number: Option<u8>,
    /// It has a word or a sign of a move.
    acts: bool,
}

impl Mentions {
    /// Collects it. `None` if it is too much for one move.
    fn of(tokens: &[Token], numbering: Numbering) -> Option<Self> {
        let mut named = Self::default();
        for (at, token) in tokens.iter().enumerate() {
            let rank = rank_at(tokens, at, numbering);
            let is_known = match *token {
                _ if rank.is_some() => named.rank.replace(rank?).is_none_or(|before| Some(before) == rank),
                Token::Square(square) => {
                    named.squares.push(square);
                    named.squares.len() <= 2
                }
                Token::Number(number) => named.number.replace(number).is_none(),
                Token::Said(Sense::Way(way)) => named.way.replace(way).is_none_or(|before| before == way),
                Token::Doubt(_) => false,
                _ => true,
            };
            named.acts |= match token {
                Token::Dash | Token::Hit => true,
                Token::Said(sense) => sense.acts(),
                _ => false,
            };
            if !is_known {
                return None;
            }
        }
        Some(named)
    }
}
