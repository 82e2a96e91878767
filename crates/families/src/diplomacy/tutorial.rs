//! The steps of TUTORIAL: a first year as England, on the standard board.
use crate::{Asks, Lesson, Tutorial};
use Asks::{Command, Orders};

pub(super) static TUTORIAL: Tutorial = Tutorial {
    board: "standard",
    lessons: &[
        Lesson {
            title: "A first order",
            text: "In this game every power is yours; we look at England. England has an army in Liverpool and fleets in Edinburgh and London. An order is a line: the unit (A for an army, F for a fleet), where it is, a hyphen, and where it goes. Names of provinces have three letters, or are written out.\n\nAnswer this letter with the line\n\n  F LON - NTH",
            asks: Orders(&["F LON - NTH"]),
        },
        Lesson {
            title: "Several orders, and mistakes",
            text: "Each order is a line of its own. The judge reads many spellings. If it cannot read a line, it marks its answer to that line with ***, says what is wrong, and carries out the others. Answer with these two lines; the second one has a mistake in it, so send that one again when you have seen the answer: the province is Norwegian Sea, NWG.\n\n  army liverpool to yorkshire\n  F EDI - NWX",
            asks: Orders(&["A LVP - YOR", "F EDI - NWG"]),
        },
        Lesson {
            title: "What is on file",
            text: "The judge keeps your orders until the turn runs. Until then the last order for a unit counts: send a new one, and it replaces the old one. UNDO takes your last letter back, CLEAR ORDERS takes them all. To see what is on file and what is missing, answer with the line\n\n  STATUS",
            asks: Command("status"),
        },
        Lesson {
            title: "The turn",
            text: "In a game with others, the turn runs when everybody's orders are in, or at the deadline, and the results come by mail. You are alone here, so you say when. Units without an order hold. Answer with\n\n  PROCESS",
            asks: Command("process"),
        },
        Lesson {
            title: "A convoy",
            text: "The results are in the other letter; it is fall now. Supply centres change hands after each fall: whoever's unit stands in one then owns it. Norway is free. Your army in Yorkshire can get there over the North Sea, if the fleet convoys it (C). An army that helps another one to move supports it (S), such as F NWG S A YOR - NOR. Answer with these three lines:\n\n  A YOR - NOR\n  F NTH C A YOR - NOR\n  F NWG S A YOR - NOR",
            asks: Orders(&["A YOR - NOR", "F NTH C A YOR - NOR", "F NWG S A YOR - NOR"]),
        },
        Lesson {
            title: "Looking ahead",
            text: "What would come of your orders if nobody else did anything? Answer with\n\n  FORECAST\n\nNothing happens by that, and nobody is told. FORECAST and the line ASSUME A SWE - NOR below it would show what happens if somebody else tries, too.",
            asks: Command("forecast"),
        },
        Lesson { title: "The second turn", text: "Now run the turn:\n\n  PROCESS", asks: Command("process") },
        Lesson {
            title: "Winter",
            text: "England has four centres now and three units, so it builds one: in London, Edinburgh or Liverpool, as these are free. Answer with\n\n  BUILD F LON",
            asks: Orders(&["B F LON"]),
        },
        Lesson {
            title: "Why",
            text: "Results tell why an order failed. WHY explains any order, of any turn, with all that it depended on. Answer with\n\n  WHY A YOR F1901M",
            asks: Command("why"),
        },
        Lesson {
            title: "Letters to the others",
            text: "Diplomacy is played in letters. In a game with others you write, for example,\n\n  PRESS TO FRANCE\n  Shall we leave the Channel empty?\n  ENDPRESS\n\nand to everybody with BROADCAST. Nothing between the first line and ENDPRESS is read as an order. If you answer a letter of press, your answer goes to whoever wrote it. There is nobody here to write to, so read about it:\n\n  HELP PRESS",
            asks: Command("help"),
        },
        Lesson {
            title: "A game with others",
            text: "Be in time: the others wait for you. SET CALENDAR INVITE puts each deadline into your calendar, and moves it there when it moves. If you go away, SET ABSENCE and the days; if you must leave, RESIGN and the name of the game. Votes for a draw are SET DRAW. Now see which games want players:\n\n  OPENINGS",
            asks: Command("openings"),
        },
    ],
};
