import { useEffect } from "react";

/** Shows the state of the call in the tab's title; never names other participants. */
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
