//! Delivery reports (RFC 3464): what they say about a letter of ours that did not arrive.
use super::headers::Headers;

/// A letter of ours that did not arrive.
///
/// Anybody can forge such a report. Believe it only if [`message_id`](Self::message_id), or the address it was sent to,
/// shows that its sender had our letter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bounce {
    /// The server has given up, whatever the status: a trouble that was temporary (4.x.x) has lasted too long (RFC 3464
    /// section 2.3.3). Otherwise it is unknown what happened.
    pub hard: bool,
    /// The status code (RFC 3463), for example `5.1.1`.
    pub status: Option<String>,
    /// The address that it did not reach, in lower case.
    pub recipient: Option<String>,
    /// The Message-ID of our letter, with brackets, if the report returns it.
    pub message_id: Option<String>,
}

impl Bounce {
    /// Reads a `message/delivery-status`: a block about the letter, then one for each recipient. Our letters have only
    /// one. `None` if the letter has arrived, or if the server is still trying.
    pub(super) fn read(report: &[u8], message_id: Option<String>) -> Option<Self> {
        let mut rest = report;
        for _ in 0..MAX_BLOCKS {
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
            return Some(Self { hard: true, status, recipient, message_id });
        }
        // Many real reports do not have this form. Then we do not know what happened.
        Some(Self { message_id, ..Self::default() })
    }
}

/// The maximum number of blocks that are read.
const MAX_BLOCKS: usize = 10;

/// `5.1.1 (no such user)` gives `5.1.1`.
fn code(status: &str) -> Option<String> {
    let code = status.split_whitespace().next()?;
    let good = code.len() <= 9 && code.split('.').count() == 3;
    let numbers = code.split('.').all(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()));
    (good && numbers).then(|| code.to_owned())
}
