// Turns: each has a page of its own. Its board and results are taken from there, and the camera stays where it is; back and
// forward work. What is chosen for the turn that is on stays chosen.
const { table = {
  $: id => document.getElementById(id),
  all: (what, within = document) => [...within.querySelectorAll(what)],
  isCalm: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
  land: place => (place ?? "").split("/")[0],
} } = window, { $, all, ask, isCalm, land, make } = table, root = document.documentElement, turns = table.turns = {};
{
  const nav = () => $("turns"), phases = () => nav()?.dataset.phases?.split(" ").filter(Boolean) ?? [];
  const isPast = () => root.classList.contains("past");
  const address = at => {
    const { game, query } = nav().dataset, phase = phases()[at];
    return `/my/games/${game}${phase ? `/${phase}` : ""}${query}`;
  };

  // Pages that were asked for; another turn forgets them.
  const pages = new Map();
  const page = (at, only) => {
    const own = address(at), url = `${own}${own.includes("?") ? "&" : "?"}only=${only}`;
    if (!pages.has(url)) {
      pages.set(url, ask(url));
      pages.get(url).catch(() => pages.delete(url));
    }
    return pages.get(url);
  };
  const whole = at => page(at, "board,turns,results,bar");
  // A board that can be put in the place of the one that is there, and given back.
  const copy = (from, id) => from.getElementById(id) && document.importNode(from.getElementById(id), true);
  const lift = () => {
    const frame = document.createElement("div"), svg = make("svg", { class: "map" }, ...table.board.svg.childNodes);
    frame.append(svg);
    return frame;
  };

  const now = { at: phases().length, name: $("turn-name")?.textContent, title: document.title, board: null, results: null, isOld: false };
  let at = nav()?.matches(".is-past") ? phases().findIndex(phase => location.pathname.toLowerCase().endsWith(`/${phase.toLowerCase()}`)) : phases().length;
  let asked = 0;
  // A page that was opened as one of the past has nothing of now to go back to.
  const isDeep = at < phases().length;
  if (isDeep) { root.classList.add("past"); table.tab?.("results"); }

  // The slider, which only a script can use.
  const slide = (to, name) => {
    const label = nav()?.querySelector(".slide"), last = phases().length;
    if (!label || !last) return;
    const own = $("turn") ?? Object.assign(document.createElement("input"), { id: "turn", type: "range", min: 0, autocomplete: "off" });
    if (!own.isConnected) label.append(own);
    own.max = last;
    own.value = to;
    own.setAttribute("aria-valuetext", name);
  };
  const sign = (to, name, title) => {
    const last = phases().length, own = nav();
    at = to;
    root.classList.toggle("past", to < last);
    own.classList.toggle("is-past", to < last);
    for (const [turn, n] of [["first", 0], ["prev", to - 1], ["next", to + 1], ["last", last]]) {
      const link = own.querySelector(`[data-turn=${turn}]`);
      if (n < 0 || n > last || n === to) link.removeAttribute("href");
      else link.setAttribute("href", address(n));
    }
    slide(to, name);
    $("turn-name").textContent = name;
    document.title = title;
  };
  const leave = async () => {
    if (table.save && table.orders.rows.some(row => table.orders.isDraft(row))) await table.save();
    Object.assign(now, { name: $("turn-name").textContent, title: document.title, board: lift(), results: [...$("results").childNodes] });
  };
  const come = () => {
    table.show(now.board);
    $("results").replaceChildren(...now.results);
    $("past-bar")?.remove();
    now.board = now.results = null;
  };

  // Shows a turn by its place; the last place is now. Answers whether it is there.
  const show = async (to, push) => {
    const last = phases().length, mine = asked += 1;
    if (!(to >= 0 && to <= last) || !table.show) return false;
    if (to === last && !now.board) { if (isDeep) location.assign(address(to)); return !isDeep; }
    if (to === last) {
      come();
      sign(to, now.name, now.title);
    } else {
      let from;
      try { from = await whole(to); } catch { if (mine === asked) location.assign(address(to)); return false; }
      if (mine !== asked) return false;
      if (!isPast()) await leave();
      if (mine !== asked && !isPast()) return false;
      table.show(copy(from, "board"));
      $("results").replaceChildren(...copy(from, "results").childNodes);
      const bar = copy(from, "bar");
      bar.id = "past-bar";
      for (const own of all("[id]", bar)) own.removeAttribute("id");
      if (isDeep) $("bar").replaceChildren(...bar.childNodes);
      else { $("past-bar")?.remove(); $("bar").after(bar); }
      sign(to, from.getElementById("turn-name").textContent, from.getElementById("turns").dataset.page);
      if (!isDeep) table.tab("results");
    }
    dispatchEvent(new Event("board"));
    if (push) history.pushState(null, "", address(to));
    // What has changed meanwhile comes now.
    if (to === last && now.isOld) { now.isOld = false; table.refresh?.(); }
    return true;
  };

  const step = turn => ({ first: 0, prev: at - 1, next: at + 1, last: phases().length, now: phases().length })[turn];
  addEventListener("click", event => {
    const link = event.target.closest(".turns a[data-turn], .bar a[data-turn]");
    if (!link?.href || !table.show || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    show(step(link.dataset.turn), true);
  });
  addEventListener("input", ({ target }) => {
    if (target.id !== "turn") return;
    $("turn-name").textContent = phases()[target.value] ?? now.name;
    show(+target.value);
  });
  addEventListener("change", ({ target }) => {
    if (target.id === "turn" && table.show) history.pushState(null, "", address(+target.value));
  });
  addEventListener("popstate", () => {
    const found = phases().findIndex(phase => location.pathname.endsWith(`/${phase}`));
    show(found < 0 ? phases().length : found);
  });
  // The turns on both sides are fetched ahead.
  addEventListener("focusin", event => {
    if (event.target.id === "turn") for (const n of [at - 1, at + 1]) if (phases()[n]) whole(n).catch(() => {});
  });
  // News of the turn that is on wait until it is shown again.
  addEventListener("news", event => {
    if (!isPast()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    now.isOld = true;
  }, true);
  addEventListener("fresh", ({ target }) => {
    if (target.id === "turns" && isPast()) slide(at, $("turn-name").textContent);
    else if (target.id === "turns") {
      pages.clear();
      slide(at = phases().length, $("turn-name").textContent);
      Object.assign(now, { name: $("turn-name").textContent, title: document.title });
    }
    if (/board|results/.test(target.id)) mark();
  });

  // One's own arrows are plain, the others fainter. A result and its arrow light each other.
  const arrows = () => all("#board .orders .order[data-at]");
  const mark = () => {
    const places = new Set(all("#results .own [data-place]").map(entry => land(entry.dataset.place)));
    for (const arrow of arrows()) arrow.classList.toggle("own", places.has(land(arrow.dataset.at)));
    all("#board svg.map").forEach(map => map.classList.toggle("has-own", !!map.querySelector(".order.own")));
  };
  let lit = null;
  const light = place => {
    if (lit === place) return;
    lit = place;
    const is = own => !!place && land(own) === land(place);
    for (const arrow of arrows()) arrow.classList.toggle("hot", is(arrow.dataset.at));
    all("#board svg.map").forEach(map => map.classList.toggle("hot", !!map.querySelector(".order.hot")));
    for (const entry of all("#results li[data-place]")) entry.classList.toggle("hot", is(entry.dataset.place));
  };
  const point = ({ target }) => light(target.closest?.("#results li[data-place]")?.dataset.place ?? target.closest?.("#board a[data-at]")?.dataset.at ?? null);
  addEventListener("pointerover", point);
  addEventListener("focusin", event => { if (event.target.closest("#results")) point(event); });
  addEventListener("board", mark);
  mark();
  slide(at, $("turn-name")?.textContent ?? "");

  Object.assign(turns, { copy, isPast, lift, mark, nav, page, phases, show });
}
