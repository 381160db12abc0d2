import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";

type Props = {
  title: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
  children?: ReactNode;
};

/** Renders an open dialog that asks for confirmation; closing it calls `onNo`. It closes nothing itself. */
export function ConfirmDialog({ title, yes, no, onYes, onNo, children }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      onClose={onNo}
      title={title}
      closeLabel={t`Close`}
      actions={
        <>
          <Button kind="outlined" onClick={onNo}>
            {no}
          </Button>
          <Button onClick={onYes}>{yes}</Button>
        </>
      }
    >
      {children && <p>{children}</p>}
    </Dialog>
  );
}
