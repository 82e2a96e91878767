//! The fast path through the grammar: orders spelt exactly as this judge prints them, as most are.
//!
//! It reads nothing differently from the full grammar, which handles everything else.
use crate::board::Location;
use crate::entry::names::Names;
use crate::order::{Action, Order, Route};
use crate::state::UnitKind;

/// Reads `A BUD - SER`, `F LON S A YOR - NTH`, `F NTH C A LON - BEL`, `F STP/SC H`. `None` for anything else.
pub(super) fn order(names: &Names, line: &str) -> Option<Order> {
    let mut rest = Rest { names, bytes: line.as_bytes() };
    let (kind, at) = rest.unit()?;
    let action = if rest.take(b" - ") {
        Action::Move { to: rest.place()?, route: Route::Any }
    } else if rest.take(b" S ") {
        let (kind, from) = rest.unit()?;
        let kind = Some(kind);
        match rest.take(b" - ") {
            true => Action::SupportMove { kind, from, to: rest.place()? },
            false => Action::SupportHold { kind, unit: from },
        }
    } else if rest.take(b" C ") {
        let (kind, from) = rest.unit()?;
        let to = rest.take(b" - ").then(|| rest.place())??;
        Action::Convoy { kind, from, to }
    } else if rest.take(b" H") {
        Action::Hold
    } else {
        return None;
    };
    rest.bytes.is_empty().then_some(Order::Unit { kind: Some(kind), at, action })
}

/// The rest of a line.
struct Rest<'a> {
    names: &'a Names,
    bytes: &'a [u8],
}

impl Rest<'_> {
    #[inline]
    fn take(&mut self, sign: &[u8]) -> bool {
        let rest = self.bytes.strip_prefix(sign);
        self.bytes = rest.unwrap_or(self.bytes);
        rest.is_some()
    }

    /// `A BUD`
    #[inline]
    fn unit(&mut self) -> Option<(UnitKind, Location)> {
        let [letter, b' ', rest @ ..] = self.bytes else { return None };
        let kind = match letter {
            b'A' | b'a' => UnitKind::Army,
            b'F' | b'f' => UnitKind::Fleet,
            b'W' | b'w' => UnitKind::Wing,
            _ => return None,
        };
        self.bytes = rest;
        Some((kind, self.place()?))
    }

    /// `BUD`, `STP/SC`: three letters, perhaps a coast, and no letter immediately after.
    #[inline]
    fn place(&mut self) -> Option<Location> {
        let (code, rest) = self.bytes.split_first_chunk::<3>()?;
        let mut place = self.names.coded(*code)?;
        self.bytes = rest;
        if let [b'/', _, _, rest @ ..] = rest {
            let coast = [code[0], code[1], code[2], self.bytes[1], self.bytes[2]];
            place = self.names.short(std::str::from_utf8(&coast).ok()?)?;
            self.bytes = rest;
        }
        matches!(self.bytes, [] | [b' ', ..]).then_some(place)
    }
}
