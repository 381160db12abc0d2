import { useCallback, useState } from "react";
import { useApp } from "../../../../platform/app-context.tsx";
import { deviceMemory } from "../../../../platform/storage/device-memory.ts";
import {
  restoreSchedulingDraft,
  type RestoredDraft,
  type SlotChoice,
} from "../../../../shared/booking/booking-memory.ts";
import { storeCheck, readStoredCheck } from "../../../../shared/booking/stored-check.ts";
import type { CheckInterview } from "../../../../ports/symptom-checker.ts";
import { storeTypedText, readTypedText, type TypedText } from "./typed-text.ts";

/**
 * Returns the complaint page's state as it was stored on this device at mount (else the motive of the booking
 * `slot`, else null), and `keep`, which stores it with this person's age and sex. The first `interview`
 * counts.
 */
export function useTypedText(interview: CheckInterview, slot: SlotChoice | null) {
  const { clock, storage } = useApp();
  const [stored] = useState(() => {
    const memory = deviceMemory(storage);
    const now = clock.now();
    return (
      readTypedText(readStoredCheck(memory, now)?.typed, interview) ??
      (slot === null ? null : motiveOf(restoreSchedulingDraft(memory, now)))
    );
  });
  const [person] = useState(interview);
  const keep = useCallback(
    (words: TypedText) =>
      storeCheck(deviceMemory(storage), { typed: storeTypedText(words, person) }, clock.now()),
    [clock, storage, person],
  );
  return { stored, keep };
}

/** What was written as the motive of the booking that this check belongs to: nobody types it twice. */
function motiveOf(restored: RestoredDraft): TypedText | null {
  const motive = restored.kind === "live" ? restored.draft.symptoms.trim().slice(0, 500) : "";
  return motive === "" ? null : { typed: motive, added: [], removed: [] };
}
