import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { copyToClipboard } from "../../../platform/browser/clipboard.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import styles from "./security.module.css";

type Props = { codes: readonly string[]; onClose: () => void };

/**
 * Renders the dialog with new recovery codes, to copy to the clipboard or save as a text file; the server
 * never shows them again.
 */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const { t } = useLingui();
  const { manifest } = useClinic();
  const list = useRef<HTMLUListElement>(null);
  const [isCopied, setCopied] = useState(false);
  const text = `${manifest?.name ?? ""}\n\n${codes.join("\n")}\n`;
  const copy = async () => {
    await copyToClipboard("copy", list.current).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      title={<Trans>Save your recovery codes</Trans>}
      actions={
        <Button onClick={onClose}>
          <Trans>I have saved them</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Each code opens your account once if you lose your phone or email. We only show them now. Write them
          down or save them somewhere safe.
        </Trans>
      </p>
      <ul ref={list} className={styles["codes"]} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row wrapf">
        <Button kind="outlined" isSmall icon="copy" onClick={() => void copy()}>
          <Trans>Copy the codes</Trans>
        </Button>
        <Button kind="outlined" isSmall icon="download" onClick={() => save(text)}>
          <Trans>Save as a file</Trans>
        </Button>
      </div>
      <output className="sm muted">{isCopied && <Trans>Copied.</Trans>}</output>
    </Dialog>
  );
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "recovery-codes.txt";
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
