//! The everyday words for Diplomacy's actions, and the HELP text for each.
use crate::Says::{Text, Topic};
use crate::{Does, Hint, Word};

/// Orders that name their kind of phase. Those sent before that phase begins are stored until then.
pub(super) static WORDS: &[Word] = &[
    Word { words: &["retreat", "retreats"], help: "", does: Does::For("retreat") },
    Word { words: &["build", "builds", "waive", "waives"], help: "", does: Does::For("adjust") },
];

#[rustfmt::skip]
pub(super) static HINTS: &[Hint] = &[
    Hint { names: &["move", "moves", "moving", "attack", "go", "arrow"], says: Text("To move a unit, write what it is, where it is, and where it goes:\n\n  A VIE - GAL\n  F LON - NTH\n\nA is an army, F a fleet. Words do as well: Army Vienna to Galicia. HELP ORDERS has all orders. (The clock of the turns in which units move is a setting of the game: HELP SET MOVE.)") },
    Hint { names: &["hold", "holds", "stand", "stay", "defend"], says: Text("A unit that holds stays where it is:\n\n  A VIE H\n\nHELP ORDERS has all orders.") },
    Hint { names: &["support", "supports", "supporting", "help unit"], says: Text("A unit supports another one to move, or to stay, in a place that it could move to itself:\n\n  A BUD S A VIE - GAL   supports the move of Vienna to Galicia\n  A BUD S A VIE         supports Vienna to stay\n\nThe supported unit needs its own order. HELP ORDERS has all orders.") },
    Hint { names: &["convoy", "convoys", "ferry", "transport"], says: Text("Fleets at sea carry an army from coast to coast. Both need an order:\n\n  F NTH C A LON - NWY   the fleet convoys\n  A LON - NWY           the army moves\n\nWith several fleets, each says the same. HELP ORDERS has all orders.") },
    Hint { names: &["retreat", "retreats", "retreating", "dislodged"], says: Text("A dislodged unit retreats in a separate phase. Reply to the results e-mail:\n\n  A VIE - BOH     retreats to Bohemia\n  A VIE DISBAND   is taken off the board\n\nThe form shows where it can go. RETREAT A VIE - BOH, sent with your moves, waits until then (HELP WILLS). HELP ORDERS has all orders. (The clock of retreats is a game setting: HELP SET RETREAT.)") },
    Hint { names: &["disband", "disbands"], says: Text("A VIE DISBAND takes a dislodged unit off the board. In winter, REMOVE A VIE removes a unit when you have too many. HELP ORDERS has all orders.") },
    Hint { names: &["build", "building", "new unit", "adjust", "adjustment", "adjustments", "winter"], says: Text("In winter, a power with more centres than units builds in its free home centres. A power with fewer removes units:\n\n  BUILD A VIE\n  REMOVE F TRI\n  WAIVE            builds nothing\n\nSent with your moves, BUILD A VIE waits until then (HELP WILLS). HELP ORDERS has all orders. (The clock of winter is a game setting: HELP SET ADJUST.)") },
    Hint { names: &["remove", "removes", "removal"], says: Text("In winter, a power with more units than centres removes some: REMOVE F TRI. HELP ORDERS has all orders.") },
    Hint { names: &["waive", "waives", "pass"], says: Text("In winter, WAIVE leaves a build undone. HELP ORDERS has all orders.") },
    Hint { names: &["order", "my order", "spelling", "example", "examples", "army", "armies", "fleet", "fleets", "unit", "units", "coast", "coasts"], says: Topic("orders") },
    Hint { names: &["province", "provinces", "names", "abbreviation", "abbreviations", "places"], says: Text("GET MAP STANDARD lists the provinces with their names, abbreviations and borders. GET MAP also takes the name of another variant, or of your game.") },
    Hint { names: &["bounce", "bounced", "standoff", "conflict", "cut", "why did it fail"], says: Text("Units of equal strength that go to the same place all stay where they were. A unit that is attacked gives no support. The results explain your failed orders below the line Why:, and WHY unit explains any order.") },
    Hint { names: &["blind game", "fog", "fog of war", "hidden", "sight", "see", "scout", "kriegspiel"], says: Topic("blind") },
    Hint { names: &["spy", "spies"], says: Text("Diplomacy has no spies here. In a blind game, units and centres see for their power: HELP BLIND.") },
    Hint { names: &["victory", "win", "winner", "centre", "centres", "center", "centers", "supply center", "supply centre"], says: Text("A power that holds a supply centre after Fall owns it. The first power with enough of them wins: 18 on the standard board. LIST game shows the number, and each power's centres. A game can also end by votes: HELP SET DRAW, HELP SET CONCEDE.") },
];
