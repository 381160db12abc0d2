import { useCallback, useEffect, useState } from "react";
import type { CheckedPerson, SymptomChecker, Understood } from "../../../../ports/symptom-checker.ts";

/** A text is read when nobody has typed for so long. */
const restBeforeReading = 300;

/** Longer than this, in ms, and the person is told that their words are being read. */
const patience = 1300;

type Read = { of: string; understood: Understood | null; isLost?: true };

const nothing: Read = { of: "", understood: null };

/** Another company reads a text only when it is asked for, and none that tells of suicide or self-harm. */
type Outside = { mayBeSent: (text: string) => Promise<boolean> } | null;

/**
 * Returns what the checker understands of a text (`read`), read 300 ms after the last change or
 * by `readNow`; another company's checker reads only by `readNow`, and only where `mayBeSent`
 * allows it. While `isRead` is false, `read` belongs to the previous text. After a failure `read`
 * is null, and for another company's checker `isLost` is true.
 */
export function useUnderstoodText(
  checker: SymptomChecker,
  typed: string,
  person: CheckedPerson,
  outside: Outside,
) {
  const [read, setRead] = useState<Read>(nothing);
  const [slow, setSlow] = useState("");
  const text = typed.trim();
  const readNow = useCallback(() => {
    if (text === "") return setRead(nothing);
    const read = async () => {
      if (outside && !(await outside.mayBeSent(text))) return null;
      return checker.understand(text, person);
    };
    read().then(
      (understood) => setRead({ of: text, understood }),
      () => setRead({ of: text, understood: null, ...(outside && { isLost: true }) }), // the list is still there
    );
  }, [checker, text, person, outside]);
  const isRead = read.of === text;
  useEffect(() => {
    if (isRead || outside) return;
    const timers = [setTimeout(readNow, restBeforeReading), setTimeout(setSlow, patience, text)];
    return () => timers.forEach(clearTimeout);
  }, [isRead, readNow, outside, text]);
  return {
    read: read.understood,
    isRead,
    isSlow: !isRead && slow === text,
    isLost: isRead && read.isLost === true,
    readNow,
  };
}
