import { useCallback, useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { keepCheck, readStoredCheck } from "../../../shared/booking/stored-check.ts";
import type { CheckInterview } from "../../../ports/symptom-checker.ts";
import { storeTypedText, readTypedText, type TypedText } from "./typed-text.ts";

/** What stood on the page of own words, and how it is kept on this device with the check. */
export function useTypedText(interview: CheckInterview) {
  const { clock, storage } = useApp();
  const [stored] = useState(() =>
    readTypedText(readStoredCheck(deviceMemory(storage), clock.now())?.typed, interview),
  );
  const [person] = useState(interview);
  const keep = useCallback(
    (words: TypedText) =>
      keepCheck(deviceMemory(storage), { typed: storeTypedText(words, person) }, clock.now()),
    [clock, storage, person],
  );
  return { stored, keep };
}
