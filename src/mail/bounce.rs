//! What a delivery report says (RFC 3464), when a letter of ours did not arrive.
use super::headers::Headers;

/// A letter of ours that did not arrive.
///
/// Anybody can write such a report, so believe it only if [`message_id`](Self::message_id) or the address that it was
/// sent to shows that its writer had our letter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bounce {
    /// It never will (status 5.x.x), as far as the report can tell. Else it may later (4.x.x), or nobody knows.
    pub hard: bool,
    /// `5.1.1` (RFC 3463), when the report says so.
    pub status: Option<String>,
    /// The address that it did not reach, lower case.
    pub recipient: Option<String>,
    /// The id of our letter, with brackets, when the report returns it.
    pub message_id: Option<String>,
}

impl Bounce {
    /// Reads a `message/delivery-status`: a block on the letter, then one for each recipient. Ours have but one.
    /// `None`: it has arrived, or the server is still trying.
    pub(super) fn read(report: &[u8], message_id: Option<String>) -> Option<Self> {
        let mut rest = report;
        for _ in 0..BLOCKS {
            rest = rest.trim_ascii_start();
            let (block, more) = Headers::split(rest);
            if block.is_empty() {
                break;
            }
            rest = more;
            let Some(action) = block.get("action") else { continue };
            if !action.trim().eq_ignore_ascii_case("failed") {
                return None;
            }
            let status = block.get("status").and_then(|status| code(&status));
            let recipient = ["original-recipient", "final-recipient"].iter().find_map(|name| {
                // `rfc822; mary@example.org`
                let value = block.get(name)?;
                super::headers::valid_address(value.split_once(';')?.1)
            });
            let hard = status.as_ref().is_none_or(|status| status.starts_with('5'));
            return Some(Self { hard, status, recipient, message_id });
        }
        // Half of the reports out there are not of this form. Then it is not known what happened.
        Some(Self { message_id, ..Self::default() })
    }
}

/// How many blocks are looked at.
const BLOCKS: usize = 10;

/// `5.1.1 (no such user)` gives `5.1.1`.
fn code(status: &str) -> Option<String> {
    let code = status.split_whitespace().next()?;
    let good = code.len() <= 9 && code.split('.').count() == 3;
    let numbers = code.split('.').all(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()));
    (good && numbers).then(|| code.to_owned())
}
