let watching: MutationObserver | undefined;

/**
 * Calls `say` with the page's heading now and whenever it changes, to name the tab; replaces an earlier follower. A heading with a
 * person's name provides a neutral text in `data-tab`, because the tab's name stays in the history.
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
