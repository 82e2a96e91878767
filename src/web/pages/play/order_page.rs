//! The data for a player's orders: which are due, on file and missing, and when the turn runs. It comes from the same functions
//! as e-mails.
use super::super::phase_file::current;
use super::answer::{self, is_passed_over};
use super::results::{PhaseResults, own_sides};
use crate::answers::asked::{self, Asked};
use crate::answers::explain;
use crate::answers::gallery::Gallery;
use crate::command::Stop;
use crate::command::game_cx::GameCx;

use crate::families::sheet::{OrderKind, OrderRow, PlayerView, ReadySetup, SetupGrid, SetupSquare};
use crate::game::settings::keys;
use crate::game::{Game, Seat, schedule};
use crate::referee::table::guesses;
use crate::referee::table::overview;
use crate::referee::table::votes;
use crate::referee::turn::{later, set_ups};
use crate::rules::{Eyes, PhaseName, Power};
use crate::store::{GuessRow, LetterId, Life, LineOutcome, LineResult, PhaseNote, Role, VoteKind, Way};
use crate::text::doc::{Audience, Doc};
use crate::text::words::{Layout, Reader, said as in_words, told as told_to};
use crate::text::{FIRM, Width};
use crate::web::access;
use crate::web::pages::as_seat;
use anyhow::Result;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::collections::BTreeSet;

/// The page of a game, as the holder of a seat sees it.
pub(super) struct OrderPage {
    /// `spring`
    pub(super) game: String,
    /// `Spring`
    pub(super) title: String,
    /// The word that SIGN ON uses for the seat: `Austria`, `master`. Empty before the start.
    pub(super) word: String,
    /// Their preferred powers.
    pub(super) preference: String,
    /// Whether they have to confirm that they still want to play.
    pub(super) musters: bool,
    /// Their time zone.
    pub(super) zone: TimeZone,
    /// `Austria`, `Master`
    pub(super) seat: String,
    /// `S1901M`; empty before the start.
    pub(super) phase: String,
    /// `Spring of 1901, Movement`
    pub(super) when: String,
    /// `Spring 1901`
    pub(super) turn: String,
    /// `movement`. Empty if all phases are of one kind.
    pub(super) stage: String,
    /// Whether no one else can see it.
    pub(super) is_secluded: bool,
    /// Whether no one else plays it.
    pub(super) is_solo: bool,
    /// The stage of the game's life.
    pub(super) life: Life,
    /// Their role in the game.
    pub(super) role: Role,
    /// The powers that they order for.
    pub(super) hands: Vec<PowerOrders>,
    /// The time when they saved a draft by e-mail.
    pub(super) draft: Option<Timestamp>,
    /// Lines for the text field, which could not be carried out.
    pub(super) typed: Vec<String>,
    /// The state of their orders.
    pub(super) stand: Stand,
    /// The time of the last change to the orders on file, and its transport. Without a transport, they came from another game.
    pub(super) filed: Option<(Timestamp, Option<Way>)>,
    /// The deadline.
    pub(super) deadline: Option<Timestamp>,
    /// The lines that a reply by e-mail would have about all this.
    pub(super) told: Vec<String>,
    /// A sentence on when the turn runs.
    pub(super) runs: String,
    /// The available actions on orders.
    pub(super) can: Can,
    /// The board with the orders on file, for each pair of eyes.
    pub(super) sheets: Vec<PlayerView>,
    /// The number of their unread messages.
    pub(super) n_unread: u32,
    /// The visible results of the phases since their last orders, newest first.
    pub(super) results: Vec<PhaseResults>,
    /// The sides that they play, as indices into the sides of a board.
    pub(super) own: Vec<usize>,
    /// The phase that the board animates when its page is opened, and its name: `S1901M`, `Spring 1901`.
    pub(super) film: Option<Film>,
    /// The past phases, oldest first.
    pub(super) notes: Vec<PhaseNote>,
    /// Their vote, if they have one.
    pub(super) vote: Option<Vote>,
    /// The proposals to them.
    pub(super) asked: Vec<Asked>,
    /// The guesses at what the visitor's e-mails meant, the latest first.
    pub(super) guesses: Vec<GuessRow>,
}

/// A power that the visitor orders for.
pub(super) struct PowerOrders {
    /// `Austria`
    pub(super) name: String,
    /// Its rows of the order table.
    pub(super) rows: Vec<Row>,
    /// The places that it has to fill.
    pub(super) placing: Option<SetupGrid>,
    /// Its player's saved setups for this board.
    pub(super) kept: Vec<ReadySetup>,
    /// The pieces of a refused setup.
    pub(super) placed: Option<Vec<Vec<String>>>,
    /// Orders on file outside the rows, each in words and as a line.
    pub(super) besides: Vec<(String, String)>,
    /// The remarks on missing and unusual orders that are about no row.
    pub(super) remarks: Vec<String>,
}

/// A row of the order table.
pub(super) struct Row {
    /// The possible orders.
    pub(super) slot: OrderRow,
    /// The order on file, or an empty text.
    pub(super) filed: String,
    /// The selected order, which may be a refused one.
    pub(super) chosen: String,
    /// The refused line, as it was written: `Austria: Waive`.
    pub(super) tried: Option<String>,
    /// The reason for the refusal.
    pub(super) refused: Option<String>,
    /// Whether an order in it replaces no other, so that the old one must be withdrawn by name.
    pub(super) is_loose: bool,
    /// Whether its order is on file under another name, as for waived builds, which are counted. It can only be replaced, not
    /// withdrawn.
    pub(super) is_unnamed: bool,
    /// The remarks on missing and unusual orders in it.
    pub(super) remarks: Vec<String>,
}

impl Row {
    /// Returns whether its lines do not show their owner, because it is about no particular unit.
    pub(super) fn is_nameless(&self) -> bool {
        self.is_loose && self.slot.at.is_none()
    }
}

/// The state of a player's orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stand {
    /// No orders are due.
    NotDue,
    /// No orders are on file.
    Nothing,
    /// Some orders are missing.
    Partly,
    /// All orders are on file, and the turn waits for the deadline.
    Filed,
    /// All orders are on file, and the turn may run early.
    Final,
    /// All orders are on file, and the player runs the turn.
    Ready,
}

/// The available actions on orders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Can {
    /// Give orders at all.
    pub(super) order: bool,
    /// Make the turn wait for the deadline.
    pub(super) wait: bool,
    /// Get a forecast.
    pub(super) check: bool,
    /// Run the turn.
    pub(super) run: bool,
    /// Run the turn at once with complete orders, since it waits for no one else.
    pub(super) ends_turn: bool,
}

/// A vote.
pub(super) struct Vote {
    /// The state of the votes, as far as the player may know.
    pub(super) told: Vec<String>,
    /// The powers that a draw may be between. Empty if it is between all survivors.
    pub(super) among: Vec<String>,
    /// The powers that the game can be conceded to. Empty if it cannot be conceded.
    pub(super) winners: Vec<String>,
    /// Whether the game has two players, so that giving up loses at once.
    pub(super) is_duel: bool,
    /// The player's current votes.
    pub(super) cast: Vec<VoteKind>,
}

impl OrderPage {
    /// The number of the row that sent a line, if the line was refused.
    pub(super) fn row_of(&self, said: &LineResult) -> Option<usize> {
        let rows = self.hands.iter().flat_map(|hand| &hand.rows);
        (1..).zip(rows).find(|(_, row)| row.tried.as_ref() == Some(&said.line)).map(|(n, _)| n)
    }

    /// Gathers the data for the holder of the seat who has signed on. `said` is the outcome of their latest post.
    pub(super) fn of(cx: &mut GameCx, said: &[LineResult]) -> Result<Self, Stop> {
        let (game, seat) = (&cx.game, cx.seat()?);
        let phase = game.table.as_ref().map(|table| table.phase());
        let powers = if game.running() { cx.orders_for().unwrap_or_default() } else { Vec::new() };
        let due = game.due();
        let hands: Vec<PowerOrders> = powers.iter().map(|power| hand(cx, *power, said)).collect::<Result<_>>()?;
        let galleries = galleries(cx, seat)?;
        let (results, film) = results(cx, &galleries, seat)?;
        let is_due = powers.iter().any(|power| due.contains(power));
        Ok(Self {
            game: game.row.name.clone(),
            title: game.title(),
            seat: game.seat_title(seat),
            word: access::word(cx),
            preference: seat.preference.clone(),
            musters: game.row.muster.is_some() && !seat.ready,
            zone: cx.zone(),
            phase: game.row.phase.clone(),
            turn: phase.as_ref().map(turn).unwrap_or_default(),
            stage: phase.as_ref().map(|phase| stage(phase, game)).unwrap_or_default(),
            when: phase.map(|phase| when(&phase, game)).unwrap_or_default(),
            is_secluded: game.is_secluded(),
            is_solo: game.is_solo(),
            life: game.row.life,
            role: seat.role,
            stand: stand(cx, seat, &powers, is_due)?,
            filed: filed(cx, &powers)?,
            deadline: game.row.deadline.filter(|_| game.running()),
            told: told(cx)?,
            runs: runs(game),
            can: can(cx, seat, &powers, is_due),
            sheets: sheets(cx, &galleries, &powers)?,
            results,
            own: own_sides(cx),
            film,
            notes: current(cx.store.phase_notes(game.row.id)?),
            n_unread: cx.store.n_unread(game.row.id, seat.user)?,
            vote: vote(cx, seat)?,
            asked: asked::asked(cx, seat)?,
            guesses: guesses::open(cx, seat.id)?,
            typed: typed(&hands, said),
            draft: game.draft(cx.store, seat.id)?.map(|draft| draft.saved),
            hands,
        })
    }

    /// Returns whether the page has a row to fill in.
    pub(super) fn has_rows(&self) -> bool {
        self.hands.iter().any(|hand| !hand.rows.is_empty())
    }

    /// Returns whether the page has places to fill.
    pub(super) fn has_grid(&self) -> bool {
        self.hands.iter().any(|hand| hand.placing.is_some())
    }

    /// Returns the number of filled rows, and of all rows, whose orders are required.
    pub(super) fn n_orders(&self) -> (usize, usize) {
        let rows = self.hands.iter().flat_map(|hand| &hand.rows);
        let due: Vec<&Row> = rows.filter(|row| row.slot.task != OrderKind::Option).collect();
        (due.iter().filter(|row| !row.filed.is_empty()).count(), due.len())
    }

    /// The kind of the required orders. It is moves if they are of several kinds.
    pub(super) fn task(&self) -> OrderKind {
        let mut tasks = self.hands.iter().flat_map(|hand| &hand.rows).map(|row| row.slot.task);
        let first = tasks.find(|task| *task != OrderKind::Option).unwrap_or(OrderKind::Move);
        if tasks.all(|task| task == first || task == OrderKind::Option) { first } else { OrderKind::Move }
    }

    /// Returns whether saved orders must make the turn wait, since complete orders would let it run.
    pub(super) fn holds_turn(&self) -> bool {
        self.can.wait || self.can.ends_turn
    }

    /// Returns whether a row shows a refused order.
    pub(super) fn has_tried(&self) -> bool {
        self.hands.iter().flat_map(|hand| &hand.rows).any(|row| row.tried.is_some())
    }

    /// Returns the query that names the seat.
    pub(super) fn query(&self) -> String {
        as_seat(&self.word)
    }
}

/// `Spring of 1901, Movement`; `the set-up`, if one implies the other; `turn 3`, if all phases are of one kind.
pub(super) fn when(phase: &PhaseName, game: &Game) -> String {
    let (when, stage) = (&phase.when, phase.stage.title);
    let is_said = when.to_lowercase().contains(&stage.to_lowercase());
    let is_only = game.settings.variant().family().stages().len() == 1;
    if is_said || is_only { when.clone() } else { format!("{when}, {stage}") }
}

/// `Spring 1901`; `Turn 3`
pub(in crate::web::pages) fn turn(phase: &PhaseName) -> String {
    let when = phase.when.replace(" of ", " ");
    let mut rest = when.chars();
    rest.next().map(|first| first.to_uppercase().chain(rest).collect()).unwrap_or_default()
}

/// The name of a past phase: `Spring 1901`, `Spring 1901 retreats`, `turn 3`.
pub(super) fn past_turn(phase: &PhaseName, game: &Game) -> String {
    let (when, stage) = (phase.when.replace(" of ", " "), stage(phase, game));
    if phase.stage.minor && !stage.is_empty() { format!("{when} {stage}") } else { when }
}

/// `movement`, unless the turn implies it.
pub(super) fn stage(phase: &PhaseName, game: &Game) -> String {
    let is_said = when(phase, game) == phase.when;
    if is_said { String::new() } else { phase.stage.title.to_lowercase() }
}

/// Returns whether the game's only player runs its turns.
fn can_run_alone(game: &Game) -> bool {
    game.is_solo() && game.computers.hands.is_empty()
}

/// Describes when the turn runs before its deadline, from public facts only.
fn runs(game: &Game) -> String {
    match game.situation() {
        Some(situation) if situation.manual => "The GM runs the turn.".to_owned(),
        Some(situation) => format!("The turn runs {}.", schedule::early(situation.delay)),
        None => String::new(),
    }
}

/// Describes the state of the game as a reply by e-mail does, with the saved orders for later phases. Proposals are left out,
/// since the page shows them separately.
fn told(cx: &GameCx) -> Result<Vec<String>, Stop> {
    let seat = cx.seat()?;
    let reader = Reader::new(cx.zone(), Layout::Columns(Width::OFF));
    let asked: Vec<String> = asked::asked(cx, seat)?.into_iter().map(|asked| asked.told).collect();
    let keeps = seat.role == Role::Player && cx.game.running();
    let mut state = Doc::new(reader.clone());
    overview::state(cx, &mut state)?;
    if keeps {
        later::show(cx, seat, &mut state)?;
    }
    let state = state.text(Audience::Reader);
    // A button runs the turn here.
    let clock = if cx.game.is_solo() { overview::clock(cx, Some(seat)) } else { None };
    // The bar shows whether the turn waits, and for how many orders.
    let waits = |line: &str| line.contains("SET NO WAIT");
    // A form asks whether the orders were meant.
    let asks = |line: &str| line.contains("Reply YES or NO to my e-mail");
    // A form asks for their preferred powers.
    let wishes = |line: &str| line.contains("SET PREFERENCE");
    let elsewhere: Vec<String> =
        clock.iter().chain(&overview::needed(cx, seat)?).map(|said| told_to(said, &reader)).collect();
    let is_said = |line: &&str| {
        waits(line)
            || asks(line)
            || wishes(line)
            || asked.iter().any(|asked| asked == line)
            || elsewhere.iter().any(|own| own == line)
    };
    let lines = state.lines().filter(|line| !is_said(line));
    Ok(lines.map(|line| line.replace(FIRM, " ").trim().to_owned()).filter(|line| !line.is_empty()).collect())
}

/// Returns the orders that a power owes.
fn hand(cx: &GameCx, power: Power, said: &[LineResult]) -> Result<PowerOrders> {
    let game = &cx.game;
    let table = game.table()?;
    let orders = game.on_file_of(cx.store, power)?.orders;
    let mut review = table.review(power, &orders)?;
    if !review.hints.is_empty() {
        review.keep_hints(overview::hints_for(cx, power)?.as_deref());
    }
    let hints_on = |order: &str| -> Vec<String> {
        let at = orders.iter().position(|filed| filed == order);
        at.into_iter().flat_map(|at| review.hints_on(at)).map(in_words).collect()
    };
    let missing: Vec<String> = review.missing.iter().map(in_words).collect();
    let mut remarks: Vec<String> = if orders.is_empty() { Vec::new() } else { missing.clone() };
    remarks.extend(review.warnings.iter().map(in_words));
    let (mut shown, mut rows) = (BTreeSet::new(), Vec::new());
    let slots = table.slots(power, &orders)?;
    let places: Vec<Option<String>> = slots.iter().map(|slot| slot.at.clone()).collect();
    for slot in slots {
        let n_there = places.iter().filter(|at| **at == slot.at).count();
        let filed = slot.order.clone().unwrap_or_default();
        shown.insert(filed.clone());
        let (mut own, others): (Vec<String>, _) = remarks.into_iter().partition(|remark| is_about(remark, &slot));
        remarks = others;
        // A row without an order shows that itself.
        own.retain(|remark| !filed.is_empty() || !missing.contains(remark));
        // Several waives fill several rows. Only the first has the hint.
        let is_told = rows.iter().any(|row: &Row| row.filed == filed);
        own.extend(if is_told { Vec::new() } else { hints_on(&filed) });
        rows.push(Row {
            chosen: filed.clone(),
            tried: None,
            refused: None,
            is_unnamed: !filed.is_empty() && !orders.contains(&filed),
            is_loose: slot.at.is_none() || slot.task == OrderKind::Option || 1 < n_there,
            remarks: own,
            filed,
            slot,
        });
    }
    let name = game.power_name(power).to_owned();
    choose(&mut rows, &name, said);
    let placing = table.placing(power, &orders)?;
    let placed = placing.as_ref().and_then(|placing| tried(placing, said));
    let besides = match placing {
        Some(_) => Vec::new(),
        None => {
            // `Waive 2` fills two rows with `Waive`.
            let counted: Vec<&str> = rows.iter().filter(|row| row.is_unnamed).map(|row| row.filed.as_str()).collect();
            let is_shown = |order: &String| shown.contains(order) || counted.iter().any(|own| order.starts_with(own));
            let others = orders.into_iter().filter(|order| !is_shown(order));
            others.map(|order| Ok((table.say_order(&order)?, order))).collect::<Result<_>>()?
        }
    };
    let kept = if placing.is_some() { set_ups::ready(cx, power)? } else { Vec::new() };
    Ok(PowerOrders { name, rows, placing, placed, kept, besides, remarks })
}

/// Puts refused lines into the rows, one each, since rows of builds have the same choices.
fn choose(rows: &mut [Row], hand: &str, said: &[LineResult]) {
    let mut taken = BTreeSet::new();
    let is_late = answer::late(said).is_some();
    let tried = said.iter().filter(|said| said.outcome == LineOutcome::Refused && (is_late || !is_passed_over(said)));
    for LineResult { line, why, .. } in tried {
        let order = of_hand(line, hand);
        if let Some(row) = row_for(rows, order, &mut taken) {
            (row.chosen, row.tried, row.refused) = (order.to_owned(), Some(line.clone()), Some(why.clone()));
        }
    }
}

/// The row for a line: the one with this order on file, or else one that offers it, and preferably one that is still unused.
fn row_for<'r>(rows: &'r mut [Row], line: &str, taken: &mut BTreeSet<usize>) -> Option<&'r mut Row> {
    let fits = |row: &Row| row.refused.is_none() && row.slot.choices.iter().any(|choice| choice == line);
    let at = |is: &dyn Fn(usize, &Row) -> bool| {
        rows.iter().enumerate().find(|(at, row)| fits(row) && is(*at, row)).map(|(at, _)| at)
    };
    let found = at(&|at, row| !taken.contains(&at) && row.chosen == line)
        .or_else(|| at(&|at, row| !taken.contains(&at) && row.chosen.is_empty()))
        .or_else(|| at(&|at, _| !taken.contains(&at)))
        .or_else(|| at(&|_, _| true))?;
    taken.insert(found);
    rows.get_mut(found)
}

/// An order without the name of its power, as in `Austria: Waive`.
pub(super) fn of_hand<'l>(line: &'l str, hand: &str) -> &'l str {
    line.strip_prefix(hand).and_then(|rest| rest.strip_prefix(": ")).unwrap_or(line)
}

/// Returns the pieces in the places.
pub(super) fn pieces(placing: &SetupGrid) -> Vec<Vec<String>> {
    let piece = |place: &SetupSquare| place.holds.clone().unwrap_or_else(|| placing.empty.clone());
    placing.rows.iter().map(|row| row.iter().map(piece).collect()).collect()
}

/// Returns the pieces of a refused setup.
fn tried(placing: &SetupGrid, said: &[LineResult]) -> Option<Vec<Vec<String>>> {
    let refused = said.iter().filter(|said| said.outcome == LineOutcome::Refused);
    let block = refused.filter_map(|said| said.line.strip_prefix(&placing.opens)).next()?;
    let rows = block.lines().map(|line| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
    let rows: Vec<_> = rows.filter(|row| !row.is_empty()).take(placing.rows.len()).collect();
    let fits = rows.len() == placing.rows.len() && rows.iter().zip(&placing.rows).all(|(a, b)| a.len() == b.len());
    fits.then_some(rows)
}

/// Returns the content of the text field: refused lines that no row shows.
fn typed(hands: &[PowerOrders], said: &[LineResult]) -> Vec<String> {
    let is_in_row = |line: &str| {
        let rows = hands.iter().flat_map(|hand| &hand.rows);
        rows.into_iter().any(|row| row.chosen == line || row.tried.as_deref() == Some(line))
    };
    let is_late = answer::late(said).is_some();
    // Late lines are listed above, and not repeated here: they were for another phase.
    let refused = said.iter().filter(|said| said.outcome == LineOutcome::Refused && !is_late);
    let refused = refused.filter(|said| !said.line.contains('\n'));
    refused.map(|said| &said.line).filter(|line| !line.is_empty() && !is_in_row(line)).cloned().collect()
}

/// Returns whether a remark names the unit of a slot.
fn is_about(remark: &str, slot: &OrderRow) -> bool {
    slot.at.is_some() && !slot.name.is_empty() && remark.contains(&slot.name)
}

fn stand(cx: &GameCx, seat: &Seat, powers: &[Power], is_due: bool) -> Result<Stand> {
    let game = &cx.game;
    if !is_due {
        return Ok(Stand::NotDue);
    }
    let on_file = game.on_file(cx.store)?;
    let has_orders = on_file.iter().any(|filed| powers.contains(&filed.power) && !filed.orders.is_empty());
    let is_lacking = game.lacking().iter().any(|power| powers.contains(power));
    Ok(match (has_orders, is_lacking) {
        (false, true) => Stand::Nothing,
        (true, true) => Stand::Partly,
        (_, false) if can_run_alone(game) => Stand::Ready,
        (_, false) if game.holds_turn(seat) => Stand::Filed,
        (_, false) => Stand::Final,
    })
}

/// Returns the time of the last change to the orders on file for these powers, and its transport.
fn filed(cx: &GameCx, powers: &[Power]) -> Result<Option<(Timestamp, Option<Way>)>> {
    let (game, store) = (&cx.game, cx.store);
    let names: Vec<&str> = powers.iter().map(|power| game.power_name(*power)).collect();
    let rows = store.orders(game.row.id, game.row.turn)?;
    let rows = rows.into_iter().filter(|row| names.contains(&row.power.as_str()) && !row.orders.is_empty());
    let Some(last) = rows.max_by_key(|row| row.filed) else { return Ok(None) };
    let letter: Option<LetterId> = store.last_change(game.row.id, game.row.turn, &last.power)?;
    let way = letter.map(|letter| store.way_of(letter)).transpose()?.flatten();
    Ok(Some((last.filed, way)))
}

fn can(cx: &GameCx, seat: &Seat, powers: &[Power], is_due: bool) -> Can {
    let game = &cx.game;
    let Some(table) = game.table.as_deref().filter(|_| game.running()) else { return Can::default() };
    let order = !powers.is_empty();
    let looks_ahead = || table.forecast(game.heading(), cx.eyes(), &[], &mut Doc::default()).is_ok_and(|can| can);
    Can {
        order,
        wait: order && game.row.deadline.is_some() && game.may_wait(seat),
        check: order && is_due && looks_ahead(),
        run: order && game.is_solo(),
        ends_turn: order && is_due && game.is_solo() && !game.computers.hands.is_empty(),
    }
}

/// Each pair of the seat holder's eyes that sees something different, with its power if there are several.
pub(super) fn eyes(cx: &GameCx, seat: &Seat) -> Vec<(Eyes, Option<Power>)> {
    let game = &cx.game;
    let hides = game.table.as_ref().is_some_and(|table| table.is_blind() || table.keeps_secrets());
    let mut all = if cx.acting.is_some() && !game.is_open() { vec![cx.eyes()] } else { game.eyes_of(seat) };
    all.truncate(if hides { all.len() } else { 1 });
    let are_several = 1 < all.len();
    all.into_iter().map(|eyes| (eyes, Game::viewer(eyes).filter(|_| are_several))).collect()
}

/// The game with its record, for each of these eyes. A long record is read only once for the whole page.
fn galleries<'c>(cx: &'c GameCx, seat: &Seat) -> Result<Vec<(Gallery<'c>, Option<Power>)>> {
    let all = eyes(cx, seat);
    let is_alone = all.len() == 1 && !cx.game.running();
    let own = cx.game.powers_of(seat).first().copied().filter(|_| is_alone);
    let gallery = |(eyes, whose)| Ok((Gallery::of(cx.store, &cx.game, eyes)?.seated(own), whose));
    all.into_iter().map(gallery).collect()
}

/// The board with the orders on file. A player of several powers that see different things gets one board for each.
fn sheets(cx: &GameCx, galleries: &[(Gallery, Option<Power>)], powers: &[Power]) -> Result<Vec<PlayerView>> {
    let game = &cx.game;
    if game.table.is_none() {
        return Ok(Vec::new());
    }
    let filed = game.on_file(cx.store)?.into_iter().filter(|filed| powers.contains(&filed.power));
    let filed = filed.flat_map(|filed| filed.orders.into_iter().map(move |order| (filed.power, order)));
    let filed: Vec<(Power, String)> = filed.collect();
    let shown = galleries.iter().map(|(gallery, _)| match game.running() {
        true => gallery.with_orders(&filed),
        false => gallery.now(),
    });
    shown.filter_map(Result::transpose).collect()
}

/// The phase that the board animates, and its name: `S1901M`, `Spring 1901`.
type Film = (String, String);

/// The most phases to show.
const RECENT: usize = 3;

/// Returns the results of the phases since the seat holder's last orders, for each pair of their eyes, or of the last phase alone
/// if those orders are too old. Also returns the phase to animate.
fn results(
    cx: &GameCx,
    galleries: &[(Gallery, Option<Power>)],
    seat: &Seat,
) -> Result<(Vec<PhaseResults>, Option<Film>)> {
    let (game, Some((first, _))) = (&cx.game, galleries.first()) else { return Ok((Vec::new(), None)) };
    let (record, own) = (first.record(), game.powers_of(seat));
    let mut since = record.len().saturating_sub(1);
    for (at, row) in record.iter().enumerate().rev().take(RECENT) {
        if game.read_orders(&row.orders)?.iter().any(|(power, orders)| own.contains(power) && !orders.is_empty()) {
            since = at;
            break;
        }
    }
    let mut shown = Vec::new();
    for (at, row) in record.iter().enumerate().skip(since).rev() {
        let name = first.name(at)?.map(|phase| past_turn(&phase, game)).unwrap_or_default();
        for (gallery, whose) in galleries {
            let (phase, reasons) = (row.phase.clone(), explain::of_phase(cx, row, gallery.eyes())?);
            let own = whose.as_ref().map_or(own, std::slice::from_ref);
            let (headline, entries) = gallery.headed_entries(at, own)?;
            shown.push(PhaseResults { phase, name: name.clone(), headline, entries, reasons, whose: *whose });
        }
    }
    let film = match first.last_moves()? {
        Some(row) => {
            let at = record.iter().position(|own| own.id == row.id).unwrap_or_default();
            Some((row.phase.clone(), first.name(at)?.map(|phase| turn(&phase)).unwrap_or_default()))
        }
        None => None,
    };
    Ok((shown, film))
}

fn vote(cx: &GameCx, seat: &Seat) -> Result<Option<Vote>, Stop> {
    let game = &cx.game;
    if !game.running() || game.hands.len() < 2 || seat.role != Role::Player {
        return Ok(None);
    }
    let Ok(voters) = votes::voters(cx) else { return Ok(None) };
    let (names, survivors) = (|power: &Power| game.power_name(*power).to_owned(), candidates(game, cx)?);
    let among = if game.settings.on(keys::DIAS) { Vec::new() } else { survivors.iter().map(names).collect() };
    let winners = survivors.iter().filter(|power| !voters.contains(power)).map(names);
    let winners = if game.settings.on(keys::CONCESSIONS) { winners.collect() } else { Vec::new() };
    let told = votes::so_far(cx, seat)?.iter().map(in_words).collect();
    let cast = game.ballots(cx.store)?.into_iter().filter(|(voter, _)| voters.contains(voter));
    let cast = cast.map(|(_, ballot)| ballot.kind()).collect();
    Ok(Some(Vote { told, among, winners, is_duel: votes::only_other(cx).is_ok(), cast }))
}

/// Returns the powers that can share a draw or win by a concession: the survivors, or on a hidden board all powers with a player,
/// since eliminations are secret there.
fn candidates(game: &Game, cx: &GameCx) -> Result<Vec<Power>, Stop> {
    if votes::sees_all(cx)? {
        return Ok(game.survivors());
    }
    let all = (0..game.powers().len()).map(|at| Power(u16::try_from(at).unwrap_or(u16::MAX)));
    Ok(all.filter(|power| game.in_play(*power)).collect())
}
