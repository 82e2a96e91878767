//! The powers of the classic judge's boards. Its map files have only their letters, and its program has the names.
use chancery_rules::PowerName;

/// The powers of a board without its own row in the table.
const USUAL: &str = "A=Austria/Austrian, E=England/English, F=France/French, G=Germany/German, I=Italy/Italian, \
                     R=Russia/Russian, T=Turkey/Turkish";

/// Boards with other powers, or more. A row that begins with `+` adds to the usual ones.
const BOARDS: &[(&str, &str)] = &[
    (
        "aberration",
        "B=Burgundy/Burgundian, Z=Byzantium/Byzantine, E=Eire/Irish, H=Hungary/Hungarian, I=Israel/Israeli, P=Poland/Polish, \
         C=Sicily/Sicilian, S=Spain/Spanish, U=Ukraine/Ukrainian",
    ),
    (
        "african2",
        "E=Ethiopia/Ethiopian, I=IvoryCoast/Ivorian, L=Libya/Libyan, A=SouthAfrica/South African, S=SaudiArabia/Saudi, \
         Z=Zaire/Zairean",
    ),
    ("ancient_med", "C=Carthage/Carthaginian, E=Egypt/Egyptian, G=Greece/Greek, P=Persia/Persian, R=Rome/Roman"),
    (
        "asia",
        "C=China/Chinese, I=Indonesia/Indonesian, N=India/Indian, J=Japan/Japanese, P=Persia/Persian, R=Russia/Russian, \
         S=Siberia/Siberian",
    ),
    (
        "chaos",
        "A=Ankara/Ankaran, B=Belgium/Belgian, C=Berlin/Berliner, D=Brest/Breton, E=Budapest/Hungarian, F=Bulgaria/Bulgarian, \
         G=Constantinople/Byzantine, H=Denmark/Danish, I=Edinburgh/Scottish, J=Greece/Greek, K=Holland/Dutch, L=Kiel/Holsteiner, \
         N=Liverpool/Liverpudlian, P=London/Londoner, Q=Marseilles/Marseillais, R=Moscow/Muscovite, S=Munich/Bavarian, \
         T=Naples/Neapolitan, U=Norway/Norwegian, V=Paris/Parisian, W=Portugal/Portuguese, X=Rome/Roman, Y=Rumania/Rumanian, \
         Z=Serbia/Serbian, 0=Sevastopol/Crimean, 1=Smyrna/Smyrnan, 2=Spain/Spanish, 3=Petersburg/Petersburger, 4=Sweden/Swedish, \
         5=Trieste/Triestine, 6=Tunis/Tunisian, 7=Venice/Venetian, 8=Vienna/Viennese, 9=Warsaw/Polish",
    ),
    ("chromatic", "B=Blue/Blue, D=Dark/Dark, L=Light/Light, R=Red/Red, Y=Yellow/Yellow"),
    ("classical", "A=Macedon/Macedonian, C=Carthage/Carthaginian, E=Egypt/Egyptian, R=Rome/Roman, S=Syria/Syrian"),
    ("colonial", COLONIAL),
    ("colonial96", COLONIAL),
    ("crowded", CROWDED),
    ("crowded_1898", CROWDED),
    (
        "empire",
        "B=BritishColumbia/British Columbian, C=California/Californian, X=Mexico/Mexican, F=Florida/Floridian, \
         H=Heartland/Heartlander, N=NewYork/New York, P=Peru/Peruvian, Q=Quebec/Quebecois, T=Texas/Texan, U=Cuba/Cuban",
    ),
    ("h31", HUNDRED),
    ("h32", HUNDRED),
    ("hundred", HUNDRED),
    ("loeb9", "+N=Norway/Norwegian, S=Spain/Spanish"),
    (
        "minorpower",
        "+B=Belgium/Belgian, L=Bulgaria/Bulgarian, D=Denmark/Danish, C=Greece/Greek, H=Holland/Dutch, Y=Norway/Norwegian, \
         P=Portugal/Portuguese, U=Rumania/Rumanian, S=Serbia/Serbian, N=Spain/Spanish, W=Sweden/Swedish, X=Tunis/Tunisian",
    ),
    (
        "modern",
        "B=Britain/British, E=Egypt/Egyptian, F=France/French, G=Germany/German, I=Italy/Italian, P=Poland/Polish, \
         R=Russia/Russian, S=Spain/Spanish, T=Turkey/Turkish, U=Ukraine/Ukrainian",
    ),
    (
        "rootz",
        "A=Austria1/First Austrian, 1=Austria2/Second Austrian, E=England1/First English, 2=England2/Second English, \
         F=France1/First French, 3=France2/Second French, G=Germany1/First German, 4=Germany2/Second German, \
         I=Italy1/First Italian, 5=Italy2/Second Italian, R=Russia1/First Russian, 6=Russia2/Second Russian, \
         T=Turkey1/First Turkish, 7=Turkey2/Second Turkish",
    ),
    ("sailho", "N=North/Northern, S=South/Southern, E=East/Eastern, W=West/Western"),
    (
        "sailho_crowded",
        "N=North/Northern, S=South/Southern, E=East/Eastern, W=West/Western, C=Cyprus/Cypriot, D=Dissentos/Dissenter",
    ),
    ("youngstown", "+C=China/Chinese, N=India/Indian, J=Japan/Japanese"),
];

const COLONIAL: &str = "B=Britain/British, C=China/Chinese, F=France/French, H=Holland/Dutch, J=Japan/Japanese, \
                        R=Russia/Russian, T=Turkey/Turkish";
const CROWDED: &str = "+B=Balkan/Balkan, L=Lowland/Lowlander, N=Norway/Norwegian, S=Spain/Spanish";
const HUNDRED: &str = "B=Burgundy/Burgundian, E=England/English, F=France/French";

/// The known powers of one of the classic judge's boards.
pub fn known(board: &str) -> Vec<PowerName> {
    let row = BOARDS.iter().find(|row| row.0 == board).map_or("+", |row| row.1);
    let mut names = Vec::new();
    let more = match row.strip_prefix('+') {
        Some(more) => {
            names.extend(parse(USUAL).unwrap_or_default());
            more
        }
        None => row,
    };
    names.extend(parse(more).unwrap_or_default());
    names
}

/// Reads `A=Austria/Austrian, E=England/English`. A missing adjective defaults to the name.
///
/// # Errors
/// A sentence that says what is wrong.
pub fn parse(text: &str) -> Result<Vec<PowerName>, String> {
    let mut names = Vec::new();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let Some((letter, name)) = part.split_once('=') else {
            return Err(format!("{part:?} is not a power; write A=Austria/Austrian"));
        };
        let (name, adjective) = name.split_once('/').unwrap_or((name, name));
        let (letter, name, adjective) = (letter.trim(), name.trim(), adjective.trim());
        if letter.chars().count() != 1 || name.is_empty() || adjective.is_empty() {
            return Err(format!("{part:?} is not a power; write A=Austria/Austrian"));
        }
        if name.contains(char::is_whitespace) {
            return Err(format!("{name:?} must be one word, because players type it before an order"));
        }
        names.push(PowerName { letter: letter.to_owned(), name: name.to_owned(), adjective: adjective.to_owned() });
    }
    Ok(names)
}
