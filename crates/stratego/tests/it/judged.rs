//! Moves judged for programs: `chancery adjudicate --jsonl`.
use super::rules;
use chancery_stratego::jsonl::answer;
use serde_json::{Map, Value, json};

const SETUP: &str = "KDAAAAAAAADAAAAAAAAAELAAAAAAAAMBCAAAAAAA";

fn asked(board: &str, request: &Value) -> Result<Map<String, Value>, String> {
    answer(&rules(board, ""), request.as_object().unwrap())
}

#[test]
fn moves_are_judged_up_to_the_first_illegal_one() {
    let request = json!({
        "setup": { "red": SETUP, "blue": SETUP },
        "moves": ["B4-B5", "I7-I4", "B5xB10", "A4-A5"],
    });
    let said = Value::from(asked("barrage", &request).unwrap());
    assert_eq!(
        said,
        json!({
            "results": [
                { "move": "B4-B5", "legal": true, "battle": null },
                { "move": "I7-I4", "legal": true, "battle": null },
                { "move": "B5-B10", "legal": true, "battle": null },
                { "move": "A4-A5", "legal": false,
                  "why": "The piece on A4 is not yours but Red's. Pieces of yours that can move stand on J7, I4, J8, I9 and H10." },
            ],
            "winner": null,
            "end": null,
        })
    );
}

#[test]
fn strikes_and_the_ending_are_reported() {
    // Red's scout takes a flag in its way.
    let blue = "AAAAAAAAAMDDAAAAAAAAKLAAAAAAAAEBCAAAAAAA";
    let red = "DAAAAAAAAADKAAAAAAAAELAAAAAAAAMBCAAAAAAA";
    let request = json!({ "setup": { "red": red, "blue": blue }, "moves": ["A4xA7", "J8-J7"] });
    let said = Value::from(asked("barrage", &request).unwrap());
    assert_eq!(
        said["results"][0],
        json!({ "move": "A4xA7", "legal": true,
                "battle": { "attacker": "scout", "defender": "flag", "outcome": "attacker wins" } })
    );
    assert_eq!(said["results"][1]["why"], "The game is over: Red has won.");
    assert_eq!((&said["winner"], &said["end"]), (&json!("red"), &json!("flag")));
}

/// Any arrangement can be judged, and has a list of options.
#[test]
fn other_arrangements() {
    let lone = format!("D{}", "A".repeat(39));
    let moves = ["A4-A5", "J7-J6", "A5-A4", "J6-J7", "A4-A5", "J7-J6", "A5-A4"];
    let request = json!({ "setup": { "red": lone, "blue": lone }, "moves": moves });
    let said = Value::from(asked("classic", &request).unwrap());
    assert_eq!(said["results"].as_array().unwrap().len(), 7);
    assert_eq!(said["results"][6]["legal"], false);
    assert!(said["notes"][0].as_str().unwrap().starts_with("Red: The army is not complete."), "{said}");
    let mut request = request;
    request["options"] = json!({ "two-squares": "off" });
    let said = Value::from(asked("classic", &request).unwrap());
    assert_eq!(said["results"][6]["legal"], true);
}

#[test]
fn an_unreadable_position_is_refused() {
    for (request, why) in [
        (json!({}), "\"setup\" needs the letters of \"red\"."),
        (json!({ "setup": { "red": "AAA" } }), "The set-up of red has 3 letters, but a side sets up on 40 squares."),
        (json!({ "setup": { "red": "Z" } }), "\"Z\" is not a piece: A is an empty square, B to M are pieces."),
        (json!({ "setup": { "red": SETUP, "blue": SETUP } }), "\"moves\" is missing: a list such as [\"A4-A5\"]."),
        (json!({ "setup": { "red": SETUP, "blue": SETUP }, "moves": [7] }), "7 is not a move: write \"A4-A5\"."),
        (json!({ "phase": "M1" }), "\"phase\" is not known here: there are \"setup\", \"moves\" and \"options\"."),
    ] {
        assert_eq!(asked("barrage", &request).unwrap_err(), why);
    }
}
