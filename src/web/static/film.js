// What happened: the arrows of a turn, and the pieces that go along them. Once for each turn and browser; a button shows it again.
{
  const { copy, isPast, lift, nav, page, phases, show } = turns;
  const kept = (name, value) => {
    try { return value === undefined ? localStorage.getItem(name) : localStorage.setItem(name, value); } catch { return "?"; }
  };

  // Any click or key ends it.
  let end = null;
  const ended = () => new Promise(done => {
    const stop = event => {
      if (event?.type === "pointerdown" && event.target.closest?.("[data-turn=play]")) return;
      removeEventListener("pointerdown", stop, true);
      removeEventListener("keydown", stop, true);
      end = null;
      done();
    };
    end = stop;
    addEventListener("pointerdown", stop, true);
    addEventListener("keydown", stop, true);
  });
  const wait = time => new Promise(done => setTimeout(done, time));

  // The pieces go the ways of the arrows. `translate` leaves the size of a piece alone.
  const move = map => {
    if (isCalm()) return [];
    const spots = new Map(all("[data-at][data-spot]", map).map(one => [one.dataset.at, one.dataset.spot.split(" ").map(Number)]));
    const spot = place => spots.get(place) ?? spots.get(land(place)), units = all(".unit[data-at]", map), played = [];
    const play = (node, steps, timing) => played.push(node.animate(steps, { easing: "cubic-bezier(.4,0,.2,1)", fill: "backwards", ...timing }));
    const arrows = all(".orders .order[data-at]", map), goals = arrows.map(arrow => land(arrow.dataset.to));
    arrows.forEach((arrow, n) => play(arrow, [{ opacity: 0 }, { opacity: 1 }], { duration: 220, delay: n * 12 }));
    for (const arrow of arrows.filter(own => own.matches(".move, .attack, .retreat"))) {
      const { at, to, outcome } = arrow.dataset, a = spot(at), b = spot(to), isDone = outcome !== "failure";
      const unit = units.find(own => land(own.dataset.at) === land(isDone ? to : at) && !(isDone && own.matches(".dislodged")));
      // Where several armies meet, nobody sees which piece is which.
      if (!a || !b || !unit || isDone && unit.matches(".force") && goals.filter(goal => goal === land(to)).length > 1) continue;
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]], by = part => ({ translate: `${dx * part}px ${dy * part}px` });
      if (isDone) play(unit, [by(-1), by(0)], { duration: 900, delay: 350 });
      else play(unit, [by(0), { ...by(.42), offset: .55 }, by(0)], { duration: 1000, delay: 350 });
    }
    for (const unit of units.filter(own => own.matches(".dislodged"))) {
      play(unit, [0, -3, 3, -3, 3, 0].map(x => ({ translate: `${x}px 0px` })), { duration: 420, delay: 1150 });
    }
    return played;
  };
  const run = async (stop, rest, map = table.board.svg) => {
    const played = move(map);
    await Promise.race([stop, Promise.allSettled(played.map(one => one.finished)).then(() => wait(rest))]);
    played.forEach(one => one.cancel());
  };
  // What was built since, and what has given way, comes up.
  const appear = before => {
    if (isCalm()) return;
    for (const unit of all(".unit[data-at]", table.board.svg)) {
      if (!before.has(unit.dataset.at)) unit.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 400 });
    }
  };

  // Beside its results the arrows of the last turn lie on the board, fainter than those of now.
  let beside = null;
  const lay = async () => {
    const { film } = nav()?.dataset ?? {}, at = phases().indexOf(film);
    const isWanted = () => !isOn && !isPast() && at >= 0 && $("results") && !$("results").hidden && table.board && !$("board").querySelector(".forecast");
    all("#board .orders.last").forEach(layer => layer.remove());
    if (!isWanted()) return;
    const own = beside = {};
    const then = await page(at, "board").catch(() => null), layer = then?.querySelector("#board svg.map .orders");
    if (!layer || own !== beside || !isWanted()) return;
    const last = document.importNode(layer, true);
    last.classList.add("last");
    last.append(...all("#board svg.map .crosses", then).map(cross => document.importNode(cross, true)));
    table.board.svg.querySelector(".orders")?.before(last);
    turns.mark();
  };
  for (const news of ["tab", "board"]) addEventListener(news, lay);
  addEventListener("fresh", ({ target }) => { if (/board|turns|results/.test(target.id)) lay(); });

  let isOn = false;
  // The last turn, on the board as it was then; then the board as it is.
  const play = async () => {
    const { film, filmName, told } = nav().dataset, at = phases().indexOf(film);
    if (isOn || at < 0 || isPast() || !table.show) return;
    isOn = true;
    // A reader who has begun before it is here is not interrupted.
    let hasBegun = false;
    const stop = ended().then(() => { hasBegun = true; });
    try {
      const then = copy(await page(at, "board"), "board");
      if (hasBegun || isPast() || !then?.querySelector(".orders .order")) return;
      const now = lift(), phase = nav().dataset.phases;
      root.classList.add("film");
      table.show(then);
      const name = $("say")?.textContent.trim() ? null : filmName;
      if (name) table.say(told ? `${filmName}: ${told}` : `Results of ${filmName}`);
      await run(stop, told || isCalm() ? 4000 : 2600);
      end?.();
      const before = new Set(all(".unit[data-at]", table.board.svg).map(unit => unit.dataset.at));
      root.classList.remove("film");
      if (name) table.say("");
      // Another turn may have run meanwhile.
      if (phase !== nav().dataset.phases) table.refresh?.();
      else if (!isPast()) { table.show(now); appear(before); }
    } catch { /* It is shown the next time. */ } finally {
      end?.();
      root.classList.remove("film");
      isOn = false;
      lay();
    }
  };

  // All turns from the first one.
  const playAll = async () => {
    if (isOn || !table.show) return;
    isOn = true;
    const sheet = $("end");
    if (sheet) sheet.hidden = true;
    let isOver = false;
    const stop = ended().then(() => { isOver = true; });
    for (let at = 0; at < phases().length && !isOver; at += 1) {
      if (!await show(at)) break;
      await run(stop, isCalm() ? 1500 : 700);
    }
    if (!isOver) { end?.(); await show(phases().length); }
    isOn = false;
    lay();
  };

  const once = () => {
    const own = nav(), last = phases().at(-1);
    if (!own?.dataset.film || isPast() || document.visibilityState !== "visible") return;
    const name = `seen/${own.dataset.game}`, seen = kept(name);
    if (seen === last || seen === "?") return;
    kept(name, last);
    play();
  };
  const close = () => {
    const sheet = $("end");
    if (sheet && kept(`end/${nav()?.dataset.game}`) === sheet.dataset.phase) sheet.hidden = true;
  };

  addEventListener("click", async event => {
    const button = event.target.closest("[data-turn=play], [data-turn=replay], #end [data-close], #end [data-share]");
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (button.matches("[data-turn=replay]") && !table.show) return;
    event.preventDefault();
    if (button.dataset.turn === "play") play();
    else if (button.dataset.turn === "replay") playAll();
    else if (button.matches("[data-close]")) { kept(`end/${nav().dataset.game}`, $("end").dataset.phase); $("end").hidden = true; }
    else if (navigator.share) navigator.share({ title: document.title, url: button.href }).catch(() => {});
    else {
      await navigator.clipboard?.writeText(button.href).catch(() => {});
      button.textContent = "Link copied";
    }
  });
  addEventListener("fresh", ({ target }) => { if (target.id === "turns") once(); if (target.id === "end") close(); });
  addEventListener("visibilitychange", once);
  close();
  once();
  lay();
  // Elsewhere a turn stands on its board: it is played when it comes into view.
  const views = new IntersectionObserver(seen => {
    for (const { target } of seen.filter(one => one.isIntersecting)) {
      views.unobserve(target);
      run(ended(), 0, target).finally(() => end?.());
    }
  }, { threshold: .5 });
  for (const map of all("[data-played] svg.map")) views.observe(map);
}
