import { pictureBytes } from "@anteroom/domain/clinic/clinic-picture";
import { Trans } from "@lingui/react/macro";
import { useEffect, useId, useState, type ReactNode } from "react";
import { buttonClass } from "../../../web/src/ui/button.tsx";
import styles from "./pictures.module.css";

/** A chosen file that is not stored yet, and where the browser shows it. */
type Preview = { file: File; address: string };

/** Holds the file that somebody has chosen. Too large files are not held, and are never sent. */
export function useChosenPicture() {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const address = preview?.address;
  useEffect(() => {
    if (address === undefined) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);
  return {
    preview,
    isTooLarge,
    /** Holds a file; null lets go of it. */
    choose(file: File | null) {
      const isFitting = file !== null && file.size <= pictureBytes;
      setTooLarge(file !== null && !isFitting);
      setPreview(isFitting ? { file, address: URL.createObjectURL(file) } : null);
    },
  };
}

type Props = { isFirst: boolean; isDisabled: boolean; onChoose: (file: File) => void; children: ReactNode };

/** The browser's file field, as a button; its hint is the children. */
export function ChoosePicture({ isFirst, isDisabled, onChoose, children }: Props) {
  const id = useId();
  return (
    <div className={styles["choose"]}>
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        aria-describedby={`${id}-hint`}
        className="vh"
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          currentTarget.value = ""; // the same file may be chosen again
        }}
      />
      <label htmlFor={id} className={buttonClass({ kind: "outlined", isSmall: true })}>
        {isFirst ? <Trans>Choose a picture</Trans> : <Trans>Choose another picture</Trans>}
      </label>
      <p id={`${id}-hint`} className="sm muted">
        {children}
      </p>
    </div>
  );
}
