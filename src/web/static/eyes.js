// Where each power sees something else, a button shows the board with the next pair of eyes.
{
  const figure = $("board"), maps = () => all("svg.map", figure), title = "Next power's view";
  let n = 0;
  const onclick = () => {
    const now = maps(), seen = now.map(map => [...map.childNodes]);
    now.forEach((map, k) => map.replaceChildren(...seen[(k + 1) % now.length]));
    n = (n + 1) % now.length;
    table.show(document.createElement("div"));
    table.say(`The board as ${all("#orders .hand")[n]?.textContent ?? "another power"} sees it.`);
  };
  if (table.board && maps()[1]) $("zoom").append(Object.assign(document.createElement("button"), { type: "button", textContent: "◐", title, ariaLabel: title, onclick }));
}
