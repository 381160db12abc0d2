import { useEffect } from "react";

/**
 * Sets the tab's title to `words` and the clinic's name, and restores the former title on unmount. Never pass
 * names of participants: titles stay in the history.
 */
export function useCallTitle(words: string): void {
  useEffect(() => {
    const title = document.title;
    const clinic = title.slice(title.lastIndexOf(" – "));
    const own = `${words}${clinic.startsWith(" – ") ? clinic : ""}`;
    document.title = own;
    return () => {
      if (document.title === own) document.title = title;
    };
  }, [words]);
}
