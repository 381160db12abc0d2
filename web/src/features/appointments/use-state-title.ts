import { useEffect } from "react";

/** Names the page in the browser's tab by what has become of its appointment; null leaves the page's own name. */
export function useStateTitle(words: string | null): void {
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
