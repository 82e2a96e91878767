// Pieces on squares. Setting up: two taps swap two pieces of a whole army, so nothing can be missing. Moving: a tap on a piece, a tap
// on its goal, and it is sent. The lists of the form stay the only model: what is tapped is written into them.
{
  const all = (what, within = document) => [...within.querySelectorAll(what)];
  const make = (tag, with_ = {}, ...children) => {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(with_)) name in node ? node[name] = value : node.setAttribute(name, value);
    node.append(...children);
    return node;
  };
  const drawn = (tag, with_) => {
    const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(with_)) node.setAttribute(name, value);
    return node;
  };
  const { table } = window, say = text => table?.say?.(text);
  const changed = list => list.dispatchEvent(new Event("change", { bubbles: true }));

  // Setting up.

  let setup = null;
  const piece = code => {
    const name = setup.names.get(code) ?? "";
    return code === setup.empty ? "" : make("span", { className: `pc pc-${name}` }, code, " ", make("small", {}, name));
  };
  const army = () => setup.lists.map(list => list.value);
  const hasArmy = () => army().some(code => code !== setup.empty);
  const at = n => setup.lists[n].getAttribute("aria-label");
  const named = code => setup.names.get(code) ?? "nothing";
  const capital = name => name[0].toUpperCase() + name.slice(1);

  // What there is to say of a set-up, each with whether it is well.
  const advice = now => {
    const { columns, lists: { length } } = setup, flag = now.findIndex(code => named(code) === "flag");
    const front = now.slice(0, columns), is = what => code => named(code) === what, said = [];
    if (flag < 0) return said;
    const column = flag % columns;
    const beside = [flag - columns, flag + columns, column ? flag - 1 : -1, column < columns - 1 ? flag + 1 : -1]
      .filter(n => n >= 0 && n < length);
    const bombs = beside.filter(n => named(now[n]) === "bomb").length, open = beside.filter(n => now[n] === setup.empty);
    said.push([bombs > 0, `Your flag on ${at(flag)} has ${bombs === 1 ? "a bomb" : bombs ? `${bombs} bombs` : "no bomb"} beside it.`]);
    if (open[0] >= 0) said.push([false, `${at(open[0])} beside your flag is empty: a scout can get there.`]);
    if (flag < columns) said.push([false, "Your flag is in the front row."]);
    const scouts = front.filter(is("scout")).length;
    said.push([scouts > 0, scouts ? `${scouts} scout${scouts > 1 ? "s are" : " is"} in the front row.` : "No scout is in the front row."]);
    if (front.filter(is("bomb")).length > 2) said.push([false, "Bombs in front are in the way of your own pieces."]);
    return said;
  };

  const show = () => {
    const now = setup.now = army();
    setup.squares.forEach((square, n) => {
      square.replaceChildren(piece(now[n]));
      square.setAttribute("aria-pressed", n === setup.held);
      square.tabIndex = n === setup.reached ? 0 : -1;
      square.setAttribute("aria-label", `${at(n)}: ${now[n]} ${named(now[n])}`);
    });
    setup.advice.replaceChildren(...advice(now).map(([isWell, text]) => make("li", { className: isWell ? "well" : "ill" }, text)));
    setup.ready.forEach(({ label, codes }) => label.classList.toggle("on", codes.join() === now.join()));
    // As it is, or not at all: the button takes a set-up that has not been changed.
    setup.take.hidden = !setup.ready.some(({ label, codes }) => codes.join() === now.join() && label.querySelector("input").checked);
    setup.undo.disabled = !setup.past.length;
  };
  const put = (next, said) => {
    setup.past.push(army());
    next.forEach((code, n) => setup.lists[n].value = code);
    setup.held = -1;
    changed(setup.lists[0]);
    show();
    say(said);
  };
  const swap = (a, b) => {
    const next = army();
    [next[a], next[b]] = [next[b], next[a]];
    put(next, [[next[b], b], [next[a], a]].filter(([code]) => code !== setup.empty).map(([code, n]) => `${capital(named(code))} to ${at(n)}.`).join(" "));
  };
  const tap = n => {
    const { held } = setup;
    if (held >= 0 && held !== n) return swap(held, n);
    setup.held = held === n ? -1 : n;
    if (setup.held === n) say(`${capital(named(army()[n]))} on ${at(n)}: choose a square.`);
    show();
  };
  const shuffled = () => {
    const next = army(), { columns } = setup, { length } = next, dice = n => Math.floor(Math.random() * n);
    for (let n = length - 1; n; n--) { const m = dice(n + 1); [next[n], next[m]] = [next[m], next[n]]; }
    const trade = (n, to) => { [next[n], next[to]] = [next[to], next[n]]; };
    const find = (what, keep) => next.findIndex((code, n) => named(code) === what && !keep.includes(n));
    // The flag in the back row, bombs and other guards beside it, a scout in front.
    const home = length - columns + dice(columns), kept = [home];
    trade(find("flag", []), home);
    for (const n of [home - columns, home % columns ? home - 1 : -1, home % columns < columns - 1 ? home + 1 : -1].filter(n => n >= 0)) {
      const guard = ["bomb", "miner", "general", "marshal"].map(what => find(what, kept)).find(found => found >= 0);
      if (guard >= 0) { trade(guard, n); kept.push(n); }
    }
    const front = [...Array(columns).keys()].filter(n => !kept.includes(n)), scout = find("scout", kept);
    if (front[0] >= 0 && scout >= 0) trade(scout, front[dice(front.length)]);
    return next;
  };
  const mirrored = () => army().map((_, n, now) => now[n - n % setup.columns + setup.columns - 1 - n % setup.columns]);

  // A small picture of a set-up: ten by four squares, told by colour.
  const picture = codes => {
    const rows = Math.ceil(codes.length / setup.columns), svg = drawn("svg", { viewBox: `0 0 ${setup.columns * 6} ${rows * 6}`, "aria-hidden": "true" });
    const kind = code => ["flag", "bomb", "scout"].find(what => what === named(code)) ?? (/marshal|general|colonel/.test(named(code)) ? "high" : "low");
    codes.forEach((code, n) => svg.append(drawn("rect", {
      x: n % setup.columns * 6 + .5, y: Math.floor(n / setup.columns) * 6 + .5, width: 5, height: 5, rx: 1,
      class: code === setup.empty ? "mini" : `mini mini-${kind(code)}`,
    })));
    return svg;
  };

  const begin = () => {
    const place = document.querySelector("#setup"), before = setup && { was: setup.was, army: setup.now, past: setup.past };
    setup = null;
    if (!place) return all(".field").forEach(old => old.remove());
    const lists = all("select", place.querySelector(".placing")), rows = all("tr", place.querySelector(".placing"));
    const columns = all("select", rows[0]).length, options = all("option", lists[0]);
    const names = new Map(options.map(option => [option.value, option.dataset.name]).filter(([, name]) => name));
    setup = { place, lists, columns, names, empty: place.dataset.empty, past: [], held: -1, reached: 0, squares: [], ready: [], was: place.querySelector("[name=was-put]").value };
    const grid = setup.grid = make("div", { id: "grid", role: "group", "aria-label": "Your squares, the front row first" });
    grid.style.setProperty("--columns", columns);
    lists.forEach((_, n) => {
      const square = make("button", { type: "button", className: "sq" }), [, column, row] = /^(\D*)(.*)/.exec(at(n));
      square.dataset.n = n;
      if (n % columns === 0) square.dataset.row = row;
      if (n >= lists.length - columns) square.dataset.column = column;
      setup.squares.push(square);
      grid.append(square);
    });
    const tool = (label, act) => make("button", { type: "button", className: "quiet", onclick: act }, label);
    setup.undo = tool("Undo", () => {
      setup.past.pop()?.forEach((code, n) => lists[n].value = code);
      changed(lists[0]);
      show();
    });
    const tools = make("div", { className: "tools" }, tool("Shuffle", () => put(shuffled(), "Shuffled.")), tool("Mirror", () => put(mirrored(), "Mirrored.")), setup.undo);
    setup.take = place.querySelector("[name=do][value=ready]");
    setup.advice = make("ul", { className: "advice", "aria-label": "Advice" });
    for (const label of all("[data-rows]", place)) {
      const codes = label.dataset.rows.split(/[ /]/), radio = label.querySelector("input");
      setup.ready.push({ label, codes });
      label.append(picture(codes));
      radio.addEventListener("click", () => put(codes, `${label.textContent.trim()}: change it as you like.`));
    }
    // Where there is a board, its place is free until both have set up.
    const stage = document.getElementById("board"), field = make("div", { className: "field" }, grid);
    all(".field").forEach(old => old.remove());
    field.append(make("p", { className: "how" }, "Tap two pieces to swap them, or drag one. The top row is your front."));
    place.querySelector(".placing").parentElement.before(tools, setup.advice);
    if (stage && table?.board) stage.append(field);
    else tools.before(field);
    field.dataset.side = place.dataset.side;
    place.classList.add("taps");
    // A whole army stands from the start; it counts once it is sent.
    if (before?.was === setup.was) {
      before.army.forEach((code, n) => lists[n].value = code);
      setup.past = before.past;
    }
    if (!hasArmy() && setup.ready[0]) setup.ready[0].codes.forEach((code, n) => lists[n].value = code);
    show();
  };

  // Dragging one piece on another swaps them, too.
  let drag = null;
  const over = event => all(".sq").find(square => {
    const box = square.getBoundingClientRect();
    return event.clientX >= box.left && event.clientX < box.right && event.clientY >= box.top && event.clientY < box.bottom;
  });
  addEventListener("pointerdown", event => {
    const square = event.target.closest?.("#grid .sq");
    if (square && event.button === 0) drag = { square, x: event.clientX, y: event.clientY, id: event.pointerId };
  });
  addEventListener("pointermove", event => {
    if (drag?.id !== event.pointerId) return;
    if (!drag.moves && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < 8) return;
    drag.moves = true;
    const shown = drag.square.firstElementChild;
    if (shown) shown.style.transform = `translate(${event.clientX - drag.x}px, ${event.clientY - drag.y}px)`;
    drag.square.classList.add("flies");
    all(".sq").forEach(square => square.classList.toggle("over", square === over(event)));
  });
  const drop = event => {
    const was = drag;
    drag = null;
    if (!was?.moves) return;
    all(".sq").forEach(square => square.classList.remove("over", "flies"));
    const onto = event.type === "pointerup" && over(event);
    if (onto && onto !== was.square) swap(+was.square.dataset.n, +onto.dataset.n);
    else show();
    // The click that follows is part of the drag.
    setup.skips = true;
    setTimeout(() => { if (setup) setup.skips = false; });
  };
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", drop);
  addEventListener("click", event => {
    const square = event.target.closest?.("#grid .sq");
    if (square && !setup.skips) tap(+square.dataset.n);
  });
  addEventListener("keydown", event => {
    const square = event.target.closest?.("#grid .sq");
    if (!square) return;
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -setup.columns, ArrowDown: setup.columns }[event.key];
    const next = by && setup.squares[+square.dataset.n + by];
    if (by) event.preventDefault();
    next?.focus();
  });
  // One stop for the Tab key: the square where one was last.
  addEventListener("focusin", ({ target }) => {
    if (!target.matches("#grid .sq")) return;
    setup.reached = +target.dataset.n;
    setup.squares.forEach(square => square.tabIndex = square === target ? 0 : -1);
  });

  // Moving. A move that was clicked is sent at once; one that is picked in the list waits for its button. A plan is saved.
  addEventListener("change", ({ target, isTrusted }) => {
    const task = target.closest?.("#orders li[data-row]")?.dataset.task, option = target.selectedOptions?.[0];
    if (isTrusted || !option?.dataset.of || !table?.save) return;
    if (task === "option") table.save();
    else if (task === "move") document.getElementById("order-form")?.requestSubmit(document.getElementById("main") ?? undefined);
  });

  // The last move: both squares lit, an arrow, and for a while the two that met, face up.
  const FACE_UP = 2500;
  const last = () => {
    const told = document.querySelector("#last-move"), svg = document.querySelector("#board svg"), ground = document.querySelector("#board a[data-at]")?.parentNode;
    if (!ground) return;
    all(".last-lights, .last-way, .fight", svg).forEach(old => old.remove());
    if (!told) return;
    const { from, to, attacker, defender, stays } = told.dataset;
    const link = place => ground.querySelector(`a[data-at="${CSS.escape(place)}"]`);
    const spot = place => link(place)?.dataset.spot.split(" ").map(Number) ?? [0, 0];
    const lights = drawn("g", { class: "last-lights" }), way = drawn("g", { class: "last-way" }), [a, b] = [spot(from), spot(to)];
    for (const place of [from, to]) {
      const shape = link(place)?.querySelector("use")?.cloneNode();
      shape?.setAttribute("class", "last");
      if (shape) lights.append(shape);
    }
    ground.append(lights);
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]), [ux, uy] = [(b[0] - a[0]) / size, (b[1] - a[1]) / size], end = [b[0] - ux * 16, b[1] - uy * 16];
    for (const kind of ["halo", "shaft"]) way.append(drawn("path", { class: kind, d: `M${a}L${end}` }));
    way.append(drawn("path", { class: "head", d: `M${b}L${end[0] - uy * 9} ${end[1] + ux * 9}L${end[0] + uy * 9} ${end[1] - ux * 9}Z` }));
    svg.insertBefore(way, svg.querySelector(":scope > g.units"));
    const key = `seen ${location.pathname}`, now = told.textContent.trim(), isNew = sessionStorage.getItem(key) !== now;
    sessionStorage.setItem(key, now);
    if (!attacker || !isNew) return;
    const fight = drawn("g", { class: "fight" }), wide = .8 * (link(to)?.querySelector("use")?.getBBox().width || 48), high = wide / 2;
    [[attacker, -1, stays === "attacker"], [defender, 1, stays === "defender"]].forEach(([code, side, isLeft]) => {
      fight.append(drawn("rect", { class: isLeft ? "stays" : "goes", x: b[0] + side * wide * .55 - high, y: b[1] - high, width: wide, height: wide, rx: 5 }));
      const text = drawn("text", { x: b[0] + side * wide * .55, y: b[1] + wide * .18, "text-anchor": "middle", "font-size": wide / 2 });
      text.textContent = code;
      fight.append(text);
    });
    svg.append(fight);
    say(now);
    setTimeout(() => fight.remove(), FACE_UP);
  };

  let isAsked = false;
  const start = () => {
    isAsked = false;
    begin();
    last();
  };
  addEventListener("fresh", () => {
    if (!isAsked) queueMicrotask(start);
    isAsked = true;
  });
  start();
}
