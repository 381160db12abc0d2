import { useState, type ComponentProps, type ReactNode } from "react";
import type { Failure, Result } from "../../../web/src/platform/api.ts";
import { Button, type ButtonKind } from "../../../web/src/ui/button.tsx";
import { Dialog } from "../../../web/src/ui/overlay/dialog.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useAction } from "../platform/use-action.ts";

type Question<T> = {
  title: ReactNode;
  /** Label of the button that changes nothing. */
  keep: ReactNode;
  /** Label of the button that acts. */
  confirm: ReactNode;
  /** Look of the button that acts; `danger` by default. */
  kind?: ButtonKind;
  act: () => Promise<Result<T>>;
  onDone: (data: T) => void;
  /** Returns a sentence in place of the server's words for a failure; null where there is none. */
  refusal?: (failure: Failure | null) => ReactNode;
  /** What follows. */
  children: ReactNode;
};

/**
 * A question with two answers, asked before an action. Escape keeps everything as it is. A failure is shown in the dialog, which stays
 * open for another try. The caller closes it in `onDone`, or removes it with what it is about.
 */
export function ConfirmDialog<T>({
  isOpen,
  onClose,
  title,
  keep,
  confirm,
  kind = "danger",
  act,
  onDone,
  refusal,
  children,
}: Question<T> & { isOpen: boolean; onClose: () => void }) {
  const action = useAction(act);
  const close = () => {
    action.forget();
    onClose();
  };
  const run = () =>
    void action.run().then((data) => {
      if (data !== null) onDone(data);
    });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      actions={
        <>
          <Button kind="outlined" onClick={close}>
            {keep}
          </Button>
          <Button kind={kind} isPending={action.isPending} onClick={run}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      <FormOutcome refusal={refusal?.(action.failure)} failure={action.failure} />
    </Dialog>
  );
}

type Props<T> = Question<T> & {
  /** The button that asks. */
  button: ComponentProps<typeof Button>;
  /** After success the dialog stays open until what it is about disappears with it. */
  staysOpen?: boolean;
};

/** A button that asks before it acts (`ConfirmDialog`); the focus returns to it. */
export function ConfirmButton<T>({ button, staysOpen = false, onDone, ...question }: Props<T>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      <ConfirmDialog
        {...question}
        isOpen={isOpen}
        onClose={close}
        onDone={(data) => {
          if (!staysOpen) close();
          onDone(data);
        }}
      />
    </>
  );
}
