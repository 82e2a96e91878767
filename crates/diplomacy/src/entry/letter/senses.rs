//! The words of sentences about orders, by what they do in a clause.
use super::field::Stem;
use crate::entry::grammar::phrases::Phrases;
use crate::state::UnitKind;
use std::sync::LazyLock;

/// The effect of a word or a phrase in a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sense {
    /// It asks for a kind of order.
    Asks(Stem),
    /// A unit moves, and the place may be elsewhere.
    Moves,
    /// The action of the order before: `so does Vienna`.
    Same,
    /// A unit, or units, of a kind.
    Unit(UnitKind),
    Units(Option<UnitKind>),
    /// All of them, or this many.
    Each(Option<usize>),
    /// Those without an order.
    Rest,
    /// The one without an order.
    Other,
    /// None of them.
    Neither,
    /// The unit, or the order, of the clause before.
    It,
    /// The last place, or its unit.
    Which,
    /// The place of the clause before.
    There,
    /// The place that the unit of the clause before leaves.
    ItsPlace,
    /// The next place is a goal.
    To,
    /// The next place is left.
    From,
    /// The next place helps, or is the unit.
    By,
    For,
    /// A clause ends here.
    Joint,
    /// The words after it give a reason.
    Reason,
    /// The words after it are not meant: `rather than Tyrolia`.
    Unlike,
    /// An order of the writer's own may come first: `once Venice is off to Trieste`.
    Time,
    /// It is for another time.
    Later,
    /// It is not decided yet.
    Undecided,
    /// It depends on something, or is only a thought.
    Unsure,
    /// The same, but it matters only with a place.
    Muses,
    /// Somebody says something.
    Says,
    Said,
    /// A verb between a place and what is said of it: `is`, `looks`.
    Is,
    /// It replaces what is before it.
    Corrects,
    /// The men of a unit, of either kind: `the lads in Liverpool`.
    Men,
    /// Like the clause before: `Berlin too`.
    Too,
    /// The last place before, or the first one of its clause: `the latter goes to Syria`.
    Latter,
    Former,
    /// Nothing.
    Small,
}

use Sense::{
    Asks, By, Corrects, Each, For, Former, From, Is, It, ItsPlace, Joint, Later, Latter, Men, Moves, Muses, Neither,
    Other, Reason, Rest, Said, Same, Says, Small, There, Time, To, Too, Undecided, Unit, Units, Unlike, Unsure, Which,
};

/// All phrases, by their sense. Words that are not here are unknown, and a clause may have only a few of them.
#[rustfmt::skip]
pub(super) static SENSES: LazyLock<Phrases<Sense>> = LazyLock::new(|| {
    const ARMY: UnitKind = UnitKind::Army;
    const FLEET: UnitKind = UnitKind::Fleet;
    let rows: &[(Sense, &[&'static str])] = &[
        (Asks(Stem::Hold), &[
            "sits out", "sits this out", "sits this one out", "sits this turn out", "h", "as it is", "as they are", "hold the fort",
            "holds the fort", "keeps watch", "keep watch", "keeps quiet", "keep quiet", "stays quiet", "stay quiet", "keeps guard",
            "stands guard", "stand guard", "stays on guard", "in port", "in harbour", "in harbor", "at anchor", "frozen in", "frozen",
            "digs in", "dig in", "no sailing", "hunkers down", "hunker down", "nap", "sleeps", "sleep", "sitting", "sits", "sit",
            "standing", "staying", "stationary", "parked", "idle", "dont move", "do not move", "doesnt move", "does not move",
            "is not moving", "isnt moving", "isnt going anywhere", "not go anywhere", "doesnt go anywhere", "not to move", "not move",
            "on guard", "stands by", "stand by", "is not going anywhere", "not going anywhere", "rests", "a rest", "a break", "sit tight",
            "sits tight", "sitting tight", "doesnt budge", "does not budge", "wont budge", "isnt budging", "alone", "halt", "haelt",
            "bleibt", "resta", "reste", "tient", "queda", "mantiene", "houdt", "blijft", "tiene", "waiting", "wait", "waits", "stuck",
            "still", "stand fast", "stands fast", "stand firm", "stands firm", "stand pat", "stands pat", "stay as is", "as is",
            "hold fast", "hold firm", "holds firm", "holds fast", "hold the line", "holds the line", "hold its ground", "hold ground",
            "hold station", "holds station", "hold their ground", "hold their positions", "hold tight", "holds tight", "do nothing",
            "doing nothing", "does nothing", "keep holding", "keeps holding", "goes nowhere", "go nowhere", "going nowhere", "no moves",
            "sit still", "sitting still", "stay there", "stays there", "no movement", "no move", "no action", "nothing doing", "keeping",
            "leave it be", "leave it there", "leave it alone", "leave them there", "leave them be", "does not leave", "doesnt leave",
            "not to leave", "wont leave", "will not leave", "never leaves", "mount guard", "mounts guard", "guards the harbour", "chill",
            "chills", "chilling", "lies at anchor", "lie at anchor", "swing at anchor", "swings at anchor", "rides at anchor",
            "ride at anchor", "hang around", "hangs around", "hang about", "hangs about", "hang on", "hangs on", "on station", "on duty",
            "on watch", "its ground", "her ground", "their ground", "naps", "snoozes", "dozes", "idles", "relaxes", "slumbers",
            "takes a rest", "dont touch", "do not touch", "not touch", "no need for", "no reason for", "may rest", "can rest",
            "shall rest", "should rest", "to rest", "the spring off", "the fall off", "the autumn off", "the day off", "the turn off",
            "the season off", "the year off", "time off", "stays in", "stay in", "stays in port", "stay in port", "stays in harbour",
            "stay in harbour", "stays in harbor", "stay in harbor", "guards the capital", "guards the city", "guards the coast",
            "guards the border", "guard the capital", "guards home", "guard home", "protects the capital", "defends the capital",
            "watches the border", "mans the walls", "minds the shop", "mind the shop", "minds its own business", "a nap", "quiet season",
            "quiet turn", "feet up", "take it easy", "takes it easy", "where it is", "where they are", "where they stand", "where he is",
            "where she is", "in place", "stop where", "stops where", "at home", "just where", "exactly where", "right where",
            "in its barracks", "in barracks", "takes the day off", "takes a breather", "lies low", "lie low", "loiters", "loiter",
            "lingers", "linger", "sticks around", "stick around", "bides its time", "keeps still", "keep still", "keeps put", "keep put",
            "sits put", "hold position", "holds position",
        ]),
        (Asks(Stem::Help), &[
            "in support of", "in support", "backing", "backs", "backed", "aided", "aiding", "assisted", "assisting", "assists", "helping",
            "helped", "with help from", "with a little help from", "with some help from", "with the help of", "with the support of",
            "with support from", "with the aid of", "sees to it that", "see to it that", "makes sure that", "make sure that",
            "with backing from", "support from", "backing from", "help from", "has its back", "have its back", "has his back",
            "have his back", "has her back", "have her back", "got its back", "has their back", "have their back", "bolsters", "bolster",
            "props up", "prop up", "shore up", "shores up", "lends a hand", "lend a hand", "lends", "lend", "supportedby", "aids", "aid",
            "support", "supports", "supporting", "supported",
        ]),
        (Asks(Stem::Carry), &["convoyedby"]),
        (Moves, &[
            "to sea", "put to sea", "puts to sea", "needs to be", "needs to go", "need to go", "need to be", "fill", "fills", "fills in",
            "fill in", "pop", "pops", "stroll", "strolls", "trot", "trots", "nip", "nips", "roll", "rolls", "sets off", "set off", "gets",
            "ends up", "end up", "makes for", "make for", "moves in", "move in", "moves on", "moves up", "advances on", "marches on",
            "transits", "ventures", "venture", "wanders", "wander", "crawls", "rushes", "rush", "dashes", "dash", "charges", "charge",
            "raids", "raid", "assault", "assaults", "pounce", "pounces", "liberate", "liberates", "claim", "snatch", "snatches", "steal",
            "steals", "nab", "nabs", "target", "targets", "reposition", "repositions", "turn", "turns", "steer", "steers", "cruise",
            "cruises", "float", "floats", "row", "rows", "drive", "drives", "ride", "rides", "climb", "climbs", "descend", "descends",
            "go", "goes", "going", "gone", "move", "moves", "moving", "march", "marches", "marching", "sail", "sails", "sailing", "head",
            "heads", "headed", "heading", "attack", "attacks", "attacking", "advance", "advances", "advancing", "proceed", "proceeds",
            "enter", "enters", "entering", "take", "takes", "taking", "walk", "walks", "drop", "drops", "fall", "falls", "pull", "pulls",
            "put", "send", "sends", "sending", "bring", "brings", "get", "come", "comes", "coming", "push", "pushes", "slide", "slides",
            "shift", "shifts", "shifted", "transfer", "transferred", "grab", "grabs", "hit", "hits", "invade", "invades", "swim", "swims",
            "cross", "crosses", "occupy", "occupies", "visit", "visits", "land", "lands", "hop", "hops", "run", "runs", "jump", "jumps",
            "join", "joins", "storm", "storms", "creep", "creeps", "sneak", "sneaks", "slip", "slips", "step", "steps", "bound", "off",
            "is ordered", "are ordered", "to be moved", "gets moved", "is moved", "is sent", "knocking", "goes in", "go in", "get in",
            "comes in", "the one going", "travel", "travels", "withdraw", "withdraws", "steam", "steams", "set sail", "sets sail", "chase",
            "chases", "seize", "seizes", "capture", "captures", "conquer", "conquers", "relocate", "relocates", "redeploy", "redeploys",
            "deploy", "deploys", "return", "returns", "sailed", "clear out", "clears out", "advance upon", "advances upon", "press on",
            "presses on", "sweep", "sweeps", "strike", "strikes", "follow", "follows", "following", "stir", "stirs", "budge", "budges",
            "swing", "swings", "swoop", "swoops", "shuffle", "shuffles", "weigh anchor", "weighs anchor", "drops anchor in",
            "drop anchor in", "comes round", "is where i want", "is where i would like", "is where id like", "is where",
            "is to be reached", "is to be taken", "gonna", "sortie", "sorties", "sally", "sallies", "dart", "darts", "hurry", "hurries",
            "scurry", "scurries", "wheel", "wheels", "has a look at", "have a look at", "takes a look at", "takes a stab at", "tries for",
            "try for", "has a go at", "have a go at", "pays a visit to", "drops in on", "calls on", "contests", "contest", "backs up into",
            "backs into", "backs off to", "better placed", "better off", "could be found in", "could be moved", "could be sent",
            "could be put", "could be shifted", "could be placed", "is going", "are going", "is headed", "is heading", "is moving",
            "is off", "is coming", "is on its way", "is marching", "is sailing", "is bound", "leave port", "leaves port", "still goes",
            "still go", "still moves", "still move", "still heads", "still marches", "still sails", "still going", "paying", "pays",
            "reaches", "reach",
        ]),
        (Same, &[
            "so does", "so do", "so will", "so should", "as does", "as do", "same for", "same goes for", "the same goes for", "ditto",
            "ditto for", "likewise", "does likewise", "does the same", "do the same",
        ]),
        (Men, &[
            "friends", "fellows", "folk", "folks", "mates", "comrades", "corps", "legion", "legions", "brigade", "regiment", "regiments",
            "crowd", "bunch", "gang", "contingent", "troops", "lads", "guys", "boys", "soldiers", "men", "infantry", "chaps", "forces",
            "garrison", "division", "force", "crew", "sailors",
        ]),
        (Too, &["too", "as well", "aswell"]),
        (Unit(ARMY), &["army", "armee", "armata", "armia", "arme", "ejercito", "esercito", "exercito", "leger"]),
        (Unit(FLEET), &[
            "fleet", "boat", "ship", "navy", "ships", "boats", "flotilla", "squadron", "armada", "vessel", "vessels", "warships", "flotte",
            "flota", "flotta", "vloot", "frota",
        ]),
        (Units(Some(ARMY)), &["armies"]),
        (Units(Some(FLEET)), &["fleets"]),
        (Units(None), &["units", "pieces"]),
        (Each(None), &["all", "everything", "everyone", "everybody", "all of them", "all of my", "each", "every"]),
        (Each(Some(2)), &["both", "both of them", "both of my", "the two"]),
        (Each(Some(3)), &["all three", "all 3", "all three of", "all three of my", "all three of them"]),
        (Each(Some(4)), &["all four", "all 4", "all four of my", "all four of them"]),
        (Rest, &[
            "rest", "others", "everything else", "everyone else", "everybody else", "all else", "all others", "all the others",
            "all the rest", "remaining", "all remaining", "all other", "the other two", "other two", "the other three", "all the other",
            "anything else", "anyone else", "elsewhere", "otherwise", "every other",
        ]),
        (Other, &[
            "the southern one", "the northern one", "the western one", "the eastern one", "other", "other one", "the other",
            "the other one", "second one", "the last one", "the remaining one", "last one",
        ]),
        (Neither, &[
            "neither", "neither of them", "neither of my", "nothing", "nobody", "none of them", "none of my", "no one", "noone", "no unit",
            "no units", "no army", "no fleet",
        ]),
        (It, &["it", "this", "that", "them", "itself", "theirs", "the landing", "the attack", "the move", "the convoy"]),
        (Which, &["which", "who"]),
        (Latter, &["the latter", "the latters", "latter", "latters"]),
        (Former, &["the former", "the formers"]),
        (There, &["there", "in there", "into there", "thither"]),
        (ItsPlace, &[
            "its place", "his place", "its spot", "the gap", "fills the gap", "takes its place", "takes its place in", "replaces it",
            "replace it", "its old spot", "in its place", "in its stead", "behind it", "right behind", "in behind", "in behind it",
            "after it", "behind", "right behind it", "close behind", "its berth", "its shoes", "it leaves", "it leaves behind", "fills it",
            "fill it", "refills it", "it vacates", "it abandons", "it has left", "the vacated spot", "the vacated place", "the empty spot",
            "fill the hole", "fills the hole", "filling the hole", "filling the gap", "fill the gap", "plugs the gap", "plug the gap",
            "plugs the hole", "plug the hole", "fills in for", "followed by", "is followed by", "replaced by", "be replaced by",
            "is replaced by", "being replaced by", "is replaced", "be replaced", "its place is taken by", "to make way for",
            "to make room for", "making way for", "making room for",
        ]),
        (To, &[
            "to", "into", "on", "onto", "towards", "toward", "upon", "nach", "ins", "vers", "naar", "till", "til", "verso", "replacing",
            "replaces", "replace", "takes over", "take over", "taking over", "for the win in", "in the direction of", "destination",
            "bound for", "against", "inside", "as far as", "to come in", "to come into", "to come to",
        ]),
        (From, &["from", "out of", "von", "aus", "depuis", "desde", "uit", "fran", "leaves", "leave", "leaving"]),
        (By, &["by", "with", "w", "via", "using", "use"]),
        (For, &["for", "as for", "heads for", "leaves for", "goes for", "go for", "head for"]),
        (Joint, &[
            "and", "then", "but", "while", "whilst", "so", "plus", "after", "und", "et", "och", "though", "y", "though the", "meanwhile",
            "also", "hence", "therefore", "thus", "n", "whereupon", "whereas",
        ]),
        (Reason, &[
            "because", "since", "in case", "so that", "so i can", "so i could", "so it can", "as agreed", "as promised", "as always",
            "as usual", "as ever", "as expected", "as per", "as discussed", "as planned", "as requested", "like everybody",
            "like everyone", "cos", "cause", "coz", "bc", "to keep", "to cover", "to protect", "to guard", "to defend", "to prevent",
            "to stop", "to block", "in order to", "just to", "for some", "for reasons", "for the wine", "given that", "thanks to", "lest",
            "as part of", "in exchange for", "in return for", "so we can", "so he", "so they", "as he", "as they", "as i", "as we",
            "as every", "as every french", "as russia", "as turkey", "as italy", "as france", "as germany", "as england", "as austria",
            "hoping", "despite", "even though", "even if", "although", "no matter", "whatever", "regardless", "to let", "to free",
        ]),
        (Unlike, &[
            "forget what i said about", "forget what i wrote about", "forget what i told you about", "ignore what i said about",
            "never mind what i said about", "ignore what i wrote about", "rather than", "as opposed to", "in preference to",
            "i know i said", "i know i wrote", "forget", "scrap", "scratch", "not to", "not by", "not from", "not with", "and not by",
            "and not from", "and not to", "and not with", "instead of",
        ]),
        (Time, &["once", "when", "as soon as", "the moment", "now that", "the minute", "except", "except for", "apart from"]),
        (Later, &[
            "later", "tomorrow", "tmrw", "tmw", "tomo", "tonight", "tonite", "tbd", "tba", "to be decided", "to be confirmed",
            "to be announced", "still to be decided", "still undecided", "not yet decided", "stays the same", "stay the same", "unchanged",
            "as before", "to follow", "will follow", "order follows", "orders follow", "order coming", "orders coming", "own order",
            "will come", "separate mail", "separately", "ill decide", "decide later", "sort out", "hear about", "write about", "from me",
            "after dinner", "weekend", "one day", "someday", "some day", "next year", "next turn", "in the fall", "this fall maybe",
            "eventually", "afterwards", "in autumn", "in due course", "pending", "comes later", "when im", "when i get", "once im",
            "when i have", "to come", "ill mail", "ill send", "ill write", "will send", "will write", "will mail", "in a separate",
        ]),
        (Undecided, &[
            "undecided", "dont know", "do not know", "still thinking", "thinking about", "not decided", "havent decided", "still open",
            "no idea", "unsure", "sleep on", "cant decide", "pondering",
        ]),
        (Unsure, &[
            "maybe", "perhaps", "imagine", "suppose", "supposing", "wonder", "wondering", "let you know", "sleep on it", "my mind",
            "and you", "eject", "ejects", "nothing yet", "nothing to", "nothing new", "have nothing", "got nothing", "still talking",
            "still waiting", "still negotiating", "no orders", "not sure", "joke", "joking", "kidding", "pretend", "as if", "what if",
            "how about", "what about", "only if", "as long as", "on condition", "on the condition", "rulebook", "story of", "back again",
            "in theory", "theoretically", "hypothetically", "thinking aloud", "thinking out loud", "remind me", "who will", "who moves",
            "why does", "why do",
        ]),
        (Muses, &[
            "might", "may", "torn", "wish", "dream", "dreaming", "considering", "thinking of", "tempted", "toying", "rumour", "rumours",
            "rumor", "rumors", "example", "stay out of", "stays out of", "keep out", "keeps out", "staying out of", "keep out of",
            "not yet", "would have", "could have", "might have", "should have gone", "i would only", "id only", "only send", "mistake",
            "regret", "offer", "propose", "proposal", "in exchange", "in return", "agreed", "deal", "in mind to", "sooner or later",
            "better than", "the odds", "bet", "guess", "prefer", "preferred", "debating", "deciding", "hesitating", "hmm hmm",
            "one option", "option", "options", "alternatively", "an idea", "far", "too far", "always", "usually", "often", "normally",
            "typically", "loves", "love", "hates", "hate", "fears", "envies", "resembles", "deserves", "would be", "could be", "leaning",
            "inclined", "borders", "bordering", "neighbours", "neighbors", "between", "near", "next to", "beside", "adjacent", "connected",
            "trouble", "problem", "question", "story", "map shows", "worried", "intention", "assume", "in every", "bus", "train", "ferry",
            "flight", "plane", "airport", "hotel", "museum", "university", "restaurant", "best move", "than", "eat my hat",
            "everyone knows", "everybody knows", "opening is", "is called", "how far", "what a", "ever",
        ]),
        (Says, &[
            "says", "say", "thinks", "thinking", "wants", "want me", "wants me", "suggests", "suggestion", "writes", "tells", "asks",
            "hopes", "expects", "proposes", "claims", "swears", "insists", "demands", "tell", "ask", "forward", "inform", "quote",
            "quoting", "recommends", "advises", "promises", "promise", "offers", "believes", "reads", "predicts", "hear", "hears",
            "expect", "hope", "explain",
        ]),
        (Said, &[
            "said", "told", "asked", "wrote", "suggested", "proposed", "offered", "insisted", "swore", "claimed", "begged", "convinced",
            "heard", "mentioned", "warned", "begs", "dreamed", "dreamt", "announced",
        ]),
        (Is, &["is", "are", "looks", "look", "needs", "need", "seems", "belongs", "am"]),
        (Corrects, &[
            "no wait", "no sorry", "scrap that", "forget that", "ignore that", "wrong", "that was wrong", "my mistake", "i mean",
            "i meant", "make that", "make it", "scratch that", "strike that", "oops", "whoops", "sorry", "nah", "actually", "or rather",
            "rather", "correction", "wait no", "no make that", "err",
        ]),
        (Small, &[
            "der", "die", "das", "im", "en", "la", "le", "el", "il", "het", "in", "at", "of", "the", "my", "our", "a", "an", "i", "ill",
            "unit", "its", "will", "should", "must", "would", "could", "can", "shall", "let", "lets", "make", "have", "has", "id",
            "better", "out", "up", "down", "over", "back", "again", "want", "order", "orders", "change", "changes", "one", "just", "we",
            "now", "well", "own", "ive", "what i want is", "where i want", "where", "to be", "be moved", "would like", "should like",
            "yet", "for now", "for the moment", "at the moment", "right now", "like to", "be so kind as", "so kind as", "id like",
            "i like", "would you", "could you", "can you", "you be", "will you", "do", "does", "if you please", "if you would",
            "if you will", "if you dont mind", "if possible", "as soon as possible", "if thats ok", "if i may", "believe it or not",
            "if thats okay", "like it or not", "more or less", "or so", "when you can", "once again", "for once", "once more", "at once",
            "when possible", "if you can", "when you get a chance", "whether you like it or not", "if you could", "if its not too late",
            "if not too late", "job", "goal", "away", "across", "along", "straight", "right", "to the coast", "no other moves",
            "no other orders", "no other order", "nothing else", "what i would like is", "what id like is", "i wish to", "wish to",
            "has got to", "have got to", "ive got to", "got to", "would be grateful", "would be great if you", "would be nice if you",
            "be grateful", "appreciate it", "it is", "so far", "no change", "no change for", "no changes", "only", "here goes nothing",
            "here goes", "this turn", "this time", "this season", "this spring", "this fall", "this year", "today", "here", "please",
            "pls", "s il vous plait", "sil vous plait", "svp", "bitte", "danke", "merci", "por favor", "grazie", "per favore",
            "and thank you", "thank you", "thanks", "thx", "ta", "cheers", "lol", "haha", "hehe", "obviously", "of course", "final answer",
            "that is", "ie", "i e", "instead", "home", "believe me", "trust me", "again please", "spring", "judge", "at all", "all this",
            "all that", "of all", "first of all", "after all", "supposed to", "amend", "forgot to say", "that is to say", "first",
            "finally", "lastly", "id say", "i would say", "i suppose", "i guess", "i reckon", "i believe", "had best", "is meant to",
            "are meant to", "is intended to", "where the fleet was", "where the army was", "where it was", "off you go", "no orders for",
            "respectively", "north", "south", "east", "west", "northwards", "southwards", "eastwards", "westwards", "with you",
            "might as well", "may as well", "next", "be", "being", "as to", "as regards", "regarding", "concerning", "with regard to",
            "to follow it", "to follow it up", "not a joke", "no joke", "in our terms", "or in our terms", "in other words", "my dear",
            "if youd be", "if youll be", "if you would be", "if youd just", "if it please", "if it pleases", "if it suits",
            "until further notice", "till further notice", "until i say otherwise", "until i say so", "for the time being",
            "this time round", "this round", "from now on", "hereby",
        ]),
    ];
    Phrases::of(&rows.iter().flat_map(|&(sense, phrases)| phrases.iter().map(move |phrase| (*phrase, sense))).collect::<Vec<_>>())
});

/// The words for what a writer would be if an order were carried out: `I'd be glad if`.
#[rustfmt::skip]
pub(super) const GLAD: &[&str] = &[
    "obliged", "grateful", "glad", "happy", "happier", "pleased", "nice", "lovely", "good", "great", "kind", "delighted", "thankful",
    "better", "wonderful", "best", "appreciated",
];

/// Words that deny, before a verb of motion.
pub(super) fn denies(word: &str) -> bool {
    matches!(
        word,
        "not"
            | "isnt"
            | "arent"
            | "doesnt"
            | "dont"
            | "wont"
            | "never"
            | "aint"
            | "neither"
            | "nothing"
            | "nobody"
            | "cannot"
            | "cant"
            | "no"
    )
}

/// Returns whether a word is about the past.
pub(super) fn is_past(word: &str) -> bool {
    matches!(
        word,
        "was"
            | "were"
            | "went"
            | "had"
            | "did"
            | "won"
            | "lost"
            | "took"
            | "got"
            | "used"
            | "tried"
            | "made"
            | "saw"
            | "came"
            | "built"
            | "ago"
            | "been"
            | "wasnt"
            | "didnt"
            | "werent"
            | "stood"
            | "held"
            | "fell"
            | "left"
    ) || (word.len() > 4
        && word.ends_with("ed")
        && !word.starts_with("un")
        && !matches!(
            word,
            "decided"
                | "wanted"
                | "stationed"
                | "based"
                | "located"
                | "positioned"
                | "posted"
                | "settled"
                | "headed"
                | "ordered"
                | "instructed"
                | "agreed"
                | "unaffected"
                | "indeed"
                | "united"
                | "need"
                | "speed"
        ))
}

/// Words that are places only where no prose is around them: `have a nap`, `it's war with Italy`.
pub(super) fn is_common(word: &str) -> bool {
    matches!(
        word,
        "war"
            | "con"
            | "par"
            | "bar"
            | "den"
            | "gas"
            | "pie"
            | "gal"
            | "spa"
            | "fin"
            | "rum"
            | "nap"
            | "ion"
            | "pic"
            | "tun"
            | "nor"
            | "mar"
            | "nat"
            | "bs"
            | "na"
    )
}
