let watching: MutationObserver | undefined;

/**
 * Names the tab by the heading of the page as often as that changes, until the next page. A heading that holds somebody's name gives
 * other words for the tab, which stays in the browser's history: `data-tab`.
 */
export function followHeading(say: (words: string) => void): void {
  leaveHeading();
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

/** The next page has a name of its own. */
export function leaveHeading(): void {
  watching?.disconnect();
}

function labelsOf(heading: HTMLElement | null): string | undefined {
  return (heading?.dataset["tab"] ?? heading?.textContent)?.trim() || undefined;
}
