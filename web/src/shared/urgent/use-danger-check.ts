import { useEffect, useReducer, useState, useSyncExternalStore } from "react";
import { useLocale } from "../../platform/i18n/locale.ts";
import { isSelfHarmCrisis } from "./crisis.ts";
import { onUnmeantTexts, unmeantTexts } from "./unmeant-texts.ts";
import type { DangerReader, TextReading, TextSubject } from "./danger-reader.ts";

type Found = TextReading & {
  /** The text it was found in. */
  words: string;
  /** The first text with words of suicide or self-harm that are not meant so, whatever else was found; null without one. */
  unmeant: string | null;
  /** One of the texts mentions an emergency that is no crisis. */
  hasEmergency: boolean;
};

const none: Found = {
  isDanger: false,
  crisis: null,
  isUnmeant: false,
  isOther: false,
  words: "",
  unmeant: null,
  hasEmergency: false,
};
const noTexts: readonly string[] = [];

/**
 * Returns the danger that a text (or the first of several) mentions: self-harm first, then violence, then
 * others. None until the rules have loaded: with the first letter, or with `isEarly` at once, so that they
 * work offline; none at all if they cannot be loaded. The text is not sent. `whose`: for a young baby's
 * fever.
 */
export function useDangerCheck(
  typed: string | readonly string[],
  isEarly = false,
  whose: TextSubject = {},
): Found {
  const texts = typeof typed === "string" ? [typed] : typed;
  const text = texts.join("\n");
  const locale = useLocale();
  const [reader, setReader] = useState<DangerReader | null>(null);
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const isWanted = (isEarly || text.trim() !== "") && reader === null;
  useEffect(() => {
    if (!isWanted) return;
    import("./danger-reader.ts")
      .then((module) => module.openDangerReader(locale, readAgain))
      .then(setReader, () => {}); // offline: the emergency number is on the page
  }, [isWanted, locale]);
  useEffect(() => reader?.fetchFor(text), [reader, text]);
  const unmeant = useSyncExternalStore(onUnmeantTexts, unmeantTexts, () => noTexts);
  if (!reader) return none;
  const read = texts.map((words) => ({ ...reader.read(words, whose, unmeant), words }));
  const found =
    read.find(({ crisis }) => isSelfHarmCrisis(crisis)) ??
    read.find(({ crisis }) => crisis !== null) ??
    read.find(({ isDanger }) => isDanger) ??
    none;
  const hasEmergency = read.some(({ isOther }) => isOther);
  return { ...found, unmeant: read.find(({ isUnmeant }) => isUnmeant)?.words ?? null, hasEmergency };
}
