// The board of a sandbox is changed by clicks: while that is on, a place opens a small panel, and each button of it posts one EDIT, by
// the form that the page has for it.
const { table } = window, { $, all, land } = table ?? {};
if (table?.board && $("piece-form")) {
  const { board, camera, orders } = table, root = document.documentElement, { figure } = board;
  const KINDS = { A: "Army", F: "Fleet", W: "Wing" }, COASTS = { NC: "north", SC: "south", EC: "east", WC: "west" };
  const SEASONS = [["SM", "Spring"], ["FM", "Fall"], ["WA", "Winter"]];
  const node = (tag, own = {}, ...inside) => {
    const made = Object.assign(document.createElement(tag), own);
    made.append(...inside);
    return made;
  };

  // The position: a part of the page that comes when it is asked for, and then with each answer.
  const position = node("data", { id: "position" });
  const lines = name => (position.dataset[name] ?? "").split("\n").filter(Boolean);
  const form = () => $("piece-form");
  const powers = () => [...form().elements.owner.options].map(option => option.value);
  const unitIn = place => {
    const found = lines("units").map(line => line.match(/^(.+) (\w) (\S+)$/)).find(own => own && land(own[3]) === place);
    return found && { owner: found[1], unit: found[2], at: found[3] };
  };
  const ownerOf = place => lines("centres").find(line => line.startsWith(`${place} `))?.slice(place.length + 1);
  const fitting = place => lines("can").map(line => line.split(" ")).filter(([, at]) => land(at) === place);
  const coast = at => at.includes("/") ? `, ${COASTS[at.split("/")[1]] ?? at.split("/")[1]} coast` : "";

  const button = node("button", { type: "button", textContent: "✎", title: "Change the board (e)", ariaLabel: "Change the board", ariaPressed: "false" });
  button.dataset.edit = "";
  $("zoom").append(button);

  // The strip above the board: a place for those who type, and the phase.
  const where = node("input", { type: "text", placeholder: "Place", ariaLabel: "Place to change", autocomplete: "off", spellcheck: false });
  where.setAttribute("list", "places");
  const names = node("datalist", { id: "places" }, ...[...board.spots.keys()].map(place => node("option", { value: board.full(place) }, place)));
  const season = node("select", { ariaLabel: "Season" }), year = node("input", { type: "number", ariaLabel: "Year" });
  const set = node("button", { textContent: "Set", ariaLabel: "Set the phase", hidden: true });
  const done = node("button", { type: "button", textContent: "Done", className: "main" });
  const strip = node("div", { className: "strip", hidden: true }, node("form", {}, where, names), node("form", {}, season, year, set), done);
  strip.setAttribute("role", "group");
  strip.ariaLabel = "Change the board";
  const panel = node("div", { className: "pop piece", hidden: true });
  panel.setAttribute("role", "dialog");
  figure.append(panel);
  figure.after(strip, position);

  let isOn = false, at = null, brush = null, before = null;

  const phase = () => `${season.value[0]}${year.value}${season.value[1]}`;
  let shown = "";
  const showPhase = () => {
    shown = position.value;
    const [, first = "", now = "", last = ""] = position.value.match(/^(\w)(-?\d+)(\w)$/) ?? [];
    const known = SEASONS.some(([own]) => own === first + last) ? SEASONS : [...SEASONS, [first + last, $("turn-name").textContent.replace(/ ?-?\d+$/, "")]];
    season.replaceChildren(...known.map(([value, textContent]) => node("option", { value, textContent })));
    season.value = first + last;
    year.value = now;
    set.hidden = true;
  };

  // One after the other: each goes by the page that the one before has brought.
  let last = Promise.resolve();
  const send = (said, fields, undo = null) => {
    last = last.then(async () => {
      const status = await table.post(form(), { at: "", unit: "", owner: "", centre: "", ...fields });
      const problem = form()?.querySelector("[role=alert]")?.textContent;
      if (status === 200) table.say(said, undo && (() => send("Changed back.", undo)));
      else if (status && problem) table.say(problem);
    });
  };

  const close = () => {
    panel.hidden = true;
    at = null;
    if (isOn) board.light({});
  };
  const place = () => {
    const spot = at && board.spot(at);
    if (!spot) return;
    const here = camera.screen(spot.x, spot.y), goals = board.units.map(unit => [...camera.screen(...unit.dataset.spot.split(" ").map(Number)), 1]);
    orders.beside(panel, [here], Math.max(24, 17 * board.u * camera.k), [...goals, [...here, 50]], strip.offsetTop + strip.offsetHeight);
  };
  const { onMove } = camera;
  camera.onMove = () => { onMove(); place(); };

  // The buttons of the panel say what is so, and what would be.
  const act = (textContent, isSo, fields) => {
    const own = node("button", { type: "button", textContent, ariaPressed: `${isSo}` }), full = board.full(at);
    const was = unitIn(at), centre = ownerOf(at);
    const back = fields.centre ? { at, centre: centre === "NOBODY" ? "NOBODY" : centre } : { at, unit: "none", ...was };
    own.onclick = ({ detail }) => {
      close();
      // By the keyboard: on to the next place.
      if (!detail) where.focus();
      if (!isSo) send(`${full}: ${said(fields)}.`, fields, back);
    };
    return own;
  };
  const said = ({ unit, owner, centre, at }) => {
    if (centre) return centre === "NOBODY" ? "the centre has no owner" : `the centre belongs to ${centre}`;
    return unit === "none" ? "no unit" : `${KINDS[unit].toLowerCase()} of ${owner}${coast(at)}`;
  };
  const fill = () => {
    const own = unitIn(at), centre = ownerOf(at), fits = fitting(at);
    panel.querySelector("p").textContent = table.about(at);
    panel.querySelector("output").textContent = brush;
    const units = fits.map(([unit, there]) => act(KINDS[unit] + coast(there), own?.unit === unit && own.at === there && own.owner === brush, { at: there, unit, owner: brush }));
    units.push(act("No unit", !own, { at, unit: "none" }));
    const centres = centre ? [act(`Centre of ${brush}`, centre === brush, { at, centre: brush }), act("No owner", centre === "NOBODY", { at, centre: "NOBODY" })] : [];
    panel.querySelector(".units").replaceChildren(...units);
    panel.querySelector(".centres").replaceChildren(...centres);
    place();
  };
  const chip = name => {
    const own = all("#players .sides li").find(li => li.querySelector("bdi")?.textContent === name);
    return own?.querySelector(".chip")?.cloneNode(true) ?? node("span", { className: "chip" }, name.slice(0, 1));
  };
  const open = (to, isTyped = false) => {
    if (at === to) return close();
    at = to;
    const own = unitIn(at), centre = ownerOf(at);
    brush = own?.owner ?? brush ?? (powers().includes(centre) ? centre : powers()[0]);
    const sides = powers().map(value => {
      const radio = node("input", { type: "radio", name: "side", value, checked: value === brush, ariaLabel: value });
      radio.onchange = () => { brush = value; fill(); };
      return node("label", { title: value }, radio, chip(value));
    });
    const group = node("fieldset", { className: "sides", ariaLabel: "Power" }, ...sides);
    panel.replaceChildren(node("p"), group, node("output"), node("div", { className: "units" }), node("div", { className: "centres" }));
    panel.ariaLabel = board.full(at);
    panel.hidden = false;
    $("tip").hidden = true;
    board.light({ at: [at] });
    fill();
    if (!isTyped) return;
    const spot = board.spot(at), [x, y] = camera.screen(spot.x, spot.y), { l, t, fw, fh } = camera.size();
    if (x < l || y < t || x > l + fw || y > t + fh) camera.to(spot.x, spot.y, camera.k, true);
    panel.querySelector(":checked").focus();
  };

  const turn = async (on, isByKey = false) => {
    if (on) await table.refresh("position");
    if (on === isOn || on && !position.value) return;
    isOn = on;
    close();
    orders.pick(null);
    if (on) before = table.click;
    table.click = on ? own => { open(land(own)); return true; } : before;
    root.classList.toggle("editing", on);
    strip.hidden = !on;
    button.ariaPressed = `${on}`;
    if (!on) { orders.draw(); return table.say(""); }
    showPhase();
    if (table.isNarrow()) table.sheet(0);
    table.say("Choose a place, and what is there.");
    if (isByKey) where.focus();
  };

  addEventListener("click", event => {
    const own = event.target.closest("[data-edit]");
    if (own) turn(!isOn, !event.detail);
  });
  done.onclick = () => turn(false);
  where.form.onsubmit = event => {
    event.preventDefault();
    const typed = where.value.trim().toLowerCase();
    const found = [...board.spots.keys()].find(own => own.toLowerCase() === typed || board.full(own).toLowerCase() === typed);
    if (!typed) return;
    where.select();
    if (!found) return table.say(`${where.value.trim()} is not a place on this board.`);
    where.value = "";
    close();
    open(found, true);
  };
  const isPhase = () => year.value && phase() !== position.value;
  season.onchange = year.oninput = () => { set.hidden = !isPhase(); };
  season.form.onsubmit = event => {
    event.preventDefault();
    if (!isPhase()) return;
    const to = phase();
    send(`${season.selectedOptions[0].textContent} ${year.value}.`, { "to-phase": to }, { "to-phase": position.value });
  };
  addEventListener("keydown", event => {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (isOn && key === "Escape") {
      event.stopImmediatePropagation();
      if (at) { const isInside = panel.contains(target); close(); if (isInside) where.focus(); } else turn(false);
    } else if (key === "e" && !target.closest("input, textarea, select")) {
      event.preventDefault();
      turn(!isOn, true);
    }
  }, true);
  addEventListener("fresh", ({ target }) => {
    if (!isOn) return;
    if (!form()) return turn(false);
    if (target === position) {
      if (position.value !== shown) showPhase();
      if (at) fill();
    }
    if (at) board.light({ at: [at] });
  });
}
