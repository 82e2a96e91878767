//! The open connections of browsers: their number for each network, and the silent ones, which make room for new ones.
//!
//! A connection is silent while it waits for the other side to send a request or the rest of a form, or to read an answer.
use super::peer::ClientNet;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Notify, oneshot};
use tokio::time::Instant;

/// The table of open connections.
#[derive(Debug)]
pub struct Connections {
    table: Mutex<Table>,
    /// Notified when there may be room again.
    freed: Notify,
    most: usize,
    most_of_network: usize,
    most_of_wide: usize,
}

#[derive(Debug, Default)]
struct Table {
    rows: HashMap<u64, Row>,
    n_entered: u64,
}

/// One connection. Removing its row closes it.
#[derive(Debug)]
struct Row {
    /// The network that it counts for, or `None` for one of the judge's proxies.
    client_net: Option<ClientNet>,
    /// The last time that the other side sent or read something.
    heard: Instant,
    /// The number of open turns of the judge, minus those that wait for the other side.
    n_ours: i32,
    _open: oneshot::Sender<Infallible>,
}

/// The reason why a connection gets no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPlace {
    /// Its network has reached its limit.
    OfNetwork,
    /// All places are taken by connections that are not silent.
    AtAll,
}

impl Connections {
    /// A table with this many places, and this many for one network and for one wide network.
    pub fn new(most: usize, most_of_network: usize, most_of_wide: usize) -> Arc<Self> {
        let (table, freed) = Default::default();
        Arc::new(Self { table, freed, most, most_of_network, most_of_wide })
    }

    /// Adds a connection. If all places are taken, closes the connection that has been silent longest, in the network with the
    /// most connections. The receiver resolves when the new connection must close.
    ///
    /// # Errors
    /// If there is no place.
    pub fn enter(
        self: &Arc<Self>,
        client_net: Option<ClientNet>,
    ) -> Result<(Arc<Connection>, oneshot::Receiver<Infallible>), NoPlace> {
        let mut table = self.table();
        if let Some(net) = client_net {
            let nets = || table.rows.values().filter_map(|row| row.client_net);
            let n_there = nets().filter(|other| *other == net).count();
            let n_wide = net.wide().map_or(0, |wide| nets().filter(|other| other.wide() == Some(wide)).count());
            if self.most_of_network <= n_there || self.most_of_wide <= n_wide {
                return Err(NoPlace::OfNetwork);
            }
        }
        if self.most <= table.rows.len() {
            let silent = table.longest_silent().ok_or(NoPlace::AtAll)?;
            table.rows.remove(&silent);
            tracing::debug!("closed a silent connection to accept a new one");
        }
        let (open, closed) = oneshot::channel();
        table.n_entered += 1;
        let n = table.n_entered;
        table.rows.insert(n, Row { client_net, heard: Instant::now(), n_ours: 0, _open: open });
        Ok((Arc::new(Connection { connections: self.clone(), n }), closed))
    }

    /// Waits until there may be a place again.
    pub async fn freed(&self) {
        self.freed.notified().await;
    }

    fn table(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Table {
    /// The connection that makes room. The judge's proxies come last, since they serve many people.
    fn longest_silent(&self) -> Option<u64> {
        let (mut of_net, mut of_wide) = (HashMap::<_, u32>::new(), HashMap::<_, u32>::new());
        let widest = |net: ClientNet| net.wide().unwrap_or(net);
        for net in self.rows.values().filter_map(|row| row.client_net) {
            *of_net.entry(net).or_default() += 1;
            *of_wide.entry(widest(net)).or_default() += 1;
        }
        let size = |row: &Row| row.client_net.map(|net| (of_wide[&widest(net)], of_net[&net]));
        let silent = self.rows.iter().filter(|(_, row)| row.n_ours <= 0);
        silent.max_by_key(|(n, row)| (size(row), Reverse((row.heard, **n)))).map(|(n, _)| *n)
    }
}

/// An open connection, until it is dropped.
#[derive(Debug)]
pub struct Connection {
    connections: Arc<Connections>,
    n: u64,
}

impl Connection {
    /// Records that the other side sent or read something.
    pub fn hear(&self) {
        self.change(|row| row.heard = Instant::now());
    }

    /// Begins a turn of the judge, which lasts until the returned value is dropped.
    pub fn our_turn(self: &Arc<Self>) -> SideTurn {
        SideTurn::new(self, 1)
    }

    /// Begins a wait for the other side within the judge's turn, which lasts until the returned value is dropped.
    pub fn their_turn(self: &Arc<Self>) -> SideTurn {
        SideTurn::new(self, -1)
    }

    /// Changes its row, unless the connection is already closing.
    fn change(&self, change: impl FnOnce(&mut Row)) {
        self.connections.table().rows.get_mut(&self.n).map(change);
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.connections.table().rows.remove(&self.n);
        self.connections.freed.notify_one();
    }
}

/// The turn of one side.
#[derive(Debug)]
pub struct SideTurn {
    connection: Arc<Connection>,
    by: i32,
}

impl SideTurn {
    fn new(connection: &Arc<Connection>, by: i32) -> Self {
        let turn = Self { connection: connection.clone(), by };
        turn.count(by);
        turn
    }

    fn count(&self, by: i32) {
        self.connection.change(|row| row.n_ours += by);
        if by < 0 {
            // The connection may be silent now.
            self.connection.connections.freed.notify_one();
        }
    }
}

impl Drop for SideTurn {
    fn drop(&mut self) {
        self.count(-self.by);
    }
}
