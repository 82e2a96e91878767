//! Requests in everyday words about Conquest: the HELP texts, and the lines that answer.
use crate::NextStep::Show;
use crate::Request;
use crate::Says::{Text, Topic};

#[rustfmt::skip]
pub(super) static REQUESTS: &[Request] = &[
    Request::explained(&["order", "orders", "my order", "spelling", "example", "examples", "unit", "units", "syntax"], Topic("conquest orders")),
    Request {
        name: "get advice",
        words: &["advice", "suggestion"],
        heard: &["what should|shall|must|can|could i do|order|play", "any|some|good advice|suggestion|idea|tip"],
        says: Topic("governor"),
        next: Show("ADVISE"),
    },
    Request {
        name: "read about attacks",
        words: &["attack", "attacks", "attacking", "invade", "column"],
        heard: &["how do|can attack", "how attack", "how battle|fight work"],
        says: Text("An attack names its target, where the column comes from and, if you like, who goes:\n\n  ATTACK NBR FROM GEL\n  ATTACK NBR FROM GEL WITH 4I 3C\n\nIts attack score must be at least the defence score of the target at that moment. ODDS NBR FROM GEL shows how it would go. HELP BATTLES, HELP CONQUEST ORDERS."),
        next: Show(""),
    },
    Request::explained(&["move", "moves", "moving", "go", "march"], Text("After the battles, units go one step between your connected states:\n\n  MOVE 3I 1C FROM UTR TO NHO\n\nOne unit always stays. HELP CONQUEST ORDERS has all orders. (The clock is a game setting: HELP SET TURN.)")),
    Request {
        name: "read about buildings",
        words: &["build", "builds", "building", "buildings", "barracks", "stables", "factory"],
        heard: &["how do|can build", "how|where|when build"],
        says: Text("A city can build one building in each turn:\n\n  BUILD STABLES IN GEL\n\nFirst barracks (free), then stables (200 kg of iron), then the factory (500 kg). It can be used at once. HELP CONQUEST ORDERS has all orders."),
        next: Show(""),
    },
    Request {
        name: "read about production",
        words: &["produce", "production", "points", "infantry", "cavalry", "artillery", "army", "armies"],
        heard: &["how produce", "how production work", "how get unit|army|points"],
        says: Text("Each city has its share of your production to spend on units:\n\n  PRODUCE IN GEL 2A 1C REST I\n  PRODUCE IN ALL AUTO\n\nInfantry costs 1 point, cavalry 2, artillery 3 and 100 kg of iron. Unspent points are lost. HELP CONQUEST ORDERS has all orders."),
        next: Show(""),
    },
    Request::explained(&["salt"], Topic("fair luck")),
    Request::explained(&["threat", "risk", "surplus", "continent", "continents", "iron", "mine", "mines", "victory", "win", "winner", "city", "cities"], Topic("conquest")),
    Request::explained(&["province", "provinces", "state", "states", "names", "map"], Text("GET MAP game lists the states with their names, continents and connections. Each results e-mail lists all garrisons.")),
    Request::explained(&["why did it fail", "lapse", "lapsed"], Text("An attack lapses if its attack score is less than the defence score of the target by the time of the battle: the target may have produced units. The results say by how much. WHY state shows each battle there, round by round.")),
];
