// The board writes into the order table: click a unit, then what it is to do, then where. The lists alone can do the same. Each
// step is said in words above the board; Escape goes back.
{
  const all = (what, within = document) => [...within.querySelectorAll(what)];
  const land = place => (place ?? "").split("/")[0];
  const first = () => document.querySelector("figure.board a[data-at]");
  const links = place => all("figure.board a[data-at]").filter(link => link.dataset.at === land(place));
  const rows = () => all("#orders tr").filter(row => row.querySelector("option[data-verb]"));
  const optionsOf = row => all("option[data-verb]", row);
  const nameOf = row => row.querySelector("th").textContent.trim();
  const words = option => option.textContent.trim();
  const actions = { hold: "Hold", move: "Move", support: "Support", convoy: "Convoy", other: "Other" };

  // What has been chosen so far: a place with the options of its rows, then a verb, then the unit to help.
  let chosen = null;
  const open = () => chosen.options.filter(({ dataset: { verb, of } }) =>
    (!chosen.verb || verb === chosen.verb) && (!chosen.of || land(of) === chosen.of));
  const helps = () => /support|convoy/.test(chosen.verb) && !chosen.of;
  const goals = () => open().filter(option => chosen.verb || option.dataset.verb === "move");
  const goal = option => land(option.dataset[helps() ? "of" : "to"]);

  const say = (text, buttons = []) => {
    let said = document.querySelector(".said");
    if (!said) {
      said = document.createElement("div");
      said.className = "said";
      said.append(document.createElement("p"), document.createElement("div"));
      said.firstChild.ariaLive = "polite";
      first().closest("figure").prepend(said);
    }
    const [line, row] = said.children, hasFocus = row.contains(document.activeElement);
    line.textContent = text;
    row.className = "row";
    row.replaceChildren(...buttons.map(([label, act]) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "quiet";
      button.textContent = label;
      button.onclick = act;
      return button;
    }));
    if (hasFocus) row.firstChild?.focus();
  };

  const mark = (place, kind) => links(place).forEach(link => {
    const lit = link.querySelector("use").cloneNode();
    lit.setAttribute("class", kind);
    link.closest("svg").querySelector(".lights").append(lit);
  });

  const back = ["Back (Esc)", () => {
    if (chosen?.of && !chosen.isPiece) chosen.of = null;
    else if (chosen?.verb && !chosen.isPiece) chosen.verb = null;
    else chosen = null;
    show();
  }];

  const show = () => {
    all(".lights .lit").forEach(lit => lit.remove());
    if (!chosen) return say("Click a unit, or choose in the list.");
    if (chosen.at) mark(chosen.at, "lit at");
    new Set(goals().map(goal)).forEach(place => place && mark(place, "lit"));
    const verbs = [...new Set(open().map(option => option.dataset.verb))];
    if (1 < verbs.length) return say(`${chosen.name}: what is it to do?`, [...verbs.map(verb => [actions[verb], () => pick(verb)]), back]);
    if (!open().some(goal)) return ask(open());
    say(`${chosen.name}: ${actions[verbs[0]] ?? ""}, ${helps() ? "which unit?" : "where?"} Click a place that is lit.`, [back]);
  };

  const ask = options => say(`${chosen.name}: which?`, [...options.map(option => [words(option), () => take(option)]), back]);

  const choose = (list, option) => {
    list.value = option.value;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  };

  const take = option => {
    choose(option.closest("select"), option);
    chosen = null;
    show();
    say(`${nameOf(option.closest("tr"))}: ${words(option)}. Not filed yet.`);
  };

  const pick = verb => {
    chosen.verb = verb;
    if (open().length === 1) take(open()[0]);
    else show();
  };

  const begin = at => {
    const own = rows().filter(row => land(row.dataset.at) === at);
    const about = option => [option.dataset.of, option.dataset.to].map(land).includes(at);
    // Builds, and pieces that share a row: the first row that is free for them.
    const free = rows().filter(row => !row.dataset.at && optionsOf(row).some(about));
    const row = own[0] ?? free.find(row => !row.querySelector("select").value) ?? free[0];
    chosen = null;
    if (!row) return show();
    const [name] = nameOf(row).split(own[1] ? ":" : "\n"), options = own[0] ? own.flatMap(optionsOf) : optionsOf(row).filter(about);
    const isPiece = !own[0] && options.some(option => land(option.dataset.of) === at);
    chosen = isPiece ? { name: `${name}, ${at}`, at, options, isPiece, verb: "move", of: at } : { name, at, options };
    if (own[0] || isPiece) show();
    else ask(options);
  };

  const click = place => {
    const there = chosen ? goals().filter(option => goal(option) === place) : [];
    if (!there.length) return place === chosen?.at ? back[1]() : begin(place);
    if (helps()) { chosen.of = place; show(); }
    else if (there.length === 1) take(there[0]);
    else ask(there);
  };

  // Lines for what is chosen in the lists and not sent yet.
  const sketch = () => {
    all(".pending").forEach(line => line.remove());
    for (const list of rows().flatMap(row => all("select", row))) {
      const option = list.selectedOptions[0], { of, to, verb } = option.dataset, { at } = list.closest("tr").dataset;
      const spot = place => links(place)[0]?.dataset.spot.split(" ").map(Number);
      const from = spot(at ?? of), end = spot(to), helped = at && of !== to && spot(of);
      if (option.defaultSelected || !from || !end) continue;
      const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
      line.setAttribute("d", `M${from}L${helped ? end.map((n, k) => (n + helped[k]) / 2) : end}`);
      line.setAttribute("class", `pending ${verb}`);
      first().closest("svg").querySelector(".lights").append(line);
    }
  };

  addEventListener("click", event => {
    const link = event.target.closest("figure.board a[data-at]");
    if (!link || !rows().length || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    click(link.dataset.at);
  });
  addEventListener("change", event => event.target.closest("#orders") && first() && sketch());

  // Keys, while the order table has the focus: a number goes to its row; h m s c choose among holds, moves, supports and convoys.
  let typed = "";
  addEventListener("keydown", event => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape" && chosen) return back[1]();
    const list = event.target.closest("#orders tr select"), verb = list && Object.keys(actions).find(verb => verb[0] === event.key && verb !== "other");
    const row = n => list && document.querySelector(`#orders tr[data-row="${n}"]`);
    if (/^\d$/.test(event.key) && row(1)) {
      typed = row(typed + event.key) ? typed + event.key : event.key;
      row(typed)?.querySelector("select").focus();
      return event.preventDefault();
    }
    typed = "";
    const some = verb ? all(`[data-verb=${verb}]`, list) : [];
    if (!some.length) return;
    event.preventDefault();
    choose(list, some[(some.indexOf(list.selectedOptions[0]) + 1) % some.length]);
  });

  const start = () => {
    chosen = null;
    if (!first() || !rows().length) return;
    show();
    sketch();
  };
  addEventListener("fresh", start);
  start();
}
