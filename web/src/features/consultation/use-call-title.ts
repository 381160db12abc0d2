import { useEffect } from "react";

/** The tab says where one stands in the call; never who else is in it. */
export function useCallTitle(words: string): void {
  useEffect(() => {
    const title = document.title;
    const clinic = title.slice(title.lastIndexOf(" – "));
    document.title = `${words}${clinic.startsWith(" – ") ? clinic : ""}`;
    return () => {
      document.title = title;
    };
  }, [words]);
}
