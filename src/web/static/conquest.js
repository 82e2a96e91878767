// Forces on states. Cities have a slider for each kind that they make; a click on an own state lights where its force can go, and a
// click there asks how many. What is chosen is written into the numbers of the form, which are the only model.
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
  // What is changed is saved two seconds later, like any order.
  const sent = new Map();
  let timer = 0;
  const save = async () => {
    for (const input of all("#orders [name^=amount-], #orders [name^=make-], #orders [name^=more-]")) sent.set(input.name, input.value);
    // Lines that are still being written stay as they are.
    const lines = document.getElementById("lines"), typed = lines?.value;
    if (lines) lines.disabled = true;
    const saved = table?.save?.(document.querySelector(".save")?.value);
    if (lines) lines.disabled = false;
    await saved;
    if (lines?.isConnected) lines.value = typed;
    if (document.querySelector("#say .note.good")) say("Saved.");
  };
  const changed = field => {
    field.dispatchEvent(new Event("change", { bubbles: true }));
    clearTimeout(timer);
    timer = setTimeout(save, 2000);
  };
  const link = place => document.querySelector(`#board a[data-at="${CSS.escape(place)}"]`);
  const spot = place => link(place)?.dataset.spot.split(" ").map(Number);
  const name = place => all(`#forces tr[data-from="${place}"]`)[0]?.dataset.fromName ?? all(`#forces tr[data-to="${place}"]`)[0]?.dataset.toName ?? place;

  // Units: `4i 1c` as numbers by kind.
  const KINDS = { I: "Infantry", C: "Cavalry", A: "Artillery" };
  const read = text => {
    const units = {};
    for (const [, n, kind] of (text ?? "").toUpperCase().matchAll(/(\d+)\s*([ICA])\b/g)) units[kind] = (units[kind] ?? 0) + +n;
    return units;
  };
  const write = units => Object.entries(units).filter(([, n]) => n > 0).map(([kind, n]) => n + kind).join(" ");
  // As people say them: `4 infantry and 1 cavalry`, and all of them where no number is given.
  const spoken = units => {
    const kinds = Object.entries(units).filter(([, n]) => n > 0).map(([kind, n]) => `${n} ${KINDS[kind].toLowerCase()}`), last = kinds.pop();
    return kinds[0] ? `${kinds.join(", ")} and ${last}` : last ?? "no units";
  };
  const capital = text => text[0].toUpperCase() + text.slice(1);
  const who = amount => /^all$/i.test(amount) ? "all units" : spoken(read(amount));
  const worth = () => read(document.querySelector("#forces table").dataset.worth);
  const score = units => Object.entries(units).reduce((sum, [kind, n]) => sum + n * (worth()[kind] ?? 0), 0);

  // What cities make.
  const cities = () => all("#cities .city");
  const kinds = city => all("input[type=number]", city);
  const onFile = input => +input.closest("label").dataset.made;
  const made = input => input.value ? +input.value : onFile(input);
  const cost = input => +input.closest("label").dataset.points;
  const used = city => kinds(city).reduce((sum, input) => sum + made(input) * cost(input), 0);
  const more = place => {
    const city = cities().find(own => own.dataset.at === place), units = {};
    if (city) kinds(city).forEach(input => units[input.name.split("-")[2]] = made(input) - onFile(input));
    return units;
  };
  const total = place => {
    const city = cities().find(own => own.dataset.at === place);
    return city ? Object.fromEntries(kinds(city).map(input => [input.name.split("-")[2], made(input)])) : {};
  };
  // Who can leave, with what is made here first, sent or not.
  const leave = row => {
    const units = read(row.dataset.leave), plus = more(row.dataset.from);
    for (const kind in plus) units[kind] = Math.max(0, (units[kind] ?? 0) + plus[kind]);
    return units;
  };

  const count = () => {
    const purse = document.querySelector(".purse"), unused = document.querySelector("#unused");
    if (!purse || document.querySelectorAll(".purse")[1]) return;
    const spent = cities().reduce((sum, city) => sum + Math.min(used(city), +city.dataset.points), 0);
    const isTouched = cities().some(city => kinds(city).some(input => input.value));
    if (!isTouched) return;
    const left = Math.max(0, +purse.dataset.points - spent);
    purse.querySelector(".points").textContent = spent;
    if (unused) {
      unused.hidden = !left;
      unused.querySelector("b").textContent = `${left} ${left === 1 ? "point" : "points"} left`;
    }
  };

  const slide = city => {
    for (const input of kinds(city)) {
      if (input.nextElementSibling) continue;
      const range = make("input", { type: "range", min: 0, max: input.max, value: made(input), "aria-label": input.closest("label").firstElementChild.textContent.trim() });
      const take = value => {
        const free = +city.dataset.points - used(city) + made(input) * cost(input);
        const n = Math.max(0, Math.min(value, Math.floor(free / cost(input)), +input.max));
        kinds(city).forEach(own => own.value = made(own));
        range.value = input.value = n;
        count();
        draw();
      };
      range.addEventListener("input", () => take(+range.value));
      range.addEventListener("change", () => changed(input));
      input.addEventListener("input", () => { if (input.value) take(+input.value); });
      input.placeholder = onFile(input);
      input.after(range);
      input.closest("label").classList.add("slides");
    }
  };

  // Where forces go.
  const goals = from => all(`#forces tr[data-from="${from}"]`);
  const isOwn = row => !row.dataset.defence;
  const isOpen = row => score(leave(row)) > 0 && (isOwn(row) || score(leave(row)) >= +row.dataset.defence);
  const field = (row, start) => row.querySelector(`[name^="${start}"]`);
  const amount = row => field(row, "amount-");
  const order = ({ dataset: { fromName, toName, defence } }, amount) => `${fromName}: ${defence ? `attack ${toName} with ${who(amount)}` : `${who(amount)} to ${toName}`}`;

  // The orders of the lists in which something goes somewhere, and those in numbers that are not sent yet.
  const plans = () => {
    const lists = all("#orders select[name^=order-]").map(list => {
      const option = list.selectedOptions[0], from = list.closest("[data-at]")?.dataset.at;
      const row = from && goals(from).find(own => option?.value && field(own, "line-").value.split("{}").every(part => option.value.includes(part.replace(/ WITH $/, "").trim())));
      return row && { row, amount: option.value, said: `${name(from)}: ${isOwn(row) ? "" : "attack "}${option.textContent.trim()}`, drop: () => { list.value = ""; changed(list); } };
    });
    const numbers = all("#forces tr").filter(row => amount(row)?.value).map(row => ({
      row, amount: amount(row).value, said: order(row, amount(row).value), isNew: true,
      drop: () => { amount(row).value = ""; changed(amount(row)); },
    }));
    const isReplaced = ({ row }) => numbers.some(own => own.row.dataset.from === row.dataset.from && (own.row === row || !isOwn(own.row) && !isOwn(row)));
    return [...lists.filter(own => own && !isReplaced(own)), ...numbers];
  };

  const tooWeak = row => `${row.dataset.toName}: defence ${row.dataset.defence}, you could bring ${score(leave(row))}. ${row.dataset.later ?? ""}`.trim();

  let at = null, popup = null;
  const layer = () => {
    const svg = document.querySelector("#board svg"), found = svg?.querySelector(".force-lights") ?? drawn("g", { class: "force-lights" });
    if (svg && !found.parentNode) svg.append(found);
    return found;
  };
  const light = (place, kind, title, into) => {
    const shape = link(place)?.querySelector("use")?.cloneNode();
    if (!shape) return;
    shape.setAttribute("class", kind);
    const said = drawn("title", {});
    said.textContent = title;
    shape.append(said);
    into.append(shape);
  };
  const arrow = ({ row, amount, isNew }, into) => {
    const [a, b] = [spot(row.dataset.from), spot(row.dataset.to)];
    if (!a || !b) return;
    const number = drawn("text", { class: "force-number", x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2, "text-anchor": "middle" });
    number.textContent = (write(read(amount)) || write(leave(row))).toLowerCase();
    // The way of what is on file is drawn already.
    if (!isNew) return into.append(number);
    const kind = `force-arrow ${isOwn(row) ? "moves" : "attacks"}`, size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [ux, uy] = [(b[0] - a[0]) / size, (b[1] - a[1]) / size], end = [b[0] - ux * 22, b[1] - uy * 22];
    for (const class_ of [`${kind} halo`, kind]) into.append(drawn("path", { class: class_, d: `M${a[0]} ${a[1]}L${end[0] - ux * 8} ${end[1] - uy * 8}` }));
    into.append(drawn("path", { class: `${kind} head`, d: `M${b[0] - ux * 12} ${b[1] - uy * 12}L${end[0] - uy * 8 - ux * 6} ${end[1] + ux * 8 - uy * 6}L${end[0] + uy * 8 - ux * 6} ${end[1] - ux * 8 - uy * 6}Z` }));
    into.append(number);
  };
  const draw = () => {
    const into = layer();
    into.replaceChildren();
    plans().forEach(plan => arrow(plan, into));
    if (at) {
      light(at, "lit at", name(at), into);
      for (const row of goals(at)) {
        const { to, toName, defence } = row.dataset, mine = score(leave(row));
        const why = isOwn(row) ? `Move to ${toName}` : isOpen(row) ? `Attack ${toName}: defence ${defence}, you can bring ${mine}` : tooWeak(row);
        light(to, isOpen(row) ? "lit" : "kin", why, into);
      }
    }
    list();
  };
  const list = () => {
    const into = document.querySelector("#plans");
    into?.replaceChildren(...plans().map(({ said, drop }) => make("li", {},
      make("span", {}, said),
      make("button", { type: "button", className: "quiet", "aria-label": `Undo: ${said}`, onclick: () => { drop(); draw(); } }, "×"))));
  };

  const shut = () => { popup?.remove(); popup = null; };
  const pick = place => {
    shut();
    at = place && goals(place)[0] ? place : null;
    draw();
    say(at ? `${name(at)}: where to? Dashed: too strong for now.` : "Choose a state of yours.");
  };

  // Odds come with all steps at once, so sliders never ask again.
  const known = new Map();
  const ladder = (row, took) => {
    const { from, to } = row.dataset, query = new URLSearchParams(location.search), asked = new URLSearchParams({ from, to, produce: `${from}:${write(total(from)).replace(" ", "+")}` });
    if (query.get("as")) asked.set("as", query.get("as"));
    const address = `${location.pathname.replace(/\/$/, "")}/odds?${asked}`;
    if (known.has(address)) return took(known.get(address));
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    request.onload = () => {
      const steps = request.status === 200 ? all("#odds tr[data-units]", request.response).map(({ dataset, children }) => ({
        attack: +dataset.attack, won: dataset.won === undefined ? null : +dataset.won / 10, left: spoken(read(children[3]?.textContent)),
      })) : [];
      known.set(address, steps);
      took(steps);
    };
    request.send();
  };

  const place = () => {
    // Neither on both states nor on the way between them.
    const { from, to } = popup.row.dataset, [a, b] = [from, to].map(state => table.camera.screen(...spot(state)));
    const way = [0, .25, .5, .75, 1].map(part => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, 40]);
    const others = goals(from).map(row => [...table.camera.screen(...spot(row.dataset.to)), 1]);
    table.orders.beside(popup, [b, a], 30, [...way, ...others]);
  };
  const ask = row => {
    shut();
    const { dataset } = row, there = leave(row), isAttack = !isOwn(row), chosen = read(amount(row).value), has = amount(row).value && !/^all$/i.test(amount(row).value);
    const title = isAttack ? `Attack ${dataset.toName} (${spoken(read(dataset.garrison))}, defence ${dataset.defence})` : `Move to ${dataset.toName}`;
    const says = make("p", { className: "soft", "aria-live": "polite" }), fill = make("i"), bar = make("div", { className: "odds-bar" }, fill);
    const yes = make("button", { type: "button", className: "main" }, isAttack ? "Attack" : "Move");
    const sliders = Object.entries(there).filter(([, n]) => n > 0).map(([kind, n]) => {
      const range = make("input", { type: "range", min: 0, max: n, value: has ? chosen[kind] ?? 0 : n }), out = make("output");
      range.oninput = () => show();
      return { kind, n, range, out, label: make("label", {}, `${KINDS[kind] ?? kind} `, out, range) };
    });
    const units = () => Object.fromEntries(sliders.map(({ kind, range }) => [kind, +range.value]));
    let steps = [];
    const show = () => {
      sliders.forEach(({ n, range, out }) => out.textContent = `${range.value} of ${n}`);
      const mine = score(units());
      yes.disabled = !write(units()) || isAttack && mine < +dataset.defence;
      if (!isAttack) return says.textContent = `${capital(spoken(units()))} to ${dataset.toName}.`;
      if (yes.disabled) { fill.style.transform = "scaleX(0)"; return says.textContent = `Needs ${dataset.defence}: too weak to attack.`; }
      const step = steps.filter(own => own.attack <= mine && own.won !== null).pop();
      fill.style.transform = `scaleX(${(step?.won ?? 0) / 100})`;
      says.textContent = step ? `Wins ${Math.round(step.won)} % of the time, with ${step.left} left.` : "";
      if (popup) place();
    };
    const extras = all("[name^=more-]", row).map(input => {
      const copy = make("input", { type: "text", size: 5, inputMode: "decimal", value: input.value });
      return { input, copy, label: make("label", { className: "extra" }, input.closest("label").textContent.split(",")[0], " ", copy) };
    });
    const every = make("input", { type: "checkbox", checked: field(row, "every-").checked });
    yes.onclick = () => {
      const isAll = sliders.every(({ n, range }) => +range.value === n);
      amount(row).value = isAll && !write(more(dataset.from)) ? "ALL" : write(units());
      extras.forEach(({ input, copy }) => input.value = copy.value);
      field(row, "every-").checked = every.checked;
      pick(null);
      changed(amount(row));
      draw();
      say(`${order(row, amount(row).value)}.`);
    };
    const no = make("button", { type: "button", className: "quiet", onclick: () => pick(null) }, "Cancel");
    popup = make("div", { className: "pop war", role: "dialog", "aria-label": title },
      make("h2", {}, title), ...sliders.map(({ label }) => label), ...(isAttack ? [bar] : []), says, ...extras.map(({ label }) => label),
      make("label", { className: "extra" }, every, " every turn"), make("div", { className: "row" }, yes, no));
    popup.row = row;
    document.querySelector("#board").append(popup);
    show();
    place();
    sliders[0]?.range.focus({ preventScroll: true });
    if (isAttack) ladder(row, found => { steps = found; if (popup) show(); });
  };

  const click = to => {
    const row = at && goals(at).find(own => own.dataset.to === to);
    if (row && isOpen(row)) ask(row);
    else if (row && !isOwn(row)) { pick(null); say(tooWeak(row)); }
    else if (at || goals(to)[0]) pick(to === at ? null : to);
    else return false;
    return true;
  };
  addEventListener("keydown", event => { if (event.key === "Escape" && (at || popup)) pick(null); });
  addEventListener("change", event => { if (event.target.closest?.("#orders")) draw(); });
  addEventListener("resize", () => { if (popup) place(); });

  // The best of all cities is what their lists call so.
  addEventListener("submit", event => {
    const best = event.target.elements?.lines?.value === "PRODUCE IN ALL AUTO";
    const lists = best ? cities().map(city => all("#orders select").map(list => [list, all("option", list).find(option => option.value === `PRODUCE IN ${city.dataset.at} AUTO`)]).find(([, option]) => option)) : [];
    if (!best || lists.some(found => !found)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    cities().forEach(city => kinds(city).forEach(input => input.value = ""));
    lists.forEach(([list, option]) => { list.value = option.value; changed(list); });
    say("Each city makes the dearest that it can.");
  }, true);

  const start = () => {
    // Who is choosing goes on, if that is still possible.
    if (popup && !(popup.row.isConnected && isOpen(popup.row))) shut();
    if (!popup && !goals(at)[0]) at = null;
    const forces = document.querySelector("#forces");
    if (!forces) return;
    if (table) table.click = click;
    // What was sent is on file now.
    for (const input of all("#orders [name^=amount-], #orders [name^=make-], #orders [name^=more-]")) {
      if (sent.get(input.name) === input.value) input.value = input.defaultValue;
    }
    sent.clear();
    cities().forEach(slide);
    draw();
  };
  addEventListener("turn", () => { at = null; shut(); });
  let isAsked = false;
  addEventListener("fresh", () => {
    if (!isAsked) queueMicrotask(() => { isAsked = false; start(); });
    isAsked = true;
  });
  start();
}
