// Pointers on the board: a click, a drag from a unit, a drag of the board, two fingers, a long press.
if (table.board) {
  const { board, camera, orders } = table, tip = $("tip");
  const points = new Map(), corner = () => figure.getBoundingClientRect();
  let pinch = null, drag = null, press = 0;
  const linkAt = (x, y) => document.elementsFromPoint(x, y).map(node => node.closest?.("a[data-at]")).find(Boolean);
  const distance = (spot, x, y) => {
    const [px, py] = camera.screen(spot.x, spot.y), { left, top } = corner();
    return Math.hypot(px + left - x, py + top - y);
  };
  // What is drawn as a unit is the unit, also where it stands on the coast.
  const aim = (x, y) => {
    const near = [...board.stands].map(([place, spot]) => [distance(spot, x, y), place.split(" ")[0]]).sort((a, b) => a[0] - b[0])[0];
    return near && near[0] < 13 * board.u * camera.k ? near[1] : linkAt(x, y)?.dataset.at ?? null;
  };
  // The unit of one's own that a finger means.
  const unitNear = (x, y) => {
    let best = null, least = isNarrow() ? 24 : 16;
    for (const [place, spot] of board.stands) {
      const at = place.split(" ")[0], d = distance(spot, x, y);
      if (d < least && orders.subject(at) && !orders.subject(at).isPlace) [best, least] = [at, d];
    }
    return best;
  };
  const isOff = () => root.classList.contains("past");
  const click = place => (table.click ?? (own => orders.click(own)))(place);
  figure.addEventListener("pointerdown", event => {
    if (event.target.closest("button, .pop, details") || event.button) return;
    points.set(event.pointerId, [event.clientX, event.clientY]);
    figure.setPointerCapture(event.pointerId);
    if (points.size === 2) {
      clearTimeout(press);
      drag = null;
      const [a, b] = [...points.values()];
      pinch = { d: Math.hypot(a[0] - b[0], a[1] - b[1]), x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2 };
      return;
    }
    const own = isOff() || table.click ? null : unitNear(event.clientX, event.clientY);
    drag = { x: event.clientX, y: event.clientY, lx: event.clientX, ly: event.clientY, own, moved: false };
    if (own) press = setTimeout(() => {
      if (!drag || drag.moved) return;
      drag.long = true;
      orders.pick(null);
      orders.begin(own);
      navigator.vibrate?.(12);
    }, 420);
  });
  figure.addEventListener("pointermove", event => {
    if (!points.has(event.pointerId)) return hover(event);
    points.set(event.pointerId, [event.clientX, event.clientY]);
    const { left, top } = corner();
    if (pinch && points.size === 2) {
      const [a, b] = [...points.values()], d = Math.hypot(a[0] - b[0], a[1] - b[1]), x = (a[0] + b[0]) / 2, y = (a[1] + b[1]) / 2;
      camera.pan(x - pinch.x, y - pinch.y);
      camera.zoom(d / pinch.d, x - left, y - top);
      return Object.assign(pinch, { d, x, y });
    }
    if (!drag) return;
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > (event.pointerType === "touch" ? 10 : 5);
    if (!drag.moved && far) {
      drag.moved = true;
      clearTimeout(press);
      if (drag.own) orders.pick(drag.subject = orders.subject(drag.own));
      orders.hide();
    }
    if (!drag.moved) return;
    if (drag.own) pull(event);
    else camera.pan(event.clientX - drag.lx, event.clientY - drag.ly);
    Object.assign(drag, { lx: event.clientX, ly: event.clientY });
  });
  // The arrow follows, and the place under the pointer is lit stronger.
  const pull = event => {
    const { left, top } = corner(), place = aim(event.clientX, event.clientY), { subject } = drag;
    const lit = [...board.lights.children].find(use => use.dataset.at === place && !use.matches(".at"));
    [...board.lights.children].forEach(use => use.classList.toggle("over", use === lit));
    const [x, y] = camera.board(event.clientX - left, event.clientY - top);
    board.mine.querySelector(".drag")?.remove();
    const to = lit ? board.spots.get(place) : { x, y };
    board.mine.append(board.arrow({ from: drag.own, to, verb: "move", kind: `${subject.rows[0].side} draft drag${lit ? "" : " ghost"}`, isAway: subject.isAway }));
    drag.over = place;
    $("say").textContent = place ? `${subject.name} → ${board.full(place)}` : subject.name;
  };
  const up = event => {
    points.delete(event.pointerId);
    clearTimeout(press);
    if (points.size < 2) pinch = null;
    const was = drag;
    drag = null;
    if (!was || event.type === "pointercancel") return;
    board.mine.querySelector(".drag")?.remove();
    if (was.long) return;
    if (was.moved) {
      if (was.own && was.over && was.over !== was.own) { if (!orders.click(was.over)) table.say(""); }
      else if (was.own) { orders.pick(null); table.say(""); }
      return;
    }
    if (isOff()) return;
    const place = !orders.chosen && was.own || aim(was.x, was.y) || was.own;
    if (!place) orders.pick(null);
    else if (!click(place)) table.say(about(place));
  };
  figure.addEventListener("pointerup", up);
  figure.addEventListener("pointercancel", up);
  figure.addEventListener("click", event => { if (event.target.closest("a[data-at]")) event.preventDefault(); });
  figure.addEventListener("dblclick", event => {
    if (event.target.closest("button, .pop, details") || unitNear(event.clientX, event.clientY)) return;
    const { left, top } = corner();
    camera.zoom(event.shiftKey ? 1 / 1.8 : 1.8, event.clientX - left, event.clientY - top, true);
  });
  figure.addEventListener("wheel", event => {
    if (event.target.closest("details[open]")) return;
    event.preventDefault();
    const { left, top } = corner();
    if (!event.ctrlKey && Math.abs(event.deltaX) > Math.abs(event.deltaY)) return camera.pan(-event.deltaX, -event.deltaY);
    camera.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 24 : 1) * (event.ctrlKey ? .01 : .0016)), event.clientX - left, event.clientY - top);
  }, { passive: false });
  // `Burgundy · army of France`
  const about = table.about = place => {
    const unit = board.unit(place), name = unit && all("#players .sides li")[unit.dataset.side]?.querySelector("bdi")?.textContent;
    const kind = ["army", "fleet", "wing"].find(own => unit?.classList.contains(own));
    return board.full(place) + (kind ? ` · ${kind}${name ? ` of ${name}` : ""}` : "");
  };
  const hover = event => {
    const place = event.pointerType === "mouse" && !event.target.closest("button, .pop, details") ? linkAt(event.clientX, event.clientY)?.dataset.at : null;
    tip.hidden = !place || !orders.pop.hidden;
    if (tip.hidden) return;
    const { left, top } = corner();
    tip.textContent = about(place);
    Object.assign(tip.style, { left: `${event.clientX - left + 14}px`, top: `${event.clientY - top + 16}px` });
  };
  figure.addEventListener("pointerleave", () => { tip.hidden = true; });
}
