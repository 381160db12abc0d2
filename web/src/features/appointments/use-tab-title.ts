import { useEffect } from "react";

/**
 * Names the tab by `words` and the clinic, in place of the route's title, also after the frame has named it; null leaves it. Restores
 * the title before on unmount.
 */
export function useTabTitle(words: string | null): void {
  useEffect(() => {
    const title = document.querySelector("title");
    if (words === null || !title) return;
    const before = document.title;
    const say = () => {
      const clinic = document.title.slice(document.title.lastIndexOf(" – "));
      const wanted = `${words}${clinic.startsWith(" – ") ? clinic : ""}`;
      if (document.title !== wanted) document.title = wanted;
    };
    say();
    // The frame names a page that one has come to a moment later.
    const watch = new MutationObserver(say);
    watch.observe(title, { childList: true });
    return () => {
      watch.disconnect();
      document.title = before;
    };
  }, [words]);
}
