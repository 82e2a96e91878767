//! The policies, as a table: rulings first, then options.
use super::{Choice, Edition, Policy};

const SWITCH: &[Choice] = &[Choice { word: "off", help: " No." }, Choice { word: "on", help: " Yes." }];

/// Makes an enum, a field of [`Policies`] and an entry of [`POLICIES`] from every row.
macro_rules! policies {
    ($(
        $(#[doc = $help:literal])+
        $field:ident $name:literal: $kind:ident, datc $datc:literal {
            $(#[doc = $first_help:literal])+
            $first:ident $first_word:literal,
            $($(#[doc = $choice_help:literal])+ $choice:ident $word:literal,)*
        }
        $(in $edition:ident: $bundled:ident;)*
    )+
    switches {$(
        $(#[doc = $switch_help:literal])+
        $switch:ident $switch_name:literal;
    )+}) => {
        $(
            $(#[doc = $help])+
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
            pub enum $kind {
                $(#[doc = $first_help])+
                #[default]
                $first,
                $($(#[doc = $choice_help])+ $choice,)*
            }
        )+

        /// One choice of each kind: the rules that a game is played by.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct Policies {
            $($(#[doc = $help])+ pub $field: $kind,)+
            $($(#[doc = $switch_help])+ pub $switch: bool,)+
        }

        impl Policies {
            /// The bundle of a rulebook, or of a judge.
            pub fn edition(edition: Edition) -> Self {
                let mut policies = Self::default();
                $($(if edition == Edition::$edition { policies.$field = $kind::$bundled; })*)+
                policies
            }
        }

        /// Every policy, in the order in which they are listed.
        pub const POLICIES: &[Policy] = &[$(Policy {
            name: $name,
            help: concat!($($help),+),
            datc: $datc,
            choices: &[
                Choice { word: $first_word, help: concat!($($first_help),+) },
                $(Choice { word: $word, help: concat!($($choice_help),+) },)*
            ],
            get: |policies| policies.$field as usize,
            set: |policies, index| {
                const ALL: &[$kind] = &[$kind::$first, $($kind::$choice),*];
                policies.$field = ALL[index];
            },
        },)+ $(Policy {
            name: $switch_name,
            help: concat!($($switch_help),+),
            datc: "",
            choices: SWITCH,
            get: |policies| usize::from(policies.$switch),
            set: |policies, index| policies.$switch = index == 1,
        }),+];
    };
}

policies! {
    /// The result of a convoy that disrupts itself.
    paradox "convoy-paradox": Paradox, datc "4.A.2" {
        /// Szykman's rule: the convoying fleets of the paradox hold, so their armies stay.
        Szykman "szykman",
        /// All moves that are part of the paradox fail.
        AllHold "all-hold",
        /// A convoyed army cuts no fleet's support of an action in water from which a fleet convoys.
        NoCutInWater "no-cut-in-water",
        /// A convoyed army cuts no support of an attack on a fleet that its own convoy needs. Anything still undecided
        /// follows Szykman's rule.
        NoCut "no-cut",
    }
    in R1971: NoCut; in R1982: NoCutInWater; in R2000: NoCut; in R2023: NoCut;

    /// When a convoy that has several routes is disrupted.
    routes "convoy-routes": Routes, datc "4.A.1" {
        /// When none of its routes is left complete.
        One "one",
        /// As soon as one of its routes is broken.
        Every "every",
    }
    in R1971: Every;

    /// When an army goes by sea to a place that it could also reach by land.
    adjacent_convoy "adjacent-convoy": AdjacentConvoy, datc "4.A.3" {
        /// When its order says "via", or when one of its power's own fleets on a route is ordered to convoy it. Then it is
        /// sent by convoy even if other fleets of the route are not ordered to help.
        Intent "intent",
        /// When it is ordered to change places with a unit, and any complete convoy carries it.
        Swap "swap",
        /// Only when its order says "via".
        Via "via",
    }
    in R1971: Swap;

    /// What happens to a move to an adjacent place that is sent by convoy (see adjacent-convoy) when the convoy is
    /// missing or broken. Missing (no complete chain of fleets is ordered) and broken (a fleet is dislodged) mean the
    /// same.
    broken_via "broken-via": BrokenVia, datc "4.A.3" {
        /// It fails, and meets no unit head to head: one that comes the other way attacks a unit that stays, and
        /// supports for the move do not defend that unit.
        Fails "fails",
        /// It goes by land, and meets a unit that comes the other way head to head.
        Land "land",
    }
    in R1971: Land; in Njudge: Land;

    /// Whether a convoyed attack cuts a support that is aimed at the place that the army came from.
    convoyed_cut "convoyed-cut": ConvoyedCut, datc "4.A.4" {
        /// It does not.
        NotCut "not-cut",
        /// It does.
        Cut "cut",
    }

    /// Whether a unit may retreat to where its attacker came from by convoy.
    convoyed_retreat "convoyed-retreat": ConvoyedRetreat, datc "4.A.5" {
        /// It may.
        Allowed "allowed",
        /// It may not.
        Barred "barred",
    }
    in R1971: Barred; in R1982: Barred; in R2000: Barred; in Njudge: Barred;

    /// What a written convoy route means.
    written_route "written-route": WrittenRoute, datc "4.A.6" {
        /// The army takes that route only.
        Binding "binding",
        /// Nothing: it takes any route.
        Ignored "ignored",
        /// The army takes that route only, and no army goes by sea without a written route.
        Required "required",
    }
    in R1971: Ignored; in R1982: Ignored; in R2000: Ignored; in R2023: Ignored; in Njudge: Required;

    /// What happens to a fleet's move that names no coast when it could reach two.
    open_coast "open-coast": OpenCoast, datc "4.B.1" {
        /// It is refused at entry, and fails.
        Fails "fails",
        /// It goes to the first of the coasts.
        First "first",
    }
    in Njudge: First;

    /// What happens to a fleet's move that names no coast when it could reach only one.
    only_coast "only-coast": OnlyCoast, datc "4.B.2" {
        /// It goes there.
        Taken "taken",
        /// It fails.
        Fails "fails",
    }

    /// What happens to a support for a fleet's move that does not name the coast (with a wrong coast it is void).
    support_coast "support-coast": SupportCoast, datc "4.B.4" {
        /// It counts.
        Optional "optional",
        /// It is void.
        Required "required",
    }

    /// What happens to an order that names a wrong or unnecessary coast, of its unit or of an army's goal.
    idle_coast "idle-coast": IdleCoast, datc "4.B.5, 4.B.6" {
        /// The coast is ignored.
        Ignored "ignored",
        /// The order is void.
        Void "void",
    }

    /// What happens to a fleet that is built without naming one of several coasts.
    build_coast "build-coast": BuildCoast, datc "4.B.7" {
        /// It is refused.
        Refused "refused",
        /// It is built on the first of the coasts.
        First "first",
    }
    in Njudge: First;

    /// What happens to an order that calls an army a fleet, or a fleet an army.
    wrong_kind "wrong-kind": WrongKind, datc "4.C.2" {
        /// It is refused at entry, and void.
        Refused "refused",
        /// The word is ignored.
        Ignored "ignored",
    }

    /// Which of two orders to one unit stands.
    twice "twice": Twice, datc "4.D.3" {
        /// The last one.
        Last "last",
        /// The first one.
        First "first",
    }

    /// Which units are removed when a power does not choose.
    removal "removal": Removal, datc "4.D.8" {
        /// Those farthest from any centre that it owns, by land and sea alike, a wing by air; of equally distant units,
        /// fleets before wings, wings before armies, then by the alphabet.
        Owned "owned",
        /// Those farthest from its home centres, a fleet by sea, a wing by air, an army by land and sea; of equally
        /// distant units, fleets before wings, wings before armies, then by the alphabet.
        Home "home",
        /// Those farthest from its home centres, a fleet by sea, a wing by air, an army by land, and by sea only over
        /// water where fleets stand, in one step from coast to coast; of equally distant units, fleets before wings,
        /// wings before armies, then by the alphabet. (Realpolitik.)
        Convoy "convoy",
    }
    in R1971: Home; in R1982: Home; in R2000: Home; in Njudge: Home;

    /// What happens to an order that cannot be carried out, no matter what others do.
    impossible "impossible": Impossible, datc "4.E.1" {
        /// It is refused at entry, and the unit holds.
        Refused "refused",
        /// It is taken as written: a unit that is ordered to go where it cannot go cannot be supported to hold.
        AsWritten "as-written",
    }

    /// Where units are built.
    builds "builds": Builds, datc "" {
        /// In the home centres that the power still owns.
        Home "home",
        /// In any centre that it owns, as long as one of them is one of its home centres.
        OneHome "one-home",
        /// In any centre that it owns.
        Any "any",
        /// In centres that it has chosen as its homes: as many as it has homes on the board. It can give them up, and
        /// choose others, in adjustments.
        Chosen "chosen",
    }

    /// Who wins when enough centres are held.
    victory "victory": VictoryRule, datc "" {
        /// The power that has the most, and more than any other.
        Most "most",
        /// Every power that has enough.
        All "all",
        /// Every power of a team whose members have enough together.
        Team "team",
        /// The player whose own power stands in a home centre of the other player's own power (for intimate games).
        Capture "capture",
    }

    /// When a unit may become one of another kind (or a fleet change its coast) instead of doing anything else.
    transform "transform": Transform, datc "" {
        /// Never.
        Never "never",
        /// In movement.
        Move "move",
        /// In adjustments.
        Build "build",
        /// In both.
        Both "both",
    }

    /// Where a unit may become one of another kind.
    transform_where "transform-where": TransformWhere, datc "" {
        /// In a home centre of its power.
        Home "home",
        /// In any centre that its power owns, as long as one of them is a home centre.
        One "one",
        /// In any centre that its power owns.
        Any "any",
        /// Anywhere on land.
        Anywhere "anywhere",
    }

    /// In a blind game: what the units of a power see of foreign units in their own province and in those next to it.
    /// A player always learns when one of their units meets another, and which unit takes its place.
    units_see "units-see": UnitsSee, datc "" {
        /// All of them. (The classic judge, and the DPjudge's BLIND.)
        All "all",
        /// Armies see armies, and fleets see fleets. (The DPjudge's UNITS_SEE_SAME.)
        Same "same",
        /// Armies see fleets, and fleets see armies. (The DPjudge's UNITS_SEE_OTHER.)
        Other "other",
        /// None but those that took their place. (The DPjudge's NO_UNITS_SEE.)
        None "none",
    }

    /// In a blind game: from which centres a power sees their own province and those next to it.
    centres_see "centres-see": CentresSee, datc "" {
        /// From those that it owns, and from its home centres, even if it has lost them.
        All "all",
        /// From those that it owns. (The classic judge, and the DPjudge's OWN_SCS_SEE.)
        Own "own",
        /// From its home centres, even if it has lost them. (The DPjudge's BLIND.)
        Home "home",
        /// From none. (The DPjudge's NO_SCS_SEE.)
        None "none",
    }

    /// In a blind game: whose centres a power knows besides its own.
    centres_seen "centres-seen": CentresSeen, datc "" {
        /// Those in provinces that it sees. (The DPjudge's BLIND.)
        Sight "sight",
        /// All, as everybody does. (The classic judge's BCENTRES.)
        All "all",
        /// None. (The classic judge's NO BCENTRES, and the DPjudge's SEE_NO_SCS.)
        Own "own",
    }

    switches {
        /// Fog of war: a player sees only their own units and centres, and what is in or next to these (see units-see,
        /// centres-see, centres-seen and hidden-units). Observers see none of it, and GMs see everything; when the game has a
        /// winner, everybody sees all.
        blind "blind";
        /// In a blind game: foreign units are never seen, only met. (The DPjudge's SEE_NO_UNITS.)
        hidden_units "hidden-units";
        /// A centre in which a power's unit has stood from one count of centres to the next becomes its home.
        home_transfer "home-transfer";
        /// A power may remove any units in adjustments, and build others, in centres that were empty before; with
        /// "maintain" it names those that stay when it has too many.
        any_disband "any-disband";
        /// There are no retreats: a dislodged unit is disbanded.
        auto_disband "auto-disband";
        /// A unit may be disbanded in movement.
        disband "disband";
        /// The board is empty at the start, and every power first builds what it likes.
        blank_board "blank-board";
        /// Every power begins with one unit of its choice, in one of its home centres; it does not own the others until
        /// it occupies them.
        mobilise "mobilise";
        /// The year has a summer between spring and fall, in which units move.
        summer "summer";
        /// Fleets on the coast can convoy too.
        coastal_convoys "coastal-convoys";
        /// An order to convoy from or to a province without a coast is refused.
        strict_convoy "strict-convoy";
        /// In provinces that are both land and water, fleets can convoy too: on the standard board in Constantinople
        /// and Denmark.
        duality "duality";
        /// Armies carry fleets over land, as fleets convoy armies over sea.
        portage "portage";
        /// There are wings, which fly over land and sea. They do not take centres, but a centre under a foreign wing
        /// does not count for its owner.
        wings "wings";
        /// Wings carry armies as fleets do.
        airlifts "airlifts";
        /// A unit can become one of another kind even while a foreign unit attacks it.
        attack_transform "attack-transform";
        /// A power may leave the order of a unit to another power.
        proxy "proxy";
        /// Armies travel by rail where the board has railways.
        railways "railways";
        /// The power that has a unit at a canal decides which fleets pass through it. Without this option, all fleets
        /// pass.
        gateways "gateways";
        /// Some centres do not count for some powers, as the board says.
        hong_kong "hong-kong";
        /// A power that nobody plays becomes the vassal of the player who occupies all of its home centres: this player
        /// orders its units, and its centres count for the player's victory. Its homes are always given back to it.
        vassals "vassals";
        /// Units of powers without a player cannot move.
        immobile_dummies "immobile-dummies";
        /// A power that nobody commands builds armies when builds are owed to it.
        disorder_builds "disorder-builds";
        /// Every year, two players bid for the command of the powers that nobody plays: "Bid 5 France" in the
        /// adjustments. The highest bidder pays and commands for a year; equal bids win nothing. A player whose own
        /// power has a unit in a home centre of the other player's own power wins.
        intimate "intimate";
    }
}
