// Saving: what is chosen is filed two seconds later; and what the judge answers or tells is put in its place, all of one phase at
// once, or nothing.
if (table.board) {
  const { orders, board } = table, form = () => $("order-form"), key = `unsaved${location.pathname}${location.search}`;
  const phase = () => $("bar")?.dataset.phase ?? "";
  const whole = () => `head,say,board,turns,end,orders,results,players,press,bar${$("position") ? ",position" : ""}`;
  const isTouched = control => control.type === "checkbox" ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
  const changed = () => orders.rows.filter(row => orders.isDraft(row) && !row.li.matches(".refused"));
  const ticked = () => all("[name^=drop-]", form() ?? undefined).filter(isTouched);
  const values = () => new Map(orders.rows.flatMap(row => [row.list, row.far]).filter(Boolean).map(list => [list.id, list.value]));
  // A set-up is sent as a whole, when its owner says so; and so is the one move of a turn.
  const saves = () => !!form() && !form().querySelector("[name=was-put]") && !$("main")?.matches(".taps");
  let timer = 0, wait = 0, n = 0, isSending = false, queued = null, warned = null;

  // How the orders stand while they are not saved.
  const state = (hint, isBad = false) => {
    const due = orders.rows.filter(row => row.task !== "option"), given = due.filter(row => orders.value(row)).length;
    const line = $("state"), bar = $("bar");
    if (!line || !bar) return;
    bar.classList.toggle("bad", isBad);
    if (hint) {
      if (due[0]) line.textContent = `${given} of ${due.length} ${bar.dataset.unit}.`;
      $("hint").textContent = hint;
      $("saved")?.remove();
    }
    const ready = $("main");
    if (ready?.matches(".taps, [value=final]")) ready.disabled = !given && !!due[0];
    if ($("second")?.value === "check") $("second").hidden = !given;
    if (!form()) return;
    const count = $("orders").dataset;
    count.title = due[0] && given < due.length && given ? `Orders ${given}/${due.length}` : "Orders";
    $("t-orders").firstChild.textContent = count.title;
  };

  // What is not saved is kept in the browser.
  const keep = () => {
    // Tasks to learn from are no turns: nothing of them is saved.
    if (!form()) return;
    const rows = changed().map(row => [row.list.id, row.list.value, row.far?.value ?? "", row.name, orders.order(row)?.words ?? "no order"]);
    if (rows[0]) localStorage.setItem(key, JSON.stringify({ phase: phase(), turn: $("turn-name")?.textContent, rows }));
    else localStorage.removeItem(key);
  };

  // Posts a form; answers with the status and the page of parts.
  const send = async (own, extra = {}, only = "say,head,orders,bar") => {
    const slow = setTimeout(() => state("Still sending …"), 5000);
    const answer = await request("POST", own.getAttribute("action"), fieldsOf(own, { ...extra, n: `${own.elements.n?.value ?? 0}-${++n}`, only }), { timeout: 20000 });
    clearTimeout(slow);
    root.dataset.answers = n;
    // The page has gone with what was done, or another one is to be shown.
    if (answer.page?.querySelector("body > main")) location.assign(answer.url);
    return answer;
  };

  // What was forecast goes when an order changes.
  const unforecast = page => all(".forecast", page).forEach(part => part.remove());

  // Puts fresh parts in the place of the old ones. `sent`: the values that were sent with them; others have been chosen since.
  const swap = (page, sent = null, isQuiet = false, isRefused = false) => {
    const parts = all("body > [id]", page).filter(part => part.nodeName !== "MAIN"), fresh = id => parts.find(part => part.id === id);
    const now = (fresh("bar") ?? fresh("orders"))?.dataset.phase, before = phase(), isNew = now !== undefined && now !== before;
    if (isNew && !(fresh("board") && fresh("orders"))) return refresh();
    if (isNew) unforecast(page);
    const mine = new Map(isNew ? [] : orders.rows.filter(row => orders.isDraft(row)).flatMap(row => [row.list, row.far]).filter(Boolean)
      .filter(list => !sent || sent.get(list.id) !== list.value).map(list => [list.id, list.value]));
    const isLost = row => orders.value(row) && (isRefused || !(sent && sent.get(row.list.id) === row.list.value));
    const lost = isNew ? changed().filter(isLost).map(row => `${row.name}: ${orders.order(row)?.words}`) : [];
    const chosen = !isNew && orders.chosen?.at, isOpen = chosen && !orders.pop.hidden, board = fresh("board");
    for (const part of parts) {
      const old = $(part.id);
      if (part === board || !old) continue;
      // What was done stays said, with its way back; the bar says that it is saved.
      if (part.id === "say" && (!part.textContent.trim() || isQuiet && part.querySelector("p#reply"))) continue;
      const lists = part.id === "orders" && new Map(all("select", part).map(list => [list.id, list.value]));
      // Who writes goes on writing: what has come stands above.
      if (part.id === "press" && all("textarea", old).some(text => text.value && text.value !== text.defaultValue)) {
        for (const own of all("#chips, #chat", part)) if ($(own.id)) morph($(own.id), own);
        old.dataset.count = part.dataset.count;
        continue;
      }
      morph(old, part);
      if (part.id === "say") table.fade();
      const note = part.id === "say" && old.querySelector(".note");
      if (note) note.append(Object.assign(document.createElement("button"), { type: "button", className: "quiet", textContent: "Close", onclick: () => table.say("") }));
      if (!lists) continue;
      for (const list of all("select", $("orders"))) if (lists.has(list.id)) list.value = mine.get(list.id) ?? lists.get(list.id);
      for (const box of ticked()) if (sent) box.checked = box.defaultChecked;
    }
    if (!board) { orders.read(); if (isNew || !chosen) orders.pick(null); }
    else table.show(board);
    table.tab();
    if (chosen) { const subject = orders.subject(chosen); if (subject && !orders.of && !orders.only) { orders.pick(subject); orders.pop.hidden = !isOpen; orders.place(); } }
    orders.draw();
    if (page.title) document.title = page.title;
    state();
    keep();
    countDown();
    for (const part of parts) $(part.id)?.dispatchEvent(new Event("fresh", { bubbles: true }));
    if (!isNew) return;
    refresh("menu");
    if (isNarrow()) table.sheet(0);
    dispatchEvent(new CustomEvent("turn", { detail: { from: before, to: now } }));
    if (!fresh("say")?.textContent.trim()) table.say("");
    if (lost[0]) table.say(`The turn ran without these changes: ${lost.join("; ")}.`);
  };

  // Looks at the page again: all of it.
  const refresh = table.refresh = async (only = whole()) => {
    try {
      const checked = () => document.querySelector(".forecast") ? "&check=1" : "", asked = checked(), { search } = location;
      const page = await ask(`${location.pathname}${search ? `${search}&` : "?"}only=${only}${asked}`);
      // A check has been answered meanwhile, or has gone; or another conversation is open.
      if (asked !== checked() || search !== location.search) return refresh(only);
      swap(page);
    } catch { /* The stream of news asks again when it is back. */ }
  };

  // Files what was changed. `action`: what the button says; none: only that.
  const save = async (action = null, only = undefined) => {
    clearTimeout(timer);
    timer = 0;
    const own = form();
    if (!own) return;
    // One after the other: what was asked for meanwhile comes next.
    if (isSending) { queued = action ? [action, only] : queued ?? []; return; }
    // News may have brought the same meanwhile.
    if (!action && !changed()[0] && !ticked()[0]) return state();
    const sent = values(), isAlone = !action, deed = action ?? document.querySelector(".save")?.value;
    if (!deed) return;
    isSending = true;
    keep();
    if (isAlone) state("Saving …");
    // Lines that are still being written are sent when their button is pressed.
    const { status, page } = await send(own, { do: deed, ...(isAlone ? { lines: "" } : {}) }, only);
    isSending = false;
    const then = queued;
    queued = null;
    if (status === 200 || status === 202 || status === 422) {
      wait = 0;
      if (page) swap(page, sent, isAlone, status === 422);
      if (deed === "check" && $("forecast")) table.tab("results");
      if (!isAlone && status === 200 && $("lines")) $("lines").value = $("lines").defaultValue;
      if (status === 202) refresh();
      if (then?.[0]) return save(...then);
      if (changed()[0] && !timer) later();
      return;
    }
    if (page?.getElementById("say")) { morph($("say"), page.getElementById("say")); return state("Not saved: you are signed out.", true); }
    // The net is gone, or the judge: what was chosen stays here, and is sent again.
    state("Not saved: there is no connection. Your changes are kept here.", true);
    wait = Math.min(60, wait * 2 || 3);
    timer = setTimeout(() => save(action, only), wait * 1000);
  };
  const later = (ms = 2000) => {
    clearTimeout(timer);
    timer = setTimeout(() => save(), ms);
  };
  table.save = save;

  addEventListener("change", ({ target }) => {
    if (!target.closest("#order-form") || target.name === "lines") return;
    const row = orders.rows.find(own => own.list === target || own.far === target);
    row?.li.classList.remove("refused");
    unforecast();
    if (row && target === row.list && row.far) row.far.value = "";
    orders.draw();
    if (!saves()) return state();
    if (changed()[0] || ticked()[0]) { state("Not saved yet."); later(); }
    // Back to what is on file.
    else if (timer) { clearTimeout(timer); timer = 0; refresh("orders,bar"); }
    keep();
  });
  addEventListener("online", () => { if (changed()[0] && saves()) save(); });

  // Posts a form, and puts the answer in its place. Answers with the status; 0, if it was not sent.
  const post = table.post = async (own, more) => {
    const { status, page } = await send(own, more, own.closest("#menu") ? `${whole()},menu` : whole());
    if (page && status) swap(page, own.id === "undo-form" ? values() : null);
    else table.say("Not sent: there is no connection. Please try again.");
    return page ? status : 0;
  };

  // Each form of the page is sent without leaving it; `data-leave` says which of them leads elsewhere.
  addEventListener("submit", async event => {
    const own = event.target, button = event.submitter;
    if (own.getAttribute("action") !== "/my/letters" || own.method !== "post" || own.matches("[data-leave]") || event.defaultPrevented) return;
    const { back, then } = own.elements;
    if (then || !back || new URL(back.value, location.href).pathname !== location.pathname) return;
    event.preventDefault();
    const pressed = button?.name ? { [button.name]: button.value } : {};
    if (own === form()) {
      // A unit that has no retreat is gone with the turn, and a build that is not used. What forces do without orders, the bar says.
      const open = pressed.do === "run" && !$("forces") ? orders.rows.filter(row => /retreat|build/.test(row.task) && !orders.value(row)) : [];
      if (open[0] && warned !== phase()) {
        warned = phase();
        const lost = open[0].task === "build" ? "Builds are unused." : `${open.map(row => row.name).join(", ")} will be disbanded without an order.`;
        return table.say(`${lost} Press again to play the turn.`);
      }
      return save(pressed.do ?? "file", whole());
    }
    const isUndo = own.id === "undo-form", drafts = changed();
    // What is not saved yet is undone here.
    if (isUndo && drafts[0]) {
      for (const row of drafts) orders.write(row, row.options.find(option => option.value === orders.was(row)));
      return table.say("Undone.");
    }
    if (button) button.disabled = true;
    const status = await post(own, pressed);
    if (button) button.disabled = false;
    if (!status) return;
    // The form stands as the judge has answered it: empty, or as it was refused, with the place to correct.
    const wrong = own.querySelector("[autofocus]");
    if (wrong || own.closest("#menu") && status === 200) own.reset();
    wrong?.focus();
  });

  // What is not saved when the page is left or hidden is sent all the same.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") { if (timer === -1) { timer = 0; refresh("orders,bar,head"); } return; }
    keep();
    const deed = document.querySelector(".save")?.value;
    if (!saves() || !changed()[0] || isSending || !deed) return;
    clearTimeout(timer);
    timer = -1;
    const body = fieldsOf(form(), { do: deed, n: `0-${++n}`, only: "say", lines: "" });
    fetch("/my/letters", { method: "POST", body, keepalive: true, redirect: "manual" }).catch(() => {});
  });

  // News: the page is asked for again, but for what is being chosen.
  addEventListener("news", event => { event.preventDefault(); refresh(); });

  // What was kept here when the page was left without a connection is chosen again, if its turn is still on.
  const kept = JSON.parse(localStorage.getItem(key) ?? "null");
  if (kept?.phase === phase() && saves()) {
    for (const [id, value, far] of kept.rows) {
      const row = orders.rows.find(own => own.list.id === id);
      if (!row || !all("option", row.li).some(option => option.value === (far || value))) continue;
      row.list.value = value;
      if (row.far) row.far.value = far;
    }
    orders.draw();
    if (changed()[0]) { state("Not saved yet."); later(300); }
  } else if (kept) {
    table.say(`${kept.turn ?? "The turn"} ran without these changes: ${kept.rows.map(row => `${row[3]}: ${row[4]}`).join("; ")}.`);
    localStorage.removeItem(key);
  }
  state();
  // What was said to the last post is said once.
  const { pathname, search, hash } = location, query = new URLSearchParams(search);
  if (query.has("reply")) {
    query.delete("reply");
    history.replaceState(history.state, "", pathname + (`${query}` && `?${query}`) + (hash === "#reply" ? "" : hash));
  }
}
