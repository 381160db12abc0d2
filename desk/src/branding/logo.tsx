import { clinicPutPicture } from "@anteroom/contract/clinic-pictures";
import { clinicGetConfiguration } from "@anteroom/contract/administration/settings";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState, type ChangeEvent } from "react";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { sendFile } from "../platform/send-file.ts";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import styles from "./branding.module.css";

/** Shows the clinic's logo; choosing a file uploads it, and patients see it at once. `address` is "" without a logo. */
export function Logo({ address }: { address: string }) {
  const { t } = useLingui();
  const id = useId();
  const refetch = useRefetch();
  const [isSaved, setSaved] = useState(false);
  const send = useAction((file: File) => sendFile(clinicPutPicture, { kind: "logo" }, file));
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setSaved(false);
    void send.run(file).then((done) => {
      currentTarget.value = ""; // the same file may be chosen again
      if (!done) return;
      setSaved(true);
      refetch(clinicGetConfiguration);
    });
  };
  return (
    <section className="stack form" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Trans>Logo</Trans>
      </h2>
      {address !== "" && <img className={styles["logo"]} src={address} alt={t`The clinic’s logo now`} />}
      <div className="stack g1">
        <label htmlFor={id} className="b">
          <Trans>Choose another logo</Trans>
        </label>
        <p id={`${id}-hint`} className="sm muted">
          <Trans>
            PNG, JPEG, WebP or SVG, at most 1 MB, each side 32 to 2048 pixels. It is used at once.
          </Trans>
        </p>
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          aria-describedby={`${id}-hint`}
          className={styles["file"]}
          disabled={send.isPending}
          onChange={choose}
        />
      </div>
      <FormOutcome
        refusal={
          send.failure?.code === "validation_failed" && (
            <Trans>The picture is too small or too large. Choose another.</Trans>
          )
        }
        failure={send.failure}
        done={isSaved && <Trans>The logo is saved.</Trans>}
      />
    </section>
  );
}
