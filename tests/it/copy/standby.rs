//! The second machine: it takes over automatically, but only with a fence, and only from a judge that shows no sign of life.
use super::{JUDGE, Load, World, health, kill, litestream, litestreams, offer, place, wait_until_whole};
use crate::program::{House, chancery, letter, wait_for};
use chancery::judge::config::Config;
use chancery::server::vital_signs::VitalSigns;
use jiff::Timestamp;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

#[test]
fn a_judge_is_gone_once_its_copy_and_its_port_are_silent() {
    let start = Instant::now();
    let at = |seconds| start + Duration::from_secs(seconds);
    let mut signs = VitalSigns::new(Duration::from_secs(120), start);
    assert!(signs.see((1, 70), at(5)));
    assert!(!signs.see((1, 70), at(90)) && !signs.is_weak(at(94)) && signs.is_weak(at(95)));
    // A judge that answers lives, though its copy stands still: the place of the copy may be away.
    signs.hear(true, at(95));
    signs.hear(true, at(300));
    assert!(!signs.has_stopped(at(1000)));
    // A restart is no death.
    signs.hear(false, at(1000));
    signs.hear(false, at(1029));
    assert!(!signs.has_stopped(at(1029)));
    signs.hear(true, at(1031));
    signs.hear(false, at(1032));
    assert!(!signs.has_stopped(at(1061)) && signs.has_stopped(at(1062)));
    // It writes again.
    assert!(signs.see((1, 71), at(1063)));
    assert!(!signs.is_weak(at(1152)) && !signs.has_stopped(at(1183)));
    signs.hear(false, at(1153));
    assert!(!signs.has_stopped(at(1182)) && signs.has_stopped(at(1183)));
    // A takeover that failed is tried again after the same time.
    signs.rest(at(1183));
    assert!(!signs.see((1, 71), at(1184)));
    signs.hear(false, at(1184));
    assert!(!signs.has_stopped(at(1302)) && signs.has_stopped(at(1303)));
    // Another judge begins a copy, with the same number.
    assert!(signs.see((2, 71), at(1304)) && !signs.has_stopped(at(1304)));
}

#[test]
fn only_a_standby_with_a_fence_takes_over_automatically() {
    let least = "address = 'judge@example.org'\nkeeper = 'ann@example.org'\noutbound.maildir.path = 'mail'\n\
                 [copy]\nto = 'file:///srv/copy'\nafter_minutes = 2\n";
    let problem = |more: &str| Config::parse(&format!("{least}{more}")).unwrap_err().to_string();
    let no_fence = "copy.after_minutes: the standby takes over automatically only with a `fence`: without one, both judges \
                    could answer. Set `fence`, or leave `after_minutes` out";
    assert!(problem("other_judge = 'judge1.internal:2424'").contains(no_fence), "{}", problem(""));
    let fence = "fence = ['/usr/local/sbin/fence-judge']\n";
    assert!(problem(fence).contains("copy.after_minutes: the standby must also ask the other judge whether it lives"));
    for port in ["judge1.internal", ":2424", "judge1.internal:lmtp"] {
        let said = problem(&format!("{fence}other_judge = '{port}'"));
        assert!(said.contains(&format!("copy.other_judge: \"{port}\" is not a host with a port")), "{said}");
    }
    Config::parse(&format!("{least}{fence}other_judge = 'judge1.internal:2424'")).unwrap();
    assert!(Config::parse(&least.replace('2', "0")).is_err());
    // A judge that does not wait for its copy still answers without it.
    let house = House::with_config(&format!(
        "outbound.maildir.path = 'mail'\n[copy]\nto = 'file:///srv/copy'\nwait = false\nafter_minutes = 2\n\
         {fence}other_judge = 'localhost:1'\n"
    ));
    let refused = super::run(&house, &["standby"]);
    let said = crate::program::said(&refused);
    assert!(
        !refused.status.success() && said.contains("with `wait = false` a judge that cannot reach its copy"),
        "{said}"
    );
}

/// A standby, killed when dropped.
struct Following(Child);

impl Drop for Following {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Its minutes are seconds.
#[test]
fn the_standby_takes_over_from_a_dead_judge() {
    let Some(litestream) = litestream() else { return };
    let world = World::new(litestream);
    let (fence, works) = (world.folder.path().join("fence"), world.folder.path().join("the-fence-works"));
    let (tell, told) = (world.folder.path().join("tell"), world.folder.path().join("told"));
    fs::write(&tell, format!("#!/bin/sh\ncat >> {}\n", told.display())).unwrap();
    fs::set_permissions(&tell, fs::Permissions::from_mode(0o755)).unwrap();
    fs::write(&fence, format!("#!/bin/sh\n[ -e {} ]\n", works.display())).unwrap();
    fs::set_permissions(&fence, fs::Permissions::from_mode(0o755)).unwrap();
    let old = world.machine(&world.copies(), "[[inbound.lmtp]]\nlisten = \"127.0.0.1:0\"");
    old.begin_game("busy", Timestamp::now(), "");
    let load = Load::new(&old);
    let serving = old.serve(&[]);
    wait_until_whole(&old);
    let log = old.log();
    let (_, rest) = log.rsplit_once("accepting e-mails at 127.0.0.1:").unwrap();
    let port: u16 = rest.split(' ').next().unwrap().parse().unwrap();
    let new = world.machine(
        &world.copies(),
        &format!(
            "fence = [\"{}\"]\nafter_minutes = 3\nother_judge = \"localhost:{port}\"\n[log]\nlevel = \"debug\"\n\
             [alarm]\ntell = [\"{}\"]",
            fence.display(),
            tell.display()
        ),
    );
    let log = fs::File::create(new.log_file()).unwrap();
    let mut command = chancery();
    command.args(["standby", "--config"]).arg(new.config_file()).env("CHANCERY_HASTE", "1");
    let mut standby = Following(command.stdout(Stdio::null()).stderr(log).spawn().unwrap());
    let mut again = std::thread::scope(|scope| {
        let end = load.until_dropped();
        (0..2).for_each(|_| drop(scope.spawn(|| load.carry())));
        load.wait_for_more(20);
        drop(end);
        // The judge has nothing to do, and its copy stands still. It answers, so it lives.
        let began = Instant::now();
        wait_for(|| {
            let answered = new.log().matches("which answers: true").count();
            (3 < answered && Duration::from_secs(5) < began.elapsed()).then_some(())
        });
        assert!(standby.0.try_wait().unwrap().is_none() && !new.config().database().exists());
        // It dies. The fence fails at first.
        kill(&[litestreams(&old), vec![serving.id().to_string()]].concat());
        let died = Instant::now();
        let cannot = "it cannot take over: the fence has failed";
        wait_for(|| health(&new).1.contains(cannot).then_some(()));
        assert!(health(&new).0 == Some(2) && !new.config().database().exists());
        fs::write(&works, "").unwrap();
        let told = fs::read_to_string(&told).unwrap();
        assert!(told.contains("does not answer, so this machine takes over"), "{told}");
        let ended = wait_for(|| standby.0.try_wait().unwrap());
        assert!(ended.success(), "{}", new.log());
        // The service starts the judge.
        let again = new.serve(&[]);
        let late = letter("ann@players.test", JUDGE, "<late@players.test>", "LIST");
        wait_for(|| offer(&place(&new), JUDGE, &late).is_ok_and(|said| said.starts_with("250")).then_some(()));
        eprintln!("another judge answers {:.1?} after the death of the first, with one failed attempt", died.elapsed());
        again
    });
    new.wait_until_sent(&mut again);
    assert!(again.stop().success(), "{}", new.log());
    world.check(&load.acknowledged());
}
