//! The pages' reads beside the judge: in turn, within a short time, and only for clients that still wait.
use super::site::{Browser, Site};
use anyhow::Result;
use chancery::judge::rush::Rush;
use chancery::store::{Store, is_out_of_time};
use chancery::web::AppState;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// Reads something for a page, and waits for it.
fn read<T: Send + 'static>(
    site: &Site,
    read: impl FnOnce(&AppState, &Store) -> Result<T> + Send + 'static,
) -> Result<T> {
    waits().block_on(site.house.read(read))
}

fn waits() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().build().unwrap()
}

#[test]
fn a_browser_that_left_while_waiting_costs_no_read() {
    let site = Site::with_games();
    let was_read = Arc::new(AtomicBool::new(false));
    waits().block_on(async {
        // At most two pages are read at the same time. These two block until they are released.
        let (go_on, wait) = channel::<()>();
        let wait = Arc::new(std::sync::Mutex::new(wait));
        let busy = [(); 2].map(|()| {
            let wait: Arc<std::sync::Mutex<Receiver<()>>> = wait.clone();
            let house = site.house.clone();
            tokio::spawn(async move { house.read(move |_, _| Ok(wait.lock().unwrap().recv()?)).await })
        });
        tokio::task::yield_now().await;
        let gone = {
            let (house, was_read) = (site.house.clone(), was_read.clone());
            tokio::spawn(async move { house.read(move |_, _| Ok(was_read.swap(true, Ordering::SeqCst))).await })
        };
        tokio::task::yield_now().await;
        gone.abort();
        assert!(gone.await.unwrap_err().is_cancelled());
        for _ in 0..2 {
            go_on.send(()).unwrap();
        }
        for page in busy {
            page.await.unwrap().unwrap();
        }
        assert!(site.house.read(|_, store| store.games()).await.unwrap().len() > 1);
    });
    assert!(!was_read.load(Ordering::SeqCst));
}

#[test]
fn a_running_read_continues_after_its_browser_leaves() {
    let site = Site::with_games();
    let (go_on, wait) = channel::<()>();
    let (tell, done) = channel();
    waits().block_on(async {
        let (begin, begun) = oneshot::channel();
        let house = site.house.clone();
        let page = tokio::spawn(async move {
            let reads = move |_: &AppState, store: &Store| {
                begin.send(()).unwrap();
                wait.recv()?;
                tell.send(store.games()?.len())?;
                Ok(())
            };
            house.read(reads).await
        });
        begun.await.unwrap();
        page.abort();
        assert!(page.await.unwrap_err().is_cancelled());
    });
    go_on.send(()).unwrap();
    assert!(done.recv().unwrap() > 1);
    assert!(read(&site, |_, store| store.games()).unwrap().len() > 1, "and the next page is drawn");
}

#[test]
fn a_panic_loses_only_one_page() {
    let site = Site::with_games();
    let error = read(&site, |_, _| -> Result<()> { panic!("a page breaks") }).unwrap_err();
    assert_eq!(error.to_string(), "could not draw a page");
    assert_eq!(site.get(&Browser::default(), "/games").status, 200);
}

#[test]
fn a_page_cannot_change_the_database() {
    let site = Site::with_games();
    let change = |_: &AppState, store: &Store| {
        let mut game = store.game_named("demo")?.expect("a game");
        "another".clone_into(&mut game.phase);
        store.change_game(&game)
    };
    let error = read(&site, change).unwrap_err();
    assert!(format!("{error:#}").contains("readonly"), "{error:#}");
}

#[test]
fn a_slow_database_read_is_abandoned() {
    let site = Site::with_games();
    let world = site.world();
    let endless = || -> Result<()> {
        loop {
            world.store.games()?;
        }
    };
    let error = world.store.snapshot(Duration::ZERO, endless).unwrap_err();
    assert!(error.to_string().contains("interrupted"), "{error}");
    assert!(is_out_of_time(&error), "its reader is told to come again");
    assert!(world.store.snapshot(Duration::from_secs(60), || world.store.games()).unwrap().len() > 1);
    world.store.transaction(|| Ok(())).unwrap();
}

#[test]
fn pages_wait_during_a_flood_of_emails_but_not_for_ever() {
    let rush = Rush::default();
    let is_on = || rush.is_on(Instant::now());
    assert!(!is_on());
    rush.during(1, || assert!(!is_on(), "one letter is no heap"));
    rush.during(64, || assert!(is_on()));
    assert!(!rush.is_on(Instant::now() + Duration::from_millis(100)), "it is over soon after the last heap");
    let site = Site::with_games();
    site.house.judge.rush.during(64, || {
        let asked = Instant::now();
        let (is_on, drawn) =
            read(&site, |house, _| Ok((house.judge.rush.is_on(Instant::now()), Instant::now()))).unwrap();
        assert!(Duration::from_millis(50) <= drawn - asked, "the page has waited");
        assert!(is_on, "and is drawn also if the heap takes long");
    });
}
