// The arrow keys turn the pages of a game: they are the links that are there anyway.
addEventListener("keydown", (event) => {
  const rel = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" }[event.key];
  if (!rel || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target.closest("input, select, textarea, pre, .scroll, [contenteditable]")) return;
  const link = document.querySelector(`.turning a[rel=${rel}]`);
  if (link) { event.preventDefault(); location.assign(link.href); }
});
