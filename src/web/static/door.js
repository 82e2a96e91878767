// The browser knows its zone: whoever is new has it, and a field for a zone offers all that there are. Whoever reads in another one is
// asked once.
(() => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!zone) return;
  for (const field of document.querySelectorAll("input[data-zone]")) field.value = zone;
  const list = Object.assign(document.createElement("datalist"), { id: "zones" });
  for (const field of document.querySelectorAll("input[data-zones]")) {
    const isNew = field.form.elements.form?.value === "new-game";
    if (isNew && field.value === "UTC") field.value = zone;
    field.setAttribute("list", list.id);
    field.after(list);
    list.replaceChildren(...Intl.supportedValuesOf("timeZone").map(value => Object.assign(document.createElement("option"), { value })));
  }
  const own = document.body.dataset.zone;
  const now = timeZone => new Date().toLocaleString("en", { timeZone });
  const isOther = () => { try { return now(own) !== now(zone); } catch { return false; } };
  if (!own || location.pathname === "/my/profile" || localStorage.getItem("zone asked") === zone || !isOther()) return;
  localStorage.setItem("zone asked", zone);
  const note = Object.assign(document.createElement("p"), { className: "note", textContent: `Your browser is in ${zone}. ` });
  note.append(Object.assign(document.createElement("a"), { href: "/my/profile#you", textContent: "Show times there?" }));
  document.getElementById("main")?.prepend(note);
})();
