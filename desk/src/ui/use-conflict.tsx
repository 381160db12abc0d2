import { useRef, useState, type ReactNode, type RefObject } from "react";
import type { Failure, Result } from "../../../web/src/platform/api.ts";
import { useAction, type Action } from "../platform/use-action.ts";
import { ConflictNotice } from "./conflict-notice.tsx";

type Ways<Read> = {
  /** Fetches what is stored now. */
  read: () => Promise<Result<Read>>;
  /** Shows it in place of what is entered. */
  onLoad: (stored: Read) => void;
  /** Saves what is entered in its place. */
  onOverwrite: (stored: Read) => Promise<unknown>;
};

/** How a form shows that somebody else has changed what it would replace. */
export type Conflict = {
  isConflict: boolean;
  /** Offers both ways on, above the outcome; null without a conflict. */
  notice: ReactNode;
  /** What the form's outcome shows: why it was not saved, or why the newer version could not be fetched. */
  failure: Failure | null;
  /** For the button that saves, which gets the focus when the notice disappears. */
  submit: RefObject<HTMLButtonElement | null>;
  /** Shows the notice, where another action than saving has found the change. */
  raise: () => void;
  /** Hides it again, where that action has succeeded after all. */
  dismiss: () => void;
};

/** Returns whether a failure says that somebody else has changed what would be replaced. */
export const isChangedElsewhere = (failure: Failure | null): boolean => failure?.code === "changed_elsewhere";

/**
 * For a form that names what it replaces: after `changed_elsewhere` it keeps what is entered, and offers the newer
 * version, or to save in its place.
 */
export function useConflict<Read extends object>(
  save: Pick<Action<never, unknown>, "failure" | "isPending" | "forget">,
  { read, onLoad, onOverwrite }: Ways<Read>,
): Conflict {
  const newest = useAction(read);
  const [isRaised, setRaised] = useState(false);
  const submit = useRef<HTMLButtonElement>(null);
  const isConflict = isRaised || isChangedElsewhere(save.failure);
  const withNewest = async (act: (stored: Read) => unknown) => {
    const stored = await newest.run();
    if (stored) {
      await act(stored);
      setRaised(false);
    }
    submit.current?.focus();
  };
  return {
    isConflict,
    notice: isConflict ? (
      <ConflictNotice
        isPending={newest.isPending || save.isPending}
        onLoad={() =>
          void withNewest((stored) => {
            onLoad(stored);
            save.forget();
          })
        }
        onOverwrite={() => void withNewest(onOverwrite)}
      />
    ) : null,
    failure: isConflict
      ? (newest.failure ?? (isChangedElsewhere(save.failure) ? null : save.failure))
      : save.failure,
    submit,
    raise: () => setRaised(true),
    dismiss: () => setRaised(false),
  };
}
