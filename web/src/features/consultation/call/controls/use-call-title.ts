import { useEffect } from "react";

/**
 * Puts `words` before the clinic's name in the tab's title, and restores the title on unmount. Never pass
 * names of participants.
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
