// The board writes into the order table: click a unit, what it is to do, and where. The lists alone can do the same.
{
  const all = (what, within = document) => [...within.querySelectorAll(what)];
  const land = place => (place ?? "").split("/")[0];
  const links = place => all("figure.board a[data-at]").filter(link => !place || link.dataset.at === land(place));
  const rows = () => all("#orders tr").filter(row => row.querySelector("[data-verb]"));
  const optionsOf = row => all("[data-verb]", row);
  const nameOf = row => row.querySelector("th").textContent.trim();
  const verbOf = option => option.dataset.verb;
  const words = option => option.textContent.trim();
  const actions = { hold: "Hold", move: "Move", support: "Support", convoy: "Convoy", other: "Other" };

  // Chosen so far: the options of a place, then a verb, then the unit to help.
  let chosen = null;
  const open = () => chosen.options.filter(option =>
    (!chosen.verb || verbOf(option) === chosen.verb) && (!chosen.of || land(option.dataset.of) === chosen.of));
  const helps = () => /support|convoy/.test(chosen.verb) && !chosen.of;
  const goals = () => open().filter(option => chosen.verb || verbOf(option) === "move");
  const goal = option => land(option.dataset[helps() ? "of" : "to"]);

  const say = (text, buttons = []) => {
    const steps = document.querySelector(".steps"), [line, row] = steps.children, hasFocus = row.contains(document.activeElement);
    steps.hidden = false;
    line.textContent = text;
    row.replaceChildren(...buttons.map(([label, act]) => {
      const button = document.createElement("button");
      Object.assign(button, { type: "button", className: "quiet", textContent: label, onclick: act });
      return button;
    }));
    if (hasFocus) row.firstChild?.focus();
  };

  const mark = (place, kind) => links(place).forEach(link => {
    const lit = link.querySelector("use").cloneNode();
    lit.setAttribute("class", kind);
    link.closest("svg").querySelector(".lights").append(lit);
  });

  const goBack = () => {
    if (chosen.verb && !chosen.isPiece) chosen[chosen.of ? "of" : "verb"] = null;
    else chosen = null;
    show();
  };
  const back = ["Back (Esc)", goBack];

  const show = (done = "Click a unit, or choose in the list.") => {
    all(".lights use").forEach(lit => lit.remove());
    if (!chosen) return say(done);
    if (chosen.at) mark(chosen.at, "lit at");
    new Set(goals().map(goal)).forEach(place => place && mark(place, "lit"));
    const verbs = [...new Set(open().map(verbOf))];
    if (verbs[1]) return say(`${chosen.name}: what is it to do?`, [...verbs.map(verb => [actions[verb], () => pick(verb)]), back]);
    if (!open().some(goal)) return ask(open());
    say(`${chosen.name}: ${actions[verbs[0]]}, ${helps() ? "which unit?" : "where?"} Click a place that is lit.`, [back]);
  };

  const ask = options => say(`${chosen.name}: which?`, [...options.map(option => [words(option), () => take(option)]), back]);

  const choose = (list, option) => {
    list.value = option.value;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  };

  const take = option => {
    choose(option.closest("select"), option);
    chosen = null;
    const fleets = /convoy$/.test(words(option)) ? " The fleets on the way need convoy orders, too." : "";
    show(`${nameOf(option.closest("tr"))}: ${words(option)}. Not filed yet.${fleets}`);
  };

  const pick = verb => {
    chosen.verb = verb;
    if (open()[1]) show();
    else take(open()[0]);
  };

  const begin = at => {
    const own = rows().filter(row => land(row.dataset.at) === at);
    const about = ({ dataset: { of, to } }) => land(of) === at || land(to) === at;
    // Builds, and pieces that share a row: the first row that is free for them.
    const free = rows().filter(row => !row.dataset.at && optionsOf(row).some(about));
    const row = own[0] ?? free.find(row => !row.querySelector("select").value) ?? free[0];
    chosen = null;
    if (!row) return show();
    const options = own[0] ? own.flatMap(optionsOf) : optionsOf(row).filter(about);
    const isPiece = !own[0] && options.some(option => land(option.dataset.of) === at);
    const name = own[1] ? nameOf(row).split(":")[0] : nameOf(row);
    chosen = isPiece ? { name: `${name}, ${at}`, at, options, isPiece, verb: "move", of: at } : { name, at, options };
    if (own[0] || isPiece) show();
    else ask(options);
  };

  const click = place => {
    const there = chosen ? goals().filter(option => goal(option) === place) : [];
    if (!there[0]) return place === chosen?.at ? goBack() : begin(place);
    if (helps()) { chosen.of = place; show(); }
    else if (there[1]) ask(there);
    else take(there[0]);
  };

  // Lines for what is chosen in the lists and not sent yet.
  const sketch = () => {
    all(".pending").forEach(line => line.remove());
    for (const list of rows().flatMap(row => all("select", row))) {
      const option = list.selectedOptions[0], { of, to, verb } = option.dataset, { at } = list.closest("tr").dataset;
      const spot = place => links(place || "?")[0]?.dataset.spot.split(" ").map(Number);
      const from = spot(at ?? of), end = spot(to), helped = at && of !== to && spot(of);
      if (option.defaultSelected || !from || !end) continue;
      const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
      line.setAttribute("d", `M${from}L${helped ? end.map((n, k) => (n + helped[k]) / 2) : end}`);
      line.setAttribute("class", `pending ${verb}`);
      document.querySelector(".lights").append(line);
    }
  };

  addEventListener("click", event => {
    const link = event.target.closest("figure.board a[data-at]");
    if (!link || !rows()[0] || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    click(link.dataset.at);
  });
  addEventListener("change", event => event.target.closest("#orders") && links()[0] && sketch());

  // In the order table a number goes to its row, and h m s c choose among holds, moves, supports, convoys.
  let typed = "";
  addEventListener("keydown", event => {
    const { key, target } = event, row = n => document.querySelector(`#orders tr[data-row="${n}"] select`);
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === "Escape" && chosen) return goBack();
    if (!target.closest("#orders tr select")) return;
    if (/^\d$/.test(key)) {
      typed = row(typed + key) ? typed + key : key;
      row(typed)?.focus();
      return event.preventDefault();
    }
    typed = "";
    const some = /^[hmsc]$/.test(key) ? all(`[data-verb^=${key}]`, target) : [];
    if (!some[0]) return;
    event.preventDefault();
    choose(target, some[(some.indexOf(target.selectedOptions[0]) + 1) % some.length]);
  });

  // When news have replaced the board, the unit that was clicked is still the one.
  const start = () => {
    const at = chosen?.at;
    chosen = null;
    if (!links()[0] || !rows()[0]) return;
    show();
    sketch();
    if (at) begin(at);
  };
  addEventListener("fresh", start);
  start();
}
