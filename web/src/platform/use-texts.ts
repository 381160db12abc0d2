import { useEffect, useState } from "react";
import { useApp } from "./app-context.tsx";
import type { Journey } from "./i18n.ts";

/** Whether the texts of another journey are there; fetched when something of it is first shown. */
export function useTexts(journey: Journey): boolean {
  const { texts } = useApp();
  const [isReady, setReady] = useState(() => texts.loaded().includes(journey));
  useEffect(() => {
    if (isReady) return;
    let isWanted = true;
    const load = () =>
      texts.load([journey]).then(
        () => isWanted && setReady(true),
        () => isWanted && addEventListener("online", () => void load(), { once: true }),
      );
    void load();
    return () => {
      isWanted = false;
    };
  }, [texts, journey, isReady]);
  return isReady;
}
