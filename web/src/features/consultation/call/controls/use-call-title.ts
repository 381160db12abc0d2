import { useEffect } from "react";

/** The tab says where one stands in the call; never who else is in it. */
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
