//! The meaning of an e-mail's text, as an engine reads it.
use crate::{Accepted, Rejected};

/// A piece of a text, and its reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadText<O> {
    /// The number of its line in the text, counted from 0.
    pub line: usize,
    /// Its words, as the writer typed them.
    pub text: String,
    /// Its reading.
    pub reading: Reading<O>,
}

/// The meaning of a piece of a text, and how sure it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading<O> {
    /// Every word was read, so the writer means this order.
    Certain(Accepted<O>),
    /// Some words were not read, but these legal orders use everything that the piece names. Several sets are a choice. The
    /// judge files them only when the writer agrees.
    Likely(Vec<Vec<Accepted<O>>>),
    /// It takes back these orders, which are on file, and means no others. The judge drops them only when the writer agrees.
    Withdrawn(Vec<Accepted<O>>),
    /// It means no order, or it is not clear which one.
    Unread(Rejected),
}

impl<O> Reading<O> {
    /// The reading with its orders in another form.
    pub fn map<P>(self, write: impl Fn(Accepted<O>) -> Accepted<P>) -> Reading<P> {
        match self {
            Self::Certain(order) => Reading::Certain(write(order)),
            Self::Likely(sets) => {
                Reading::Likely(sets.into_iter().map(|set| set.into_iter().map(&write).collect()).collect())
            }
            Self::Withdrawn(orders) => Reading::Withdrawn(orders.into_iter().map(write).collect()),
            Self::Unread(why) => Reading::Unread(why),
        }
    }
}
