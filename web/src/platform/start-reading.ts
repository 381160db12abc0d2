/** How long a page may take to put its own heading in the place of the one it loads under. */
const patience = 10_000;
let watching: MutationObserver | undefined;

/**
 * Moves the focus to the first `h1` in `main`, else to `main`, without scrolling; for up to 10 s also to a heading that replaces it, as
 * one that arrives with the data. If the page has set the focus itself, does so only once the focused element is removed. Stops when the
 * person moves the focus.
 */
export function focusPageHeading(main: HTMLElement): void {
  watching?.disconnect();
  const active = document.activeElement;
  let held = active !== main && main.contains(active) ? active : null;
  let at = held ? main : focusHeading(main);
  const watch = new MutationObserver(() => {
    if (held?.isConnected) return;
    const now = document.activeElement;
    if (now !== at && now !== document.body) return watch.disconnect();
    const heading = main.querySelector("h1");
    if (held || (heading ? heading !== at : !at.isConnected)) at = focusHeading(main);
    held = null;
  });
  watch.observe(main, { childList: true, subtree: true });
  watching = watch;
  setTimeout(() => watch.disconnect(), patience);
}

/**
 * Moves the focus to the first `h1` in `main`, without scrolling, whenever the element with the focus goes together with the heading it
 * stood under, such as a form that becomes "Check your inbox". Without that the browser drops the focus, and nothing is announced. Leaves
 * it where the page has set the focus itself, and where the heading is still the same. Returns a function that stops it.
 */
export function followLostFocus(): () => void {
  let focused: EventTarget | null = null;
  let under: string | null = null;
  const headingOf = () => document.querySelector("main h1");
  const remember = ({ target }: FocusEvent) => {
    focused = target;
    under = headingOf()?.textContent ?? null;
  };
  const watch = new MutationObserver(() => {
    const main = document.querySelector("main");
    const heading = headingOf();
    if (!main || !heading || under === null || heading.textContent === under) return;
    if (!(focused instanceof Element) || focused.isConnected) return;
    if (document.activeElement === document.body) focusHeading(main);
  });
  document.addEventListener("focusin", remember);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", remember);
    watch.disconnect();
  };
}

function focusHeading(main: HTMLElement): HTMLElement {
  const target = main.querySelector("h1") ?? main;
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
  return target;
}
