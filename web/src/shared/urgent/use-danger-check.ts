import { useEffect, useReducer, useState } from "react";
import { useLocale } from "../../platform/i18n/locale.ts";
import type { DangerReader } from "./danger-reader.ts";

const none = { isDanger: false, isSelfHarm: false };

/**
 * What a text points to that cannot wait. The rules are fetched with the first letter; until then nothing is found. Where `isEarly`, they are fetched before
 * anything is typed, so that they are there when the line is lost meanwhile.
 */
export function useDangerCheck(text: string, isEarly = false): ReturnType<DangerReader["read"]> {
  const locale = useLocale();
  const [reader, setReader] = useState<DangerReader | null>(null);
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const isWanted = (isEarly || text !== "") && reader === null;
  useEffect(() => {
    if (!isWanted) return;
    import("./danger-reader.ts").then(
      (module) => setReader(new module.DangerReader(locale, readAgain)),
      () => {}, // offline: the emergency number is on the page
    );
  }, [isWanted, locale]);
  useEffect(() => reader?.fetchFor(text), [reader, text]);
  return reader?.read(text) ?? none;
}
