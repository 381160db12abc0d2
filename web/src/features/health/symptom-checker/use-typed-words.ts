import { useCallback, useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { keepCheck, readKeptCheck } from "../../../shared/booking/kept-check.ts";
import type { CheckInterview } from "../../../ports/symptom-checker.ts";
import { keepTypedWords, readTypedWords, type TypedWords } from "./typed-words.ts";

/** What stood on the page of own words, and how it is kept on this device with the check. */
export function useTypedWords(interview: CheckInterview) {
  const { clock, storage } = useApp();
  const [kept] = useState(() =>
    readTypedWords(readKeptCheck(deviceMemory(storage), clock.now())?.typed, interview),
  );
  const [person] = useState(interview);
  const keep = useCallback(
    (words: TypedWords) =>
      keepCheck(deviceMemory(storage), { typed: keepTypedWords(words, person) }, clock.now()),
    [clock, storage, person],
  );
  return { kept, keep };
}
