/* Orders that were chosen and not sent are kept as a draft when the page is left or hidden. */
(() => {
  let n = 0, sent = "";
  const initial = (select) => ([...select.options].find((option) => option.defaultSelected) || select.options[0])?.value;
  const isChanged = (form) =>
    [...form.querySelectorAll("select")].some((select) => select.value !== initial(select)) ||
    [...form.querySelectorAll("textarea")].some((area) => area.value !== area.defaultValue);
  const keep = () => {
    const form = document.querySelector("form[data-orders]");
    if (!form || form.dataset.leaves || !isChanged(form)) return;
    const fields = new URLSearchParams(new FormData(form));
    fields.set("do", "draft");
    const now = fields.toString();
    if (now === sent) return;
    sent = now;
    fields.set("n", String(++n));
    fetch("/my/letters", { method: "POST", body: fields, keepalive: true, redirect: "manual" }).catch(() => { sent = ""; });
    if (!form.elements["had-draft"]) {
      const field = document.createElement("input");
      Object.assign(field, { type: "hidden", name: "had-draft", value: "1" });
      form.append(field);
    }
  };
  addEventListener("visibilitychange", () => { if (document.visibilityState === "hidden") keep(); });
  addEventListener("submit", (event) => { event.target.dataset.leaves = "1"; });
  addEventListener("pageshow", () => { document.querySelectorAll("form[data-leaves]").forEach((form) => delete form.dataset.leaves); });
  const reply = document.getElementById("reply");
  if (reply && reply.getAttribute("role") === "alert") reply.focus();
})();
