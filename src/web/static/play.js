// Orders that were chosen and not sent are kept as a draft when their page is left or hidden.
{
  let n = 0, form = null;
  for (const kind of ["change", "input"]) addEventListener(kind, ({ target }) => { form = target.closest("form[data-orders]") ?? form; });
  addEventListener("submit", ({ target }) => { if (target === form) form = null; });
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" || !form?.isConnected) return;
    const fields = new URLSearchParams(new FormData(form));
    fields.set("do", "draft");
    fields.set("n", ++n);
    fetch("/my/letters", { method: "POST", body: fields, keepalive: true, redirect: "manual" });
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "had-draft", value: "1" }));
    form = null;
  });
  document.querySelector("#reply[role=alert]")?.focus();
}
