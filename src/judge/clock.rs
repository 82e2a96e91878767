//! The only place that asks what time it is.
use jiff::Timestamp;
use std::sync::{Arc, Mutex, PoisonError};

/// Tells the time: the system's, or one set by a test or `chancery demo`.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    set: Option<Arc<Mutex<Timestamp>>>,
}

impl Clock {
    /// The system's clock.
    pub fn system() -> Self {
        Self::default()
    }

    /// A clock that stays at `time` until it is [`set`](Self::set). Clones share it.
    pub fn stopped(time: Timestamp) -> Self {
        Self { set: Some(Arc::new(Mutex::new(time))) }
    }

    /// The time now.
    pub fn now(&self) -> Timestamp {
        match &self.set {
            Some(time) => *time.lock().unwrap_or_else(PoisonError::into_inner),
            None => Timestamp::now(),
        }
    }

    /// Sets a stopped clock. It has no effect on the system's.
    pub fn set(&self, time: Timestamp) {
        if let Some(set) = &self.set {
            *set.lock().unwrap_or_else(PoisonError::into_inner) = time;
        }
    }
}
