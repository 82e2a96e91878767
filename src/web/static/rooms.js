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
  const picture = target.name === "board" && document.querySelector("figure.preview");
  if (picture) picture.hidden = !target.selectedOptions[0].defaultSelected;
});
// Boards can be chosen by their pictures, too: the list stays what is sent.
(() => {
  const list = document.querySelector("select[name=board]"), look = document.querySelector("button[name=do][value=look]");
  if (!list || !look) return;
  const made = (name, values) => Object.assign(document.createElement(name), values);
  const card = option => {
    const picture = made("img", { src: `/boards/${option.value}/thumb.png`, alt: "", width: 320, height: 240, loading: "lazy", className: "thumb" });
    picture.addEventListener("error", () => picture.remove());
    const button = made("button", { type: "button", className: "quiet", ariaPressed: String(option.defaultSelected) });
    button.append(picture, option.text);
    button.addEventListener("click", () => { list.value = option.value; look.click(); });
    return button;
  };
  const cards = made("div", { className: "by-picture" }), details = made("details", {});
  cards.append(...[...list.options].map(card));
  details.append(made("summary", { textContent: "Choose by picture" }), cards);
  list.closest(".row").after(details);
})();
