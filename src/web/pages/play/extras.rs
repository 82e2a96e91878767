//! The elements next to the board: lost pieces, the last move, the purse, production, and movements of forces. They are data of
//! the family, so that no page depends on the game.
use super::order_page::OrderPage;
use crate::command::game_cx::GameCx;
use crate::families::extras::{BoardExtras, City, Destination, Force, NumberWords, Purse, SideLosses, UnitOffer};
use crate::families::sheet::PieceCount;
use crate::web::fields::{Button, Field, FieldKind, FieldState, hidden};
use crate::web::forms::letter::LETTER;
use crate::web::forms::{FormContext, FormToken, FormValues, FormWriter};
use crate::web::pages::in_address;
use crate::web::words::play as words;
use anyhow::Result;
use maud::{Markup, html};

/// The elements next to the board of a page.
#[derive(Default)]
pub(super) struct PageExtras {
    /// The elements for the reader of the page.
    seen: BoardExtras,
    /// The elements for each power that they order for.
    hands: Vec<(String, BoardExtras)>,
    /// Unsent lines that fill its number fields.
    filled: Vec<String>,
    /// Whether these are a bot's orders.
    is_advised: bool,
}

/// The patterns of all lines with numbers.
fn forms(extras: &BoardExtras) -> impl Iterator<Item = &str> {
    let goals = extras.forces.iter().flat_map(|force| &force.near).map(|goal| goal.form.as_str());
    extras.cities.iter().map(|city| city.form.as_str()).chain(goals)
}

/// The number in a line with this pattern: `8I` in `ATTACK LIM FROM NBR WITH 8I`. A line without one means all.
fn number<'l>(line: &'l str, form: &str) -> Option<&'l str> {
    let (start, end) = form.split_once("{}")?;
    let number = line.strip_prefix(start).and_then(|rest| rest.strip_suffix(end));
    let is_number =
        |number: &&str| number.split(' ').all(|word| word == "ALL" || word.starts_with(|c: char| c.is_ascii_digit()));
    number.filter(is_number)
}

impl PageExtras {
    /// The elements for a game, as its viewer may see it. With `is_advised`, lines with numbers move from the text field into the
    /// number fields.
    pub(super) fn of(cx: &GameCx, page: &mut OrderPage, is_advised: bool) -> Result<Self> {
        let Some(table) = &cx.game.table else { return Ok(Self::default()) };
        let mut hands = Vec::new();
        for hand in &page.hands {
            let Some(power) = cx.game.power(&hand.name) else { continue };
            let on_file = cx.game.on_file_of(cx.store, power)?.orders;
            hands.push((hand.name.clone(), table.extras_of(power, &on_file)?));
        }
        let mut filled = Vec::new();
        if is_advised {
            let forms: Vec<&str> = hands.iter().flat_map(|(_, extras)| forms(extras)).collect();
            page.typed.retain(|line| match forms.iter().find_map(|form| number(line, form)) {
                Some(_) => {
                    filled.push(line.clone());
                    false
                }
                None => true,
            });
        }
        Ok(Self { seen: table.extras(cx.eyes()), hands, filled, is_advised })
    }

    /// The resources for the turn.
    pub(super) fn purse(&self) -> Markup {
        let is_named = 1 < self.hands.len();
        html! {
            @for (name, extras) in &self.hands {
                @if let Some(purse) = extras.purse { (purse_of(purse, is_named.then_some(name.as_str()))) }
            }
        }
    }

    /// A sentence on points that would be lost.
    pub(super) fn unused(&self) -> Markup {
        let left: u32 = self.hands.iter().filter_map(|(_, extras)| Some(extras.purse?.points_left)).sum();
        html! {
            @if 0 < left {
                span.unused #unused {
                    b { (left) @if left == 1 { " point left" } @else { " points left" } } " to spend."
                }
            }
        }
    }

    /// The effect of sending no orders, if the game describes it.
    pub(super) fn idle(&self) -> Option<&'static str> {
        self.hands.iter().find_map(|(_, extras)| Some(extras.words.as_ref()?.idle))
    }

    /// The last move in words. A script highlights its squares.
    pub(super) fn last(&self) -> Markup {
        html! {
            @if let Some(last) = &self.seen.last {
                @let fight = last.fight.as_ref();
                p.last-move #last-move data-side=(last.side) data-from=(last.from) data-to=(last.to)
                    data-attacker=[fight.map(|fight| fight.attacker.as_str())]
                    data-defender=[fight.map(|fight| fight.defender.as_deref().unwrap_or("?"))]
                    data-stays=[fight.map(|fight| if fight.attacker_stays { "attacker" } else if fight.defender_stays { "defender" } else { "none" })] {
                    (last.text)
                }
            }
        }
    }

    /// The lost pieces, and those that are still hidden.
    pub(super) fn losses(&self, page: &OrderPage) -> Markup {
        let name = |losses: &SideLosses| {
            let sides = page.sheets.first().map(|sheet| sheet.sides.as_slice()).unwrap_or_default();
            sides.get(losses.side).map(|side| side.name.clone()).unwrap_or_default()
        };
        html! {
            @if !self.seen.losses.is_empty() {
                section.losses #losses aria-label="Lost pieces" {
                    @for losses in &self.seen.losses { (of_side(losses, &name(losses))) }
                }
            }
        }
    }

    /// Number fields for production and movements, in the form of the orders.
    pub(super) fn numbers(&self, form: &FormWriter, page: &OrderPage) -> Markup {
        let hands = || self.hands.iter().map(|(_, extras)| extras).filter(|extras| extras.words.is_some());
        let words = hands().find_map(|extras| extras.words.as_ref());
        html! {
            @if let Some(words) = words {
                @if self.is_advised { p.note role="status" { "A bot would submit these orders. They are not submitted yet: change \
                                                              them as you like." } }
                (hidden("line-nothing", words.nothing))
                (hidden("line-every", words.every))
                @for [name, .., line] in &words.more { (hidden(&format!("line-more-{name}"), line)) }
                div.cities #cities {
                    @for (n, city) in hands().flat_map(|extras| &extras.cities).enumerate() { (self.city(form, city, n)) }
                }
                ul.plans #plans aria-label="Attacks and moves" {}
                (self.forces(form, &hands().flat_map(|extras| &extras.forces).collect::<Vec<_>>(), words, page))
            }
        }
    }

    /// The buttons that send a line at once, below the form of the orders.
    pub(super) fn deeds(&self, page: &OrderPage, form_token: &FormToken, about: &FormContext) -> Markup {
        let line = |line: &str, button: Button| {
            let buttons = [button];
            LETTER.draw(&FormValues::new(form_token, about).fixed("lines", line.to_owned()).buttons(&buttons))
        };
        html! {
            @for (name, extras) in &self.hands {
                @if let Some(words) = &extras.words {
                    div.tools {
                        a.button.quiet #advise href={ (asked(page)) "advise=1#orders" } { "Show a bot's orders" }
                        @let best = if 1 < self.hands.len() { format!("{name}: {}", words.best) } else { words.best.to_owned() };
                        (line(&best, Button::new("Build the best everywhere").quiet()))
                    }
                    @if !extras.standing.is_empty() {
                        section.standing-orders {
                            h3 { "Every turn" }
                            ul.plans {
                                @for standing in &extras.standing {
                                    li {
                                        span { (standing.text) }
                                        (line(&standing.cancel, Button { title: &format!("End: {}", standing.text), ..Button::new("×").quiet() }))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

impl PageExtras {
    /// A city, with a number field for each kind that it can produce. Empty fields change nothing.
    fn city(&self, form: &FormWriter, city: &City, n: usize) -> Markup {
        let made = self.filled(&city.form);
        html! {
            fieldset.city data-at=(city.at) data-points=(city.points) {
                legend { (city.name) " " small { (city.points) @if city.points == 1 { " point" } @else { " points" } } }
                (hidden(&format!("line-make-{n}"), &city.form))
                @for kind in &city.kinds { (offer(form, kind, n, made.as_deref())) }
                @if let Some(next) = &city.next {
                    p.hint {
                        "Build " (next.name) @if 0 < next.iron { " · " (next.iron) " kg" } ": "
                        @match &next.why_not { Some(why) => { (why) "." }, None => "in the list of orders." }
                    }
                }
            }
        }
    }

    /// The table of possible movements, with one row for each neighbour.
    fn forces(&self, form: &FormWriter, forces: &[&Force], words: &NumberWords, page: &OrderPage) -> Markup {
        let goals = forces.iter().flat_map(|force| force.near.iter().map(move |goal| (*force, goal)));
        html! {
            details.forces #forces {
                summary { "Moves and attacks by number" }
                p.hint { "Enter the units that go, such as " code { "4i 1c" } ", or " code { "all" } ". Empty fields change nothing." }
                div.scroll tabindex="0" role="region" aria-label="Moves and attacks by number" {
                    table.forces data-worth=(words.worth) {
                        thead { tr {
                            th scope="col" { "From" } th scope="col" { "To" } th scope="col" { "Units" }
                            @for [_, label, example, _] in &words.more { th scope="col" { (label) " " small { "such as " (example) } } }
                            th scope="col" { "Every turn" }
                        } }
                        tbody { @for (n, (force, goal)) in goals.enumerate() { (self.goal(form, (force, goal), n, words, page)) } }
                    }
                }
            }
        }
    }

    fn goal(
        &self,
        form: &FormWriter,
        (force, goal): (&Force, &Destination),
        n: usize,
        words: &NumberWords,
        page: &OrderPage,
    ) -> Markup {
        let leave: Vec<String> =
            force.leave.iter().map(|kind| format!("{}{}", kind.n, kind.code.to_lowercase())).collect();
        let leave = leave.join(" ");
        let (amount, every) = (format!("amount-{n}"), format!("every-{n}"));
        let whom = format!("{} to {}", force.name, goal.name);
        let later = goal.later.as_ref().map(|row| words::with_production(row.attack, row.won));
        let is_weak = goal.defence.is_some_and(|defence| goal.attack < defence);
        html! {
            tr data-from=(force.at) data-to=(goal.at) data-from-name=(force.name) data-to-name=(goal.name) data-leave=(leave)
                data-later=[&later] data-defence=[goal.defence.map(|defence| defence.to_string())] data-attack=(goal.attack) data-garrison=(goal.garrison) {
                th scope="row" { (force.name) " " small { @if leave.is_empty() { "no units can leave" } @else { (leave) " can leave" } } }
                td {
                    (goal.name) " " small {
                        (goal.garrison)
                        @if let Some(defence) = goal.defence {
                            ", defence " (defence)
                            @if is_weak { "; you can bring " (goal.attack) ". " @if let Some(later) = later { (later) } }
                            @else {
                                " · " a href={ "/my/games/" (page.game) "/odds" (asked(page)) "from=" (in_address(&force.at)) "&to=" (in_address(&goal.at)) } { "odds" }
                            }
                        }
                    }
                }
                td {
                    (hidden(&format!("line-{n}"), &goal.form))
                    label {
                        span.visually-hidden { "Units from " (whom) }
                        (control(form, &Field::new(&amount, "", FieldKind::Line(40)), &self.filled(&goal.form).unwrap_or_default()))
                    }
                }
                @for [name, label, ..] in &words.more {
                    td { @if goal.defence.is_some() {
                        @let more = format!("more-{name}-{n}");
                    label {
                        span.visually-hidden { (label) ", " (whom) }
                        (control(form, &Field::new(&more, "", FieldKind::Line(6)), ""))
                    }
                    } }
                }
                td { (Field::new(&every, "", FieldKind::Check("1")).ticked(&FieldState { id: &every, ..FieldState::default() }, "1", &html! { span.visually-hidden { "Every turn, " (whom) } })) }
            }
        }
    }

    /// The number in a line with this pattern.
    fn filled(&self, form: &str) -> Option<String> {
        self.filled.iter().find_map(|line| number(line, form)).map(str::to_owned)
    }
}

/// A number field, with its refused or current value.
fn control(form: &FormWriter, field: &Field, value: &str) -> Markup {
    field.control(&FieldState { id: field.name, value: form.value(field.name, value), ..FieldState::default() })
}

/// The beginning of a query, after the game and its seat: `?`, `?as=Red&`.
fn asked(page: &OrderPage) -> String {
    let query = page.query();
    if query.is_empty() { "?".to_owned() } else { query + "&" }
}

/// `100 kg iron (+100) · 0 of 8 points`
fn purse_of(purse: Purse, name: Option<&str>) -> Markup {
    let used = purse.points.saturating_sub(purse.points_left);
    html! {
        p.purse data-iron=(purse.iron_left) data-points=(purse.points) data-left=(purse.points_left) {
            @if let Some(name) = name { (name) ": " }
            span title={ "Iron for this turn: " (purse.iron) " kg; mines add " (purse.income) " kg a turn" } {
                b.iron { (purse.iron_left) } " kg iron"
                @if 0 < purse.income { " (+" (purse.income) ")" }
            }
            " · "
            span title="Points for this turn only" { b.points { (used) } " of " (purse.points) " points" }
        }
    }
}

fn of_side(losses: &SideLosses, name: &str) -> Markup {
    let (n_lost, is_some) = (sum(&losses.lost) + losses.n_unknown, !losses.lost.is_empty() || 0 < losses.n_unknown);
    html! {
        div.lost data-side=(losses.side) {
            h3 { (name) " has lost " (n_lost) }
            @if is_some {
                ul.taken {
                    @for piece in &losses.lost { (taken(&piece.code, &piece.name, piece.n)) }
                    @if 0 < losses.n_unknown { (taken("?", "unknown", losses.n_unknown)) }
                }
            }
            @if 0 < losses.n_hidden {
                p.soft { "Still hidden: " (counted(&losses.hidden)) ", on " (losses.n_hidden) @if losses.n_hidden == 1 { " square." } @else { " squares." } }
            }
        }
    }
}

fn taken(code: &str, name: &str, n: u32) -> Markup {
    html! { li title=(name) { span.pc aria-hidden="true" { (code) } span.visually-hidden { (name) } @if 1 < n { " ×" (n) } } }
}

fn sum(pieces: &[PieceCount]) -> u32 {
    pieces.iter().map(|piece| piece.n).sum()
}

/// `1 marshal, 2 majors`
fn counted(pieces: &[PieceCount]) -> String {
    let plural = |piece: &PieceCount| match (piece.n, piece.name.strip_suffix('y')) {
        (1, _) => piece.name.clone(),
        (_, Some(stem)) => format!("{stem}ies"),
        _ => format!("{}s", piece.name),
    };
    pieces.iter().map(|piece| format!("{} {}", piece.n, plural(piece))).collect::<Vec<_>>().join(", ")
}

fn offer(form: &FormWriter, kind: &UnitOffer, n: usize, made: Option<&str>) -> Markup {
    let of_kind = |made: &str| {
        let own = made.split(' ').find_map(|units| units.strip_suffix(&kind.letter));
        own.unwrap_or("0").to_owned()
    };
    html! {
        @let name = format!("make-{n}-{}", kind.letter);
        label data-points=(kind.points) data-iron=(kind.iron) data-made=(kind.made) {
            span {
                (capital(&kind.name)) " " small {
                    (kind.points) @if kind.points == 1 { " point" } @else { " points" }
                    @if 0 < kind.iron { ", " (kind.iron) " kg" }
                }
            }
            @if let Some(why) = &kind.why_not { span.soft { (why) } }
            @else {
                (control(form, &Field::new(&name, "", FieldKind::Number(0, kind.most)), &made.map(of_kind).unwrap_or_default()))
            }
        }
    }
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
