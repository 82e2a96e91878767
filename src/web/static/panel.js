// The page around the board: its camera and its panels. Other modules find all of it as `table`.
const root = document.documentElement, figure = $("board"), side = $("side");
const table = window.table = { $, all, ask, fieldsOf, isCalm, isNarrow, land, make, request };

// A part of the page is changed into the fresh one: what did not change stays, with its focus, its scroll and its open folds.
const morph = (old, fresh) => {
  if (old.nodeName !== fresh.nodeName || old.id !== fresh.id) return old.replaceWith(fresh);
  if (old.nodeType !== 1) { if (old.data !== fresh.data) old.data = fresh.data; return; }
  const kept = ["open", "style", "hidden"];
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !kept.includes(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value && name !== "open") old.setAttribute(name, value);
  if (old.hidden && !fresh.hidden && !old.matches(".panel")) old.hidden = false;
  const [now, then] = [old, fresh].map(node => [...node.childNodes]);
  then.forEach((node, n) => now[n] ? morph(now[n], node) : old.append(node));
  now.slice(then.length).forEach(node => node.remove());
};

if (figure?.querySelector("svg.map a[data-at]")) {
  root.classList.add("js");
  const game = $("order-form")?.elements.game?.value ?? location.pathname, view = `view/${$("turns")?.dataset.game ?? game}`;
  const div = (id, more = {}) => {
    const node = Object.assign(document.createElement("div"), { id, className: id, hidden: true, ...more });
    figure.append(node);
    return node;
  };
  div("pop");
  const tip = div("tip"), zoom = div("zoom", { hidden: false });
  zoom.setAttribute("role", "group");
  zoom.setAttribute("aria-label", "Map");
  const steps = { in: ["+", "Zoom in", "+"], out: ["−", "Zoom out", "−"], mine: ["◎", "My units", "1"], all: ["▢", "Whole board", "0"] };
  for (const [what, [textContent, label, key]] of Object.entries(steps)) {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent, title: `${label} (${key})`, ariaLabel: label });
    button.dataset.zoom = what;
    zoom.append(button);
  }

  // What is said above the board: one line, and for a while a button that undoes it.
  let hush = 0;
  // What was done is said for a while, and once.
  table.fade = () => {
    clearTimeout(hush);
    if (!$("say").querySelector("p#reply")) return;
    hush = setTimeout(() => table.say(""), 5000);
  };
  table.say = (text, undo) => {
    const line = $("say");
    clearTimeout(hush);
    line.replaceChildren(text && Object.assign(document.createElement("p"), { textContent: text }));
    if (undo) {
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: "Undo", className: "quiet" });
      button.onclick = () => { table.say(""); undo(); };
      line.append(button);
      hush = setTimeout(() => button.remove(), 6000);
    }
  };

  const board = table.board = new Board(figure);
  const orders = table.orders = new Orders(board, (text, undo) => table.say(text, undo));
  // Panels cover a part of the board: what is shown is fitted into the rest.
  const room = () => {
    const own = figure.getBoundingClientRect(), panel = side.getBoundingClientRect();
    // Of squares each is seen: the way through the turns does not lie on them.
    const below = board.isOfSquares ? 64 : 0, beside = board.isOfSquares ? 340 : 0;
    if (isNarrow()) return { l: 0, t: 0, r: 0, b: Math.min(own.height * .75, [peek(), own.height * .52, own.height * .9][stop] + below) };
    const left = isWide() && $("press") ? $("press").getBoundingClientRect().right - own.left + 8 : 0;
    const r = own.right - panel.left + 8, l = left + beside;
    return own.width - l - r < own.height ? { l: left, t: 0, r, b: below } : { l, t: 0, r, b: 0 };
  };
  const onRest = () => {
    board.settle(camera.k);
    orders.draw();
    sessionStorage.setItem(view, JSON.stringify([camera.x, camera.y, camera.k]));
  };
  const camera = table.camera = board.camera = new Camera(board.svg, room, onRest, () => orders.place());
  const aboutMine = () => {
    const places = orders.rows.flatMap(row => [row.at, ...row.options.filter(option => /move|other/.test(option.verb)).map(option => option.to)]);
    // A turn that is over has no rows: its results say what was one's own.
    if (!places[0]) for (const { dataset: { place } } of all("#results .own [data-place]")) places.push(place, ...all(`#board .order[data-at="${CSS.escape(place)}"]`).map(arrow => arrow.dataset.to));
    const spots = places.map(place => place && board.spots.get(land(place))).filter(Boolean);
    if (!spots[0]) return { x: 0, y: 0, w: camera.w, h: camera.h };
    const [xs, ys] = ["x", "y"].map(axis => spots.map(spot => spot[axis])), pad = orders.rows[0] ? 40 : 90;
    return { x: Math.min(...xs) - pad, y: Math.min(...ys) - pad, w: Math.max(...xs) - Math.min(...xs) + 2 * pad, h: Math.max(...ys) - Math.min(...ys) + 2 * pad };
  };
  // A large window shows all, and so do squares; a small one what one's own units can reach.
  const begin = table.fit = () => {
    camera.whole();
    if (camera.k >= .75 || board.isOfSquares) return;
    camera.fit(aboutMine(), 1.4, undefined, Math.min(camera.size().fw / camera.w, .9));
  };

  const look = table.look = {
    in: () => camera.zoom(1.4, null, null, true), out: () => camera.zoom(1 / 1.4, null, null, true),
    mine: () => camera.fit(aboutMine(), 1.8, true), all: () => camera.whole(true),
  };
  zoom.addEventListener("click", ({ target }) => look[target.closest("[data-zoom]")?.dataset.zoom]?.());

  addEventListener("click", ({ target }) => {
    const menu = document.querySelector("details.account[open]");
    if (menu && !menu.contains(target)) menu.open = false;
  });

  // Panels: tabs beside the board. On a phone they are a sheet with three stops.
  const tabs = document.createElement("div"), grip = Object.assign(document.createElement("button"), { type: "button", className: "grip", ariaLabel: "More or less of the panel" });
  grip.append(document.createElement("i"));
  tabs.className = "tabs";
  tabs.setAttribute("role", "tablist");
  tabs.setAttribute("aria-label", "Panels");
  side.prepend(grip, tabs);
  const buttons = () => all("[role=tab]:not([hidden])", tabs);
  const isBeside = id => id === "press" && isWide();
  let open = "orders", stop = 0;
  const tab = table.tab = (name = open) => {
    open = [name, open].find(own => $(own)?.matches(".panel") && !isBeside(own)) ?? "orders";
    sessionStorage.setItem(`tab/${game}`, open);
    for (const panel of all(".panel", side)) {
      let button = $(`t-${panel.id}`);
      if (!button) {
        button = Object.assign(document.createElement("button"), { type: "button", id: `t-${panel.id}` });
        button.onclick = () => {
          const isSame = open === panel.id;
          tab(panel.id);
          // To read and to write takes room.
          if (isNarrow()) sheet(isSame && stop ? 0 : panel.id === "press" ? 2 : stop || 1);
        };
        tabs.append(button);
      }
      const isOpen = panel.id === open, { count } = panel.dataset;
      button.textContent = panel.dataset.title;
      if (count && count !== "0") button.append(" ", Object.assign(document.createElement("b"), { className: "count", textContent: count }));
      button.setAttribute("role", "tab");
      button.setAttribute("aria-controls", panel.id);
      button.setAttribute("aria-selected", isOpen);
      button.tabIndex = isOpen ? 0 : -1;
      button.hidden = isBeside(panel.id);
      panel.setAttribute("role", button.hidden ? "region" : "tabpanel");
      panel.tabIndex = -1;
      panel.hidden = !isOpen && !button.hidden;
    }
    dispatchEvent(new CustomEvent("tab", { detail: open }));
  };
  tabs.addEventListener("keydown", event => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key], own = buttons();
    if (!by) return;
    const to = own[(own.findIndex(button => button.tabIndex === 0) + by + own.length) % own.length];
    tab(to.id.slice(2));
    to.focus();
  });
  const peek = () => all(".grip, .tabs, .bar", side).reduce((sum, own) => sum + own.offsetHeight, 0);
  const sheet = table.sheet = to => {
    stop = to;
    orders.hide();
    side.classList.toggle("peek", !stop);
    side.classList.toggle("whole", stop === 2);
    root.style.setProperty("--sheet", stop ? `${[0, 52, 90][stop]}%` : `${peek()}px`);
  };
  let gripped = null;
  grip.onclick = () => { if (!gripped?.moved) sheet(stop ? 0 : 1); };
  grip.addEventListener("pointerdown", event => {
    gripped = { y: event.clientY, h: side.offsetHeight, moved: false };
    grip.setPointerCapture(event.pointerId);
  });
  grip.addEventListener("pointermove", event => {
    if (!gripped || !event.buttons) return;
    const d = gripped.y - event.clientY;
    if (Math.abs(d) > 6) gripped.moved = true;
    if (!gripped.moved) return;
    side.classList.remove("peek");
    root.style.setProperty("--sheet", `${gripped.h + d}px`);
  });
  grip.addEventListener("pointerup", () => {
    if (!gripped?.moved) return;
    const part = side.offsetHeight / innerHeight;
    sheet(part < .3 ? 0 : part < .7 ? 1 : 2);
  });

  // Only what is different is put in: what is drawn of the rest stays.
  const renew = (old, svg) => {
    // Whoever is chosen is lit again.
    for (const map of [old, svg]) map.querySelector(".lights")?.replaceChildren();
    const [was, now] = [old, svg].map(map => [...map.children].filter(node => !node.matches(".lights, .labels, .mine")));
    if (was.length !== now.length) return old.replaceChildren(...svg.childNodes);
    now.forEach((node, n) => { if (!node.isEqualNode(was[n])) was[n].replaceWith(node); });
  };
  // The lowest stop is as high as what it shows.
  if ($("bar")) new ResizeObserver(() => { if (!stop) root.style.setProperty("--sheet", `${peek()}px`); }).observe($("bar"));

  // What a part of the page has brought: another picture on the same board, other rows.
  table.show = fresh => {
    const maps = all("svg.map", figure);
    all("svg.map", fresh).forEach((svg, n) => maps[n] && renew(maps[n], svg));
    tip.hidden = true;
    board.layers();
    board.settle(camera.k);
    orders.read();
    orders.pick(null);
    orders.draw();
  };

  tab(location.hash.slice(1) || sessionStorage.getItem(`tab/${game}`));
  sheet(side.dataset.learn ? 1 : 0);
  const seen = JSON.parse(sessionStorage.getItem(view) ?? "null");
  if (seen) camera.to(...seen); else begin();
  orders.pick(null);
  table.fade();
  board.nameIt(figure.dataset.shapes).then(() => board.settle(camera.k), () => {});
  // On paper the camera lets go: all of the board.
  matchMedia("print").addEventListener("change", ({ matches }) => {
    if (!matches) return camera.commit();
    camera.paper();
    board.settle(.8);
    orders.draw();
  });
  let size = 0;
  addEventListener("resize", () => {
    if (matchMedia("print").matches) return;
    clearTimeout(size);
    size = setTimeout(() => { tab(open); if (isNarrow()) sheet(stop); camera.to(camera.x, camera.y, camera.k); }, 60);
  });
}
