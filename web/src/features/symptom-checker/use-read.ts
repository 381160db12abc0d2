import { useCallback, useEffect, useState } from "react";
import type { CheckedPerson, SymptomChecker, Understood } from "../../ports/symptom-checker.ts";

/** A text is read when nobody has typed for so long. */
const restBeforeReading = 300;

type Read = { of: string; understood: Understood | null };

const nothing: Read = { of: "", understood: null };

/** What the checker understands of a text, read when typing rests or when it is asked for. */
export function useRead(checker: SymptomChecker, typed: string, person: CheckedPerson) {
  const [read, setRead] = useState<Read>(nothing);
  const text = typed.trim();
  const readNow = useCallback(() => {
    if (text === "") return setRead(nothing);
    checker.understand(text, person).then(
      (understood) => setRead({ of: text, understood }),
      () => setRead({ of: text, understood: null }), // the list is still there
    );
  }, [checker, text, person]);
  const isRead = read.of === text;
  useEffect(() => {
    if (isRead) return;
    const timer = setTimeout(readNow, restBeforeReading);
    return () => clearTimeout(timer);
  }, [isRead, readNow]);
  return { read: read.understood, isRead, readNow };
}
