// Orders on the board. The lists of the order table are the model: what is clicked is written into them, and what stands in them
// is drawn.
const ICON = {
  hold: "M8 4h8v8H8zM4 18h16", move: "M5 12h13M13 6l6 6-6 6", support: "M3 12h.1M8 12h.1M13 12h.1M17 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0", convoy: "M3 15q3 4 6 0t6 0t6 0M6 11h12l-2 -5h-8z",
  other: "M6 6l12 12M18 6L6 18", clear: "M4 12a8 8 0 1 0 3-6M7 2v4h4",
};
const WORD = { hold: "Hold", support: "Support", convoy: "Convoy", clear: "Clear" };

class Orders {
  // `say` tells what was done; it is given what undoes it.
  constructor(board, say) {
    Object.assign(this, { board, say, chosen: null });
    this.pop = $("pop");
    this.read();
  }

  // The rows of the page as they are now.
  read() {
    this.rows = all("#orders li[data-row]").map(li => {
      const lists = all("select", li), [list, far] = lists;
      const row = {
        li, list, far, at: li.dataset.at && land(li.dataset.at), task: li.dataset.task, isAway: li.dataset.task === "retreat", isPlanned: "planned" in li.dataset,
        side: li.parentNode.dataset.side, name: li.querySelector("label").textContent.trim(),
      };
      row.options = lists.flatMap(own => [...own.options].filter(option => option.dataset.verb)
        .map(node => ({ row, list: own, value: node.value, words: node.textContent.trim(), ...node.dataset })));
      return row;
    });
  }

  was(row) { return row.li.querySelector("[name^=was-]").value; }
  value(row) { return row.far?.value || row.list.value; }
  isDraft(row) { return this.value(row) !== this.was(row); }
  order(row) { return row.options.find(option => option.value === this.value(row)); }
  // The place to which a row's unit will have gone.
  goal(row) {
    const own = this.order(row);
    return own?.verb === "move" ? land(own.to) : row.at;
  }

  // What can be ordered at a place: by its unit, by a piece of an army, or in it (builds, removals).
  subject(place) {
    const at = land(place), rows = this.rows.filter(row => row.at === at);
    if (rows[0]) {
      const name = rows[1] ? rows[0].name.split(":")[0] : rows[0].name;
      return { at, rows, name, options: rows.flatMap(row => row.options), isAway: rows[0].isAway };
    }
    const isAbout = option => land(option?.to) === at || land(option?.of) === at;
    const free = this.rows.filter(row => !row.at && row.options.some(isAbout));
    const row = free.find(own => isAbout(this.order(own))) ?? free.find(own => !this.order(own)) ?? free[0];
    if (!row) return null;
    const options = row.options.filter(isAbout), moves = options.filter(option => option.verb === "move" && land(option.of) === at);
    const isPiece = !!moves[0];
    return { at, rows: [row], name: this.board.full(at), options: isPiece ? moves : options, isPlace: !isPiece };
  }

  // Writes orders into the lists, and says it.
  set(...pairs) {
    const before = pairs.map(([row]) => [row, row.list.value, row.far?.value]);
    for (const [row, option] of pairs) this.write(row, option);
    this.pick(null);
    this.say(pairs.map(([row, option]) => `${row.name}: ${option?.words ?? "no order"}`).join(". "), () => {
      for (const [row, value, far] of before) {
        row.list.value = value;
        if (row.far) row.far.value = far;
        row.list.dispatchEvent(new Event("change", { bubbles: true }));
      }
    });
  }

  write(row, option) {
    const list = option?.list ?? row.list;
    if (row.far) row.far.value = "";
    list.value = option?.value ?? "";
    list.dispatchEvent(new Event("change", { bubbles: true }));
  }

  take(option) {
    const { row } = option, fleets = this.carriers(option);
    if (!/by convoy$/.test(option.words)) return this.set([row, option]);
    if (!fleets) {
      this.set([row, option]);
      return this.say(`${row.name}: ${option.words}. The fleets on the way must convoy it.`);
    }
    this.set([row, option], ...fleets);
  }

  // The fleets of one's own that can carry an army along its way, each with its order; none, if others are needed.
  carriers(option) {
    const from = option.row.at, to = land(option.to);
    const fleets = this.rows.flatMap(row => {
      const carry = row.options.find(own => own.verb === "convoy" && land(own.of) === from && land(own.to) === to);
      return carry ? [[row, carry]] : [];
    });
    const reaches = ([row], place) => row.options.some(own => own.verb === "move" && land(own.to) === place);
    const ways = fleets.filter(fleet => reaches(fleet, from)).map(fleet => [fleet]);
    for (const way of ways) {
      if (reaches(way.at(-1), to)) return way;
      for (const fleet of fleets) if (!way.includes(fleet) && reaches(way.at(-1), fleet[0].at) && ways.length < 200) ways.push([...way, fleet]);
    }
    return null;
  }

  // Chooses a unit; then, for a support or a convoy, the unit to help.
  pick(subject, of = null, verb = null) {
    Object.assign(this, { chosen: subject, of, verb, only: null });
    this.rows.forEach(row => row.li.classList.toggle("lit", !!subject?.rows.includes(row)));
    this.board.units.forEach(unit => unit.classList.toggle("sel", !!subject && land(unit.dataset.at) === subject.at && unit.classList.contains("dislodged") === !!subject.isAway));
    if (!subject) { this.hide(); this.idle(); return; }
    table.tab?.("orders");
    const { options, at } = subject;
    if (of) {
      const goals = options.filter(option => option.verb === verb && land(option.of) === of && land(option.to) !== of);
      this.board.light({ at: [at, of], to: goals.map(option => option.to) });
      this.hide();
      const stays = verb === "support" && options.some(option => option.verb === verb && land(option.of) === of && land(option.to) === of);
      return this.say(`${subject.name} ${verb}s ${this.board.full(of)}: where to?${stays ? " Choose it again if it stays there." : ""}`);
    }
    const moves = options.filter(option => option.verb === "move").map(option => land(option.to));
    const kin = options.filter(option => option.verb !== "move" && option.of).map(option => land(option.of));
    this.board.light({ at: [at], to: moves, kin: kin.filter(place => !moves.includes(place)) });
    if (!subject.isPlace) this.say(`${subject.name}: choose where it goes${kin[0] ? ", or the unit to support" : ""}.`);
  }

  // Nothing is chosen: in winter the places in which something can be built or removed are lit.
  idle() {
    const places = task => this.rows.filter(row => !row.at && row.task === task).flatMap(row => row.options.map(option => option.to)).filter(Boolean);
    this.board.light({ "to site": places("build"), "to going": places("remove") });
  }

  // The buttons beside a unit: what it can do besides going somewhere.
  menu(subject) {
    const { options, rows: [row], at } = subject, has = verb => options.filter(option => option.verb === verb);
    const acts = has("hold").slice(0, 1).map(option => ({ verb: "hold", words: WORD.hold, act: () => this.take(option) }));
    for (const verb of ["support", "convoy"]) if (has(verb)[0]) acts.push({ verb, words: WORD[verb], act: () => this.among(verb) });
    const others = has("other").map(option => ({ verb: /disband/i.test(option.words) && "other", words: /disbanded/.test(option.words) ? "Disband" : option.words, act: () => this.take(option) }));
    const kind = others.length > 2 || subject.isPlace ? "list" : "acts";
    if (this.value(row) && !row.list.querySelector("option[selected]:not([data-verb]):not([value=''])")) {
      acts.push({ verb: "clear", words: subject.isPlace ? "Nothing here" : WORD.clear, act: () => this.set([row, null]) });
    }
    this.show(at, subject.isPlace ? subject.name : "", [...others, ...acts], kind, subject.isAway);
  }

  // Only units that can be helped in this way are lit.
  among(verb) {
    const subject = this.chosen;
    this.only = verb;
    this.board.light({ at: [subject.at], to: subject.options.filter(option => option.verb === verb).map(option => option.of) });
    this.hide();
    this.say(`${subject.name}: ${verb} which unit?`);
  }

  // Returns whether the click meant anything.
  click(place) {
    place = land(place);
    const { chosen, only } = this, { board } = this;
    this.only = null;
    if (!chosen) return this.begin(place);
    if (this.of) {
      const found = chosen.options.filter(option => option.verb === this.verb && land(option.of) === this.of && land(option.to) === place);
      if (found[0]) { this.choose(place, found); return true; }
      if (place !== this.of) { this.pick(null); return this.click(place); }
    }
    if (place === chosen.at) { this.pop.hidden ? this.menu(chosen) : this.pick(null); return true; }
    const moves = only ? [] : chosen.options.filter(option => option.verb === "move" && land(option.to) === place);
    const helps = chosen.options.filter(option => /support|convoy/.test(option.verb) && land(option.of) === place && (!only || option.verb === only));
    if (!helps[0]) {
      if (moves[0]) this.choose(place, moves);
      else {
        this.pick(null);
        if (!this.begin(place)) this.say(`${chosen.name} cannot go to ${board.full(place)}.`);
      }
      return true;
    }
    const there = this.rows.find(row => row.at === place), theirs = there && this.order(there)?.verb === "move" && this.goal(there);
    const own = there?.side === chosen.rows[0].side && there;
    const stay = helps.find(option => option.verb === "support" && land(option.to) === place);
    const along = theirs && helps.find(option => option.verb === "support" && land(option.to) === theirs);
    const carry = theirs && helps.find(option => option.verb === "convoy" && land(option.to) === theirs);
    // What is nearly always meant: that move of one's own, into an enemy, after a unit that leaves, beside one that stays. Support
    // and a long press say otherwise.
    if (along && !moves[0] && !helps.some(option => option.verb === "convoy")) { this.take(along); return true; }
    if (carry && only !== "support" && !along) { this.take(carry); return true; }
    if (!only) {
      if (!own && moves[0]) { this.choose(place, moves); return true; }
      if (own && theirs && moves.length === 1 && !along) { this.take(moves[0]); return true; }
      if (own && !theirs && stay) { this.take(stay); return true; }
    }
    // Support was chosen first, and now whom: what is left is where to.
    if (only && helps.some(option => land(option.to) !== place)) { this.pick(chosen, place, only); return true; }
    const full = board.full(place), choices = moves.map(option => ({ words: `Move ${option.words}`, act: () => this.take(option) }));
    if (along) choices.push({ words: `Support it to ${board.full(theirs)}`, act: () => this.take(along) });
    if (stay) choices.push({ words: "Support it to hold", act: () => this.take(stay) });
    for (const verb of ["support", "convoy"]) {
      const goals = helps.filter(option => option.verb === verb && land(option.to) !== place && option !== along);
      if (!goals[0]) continue;
      const words = verb === "support" ? "Support its move to …" : "Convoy it to …";
      choices.push({ words, act: () => goals[1] ? this.pick(chosen, place, verb) : this.take(goals[0]) });
    }
    if (choices[1]) this.show(place, `${chosen.name} and ${full}`, choices, "list");
    else choices[0]?.act();
    return true;
  }

  begin(place) {
    const subject = this.subject(place);
    if (!subject) { this.pick(null); return false; }
    const { rows: [row], options } = subject, own = this.order(row);
    if (row.task === "remove" && !row.at) { this.set([row, own && land(own.to) === land(place) ? null : options[0]]); return true; }
    this.pick(subject);
    // Many things that can be made would cover the places to go to: a second click shows them.
    const n = options.filter(option => option.verb === "other").length;
    if (n < 3 || !options.some(option => option.verb === "move")) this.menu(subject);
    return true;
  }

  // One of several ways to the same place: coasts, by convoy.
  choose(place, options) {
    if (!options[1]) return this.take(options[0]);
    this.show(place, this.chosen.name, options.map(option => {
      const fleets = /by convoy$/.test(option.words) && this.carriers(option);
      const words = fleets ? `${option.words}, with ${fleets.map(([row]) => row.name).join(" and ")}` : option.words;
      return { words, act: () => this.take(option) };
    }), "list");
  }

  show(place, title, acts, kind, isAway) {
    this.popAt = [place, isAway];
    this.pop.hidden = false;
    $("tip").hidden = true;
    const head = Object.assign(document.createElement("p"), { textContent: title }), box = document.createElement("div");
    box.className = kind;
    box.append(...acts.map(({ verb, words, act }) => {
      const button = document.createElement("button");
      button.type = "button";
      if (ICON[verb]) button.append(make("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, make("path", { d: ICON[verb] })));
      button.append(words);
      button.onclick = event => { event.stopPropagation(); this.hide(); act(); };
      return button;
    }));
    this.pop.replaceChildren(...title ? [head, box] : [box]);
    this.place();
  }

  // Beside its unit, where it covers the fewest places that could be clicked next.
  place() {
    if (this.pop.hidden) return;
    const { camera, lights, units, names = [], u } = this.board, spot = this.board.spot(...this.popAt);
    if (!spot) return;
    const [x, y] = camera.screen(spot.x, spot.y), gap = 17 * u * camera.k;
    const goals = [...lights.children, ...units].map(own => [this.board.spot(own.dataset.at), own.matches(".to") ? 40 : own.matches(".kin") ? 15 : 4])
      .concat(names.filter(name => name.at === land(this.popAt[0])).map(name => [name, 12]))
      .filter(([own]) => own).map(([own, worth]) => [...camera.screen(own.x, own.y), worth]);
    this.beside(this.pop, [[x, y]], gap, goals);
  }

  // Puts a popup beside the first of these points where it covers the least of what is worth seeing; and nothing of the board's `top`.
  beside(pop, points, gap, goals, top = 0) {
    const { offsetWidth: w, offsetHeight: h } = pop, s = this.board.camera.size();
    const tries = points.flatMap(([x, y]) => [
      [x - w / 2, y + gap], [x - w / 2, y - gap - h], [x + gap, y - h / 2], [x - gap - w, y - h / 2],
      [s.l + s.fw / 2 - w / 2, s.t + s.fh - h], [s.l, s.t + s.fh - h], [s.l + s.fw - w, s.t + s.fh - h], [x + gap, y + gap * .6], [x - gap - w, y + gap * .6], [x + gap, y - h - gap * .6], [x - gap - w, y - h - gap * .6],
    ]).map(([l, t], n) => [Math.max(s.l + 4, Math.min(s.l + s.fw - w - 4, l)), Math.max(s.t + top + 4, Math.min(s.t + s.fh - h - 4, t)), n]);
    const covers = (l, t, gx, gy) => gx > l - 20 && gx < l + w + 20 && gy > t - 20 && gy < t + h + 20;
    const cost = ([l, t, n]) => goals.reduce((sum, [gx, gy, worth]) => sum + (covers(l, t, gx, gy) ? worth : 0), n);
    const [l, t] = tries.reduce((best, own) => cost(own) < cost(best) ? own : best);
    Object.assign(pop.style, { left: `${l}px`, top: `${t}px` });
  }

  hide() { this.pop.hidden = true; }

  // Draws what stands in the lists, and what of it hinders the rest.
  draw() {
    const { board } = this, drawn = [], above = [];
    for (const row of this.rows) {
      const own = this.order(row), isDraft = this.isDraft(row), rival = this.rival(row);
      row.li.classList.toggle("draft", isDraft);
      row.li.classList.toggle("sent", !isDraft && !!this.was(row));
      this.remark(row, rival);
      if (!own) continue;
      const isAid = /support|convoy/.test(own.verb), from = row.at ?? own.of;
      const kind = [row.side, own.verb, isAid && "aid", isDraft && "draft", row.isPlanned && "planned", rival && "bad"].filter(Boolean).join(" ");
      if (own.verb !== "other") drawn.push(board.arrow({ from, to: own.to, of: isAid ? own.of : null, verb: own.verb, kind, isAway: row.isAway }));
      else (row.task === "build" ? drawn : above).push(this.sign(row, own, kind));
    }
    board.mine.replaceChildren(...drawn);
    board.above.replaceChildren(...above);
    if (!this.chosen) this.idle();
  }

  // A unit that is built: a ring; one that goes: a cross.
  sign(row, own, kind) {
    const { u, w } = this.board, spot = this.board.spot(row.at ?? own.to, row.isAway), g = make("g", { class: kind, "data-at": land(row.at ?? own.to ?? "") });
    if (!spot || !row.at && !own.to) return g;
    const { x, y } = spot, r = 15 * u;
    if (row.task === "build") {
      g.append(make("circle", { class: "halo", cx: x, cy: y, r }), make("circle", { class: "shaft ring", cx: x, cy: y, r }),
        make("text", { class: "letter", x, y: y + 5 * u, "font-size": 14 * u }, own.words.slice(0, 1)));
    } else {
      const d = `M${x - r * .6} ${y - r * .6}l${r * 1.2} ${r * 1.2}m0 ${-r * 1.2}l${-r * 1.2} ${r * 1.2}`;
      g.append(make("path", { class: "halo", d, "stroke-width": w }), make("path", { class: "shaft cross", d }));
    }
    return g;
  }

  // Another row of the same power that sends its unit to the same place.
  rival(row) {
    const own = this.order(row);
    if (!own || !row.at || !/move|retreat/.test(row.task)) return null;
    const isRival = two => two !== row && two.at && two.at !== row.at && two.side === row.side && this.order(two)
      && this.goal(two) === this.goal(row) && [own, this.order(two)].some(order => order.verb === "move");
    return this.rows.find(isRival);
  }

  // What can be seen without asking the judge: two units to one place, a support of what is not ordered.
  remark(row, rival) {
    const own = this.order(row), notes = row.li.querySelector(".notes");
    let text = rival ? `${rival.name} ${this.order(rival).verb === "move" ? "goes" : "stays"} there, too.` : "";
    const helped = own?.of && row.at && this.rows.find(two => two.at === land(own.of)), theirs = helped && this.order(helped);
    if (!text && theirs && /support|convoy/.test(own.verb) && this.goal(helped) !== land(own.to)) text = `${helped.name}: ${theirs.words}.`;
    let note = notes.querySelector(".now");
    const said = all(".remark:not(.now)", notes);
    said.forEach(own => { own.hidden = this.isDraft(row); });
    if (said[0] && !this.isDraft(row)) text = "";
    if (text && !note) notes.append(note = Object.assign(document.createElement("p"), { className: "remark now" }));
    if (note) { note.hidden = !text; note.textContent = text; }
    notes.hidden = ![...notes.children].some(own => !own.hidden);
  }
}
