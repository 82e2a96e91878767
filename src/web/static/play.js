// Orders that were chosen and not sent are kept as a draft when their page is left or hidden.
(() => {
  let n = 0, sent = "";
  const drawn = (list) => ([...list.options].find((option) => option.defaultSelected) || list.options[0])?.value;
  const isChanged = (form) => [...form.querySelectorAll("select")].some((list) => list.value !== drawn(list)) ||
    [...form.querySelectorAll("textarea")].some((area) => area.value !== area.defaultValue);
  addEventListener("visibilitychange", () => {
    const form = document.querySelector("form[data-orders]");
    if (document.visibilityState !== "hidden" || !form || form.dataset.leaves || !isChanged(form)) return;
    const fields = new URLSearchParams(new FormData(form));
    fields.set("do", "draft");
    if (sent === (sent = fields.toString())) return;
    fields.set("n", ++n);
    fetch("/my/letters", { method: "POST", body: fields, keepalive: true, redirect: "manual" }).catch(() => { sent = ""; });
    if (form.elements["had-draft"]) return;
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "had-draft", value: "1" }));
  });
  addEventListener("submit", (event) => { event.target.dataset.leaves = "1"; });
  addEventListener("pageshow", () => { document.querySelectorAll("form").forEach((form) => delete form.dataset.leaves); });
  document.querySelector("#reply[role=alert]")?.focus();
})();
