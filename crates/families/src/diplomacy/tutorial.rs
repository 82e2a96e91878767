//! The steps of TUTORIAL: a first year as England, on the standard board.
use crate::{Asks, Lesson, Tutorial};
use Asks::{Command, Orders};

pub(super) static TUTORIAL: Tutorial = Tutorial {
    board: "standard",
    lessons: &[
        Lesson {
            title: "A first order",
            text: "In this game you order every power; these lessons look at England. England has an army in Liverpool and fleets in Edinburgh and London. This tutorial teaches you to play by e-mail. The rules themselves are in LEARN DIPLOMACY 1, and you can read them with HELP HOW TO PLAY DIPLOMACY.\n\nAn order is a line: the unit (A for an army, F for a fleet), its province, a hyphen, and the province it moves to. Write a province's three letters or its full name. Reply to this e-mail with this line\n\n  F LON - NTH",
            asks: Orders(&["F LON - NTH"]),
        },
        Lesson {
            title: "Several orders, and mistakes",
            text: "Write each order on its own line. I read many spellings. If I can't read a line, my reply marks it with *** and gives the reason, and I carry out the other lines. Reply with these two lines. The second one has a mistake in it, so send it again when you have seen my reply: the province is the Norwegian Sea, NWG.\n\n  army liverpool to yorkshire\n  F EDI - NWX",
            asks: Orders(&["A LVP - YOR", "F EDI - NWG"]),
        },
        Lesson {
            title: "What is on file",
            text: "I keep your orders until the turn runs. The last order for a unit counts, so a new one replaces the old one. UNDO takes back your last e-mail, and CLEAR ORDERS takes back all orders. To see which orders you have given and which are missing, answer with the line\n\n  STATUS",
            asks: Command("status"),
        },
        Lesson {
            title: "The turn",
            text: "In a game with other players, the turn runs when all orders are in, or at the deadline, and I send you the results. Here you are alone, so you decide when. Units without an order hold. Answer with\n\n  PROCESS",
            asks: Command("process"),
        },
        Lesson {
            title: "A convoy",
            text: "The results are in the other e-mail, and it is fall now. Norway is a free supply centre. Your army in Yorkshire can get there over the North Sea if the fleet convoys it (C). The other fleet supports the move (S). Answer with these three lines:\n\n  A YOR - NOR\n  F NTH C A YOR - NOR\n  F NWG S A YOR - NOR",
            asks: Orders(&["A YOR - NOR", "F NTH C A YOR - NOR", "F NWG S A YOR - NOR"]),
        },
        Lesson {
            title: "Looking ahead",
            text: "FORECAST shows what your orders would do if all other units stayed where they are. Answer with\n\n  FORECAST\n\nIt changes nothing, and no other player hears of it. With the line ASSUME A SWE - NOR below it, FORECAST also shows what happens if another unit moves.",
            asks: Command("forecast"),
        },
        Lesson { title: "The second turn", text: "Now run the turn:\n\n  PROCESS", asks: Command("process") },
        Lesson {
            title: "Winter",
            text: "England has four centres now and three units, so it builds one. London, Edinburgh and Liverpool are free. Answer with\n\n  BUILD F LON",
            asks: Orders(&["B F LON"]),
        },
        Lesson {
            title: "Why",
            text: "Results tell you why an order failed. WHY explains any order of any turn, with everything it depended on. Answer with\n\n  WHY A YOR F1901M",
            asks: Command("why"),
        },
        Lesson {
            title: "E-mails to the others",
            text: "Diplomacy is a game of talking. In a game with other players you write, for example,\n\n  PRESS TO FRANCE\n  Shall we leave the Channel empty?\n  ENDPRESS\n\nand BROADCAST writes to all players. I read nothing between the first line and ENDPRESS as an order. If you answer a letter of press, your answer goes to the player who wrote it. You are alone here, so read about it:\n\n  HELP PRESS",
            asks: Command("help"),
        },
        Lesson {
            title: "A game with others",
            text: "Send your orders in time, because the other players wait for you. SET CALENDAR INVITE puts each deadline into your calendar and moves it there when it changes. If you go away, send SET ABSENCE with the days. If you must leave, send RESIGN with the name of the game. SET DRAW votes for a draw. Now see which games need players:\n\n  OPENINGS",
            asks: Command("openings"),
        },
    ],
};
