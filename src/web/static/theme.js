// Before anything is drawn: pages of one person know their theme, and pages for everybody have what was known last.
try {
  const { dataset } = document.documentElement;
  if (dataset.theme) localStorage.setItem("theme", dataset.theme);
  else dataset.theme = localStorage.getItem("theme") || "auto";
} catch {}
