//! Throws dice that nobody can bend: each secret is fixed before the game, and opened afterwards.
use chancery_rules::Luck;

fn main() {
    // One secret, and a chain of a thousand links made from it. Link 0 is published before the game begins.
    let secret = Luck::new([42; Luck::BYTES]).for_game("spring");
    let published = secret.link(0).opened();

    // Turn 3 draws by name, so the order of the draws does not matter.
    let turn = secret.link(3);
    let die = turn.draw("battle|Utrecht", 0, 6) + 1;
    println!("The die for Utrecht shows {die}.");

    // With the results, the judge opens link 3. Anyone can check that it belongs to the chain, and draw again.
    let opened = Luck::new(turn.opened()).for_game("spring");
    assert_eq!(opened.links_after(published), Some(3));
    assert_eq!(opened.draw("battle|Utrecht", 0, 6) + 1, die);
}
