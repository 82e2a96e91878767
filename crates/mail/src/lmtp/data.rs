//! The bytes of an e-mail between DATA and the line with a single dot (RFC 5321 section 4.5.2).

/// Finds the end of an e-mail, and removes the dots that were added to its lines for the transfer.
///
/// Only a dot on a line of its own between two CRLFs ends an e-mail. A lone line feed or carriage return is part of the text. Otherwise a
/// sender could craft an e-mail whose end one server sees where another sees a second e-mail.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dots {
    at: At,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum At {
    /// At the beginning of a line.
    #[default]
    Start,
    /// After a dot at the beginning of a line.
    Dot,
    /// After such a dot and a CR.
    DotCr,
    /// In a line.
    Line,
    /// After a CR in a line.
    Cr,
}

impl Dots {
    /// Reads more bytes, and passes the text of the e-mail to `keep`, piece by piece. Returns how many of the bytes belong to the e-mail if
    /// it ends among them.
    pub fn read(&mut self, bytes: &[u8], mut keep: impl FnMut(&[u8])) -> Option<usize> {
        // The start of the text that has been read but not passed on.
        let mut from = 0;
        for (i, byte) in bytes.iter().enumerate() {
            let next = match (self.at, byte) {
                (At::DotCr, b'\n') => {
                    *self = Self::default();
                    return Some(i + 1);
                }
                (At::Start, b'.') => At::Dot,
                (At::Dot, b'\r') => At::DotCr,
                (At::Cr, b'\n') => At::Start,
                (_, b'\r') => At::Cr,
                _ => At::Line,
            };
            match (self.at, next) {
                // The dot is not part of the text.
                (_, At::Dot) => {
                    keep(bytes.get(from..i).unwrap_or_default());
                    from = i + 1;
                }
                // Nor is the CR, if the e-mail ends.
                (_, At::DotCr) => from = i + 1,
                (At::DotCr, _) => {
                    keep(b"\r");
                    from = i;
                }
                _ => {}
            }
            self.at = next;
        }
        keep(bytes.get(from..).unwrap_or_default());
        None
    }
}
