let watching: MutationObserver | undefined;

/**
 * Calls `say` with the text of the page's `h1` now and whenever it changes, to name the tab; replaces an
 * earlier follower. An `h1` with a person's name must have a neutral text in `data-tab`, which is used
 * instead, because tab names stay in the history. Does nothing without `main`.
 */
export function followPageHeading(say: (words: string) => void): void {
  stopFollowingPageHeading();
  const main = document.querySelector("main");
  if (!main) return;
  let last: string | undefined;
  const read = () => {
    const words = labelsOf(main.querySelector("h1"));
    if (words === undefined || words === last) return;
    last = words;
    say(words);
  };
  watching = new MutationObserver(read);
  watching.observe(main, { childList: true, subtree: true, characterData: true });
  read();
}

/** Stops following the heading of the page before. */
export function stopFollowingPageHeading(): void {
  watching?.disconnect();
}

function labelsOf(heading: HTMLElement | null): string | undefined {
  return (heading?.dataset["tab"] ?? heading?.textContent)?.trim() || undefined;
}
