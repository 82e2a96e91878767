//! The task that assesses the judge at intervals, for the service manager, the keeper and the clerk.
use crate::judge::clock::Clock;
use crate::judge::config::Config;
use crate::server::assessment::assess;
use crate::server::certificates::TlsServer;
use crate::server::check::web::packing;
use crate::server::condition::{self, HealthCondition, Severity, verdict};
use crate::server::notify::{self, WORKS, Word};
use crate::server::runtime::Event;
use crate::server::second_way::SecondWay;
use std::sync::mpsc::Sender;
use std::time::Duration;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep, sleep_until};

/// The interval between assessments.
const AGAIN: Duration = Duration::from_secs(30);
/// The time after the start of the first look at servers, and the interval between looks.
const FIRST_SERVERS: Duration = Duration::from_secs(5 * 60);
const SERVERS: Duration = Duration::from_secs(60 * 60);

/// Assesses the judge until it ends.
pub(super) async fn watch_health(config: Config, clock: Clock, events: Sender<Event>) {
    let mut was_well = true;
    let mut second_way = SecondWay::new(config.alarm.clone(), config.data.join("second_way.json"));
    loop {
        let (task, now) = (config.clone(), clock.now());
        let Ok(conditions) = spawn_blocking(move || assess(&task, now)).await else { return };
        let is_well = verdict(&conditions) == Severity::Ok;
        if !is_well || !was_well {
            notify::tell(Word::Says(&status(&conditions)));
        }
        was_well = is_well;
        // The keeper's programs may take their time.
        if events.send(Event::Assessed(conditions.clone())).is_err() {
            return;
        }
        second_way.hear(now, &conditions).await;
        sleep(AGAIN).await;
    }
}

/// The status line for the service manager.
pub fn status(conditions: &[HealthCondition]) -> String {
    match verdict(conditions) {
        Severity::Ok => WORKS.to_owned(),
        Severity::Warning | Severity::Critical => condition::line(conditions).trim_end().to_owned(),
    }
}

/// Looks at the certificates of the servers, and at the pages as browsers get them, until the judge ends.
pub(super) async fn watch_servers(config: Config, clock: Clock, events: Sender<Event>) {
    let mut next = Instant::now() + FIRST_SERVERS;
    loop {
        sleep_until(next).await;
        next = Instant::now() + SERVERS;
        let mut seen = Vec::new();
        for server in TlsServer::all(&config) {
            let validity = server.validity(clock.now()).await;
            seen.push((server, validity));
        }
        let packing = match &config.web {
            Some(web) => packing(web).await,
            None => None,
        };
        // Pages that cannot be reached keep their note.
        let packing = packing.map(Event::PackedPages);
        if events.send(Event::Certificates(seen)).is_err() || packing.is_some_and(|event| events.send(event).is_err()) {
            return;
        }
    }
}
