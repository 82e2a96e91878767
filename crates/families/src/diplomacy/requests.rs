//! Requests in everyday words about Diplomacy: the HELP texts, and the lines that answer.
use crate::NextStep::Show;
use crate::Request;
use crate::Says::{Text, Topic};

#[rustfmt::skip]
pub(super) static REQUESTS: &[Request] = &[
    Request::explained(&["move", "moves", "moving", "attack", "go", "arrow"], Text("To move a unit, write its kind, its place and its goal:\n\n  A VIE - GAL\n  F LON - NTH\n\nA is an army, F a fleet. Words do as well: Army Vienna to Galicia. HELP ORDERS has all orders. (For the move clock, a setting, see HELP SET MOVE.)")),
    Request {
        name: "read about holding",
        words: &["hold", "holds", "stand", "stay", "defend"],
        heard: &["how do hold", "how tell unit stay"],
        says: Text("A unit that holds stays where it is:\n\n  A VIE H\n\nHELP ORDERS has all orders."),
        next: Show(""),
    },
    Request {
        name: "read about supports",
        words: &["support", "supports", "supporting", "help unit"],
        heard: &["how support", "how write|give|order|make support", "how do support work", "what is support"],
        says: Text("A unit supports another one to move, or to stay, in a place that it could move to itself:\n\n  A BUD S A VIE - GAL   supports the move of Vienna to Galicia\n  A BUD S A VIE         supports Vienna to stay\n\nThe supported unit needs its own order. HELP ORDERS has all orders."),
        next: Show(""),
    },
    Request {
        name: "read about convoys",
        words: &["convoy", "convoys", "ferry", "transport"],
        heard: &["how convoy", "how do convoy work", "how army across|over|by sea|water", "how transport|carry|ship army"],
        says: Text("Fleets at sea carry an army from coast to coast. Both need an order:\n\n  F NTH C A LON - NWY   the fleet convoys\n  A LON - NWY           the army moves\n\nWith several fleets, each says the same. HELP ORDERS has all orders."),
        next: Show(""),
    },
    Request {
        name: "read about retreats",
        words: &["retreat", "retreats", "retreating", "dislodged"],
        heard: &["how|where retreat", "how do retreat work"],
        says: Text("A dislodged unit retreats in a separate phase. Reply to the results e-mail:\n\n  A VIE - BOH     retreats to Bohemia\n  A VIE DISBAND   leaves the board\n\nThe form shows where it can go. RETREAT A VIE - BOH, sent with your moves, waits until then (HELP WILLS). HELP ORDERS has all orders. (The clock of retreats is a game setting: HELP SET RETREAT.)"),
        next: Show(""),
    },
    Request::explained(&["disband", "disbands"], Text("A VIE DISBAND takes a dislodged unit off the board. In winter, REMOVE A VIE removes a unit when you have too many. HELP ORDERS has all orders.")),
    Request {
        name: "read about builds",
        words: &["build", "building", "new unit", "adjust", "adjustment", "adjustments", "winter"],
        heard: &["when|how|where can i|we build", "when|how build", "how do build work", "how many unit build", "how|where get new unit|army|fleet"],
        says: Text("In winter, a power with more centres than units builds in its free home centres. A power with fewer removes units:\n\n  BUILD A VIE\n  REMOVE F TRI\n  WAIVE            builds nothing\n\nSent with your moves, BUILD A VIE waits until then (HELP WILLS). HELP ORDERS has all orders. (The clock of winter is a game setting: HELP SET ADJUST.)"),
        next: Show(""),
    },
    Request::explained(&["remove", "removes", "removal"], Text("In winter, a power with more units than centres removes some: REMOVE F TRI. HELP ORDERS has all orders.")),
    Request::explained(&["waive", "waives", "pass"], Text("In winter, WAIVE leaves a build undone. HELP ORDERS has all orders.")),
    Request::explained(&["order", "my order", "spelling", "example", "examples", "army", "armies", "fleet", "fleets", "unit", "units", "coast", "coasts"], Topic("orders")),
    Request::explained(&["province", "provinces", "names", "abbreviation", "abbreviations", "places"], Text("GET MAP STANDARD lists the provinces with their names, abbreviations and borders. GET MAP also takes the name of another variant, or of your game.")),
    Request::explained(&["bounce", "bounced", "standoff", "conflict", "cut", "why did it fail"], Text("Units of equal strength that go to the same place all stay where they were. A unit that is attacked gives no support. The results explain your failed orders below the line Why:, and WHY unit explains any order.")),
    Request::explained(&["blind game", "fog", "fog of war", "hidden", "sight", "see", "scout", "kriegspiel"], Topic("blind")),
    Request::explained(&["spy", "spies"], Text("Diplomacy has no spies here. In a blind game, units and centres see for their power: HELP BLIND.")),
    Request::explained(&["victory", "win", "winner", "centre", "centres", "center", "centers", "supply center", "supply centre"], Text("A power that holds a supply centre after Fall owns it. The first power with enough of them wins: 18 on the standard board. LIST game shows the number, and each power's centres. A game can also end by votes: HELP SET DRAW, HELP SET CONCEDE.")),
];
