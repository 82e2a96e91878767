// Messages beside the board: a conversation opens, and a message goes out, while the page stays as it is.
const { table } = window, { $, all, fieldsOf, isNarrow, request } = table;
{
  const text = () => $("press")?.querySelector(".write textarea");
  const tell = words => { if ($("press-told")) $("press-told").textContent = words; };
  const toEnd = () => { if ($("chat")) $("chat").scrollTop = $("chat").scrollHeight; };
  // The script keeps drafts by itself.
  const hide = () => $("press")?.querySelectorAll("button[formaction]").forEach(button => { button.hidden = true; });
  const keep = () => {
    const box = text(), address = box?.form.querySelector("button[formaction]")?.getAttribute("formaction");
    if (!address || box.value === box.defaultValue) return null;
    const kept = fetch(address, { method: "POST", body: new URLSearchParams({ text: box.value }), keepalive: true, redirect: "manual" });
    box.defaultValue = box.value;
    return kept;
  };

  const part = async (method, address, body) => {
    const { status, page } = await request(method, address, body);
    return [status < 400 && page?.getElementById("press") ? page : null, page];
  };
  const take = page => {
    const fresh = page.getElementById("press");
    $("press").replaceChildren(...fresh.childNodes);
    $("press").dataset.count = fresh.dataset.count;
    table.tab?.("press");
    hide();
    toEnd();
  };

  const open = async link => {
    await keep()?.catch(() => {});
    const { pathname, search } = link;
    const [page] = await part("GET", `${pathname}${search}&only=press`);
    if (!page) return location.assign(link.href);
    take(page);
    // News ask for this address: they find the same conversation.
    history.replaceState(history.state, "", `${pathname}${search.replace(/&report=\d+/, "")}`);
    (document.querySelector("#report textarea") ?? text())?.focus();
  };
  addEventListener("click", event => {
    if (event.target.closest?.("#t-press")) setTimeout(toEnd);
    const link = event.target.closest?.("a[href]");
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = link.getAttribute("href"), panel = to[0] === "#" && $(to.slice(1));
    if (panel && panel.matches(".panel") && table.tab) {
      event.preventDefault();
      table.tab(panel.id);
      if (isNarrow()) table.sheet(2);
      return $(`t-${panel.id}`).focus();
    }
    if (!link.closest("#press") || link.pathname !== location.pathname) return;
    event.preventDefault();
    open(link);
  });

  // Before the module that sends all other forms of the page hears of it: nothing goes out twice.
  addEventListener("submit", async event => {
    const form = event.target.closest("#press form"), button = event.submitter;
    if (!form || button?.hasAttribute("formaction") || form.dataset.form === "seen") return;
    event.preventDefault();
    const box = form.querySelector("textarea"), sent = box?.value;
    const fields = fieldsOf(form, { only: "press,say", ...button?.name ? { [button.name]: button.value } : {} });
    if (button) button.disabled = true;
    const [page, answer] = await part("POST", form.getAttribute("action"), fields);
    if (button) button.disabled = false;
    const refusal = page ? page.querySelector("#say [role=alert]") : answer?.querySelector("#say");
    if (!page || refusal) {
      form.querySelector(".problem")?.remove();
      const words = refusal?.textContent || "Not sent. Your text is still here. Try again.";
      return form.prepend(Object.assign(document.createElement("p"), { className: "problem", role: "alert", textContent: words }));
    }
    // Pressed twice, or another conversation is open: the first answer has brought all, and somebody writes again.
    if (box && !box.isConnected) return;
    const now = box?.value;
    take(page);
    tell("Sent.");
    const next = text();
    // What was written while it was on its way stays.
    if (next && now !== sent) next.value = now;
    next?.focus();
  }, true);

  addEventListener("keydown", event => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing || !event.target.matches?.("#press .write textarea")) return;
    if (matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    if (event.target.value.trim()) event.target.form.requestSubmit();
  });

  // What has stood on the screen for a while is read, and said so once.
  let seen = 0;
  const see = () => {
    clearTimeout(seen);
    seen = setTimeout(async () => {
      const form = document.querySelector("#press form[data-form=seen]");
      if (!form?.offsetParent || document.visibilityState !== "visible") return;
      const { status } = await request("POST", form.getAttribute("action"), fieldsOf(form));
      if (status && status < 400) form.remove();
    }, 3000);
  };
  for (const news of ["visibilitychange", "fresh", "click"]) addEventListener(news, see);
  see();
  addEventListener("visibilitychange", () => { if (document.visibilityState === "hidden") keep(); });
  addEventListener("fresh", ({ target }) => { if (target.id === "press") { hide(); toEnd(); } });
  hide();
  toEnd();
}
