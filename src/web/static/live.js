// News only say where to look: then the page is fetched, and its parts with `data-live` replace the old ones (and tell it:
// `fresh`), but for those in which somebody is choosing or writing.
{
  const { events, place } = document.body.dataset;
  const parts = page => [...page.querySelectorAll("[data-live][id]")];
  const asServed = part => {
    const copy = part.cloneNode(true);
    copy.querySelectorAll("[name=once], [name=seal]").forEach(field => field.removeAttribute("value"));
    return copy;
  };
  const served = new Map(parts(document).map(part => [part.id, asServed(part)]));
  const isTouched = control => control === document.activeElement
    || (control.options ? control.selectedIndex !== Math.max(0, [...control.options].findIndex(option => option.defaultSelected))
      : control.checked !== control.defaultChecked || control.value !== control.defaultValue);
  const isInUse = part => [...part.querySelectorAll("input:not([type=hidden]), select, textarea")].some(isTouched);

  // A game that has begun: its page becomes the board, as soon as nobody writes on it.
  const begins = page => !document.querySelector("main.table svg.map") && page.querySelector("main.table svg.map");

  const take = page => {
    const hasBegun = begins(page);
    if (hasBegun && !isInUse(document.body)) return location.reload();
    let isBehind = false;
    for (const fresh of parts(page)) {
      const part = document.getElementById(fresh.id), copy = asServed(fresh);
      if (!part || served.get(fresh.id)?.isEqualNode(copy)) continue;
      if (isInUse(part)) { isBehind = true; continue; }
      served.set(fresh.id, copy);
      part.replaceWith(fresh);
      fresh.dispatchEvent(new Event("fresh", { bubbles: true }));
    }
    const changed = document.getElementById("changed");
    if (changed) changed.hidden = !isBehind;
    if (hasBegun) document.getElementById("say").replaceChildren(Object.assign(document.createElement("a"), { href: "", className: "button", textContent: "The game has begun: show the board" }));
    countDown();
  };

  let asking = null;
  const look = () => {
    // Where the board fills the window, its module takes the news.
    if (!dispatchEvent(new Event("news", { cancelable: true }))) return;
    if (asking) { asking.again = true; return; }
    const request = asking = new XMLHttpRequest();
    request.open("GET", location.href);
    request.responseType = "document";
    request.onloadend = () => {
      asking = null;
      if (request.status === 200 && request.response) take(request.response);
      if (request.again) look();
    };
    request.send();
  };

  // Only pages that are seen listen: a browser opens few connections to a host.
  let stream = null;
  const hush = () => { stream?.close(); stream = null; };
  const listen = () => {
    if (document.visibilityState !== "visible") return hush();
    if (stream) return;
    stream = new EventSource(events);
    stream.onopen = look;
    stream.addEventListener("news", event => { if (!place || place === event.data) look(); });
  };
  if (events) {
    document.addEventListener("visibilitychange", listen);
    addEventListener("pagehide", hush);
    addEventListener("pageshow", listen);
  }

  // How long it is until `<time data-until>`.
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang);
  const units = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
  globalThis.countDown = () => {
    for (const time of document.querySelectorAll("time[data-until]")) {
      const seconds = (Date.parse(time.dateTime) - Date.now()) / 1000;
      const [unit, size] = units.find(([, size]) => 2 * size <= Math.abs(seconds)) ?? units[3];
      if (!time.nextElementSibling?.matches(".left")) {
        time.after(Object.assign(document.createElement("span"), { className: "left", ariaLive: "off" }));
      }
      time.nextElementSibling.classList.toggle("near", seconds < 86400);
      time.nextElementSibling.textContent = ` (${words.format(Math.trunc(seconds / size), unit)})`;
    }
  };
  countDown();
  setInterval(countDown, 1000);

  // What was refused is read at once.
  document.querySelector("#reply[role=alert]")?.focus();
}
