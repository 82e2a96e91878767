// The tasks that have been done are kept in this browser, and nowhere else.
(() => {
  const done = (game) => { try { return JSON.parse(localStorage.getItem(`learn/${game}`)) ?? []; } catch { return []; } };
  for (const { dataset: { learn, n } } of document.querySelectorAll("[data-learn][data-done]")) {
    try { localStorage.setItem(`learn/${learn}`, JSON.stringify([...new Set([...done(learn), +n])])); } catch { /* It is not kept. */ }
  }
  for (const list of document.querySelectorAll("ol[data-learn]")) {
    const own = done(list.dataset.learn);
    for (const item of list.querySelectorAll("li")) {
      if (!own.includes(+item.dataset.n)) continue;
      item.classList.add("done");
      item.append(" ✓");
    }
  }
})();
