// The board: its places, what stands there, names that can be read at each size, and arrows.
const $ = id => document.getElementById(id);
const all = (what, within = document) => [...within.querySelectorAll(what)];
const land = place => (place ?? "").split("/")[0];
const isNarrow = () => matchMedia("(max-width: 53rem)").matches;
// There is room for the messages beside the board.
const isWide = () => matchMedia("(min-width: 110rem)").matches;
const make = (name, at = {}, ...inside) => {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(at)) node.setAttribute(key, value);
  node.append(...inside);
  return node;
};
// What the judge answers; where nothing comes, the status is 0.
const request = (method, url, body = null, more = {}) => new Promise(done => {
  const own = Object.assign(new XMLHttpRequest(), { responseType: "document", ...more });
  own.open(method, url);
  own.onloadend = () => done({ status: own.status, page: own.response, url: own.responseURL });
  own.send(body);
});
// A page of ours.
const ask = async url => {
  const { status, page } = await request("GET", url);
  if (status !== 200 || !page) throw status;
  return page;
};
// What a form posts, and more.
const fieldsOf = (form, more = {}) => {
  const fields = new URLSearchParams(new FormData(form));
  for (const [name, value] of Object.entries(more)) fields.set(name, value);
  return fields;
};

class Board {
  constructor(figure) {
    this.figure = figure;
    this.svg = figure.querySelector("svg.map");
    this.svg.dataset.box ??= this.svg.getAttribute("viewBox");
    this.u = this.w = 1;
    this.layers();
  }

  // What the picture holds; again, when another one has been put in its place.
  layers() {
    const { svg } = this;
    this.spots = new Map(all("a[data-at]", svg).map(link => {
      const [x, y] = link.dataset.spot.split(" ").map(Number);
      return [link.dataset.at, { x, y, link, use: link.querySelector("use") }];
    }));
    const layer = name => svg.querySelector(`g.${name}`) ?? svg.insertBefore(make("g", { class: name }), svg.querySelector("g.units"));
    this.lights = layer("lights");
    this.labels = layer("labels");
    this.mine = layer("mine");
    // Crosses stand above the units.
    this.above = svg.querySelector("g.above") ?? svg.appendChild(make("g", { class: "mine above" }));
    this.units = all("g.unit[data-spot]", svg);
    this.isOfSquares = !!svg.querySelector("g.rim");
    this.stands = new Map();
    for (const unit of this.units) {
      const [x, y] = unit.dataset.spot.split(" ").map(Number), key = land(unit.dataset.at);
      const isLost = unit.classList.contains("dislodged");
      if (!isLost || !this.stands.has(key)) this.stands.set(key, { unit, ...this.spots.get(key), x, y });
      if (isLost) this.stands.set(`${key} away`, { unit, ...this.spots.get(key), x, y });
    }
    this.names?.forEach(name => this.labels.append(...name.parts));
  }

  // Where a unit stands (on its coast; beside its place, if it has lost that), or would.
  spot(place, isAway = false) {
    return isAway && this.stands.get(`${land(place)} away`) || this.stands.get(land(place)) || this.spots.get(land(place));
  }

  unit(place) { return this.stands.get(land(place))?.unit; }
  full(place) { return this.spots.get(land(place))?.link.dataset.name || land(place); }

  // The names are texts of the file of shapes: an abbreviation, and the lines of the name below it.
  async nameIt(url) {
    const file = await ask(url), names = [], isTurned = !!this.svg.querySelector("g[transform^=rotate]");
    const [, , w, h] = this.svg.dataset.box.split(" ").map(Number);
    for (const kind of ["land", "sea"]) {
      for (const group of file.getElementById(`n-${kind}`)?.children ?? []) {
        const [first, ...rest] = group.children, place = group.dataset.of, spot = this.spots.get(place);
        if (!first || !spot) continue;
        const x = +first.getAttribute("x"), y = +first.getAttribute("y");
        const name = { at: place, x: isTurned ? w - x : x, y: isTurned ? h - y : y, isSea: kind === "sea", lines: rest.map(line => line.textContent) };
        // A centre has its mark in front of its name: full at home, a ring elsewhere.
        const mark = { home: "●\u2009", free: "◉\u2009" }[spot.link.dataset.centre] ?? "";
        name.wide = first.textContent.length + (mark ? 1.2 : 0);
        name.parts = [mark + first.textContent, ...name.lines].map((line, n) =>
          make("text", { class: `${n ? "nm" : "ab"}${name.isSea ? " sea" : ""}` }, line));
        names.push(name);
      }
    }
    if (!names[0]) return;
    this.names = names;
    this.labels.append(...names.flatMap(name => name.parts));
    this.svg.classList.add("named");
  }

  // Units and names keep a size in pixels that can be read; names that would cover others wait until there is room.
  settle(k) {
    const { style } = this.svg, isLong = k >= .72;
    // An army is 21 wide; pieces that fill their squares keep to them. Below its abbreviation a name is smaller than that.
    const u = this.u = this.isOfSquares ? 1 : Math.max(21.5, Math.min(30, 21 * k)) / 21 / k;
    const f = Math.max(isNarrow() && !isLong ? 10 : 10.5, Math.min(15, 11.5 * k)) / k;
    const w = this.w = Math.max(3, Math.min(5, 3.6 * k)) / k;
    const values = { thin: Math.min(1, 1 / Math.sqrt(k)), u, f, k, w };
    for (const [name, value] of Object.entries(values)) style.setProperty(`--${name}`, value.toFixed(3));
    if (!this.names) return;
    const taken = this.units.map(own => own.dataset.spot.split(" ").map(Number))
      .map(([x, y]) => [x - 12 * u, y - 9 * u, x + 12 * u, y + 9 * u]);
    const hits = box => taken.some(own => own[0] < box[2] && box[0] < own[2] && own[1] < box[3] && box[1] < own[3]);
    const worth = name => (name.isSea ? 0 : 2) + (this.unit(name.at) ? 1 : 0);
    for (const name of [...this.names].sort((a, b) => worth(b) - worth(a))) {
      const wide = .34 * f * (name.wide + .4), n = isLong ? name.lines.length : 0;
      const widest = Math.max(wide, ...name.lines.slice(0, n).map(line => line.length * f * .24));
      // Where letters have grown, the name goes a little further away from the unit.
      const spot = this.unit(name.at) && this.spot(name.at);
      const grown = spot && u > 1.05 ? (u - 1) * 9 * Math.sign(name.y - spot.y || 1) : 0;
      const y = name.y + grown + (f - 11.5) * .3;
      const box = [name.x - wide, y - f * .8, name.x + wide, y + f * .1];
      const whole = [name.x - widest, y - f * .8, name.x + widest, y + f * (.1 + .92 * n)];
      const shows = !hits(box), showsAll = shows && isLong && !hits(whole);
      if (shows) taken.push(showsAll ? whole : box);
      name.parts.forEach((part, line) => {
        part.style.display = (line ? showsAll : shows) ? "" : "none";
        part.setAttribute("x", name.x);
        part.setAttribute("y", (y + line * f * .9).toFixed(1));
      });
    }
  }

  // Lights places, by kind: `at` is chosen, `to` can be clicked, `kin` can be helped.
  light(sets) {
    this.lights.replaceChildren();
    for (const [kind, places] of Object.entries(sets)) {
      for (const place of new Set(places.map(land))) {
        const spot = this.spots.get(place);
        if (!spot) continue;
        const use = spot.use.cloneNode();
        use.setAttribute("class", kind);
        use.dataset.at = place;
        this.lights.append(use);
      }
    }
  }

  // An arrow from one place to another, with a little bend, so that there and back lie beside each other. `to` may be a point.
  arrow({ from, to, of, verb, kind, isAway }) {
    const a = this.spot(from, isAway), isPoint = to?.x !== undefined, b = isPoint ? to : to && this.spot(to), { w, u } = this;
    const g = make("g", { class: kind, "data-at": land(from) });
    if (!a) return g;
    const both = d => [make("path", { class: "halo", d }), make("path", { class: "shaft", d })];
    if (verb === "hold" || !b) {
      g.append(...both(`M${a.x - 10 * u} ${a.y + 13 * u}h${20 * u}`));
      return g;
    }
    let { x, y } = b;
    const helped = of && land(of) !== land(to) && this.spot(of);
    if (helped) { x = helped.x + (b.x - helped.x) * .52; y = helped.y + (b.y - helped.y) * .52; }
    const dx = x - a.x, dy = y - a.y, l = Math.hypot(dx, dy) || 1;
    const bend = verb === "move" ? Math.min(18 * u, l * .12) : Math.min(8 * u, l * .06);
    const cx = (a.x + x) / 2 - dy / l * bend, cy = (a.y + y) / 2 + dx / l * bend;
    const out = (px, py, r) => {
      const ex = cx - px, ey = cy - py, m = Math.hypot(ex, ey) || 1;
      return [px + ex / m * r, py + ey / m * r];
    };
    const near = verb === "move" ? (!isPoint && this.unit(to) ? 15 : 3) * u : helped ? 2 * w : 15 * u;
    const [sx, sy] = out(a.x, a.y, Math.min(13 * u, l * .3)), [ex, ey] = out(x, y, Math.min(near, l * .4));
    const angle = Math.atan2(ey - cy, ex - cx), tip = 4.2 * w;
    const end = verb === "move" ? [ex - Math.cos(angle) * tip * .8, ey - Math.sin(angle) * tip * .8] : [ex, ey];
    g.append(...both(`M${sx} ${sy}Q${cx} ${cy} ${end}`));
    const at = (turn, r) => `${ex + Math.cos(angle + turn) * r} ${ey + Math.sin(angle + turn) * r}`;
    g.append(verb === "move"
      ? make("path", { class: "head", d: `M${ex} ${ey}L${at(2.68, tip)}L${at(Math.PI, tip * .72)}L${at(-2.68, tip)}Z` })
      : make("circle", { class: "head", cx: ex, cy: ey, r: 1.5 * w }));
    return g;
  }
}
