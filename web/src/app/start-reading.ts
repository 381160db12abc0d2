/** How long a page may take to put its own heading in the place of the one it loads under. */
const patience = 10_000;
let watching: MutationObserver | undefined;

/** After a change of page the reader starts at its heading, and the title is what is read out; also when the heading comes later, with the data. A page that has put the focus somewhere itself keeps it. */
export function startReading(main: HTMLElement): void {
  watching?.disconnect();
  if (document.activeElement !== main && main.contains(document.activeElement)) return;
  let at = focusHeading(main);
  const watch = new MutationObserver(() => {
    const active = document.activeElement;
    if (active !== at && active !== document.body) return watch.disconnect();
    const heading = main.querySelector("h1");
    if (heading ? heading !== at : !at.isConnected) at = focusHeading(main);
  });
  watch.observe(main, { childList: true, subtree: true });
  watching = watch;
  setTimeout(() => watch.disconnect(), patience);
}

function focusHeading(main: HTMLElement): HTMLElement {
  const target = main.querySelector("h1") ?? main;
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
  return target;
}
