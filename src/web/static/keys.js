// Keys, unless somebody writes: on the board, and in the order table.
if (table.board) {
  const { camera, look, orders } = table;
  const next = () => {
    const places = [...new Set(orders.rows.map(row => row.at).filter(Boolean))], from = places.indexOf(orders.chosen?.at);
    const turned = [...places.slice(from + 1), ...places.slice(0, from + 1)];
    const place = turned.find(own => !orders.value(orders.subject(own).rows[0])) ?? turned[0];
    if (!place) return;
    orders.pick(null);
    orders.begin(place);
    orders.pop.querySelector("button")?.focus({ focusVisible: true });
  };
  addEventListener("keydown", event => {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || target.closest("input, textarea, select") && key !== "Escape") return;
    const pan = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] }[key];
    if (pan && !target.closest("[role=tab], .panel, .turns")) { camera.pan(...pan); return event.preventDefault(); }
    const turn = rel => $("turns")?.querySelector(`a[data-turn=${rel}]`)?.click();
    ({ "+": look.in, "=": look.in, "-": look.out, 0: look.all, 1: look.mine, n: next, "[": () => turn("prev"), "]": () => turn("next"),
      Escape: () => { orders.pick(null); table.say(""); if (orders.pop.contains(target)) $("orders").focus(); } })[key]?.();
  });

  // In the order table a number goes to its row, and h m s c choose among holds, moves, supports, convoys.
  let typed = "";
  addEventListener("keydown", event => {
    const { key, target } = event, row = number => document.querySelector(`#orders li[data-row="${number}"] select`);
    if (event.altKey || event.ctrlKey || event.metaKey || !target.closest("#orders li select")) return;
    if (/^\d$/.test(key)) {
      typed = row(typed + key) ? typed + key : key;
      row(typed)?.focus();
      return event.preventDefault();
    }
    typed = "";
    const some = /^[hmsc]$/.test(key) ? all(`[data-verb^=${key}]`, target) : [];
    if (!some[0]) return;
    event.preventDefault();
    target.value = some[(some.indexOf(target.selectedOptions[0]) + 1) % some.length].value;
    target.dispatchEvent(new Event("change", { bubbles: true }));
  });
}
