import { useState } from "react";
import { useDesk } from "./desk-context.tsx";
import { useUnloadWarning } from "./use-unload-warning.ts";

/** What is entered in a form. */
export type Draft<T> = {
  entered: T;
  change: (part: Partial<T>) => void;
  /** Whether the form was left with unsaved changes, which are shown again. */
  isRestored: boolean;
  /** Ends the draft: it was saved, or is discarded. `value` is shown from now on. */
  settle: (value: T) => void;
};

/**
 * Holds what is entered in a form, `stored` at first. Unsaved changes stay in memory while somebody is signed
 * in, also when the screen is left, and the browser asks before it closes the page. `name` tells forms apart.
 * Not for secrets.
 */
export function useDraft<T extends object>(name: string, stored: T): Draft<T> {
  const { drafts } = useDesk();
  const [entered, setEntered] = useState(() => (drafts.get(name) as T | undefined) ?? stored); // written below
  const [isRestored, setRestored] = useState(() => drafts.has(name));
  const [isChanged, setChanged] = useState(isRestored);
  useUnloadWarning(isChanged);
  return {
    entered,
    isRestored,
    change(part) {
      const next = { ...entered, ...part };
      drafts.set(name, next);
      setEntered(next);
      setChanged(true);
    },
    settle(value) {
      drafts.delete(name);
      setEntered(value);
      setRestored(false);
      setChanged(false);
    },
  };
}
