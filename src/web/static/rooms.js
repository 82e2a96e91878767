// What has stood on the screen for a while is read. Without this, a button says so.
(() => {
  const mark = form => {
    const post = new XMLHttpRequest();
    post.open("POST", form.action);
    post.onload = () => { if (post.status < 400) form.remove(); };
    post.send(new URLSearchParams(new FormData(form)));
  };
  const wait = () => setTimeout(() => {
    const form = document.querySelector("form[data-form=read]");
    if (form && document.visibilityState === "visible") mark(form);
  }, 3000);
  for (const news of ["visibilitychange", "fresh"]) document.addEventListener(news, wait);
  wait();
})();
// The picture of a board is of the one that was chosen when the page was drawn.
addEventListener("change", ({ target }) => {
  const picture = target.id === "board" && document.querySelector("figure.preview");
  if (picture) picture.hidden = !target.selectedOptions[0].defaultSelected;
});
