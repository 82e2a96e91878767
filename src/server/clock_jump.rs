//! Reports jumps of the machine's clock to the log and the keeper.
use crate::judge::clock::{DOUBT, Jump};
use crate::server::alarms::TELL_AGAIN;
use crate::server::clerk::Clerk;
use crate::server::condition;
use crate::server::transports::lasted;
use crate::text::wrap;
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};

impl Clerk {
    /// Handles a jump of the machine's clock.
    pub(super) fn report_clock_jump(&mut self, now: Timestamp, jump: Jump) -> Result<()> {
        let words = |by: SignedDuration| {
            format!(
                "{} {}",
                lasted(Timestamp::UNIX_EPOCH, Timestamp::UNIX_EPOCH + by.abs()),
                if by.is_negative() { "back" } else { "ahead" }
            )
        };
        match jump {
            Jump::Unproved(by) if by.is_negative() => {
                tracing::error!(
                    "the machine's clock is {} of the judge's last working time: paused the game clocks until it is \
                     right, or has stayed for {} minutes",
                    words(by),
                    DOUBT.as_mins()
                );
                Ok(())
            }
            Jump::Unproved(by) => {
                tracing::warn!(
                    "either the judge did not work for {}, or the machine's clock is wrong: paused the game clocks \
                     until other clocks agree, or it has stayed for {} minutes",
                    lasted(Timestamp::UNIX_EPOCH, Timestamp::UNIX_EPOCH + by),
                    DOUBT.as_mins()
                );
                Ok(())
            }
            Jump::Proved => {
                self.watermark.arrived(now);
                tracing::info!("the judge trusts the machine's clock");
                Ok(())
            }
            Jump::Doubted(by) => {
                let minutes = DOUBT.as_mins();
                tracing::error!(
                    "the machine's clock has jumped {}: paused the game clocks until it is back, or has stayed for \
                     {minutes} minutes",
                    words(by)
                );
                let body = format!(
                    "The clock of the judge's machine has jumped {}. The judge dates e-mails by the old time. If it \
                     believes the new one later, it moves the deadlines that were skipped, as after an outage.\n\n{}\n",
                    words(by),
                    condition::doubted_clock().paragraphs()
                );
                // A clock that drifts fast jumps again and again.
                if self.told_of_jump.is_some_and(|told| now.duration_since(told).abs() < TELL_AGAIN) {
                    return Ok(());
                }
                self.told_of_jump = Some(now);
                self.judge.tell_keeper(&self.store, now, "the clock has jumped", &wrap(&body))
            }
            Jump::Over => {
                tracing::info!("the machine's clock is correct again");
                Ok(())
            }
            Jump::Believed(by) => {
                // The mailboxes are not at fault for having been unread in that time.
                self.watermark.arrived(now);
                tracing::warn!("the machine's clock has stayed {}: the judge trusts it from now on", words(by));
                let body = format!(
                    "The clock of the judge's machine has stayed {}, and the judge trusts it from now on.{}\n",
                    words(by),
                    if by.is_negative() {
                        "\n\n\
                         If it was wrong before, deadlines may be too late by the same amount. chancery game list shows \
                         them. A GM sets others with SET DEADLINE, and you can do so in any game."
                    } else {
                        " It moves the deadlines that were skipped."
                    }
                );
                self.judge.tell_keeper(&self.store, now, "the clock is trusted again", &wrap(&body))
            }
        }
    }
}
