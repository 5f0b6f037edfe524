// Before the first paint: day or night paper as the reader chose it, so that the page does not flash (app/settings.ts).
(() => {
  let print = "system";
  try {
    print = JSON.parse(localStorage.getItem("tabbytop.settings") ?? "{}").print ?? print;
  } catch {
    // nothing stored, or nothing readable: as the system asks
  }
  const night = print === "night" || (print !== "day" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.print = night ? "night" : "day";
})();
