//! The lessons: all thirty tasks work without a script, an account or a cookie, and nothing is stored.
use super::clicks::click;
use super::driver;
use super::front::Front;
use super::site::{Browser, Page, Site};
use axum::http::StatusCode;
use chancery::families::learn::{Course, Exercise, courses};

fn stranger() -> Browser {
    Browser::default()
}

fn all() -> impl Iterator<Item = (&'static Course, usize, &'static Exercise)> {
    courses().iter().flat_map(|course| (1..).zip(&course.exercises).map(move |(n, exercise)| (course, n, exercise)))
}

fn address(course: &Course, n: usize) -> String {
    format!("/learn/{}/{n}", course.family.key())
}

/// Posts orders as the lists of the page do, or a set-up as its list does.
fn answered(site: &Site, path: &str, orders: &[String], misses: &str) -> Page {
    let mut fields = vec![("misses".to_owned(), misses.to_owned()), ("do".to_owned(), "try".to_owned())];
    for (n, order) in (1..).zip(orders) {
        let name = if order.starts_with("SETUP") { "ready".to_owned() } else { format!("order-{n}") };
        fields.push((name, order.clone()));
    }
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    site.post(&stranger(), path, &fields)
}

#[test]
fn all_thirty_tasks_are_pages_for_strangers() {
    let site = Site::new();
    assert!(site.get(&stranger(), "/learn").body.contains("/learn/stratego/10"));
    let mut n_tasks = 0;
    for (course, n, exercise) in all() {
        let page = site.get(&stranger(), &address(course, n));
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.header("cache-control").starts_with("public"));
        assert!(!page.headers.contains_key("set-cookie"));
        let text = page.text();
        assert!(text.contains(&exercise.task), "{text}");
        assert!(page.body.contains("id=\"board\"") && page.body.contains("<svg"), "{}", exercise.title);
        assert!(page.body.contains("<select"), "{}", exercise.title);
        assert_eq!(
            page.body.matches("button main").count() + page.body.matches("class=\"main\"").count(),
            1,
            "{}",
            exercise.title
        );
        n_tasks += 1;
    }
    assert_eq!(n_tasks, 30);
    for course in courses() {
        assert_eq!(site.get(&stranger(), &format!("/learn/{}", course.family.key())).status, StatusCode::OK);
    }
}

#[test]
fn right_answers_continue_and_wrong_ones_say_what_is_missing() {
    let site = Site::new();
    for (course, n, exercise) in all() {
        let path = address(course, n);
        let orders = exercise.judge(&exercise.answer).orders;
        let orders = if exercise.placing(&[]).is_some() { exercise.answer.clone() } else { orders };
        let page = answered(&site, &path, &orders, "0");
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.body.contains("data-done") && page.text().contains(&exercise.good), "{path}: {}", page.text());
        let next = if n == 10 {
            "Play a full game against bots".to_owned()
        } else {
            format!("href=\"{}\"", address(course, n + 1))
        };
        assert!(page.body.contains(&next), "{path}");
        assert_eq!(page.header("cache-control"), "no-store");
        let missed = exercise.judge(&exercise.miss);
        let lines = exercise.miss.join("\n");
        let page = site.post(&stranger(), &path, &[("lines", &lines), ("do", "try")]);
        assert!(!page.body.contains("data-done"), "{path}");
        assert!(page.body.contains("Try again"), "{path}");
        for why in &missed.unmet {
            assert!(page.text().contains(why), "{path}: {}", page.text());
        }
    }
}

#[test]
fn the_answer_appears_after_the_second_miss() {
    let site = Site::new();
    let path = "/learn/diplomacy/3";
    let first = answered(&site, path, &["A VIE H".to_owned()], "0");
    assert!(!first.body.contains("Show answer"), "{}", first.text());
    let second = answered(&site, path, &["A VIE H".to_owned()], "1");
    assert!(second.body.contains("Show answer"), "{}", second.text());
    let again = site.post(&stranger(), path, &[("misses", "2"), ("lines", "A VIE H"), ("do", "again")]);
    assert!(
        again.body.contains("Show answer") && again.body.contains("value=\"A VIE H\" data-verb=\"hold\" selected"),
        "{}",
        again.body
    );
    let shown = site.post(&stranger(), path, &[("misses", "2"), ("do", "show")]);
    assert!(shown.text().contains("Equal strength: no unit gets in."), "{}", shown.text());
}

#[test]
fn posted_answers_are_bounded_and_not_stored() {
    let site = Site::new();
    let path = "/learn/diplomacy/3";
    let before = site.get(&stranger(), path).body;
    let many = "A VIE - LON\n".repeat(4_000);
    let page = site.post(&stranger(), path, &[("lines", &many), ("do", "try")]);
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.matches("<code>").count() <= 40);
    let odd = "<script>alert(1)</script>";
    let page = site.post(&stranger(), path, &[("order-1", odd), ("lines", odd), ("misses", "x"), ("do", odd)]);
    assert_eq!(page.status, StatusCode::OK);
    assert!(!page.body.contains(odd) && page.body.contains("&lt;script"), "{}", page.text());
    assert_eq!(site.get(&stranger(), path).body, before);
    assert_eq!(site.world().store.games().unwrap().len(), 0);
}

#[test]
fn unknown_tasks_do_not_exist() {
    let site = Site::new();
    for path in ["/learn/diplomacy/0", "/learn/diplomacy/11", "/learn/diplomacy/x", "/learn/chess", "/learn/chess/1"] {
        assert_eq!(site.get(&stranger(), path).status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(site.post(&stranger(), "/learn/chess/1", &[("do", "try")]).status, StatusCode::NOT_FOUND);
}

#[test]
fn the_rules_have_pictures_of_the_positions_and_come_by_mail() {
    let site = Site::with_games();
    for course in courses() {
        let key = course.family.key();
        let page = site.get(&stranger(), &format!("/help/how-to-play-{key}"));
        assert_eq!(page.status, StatusCode::OK);
        let n_pictures = page.body.matches("<svg").count();
        let wanted = course.exercises.iter().filter(|exercise| exercise.shows.is_some()).count();
        assert!(n_pictures == wanted && (4..=8).contains(&wanted), "{key}: {n_pictures} of {wanted}");
        assert!(page.body.contains(&format!("href=\"/learn/{key}/1\"")));
        let reply = site.world().ask("ann@example.org", &format!("HELP HOW TO PLAY {key}"));
        assert!(reply.body.contains("HOW TO PLAY") && !reply.body.contains("***"), "{}", reply.body);
        let n_words = reply.body.split_whitespace().count();
        assert!((800..1_100).contains(&n_words), "{key}: {n_words} words");
        assert!(reply.body.lines().all(|line| line.chars().count() <= 72));
    }
    assert!(site.get(&stranger(), "/help").body.contains("/help/how-to-play-stratego"));
    assert!(site.get(&stranger(), "/boards/lowlands").body.contains("/help/how-to-play-conquest"));
}

/// The same file teaches by e-mail.
#[test]
fn the_tasks_come_by_mail() {
    let site = Site::with_games();
    let mut world = site.world();
    for (course, n, exercise) in all() {
        let name = format!("LEARN {} {n}", course.family.key());
        let shown = world.ask("ann@example.org", &name);
        assert!(shown.body.contains(&format!("TASK {n} of 10: {}", exercise.title)), "{}", shown.body);
        let right = world.ask("ann@example.org", &format!("{name}\n{}\nEND", exercise.answer.join("\n")));
        assert!(right.body.contains("Well done."), "{}", right.body);
        let wrong = world.ask("ann@example.org", &format!("{name}\n{}\nEND", exercise.miss.join("\n")));
        assert!(wrong.body.contains("Not yet."), "{}", wrong.body);
        let answer = world.ask("ann@example.org", &format!("{name} ANSWER"));
        assert!(answer.body.contains("These orders do it:"), "{}", answer.body);
    }
}

/// In a real browser: the answer is played on the board, and so is the board of the first page.
#[test]
fn the_page_plays_the_result() {
    let front = Front::open(&[]);
    let Some(tab) = driver::Browser::start(&front.home) else { return };
    tab.resize(1366, 800);
    let plays = |what: &str| {
        let moving = "return document.querySelector('[data-played] svg.map').getAnimations({ subtree: true })\
                      .filter(one => one.effect.getKeyframes().some(frame => frame.translate)).length";
        tab.wait(what, || tab.run(moving, &serde_json::json!([])).as_u64().filter(|n| 0 < *n))
    };
    tab.go("/learn/diplomacy/1");
    let choose = "for (const list of document.querySelectorAll('#orders select')) \
                  for (const line of arguments[0]) if ([...list.options].some(own => own.value === line)) list.value = line";
    let orders = courses()[0].exercises[0].judge(&courses()[0].exercises[0].answer).orders;
    tab.run(choose, &serde_json::json!([orders]));
    tab.press("Submit orders");
    plays("an answer that is played");
    tab.go("/");
    tab.run("document.querySelector('.live-board svg').scrollIntoView({ block: 'center' })", &serde_json::json!([]));
    plays("the board of the first page");
    front.stop();
}

/// In a real browser: the last Stratego task is a set-up by taps, as in a game.
#[test]
fn a_set_up_is_learnt_by_taps() {
    let front = Front::open(&[]);
    let Some(tab) = driver::Browser::start(&front.home) else { return };
    tab.resize(1366, 800);
    tab.go("/learn/stratego/10");
    tab.wait("squares", || (tab.all("#grid .sq").len() == 40).then_some(()));
    assert!(tab.find("#grid .sq .pc").is_shown() && !tab.find(".placing select").is_shown());
    tab.press("Submit orders");
    tab.wait_for_text("Not yet.");
    tab.press("Try again");
    tab.wait("squares", || (tab.all("#grid .sq").len() == 40).then_some(()));
    tab.find("input[value='SETUP hedgehog']").click();
    tab.press("Submit orders");
    tab.wait_for_text("That is a sound army to start with.");
    front.stop();
}

/// In a real browser: a task is solved by clicks on its board, and the browser remembers it.
#[test]
fn a_task_is_solved_by_clicks_on_the_board() {
    let front = Front::open(&[]);
    let Some(tab) = driver::Browser::start(&front.home) else { return };
    tab.resize(1366, 800);
    tab.go("/learn/diplomacy/3");
    for place in ["VIE", "GAL"] {
        click(&tab, place);
    }
    tab.press("Submit orders");
    tab.wait_for_text("Equal strength: no unit gets in.");
    assert!(!tab.text().contains("without these changes"), "{}", tab.text());
    tab.go("/learn");
    assert_eq!(tab.all(".tasks .done").len(), 1);
}
