//! IF: the evaluation time of a condition, and the lines that it controls.
use super::{ANN, IDA, JUDGE, MAX, ann, duel, ida, run, to};
use crate::world::World;

#[test]
fn the_true_branch_is_filed_and_reported() {
    let mut world = duel();
    let block = "IF ITALIAN F ION AND NOT A SER\nF ALB - ADR\nELSE IF A SER\nF ALB - GRE\nIF A GRE\nA SER H\nELSE\nA SER S F ALB - GRE\nENDIF\nELSE\nF ALB H\nENDIF";
    let reply = ann(&mut world, &format!("A BUD - SER\nA VIE - BUD\nF TRI - ALB\nPHASE F1901M\nA BUD - RUM\n{block}"));
    assert!(
        reply.contains("Kept for F1901M: A BUD - RUM IF ITALIAN F ION AND NOT A SER F ALB - ADR ELSE IF A SER"),
        "{reply}"
    );
    // The same block replaces itself.
    let reply = ann(&mut world, &format!("PHASE F1901M\n{block}"));
    assert_eq!(reply.matches("ENDIF").count(), 2, "{reply}");
    ida(&mut world, "A ROM H\nA VEN H\nF NAP - ION");
    let mail = run(&mut world);
    let told = to(&mail, ANN);
    assert!(told.contains("IF ITALIAN F ION AND NOT A SER: no, ELSE IF A SER: yes."), "{told}");
    assert!(told.contains("IF A GRE: no, so ELSE counts."), "{told}");
    assert!(
        told.contains("from the orders you sent in advance: A BUD - RUM F ALB - GRE A SER S F ALB - GRE"),
        "{told}"
    );
}

/// Above PHASE, an IF is evaluated at once.
#[test]
fn an_if_for_the_current_phase_is_evaluated_at_once() {
    let mut world = duel();
    let reply = ann(
        &mut world,
        "IF F ION\nA BUD - RUM\nELSE\nA BUD - SER\nENDIF\nIF A VIE THEN A VIE - GAL\nIF VIE\nF TRI - ADR\nENDIF",
    );
    assert!(reply.contains("In the present position: IF F ION: no, so ELSE counts. > A BUD - SER"), "{reply}");
    let longer =
        ann(&mut world, "IF VIE THEN A VIE - TYR ELSE A VIE H\nIF Russia has an army in Warsaw then A BUD - GAL");
    assert!(longer.contains("Army Vienna -> Tyrolia.") && longer.contains("Army Budapest -> Galicia."), "{longer}");
    for order in ["Army Budapest -> Serbia.", "Army Vienna -> Galicia.", "Fleet Trieste -> Adriatic Sea."] {
        assert!(reply.contains(order), "{reply}");
    }
    let reply = ann(&mut world, "STANDING ORDERS\nall hold\nEND");
    assert!(reply.contains("The line \"all hold\" is not an order. Your standing orders are unchanged."), "{reply}");
    // An order in the true branch is refused like any other.
    let reply = ann(&mut world, "IF A VIE\nA VIE - LON\nENDIF");
    assert!(reply.contains("IF A VIE: yes. > A VIE - LON ***"), "{reply}");
    assert!(reply.contains("The turn waits for you to fix the line"), "{reply}");
}

#[test]
fn a_condition_that_cannot_be_read_refuses_its_whole_block() {
    for phase in ["", "PHASE F1901M\n"] {
        for block in [
            "IF A ATLANTIS\nA BUD - SER\nENDIF",
            "IF A VIE\nA BUD - SER\nELSE IF F NOWHERE\nA BUD - RUM\nENDIF",
            "IF A VIE\nA BUD - SER\nIF (A VIE\nA VIE H\nENDIF\nENDIF",
            "IF A VIE\nA BUD - SER\nA VIE - ATLANTIS\nENDIF",
            "IF A VIE\nA BUD - SER\nRESIGN duel\nENDIF",
            "IF A VIE\nA BUD - SER\nPRESS TO I\nENDIF",
            "IF A VIE THEN A BUD - SER\nA VIE - GAL\nENDIF",
            "IF A VIE THEN A BUD - SER\nELSE\nA BUD - RUM\nENDIF",
        ] {
            let mut world = duel();
            let reply = ann(&mut world, &format!("{phase}{block}\nPHASE S1901M\nF TRI - ALB"));
            assert!(reply.contains("I have saved and filed nothing from this block."), "{block}: {reply}");
            assert!(
                reply.contains("Army Budapest, no order yet. Austria: Army Vienna, no order yet."),
                "{block}: {reply}"
            );
            assert!(reply.contains("Fleet Trieste -> Albania.") && !reply.contains("Kept for"), "{block}: {reply}");
        }
    }
}

/// A known fault of the classic judge: it carried out an e-mail that was cut off within an IF as if it were whole.
#[test]
fn a_truncated_email_is_not_read_as_complete() {
    let whole = "IF F ION\nA BUD - RUM\nELSE\nA BUD - SER\nIF A VIE\nA VIE - GAL\nENDIF\nENDIF\nSET WAIT";
    for phase in ["", "PHASE F1901M\n"] {
        for n_lines in 1..whole.lines().count() - 1 {
            let cut: Vec<&str> = whole.lines().take(n_lines).collect();
            let mut world = duel();
            let reply = ann(&mut world, &format!("F TRI - ALB\n{phase}{}", cut.join("\n")));
            assert!(reply.contains("This IF has no ENDIF. Perhaps your e-mail was cut off."), "{cut:?}: {reply}");
            assert!(
                reply.contains("Army Budapest, no order yet. Austria: Army Vienna, no order yet."),
                "{cut:?}: {reply}"
            );
            assert!(!reply.contains("Kept for"), "{cut:?}: {reply}");
        }
    }
    for (text, why) in [
        ("IF VIE\nA BUD - SER", "This IF has no ENDIF."),
        ("IF A VIE THEN A BUD - SER\nELSE\nA BUD - RUM", "This IF has no ENDIF."),
        ("STANDING ORDERS\nA BUD - SER\nA VIE H", "END is missing below your standing orders."),
    ] {
        let mut world = duel();
        let reply = ann(&mut world, text);
        assert!(reply.contains(why) && reply.contains("You owe 3 orders."), "{reply}");
        assert!(!ann(&mut world, "STATUS").contains("Standing orders"), "{text}");
    }
    // A MIME message whose last part is cut off in the middle.
    let mut world = duel();
    let body = "SIGN ON aduel secret\r\nPHASE F1901M\r\nIF F ION\r\nA BUD - RUM\r\nELSE\r\nA BUD - SER";
    let raw = format!(
        "From: {ANN}\r\nTo: {JUDGE}\r\nMessage-ID: <cut@test>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary=\"b\"\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n{body}"
    );
    world.deliver(raw.as_bytes());
    let reply = to(&world.mail(), ANN);
    assert!(reply.contains("This IF has no ENDIF. Perhaps your e-mail was cut off."), "{reply}");
    assert!(!ann(&mut world, "STATUS").contains("Kept for"));
}

/// The returned form is for the current phase, and an IF within it is not a heap of orders.
#[test]
fn blocks_within_the_form_are_not_read_as_orders() {
    let mut world = duel();
    let reply = ann(
        &mut world,
        "PHASE F1901M\nA SER - GRE\nBEGIN ORDERS\nPHASE S1901M\nF TRI - ALB\nIF F ION\nA BUD - RUM\nELSE\nA BUD - SER\nENDIF\nA VIE H\nEND ORDERS",
    );
    assert!(reply.contains("Fleet Trieste -> Albania.") && reply.contains("Army Vienna HOLD."), "{reply}");
    assert!(
        reply.contains("Army Budapest, no order yet.") && reply.contains("Kept for F1901M: A SER - GRE"),
        "{reply}"
    );
    let mut world = duel();
    let reply = ann(&mut world, "BEGIN ORDERS\nPHASE S1901M\nF TRI - ALB\nPHASE F1901M\nA BUD - SER\nEND ORDERS");
    assert!(reply.contains("Fleet Trieste -> Albania.") && reply.contains("Army Budapest, no order yet."), "{reply}");
}

/// No order can ask about the places of units that players do not see.
#[test]
fn a_blind_game_has_no_if() {
    let mut world = World::new();
    world.write(
        MAX,
        JUDGE,
        "",
        "REGISTER Max Master\nCREATE ?duel secret standard blind\nBECOME MASTER\nSET POWERS 2, PLAYERS 2\nSET NO PRESS",
    );
    for (address, name, power) in [(ANN, "Ann Other", "A"), (IDA, "Ida Italian", "I")] {
        world.write(address, JUDGE, "", &format!("REGISTER {name}\nSIGN ON ?duel secret\nSET PREFERENCE {power}"));
    }
    world.mail();
    let block = "IF F NAP\nA BUD - SER\nELSE\nA BUD - RUM\nENDIF";
    for lines in [block.to_owned(), format!("PHASE F1901M\n{block}"), format!("STANDING ORDERS\n{block}\nEND")] {
        let reply = ann(&mut world, &lines);
        assert!(reply.contains("his game hides units, so orders cannot depend on where they are."), "{reply}");
        assert!(reply.contains("You owe 3 orders.") && !reply.contains("Kept for"), "{reply}");
    }
    let reply = ann(&mut world, "PHASE F1901M\nA BUD - SER");
    assert!(reply.contains("Kept for F1901M: A BUD - SER"), "{reply}");
}
