// The arrow keys turn the pages of a game: they are the links that are there anyway.
addEventListener("keydown", (event) => {
  const rel = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" }[event.key];
  if (!rel || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target.closest("input, select, textarea, pre, .scroll, [contenteditable]")) return;
  const link = document.querySelector(`.turning a[rel=${rel}]`);
  if (link) { event.preventDefault(); location.assign(link.href); }
});
// Pages for everybody say times in UTC: a browser says them in its own zone.
(() => {
  const told = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", year: "numeric",
    hour: "2-digit", minute: "2-digit", timeZoneName: "short" });
  const say = () => {
    for (const time of document.querySelectorAll("time[datetime]")) {
      const at = new Date(time.dateTime), text = time.textContent;
      if (!text.endsWith(" UTC") || isNaN(at)) continue;
      const parts = Object.fromEntries(told.formatToParts(at).map(part => [part.type, part.value]));
      time.title = text;
      time.textContent = `${parts.weekday} ${parts.day} ${parts.month} ${parts.year}, ${parts.hour}:${parts.minute} ${parts.timeZoneName}`;
    }
  };
  if (document.body.dataset.zone) return;
  document.addEventListener("fresh", say);
  say();
})();
// The link to a game is copied, or handed to what the device shares with.
(() => {
  document.addEventListener("click", async ({ target }) => {
    const { share } = target.dataset, field = share && target.parentElement.querySelector("input");
    if (share === "share") navigator.share?.({ title: document.title, url: field.value }).catch(() => {});
    if (share !== "copy") return;
    field.select();
    try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
    target.textContent = "Copied";
  });
  if (!navigator.share) document.documentElement.classList.add("no-share");
  // A word to join comes behind the #, so it is in no request. It waits until there is a field for it.
  const game = location.pathname.match(/^\/(?:games|my\/join)\/([^/]+)$/)?.[1];
  const word = new URLSearchParams(location.hash.slice(1)).get("word");
  if (game && word) {
    sessionStorage.setItem(`word ${game}`, word);
    history.replaceState(null, "", location.pathname + location.search);
  }
  const field = location.pathname.startsWith("/my/join/") && document.querySelector("input[name=word]");
  if (field && !field.value) field.value = sessionStorage.getItem(`word ${game}`) ?? "";
})();
