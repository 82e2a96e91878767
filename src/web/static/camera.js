// What of the board is seen: a point of the board in the middle, and pixels for one unit of it.
const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

class Camera {
  // `room` says what panels cover of the window; `onRest` is called when the picture rests, `onMove` whenever it moves.
  constructor(svg, room, onRest, onMove) {
    Object.assign(this, { svg, room, onRest, onMove, x: 0, y: 0, k: 1, waits: 0, rest: 0 });
    [, , this.w, this.h] = svg.getAttribute("viewBox").split(" ").map(Number);
    this.x = this.w / 2; this.y = this.h / 2;
  }

  // The pixels of the window, and what panels leave free of it.
  size() {
    const { width: w, height: h } = this.svg.parentElement.getBoundingClientRect(), r = this.room();
    return { w, h, l: r.l, t: r.t, fw: Math.max(80, w - r.l - r.r), fh: Math.max(80, h - r.t - r.b) };
  }

  least() {
    const s = this.size();
    return Math.min(s.fw / this.w, s.fh / this.h) * .98;
  }

  fit(box, most, glide, least = 0) {
    const s = this.size(), k = Math.max(least, Math.min(most, s.fw / box.w, s.fh / box.h));
    this.to(box.x + box.w / 2, box.y + box.h / 2, k, glide);
  }

  whole(glide) { this.fit({ x: 0, y: 0, w: this.w, h: this.h }, 6, glide); }

  to(x, y, k, glide) {
    const end = this.held(x, y, k);
    if (!glide || isCalm()) { this.run = null; Object.assign(this, end); return this.draw(glide === undefined); }
    const from = { x: this.x, y: this.y, k: this.k }, t0 = performance.now(), run = this.run = {};
    const step = now => {
      if (this.run !== run) return;
      const t = Math.max(0, Math.min(1, (now - t0) / 240)), e = 1 - (1 - t) ** 3;
      this.k = from.k * (end.k / from.k) ** e;
      this.x = from.x + (end.x - from.x) * e;
      this.y = from.y + (end.y - from.y) * e;
      this.draw();
      if (t < 1) requestAnimationFrame(step); else this.run = null;
    };
    requestAnimationFrame(step);
  }

  // No further out than the whole board, no further in than a city; and never beside the board.
  held(x, y, k) {
    const s = this.size();
    k = Math.max(this.least(), Math.min(6, k));
    const keep = (at, long, free) => free / k >= long ? long / 2 : Math.max(free / 2 / k, Math.min(long - free / 2 / k, at));
    return { x: keep(x, this.w, s.fw), y: keep(y, this.h, s.fh), k };
  }

  middle() {
    const s = this.size();
    return [s.l + s.fw / 2, s.t + s.fh / 2];
  }

  pan(dx, dy) {
    this.run = null;
    Object.assign(this, this.held(this.x - dx / this.k, this.y - dy / this.k, this.k));
    this.draw();
  }

  // The point of the board at these pixels stays there.
  zoom(by, px, py, glide = false) {
    const [mx, my] = this.middle(), ox = (px ?? mx) - mx, oy = (py ?? my) - my;
    const x = this.x + ox / this.k, y = this.y + oy / this.k, k = Math.max(this.least(), Math.min(6, this.k * by));
    this.to(x - ox / k, y - oy / k, k, glide);
  }

  screen(x, y) {
    const [mx, my] = this.middle();
    return [mx + (x - this.x) * this.k, my + (y - this.y) * this.k];
  }

  board(px, py) {
    const [mx, my] = this.middle();
    return [this.x + (px - mx) / this.k, this.y + (py - my) / this.k];
  }

  // While it moves, the picture that is there is shifted and stretched, which costs no drawing; when it rests it is drawn anew.
  draw(now = false) {
    if (now || !this.set) return this.commit();
    if (this.waits) return;
    this.waits = requestAnimationFrame(() => {
      this.waits = 0;
      const { set } = this, [mx, my] = this.middle(), by = this.k / set.k;
      const tx = mx + (set.x - this.x) * this.k - mx * by, ty = my + (set.y - this.y) * this.k - my * by;
      this.svg.style.transform = `translate(${tx}px, ${ty}px) scale(${by})`;
      this.onMove?.();
      clearTimeout(this.rest);
      this.rest = setTimeout(() => this.commit(), 110);
    });
  }

  commit() {
    clearTimeout(this.rest);
    if (matchMedia("print").matches) return;
    const s = this.size(), [mx, my] = this.middle(), { style } = this.svg;
    // A margin is drawn beyond the window; not where the window is so large that this takes long.
    const o = s.w > 2000 ? 0 : Math.round(Math.max(s.w, s.h) * .12);
    this.set = { x: this.x, y: this.y, k: this.k };
    style.transform = "";
    style.transformOrigin = `${o}px ${o}px`;
    style.left = style.top = `${-o}px`;
    style.width = `${s.w + 2 * o}px`;
    style.height = `${s.h + 2 * o}px`;
    const box = [this.x - (mx + o) / this.k, this.y - (my + o) / this.k, (s.w + 2 * o) / this.k, (s.h + 2 * o) / this.k];
    this.svg.setAttribute("viewBox", box.map(n => n.toFixed(2)).join(" "));
    this.onMove?.();
    this.onRest?.();
  }

  // On paper: all of it, as large as the sheet.
  paper() {
    this.svg.removeAttribute("style");
    this.svg.setAttribute("viewBox", `0 0 ${this.w} ${this.h}`);
  }
}
