import { getDeskSignature, putDeskSignature, removeDeskSignature } from "@anteroom/client/operations";
import type { DeskSignature } from "@anteroom/client/schemas";
import { pictureBytes } from "@anteroom/domain/clinic/clinic-picture";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState, type ChangeEvent, type ReactNode } from "react";
import type { Failure } from "../../../web/src/platform/api.ts";
import { buttonClass } from "../../../web/src/ui/button.tsx";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useTimes } from "../platform/times.ts";
import { useAction } from "../platform/use-action.ts";
import { useApiAnswer, useRefetch } from "../platform/use-answer.ts";
import { ConfirmButton } from "../ui/confirm.tsx";
import styles from "./signature.module.css";

/**
 * The doctor's picture of their signature: shown, uploaded, replaced and removed. It stands on the prescriptions that this account sends
 * from then on; those that are sent do not change.
 */
export function SignatureScreen() {
  const { data, failure, ask } = useApiAnswer(getDeskSignature);
  const signature = data?.data.entity;
  return (
    <div className="stack form g6">
      <ScreenTitle>
        <Trans>Signature</Trans>
      </ScreenTitle>
      <p>
        <Trans>
          A picture of your signature goes on the prescriptions you send here, above your name and register
          number. Prescriptions you have already sent stay as they are.
        </Trans>
      </p>
      <Banner>
        <Trans>
          A picture of a signature is not a qualified electronic signature. Where one is required, the picture
          is not enough.
        </Trans>
      </Banner>
      <FailureNotice failure={failure} onRetry={ask} />
      {signature === undefined && failure === null && (
        <p className="muted">
          <Trans>Loading</Trans>
        </p>
      )}
      {signature !== undefined && <Own signature={signature} />}
    </div>
  );
}

function Own({ signature }: { signature: DeskSignature | null }) {
  const { t } = useLingui();
  const { dayOf, timeOf } = useTimes();
  // Each replaces the word of the other: what was done last.
  const [done, setDone] = useState<"saved" | "removed" | null>(null);
  return (
    <>
      {signature === null ? (
        <p className="muted">
          <Trans>There is no picture of your signature yet.</Trans>
        </p>
      ) : (
        <div className="stack g2">
          <img
            className={styles["paper"]}
            src={`data:image/png;base64,${signature.picture}`}
            width={signature.width}
            height={signature.height}
            alt={t`Your signature as it goes on prescriptions`}
          />
          <p className="sm muted">
            <Trans>
              Saved on {dayOf(signature.updated_at)}, {timeOf(signature.updated_at)}
            </Trans>
          </p>
        </div>
      )}
      <Choose isFirst={signature === null} isSaved={done === "saved"} onDone={setDone} />
      {signature !== null && <Remove onDone={() => setDone("removed")} />}
      {done === "removed" && (
        <Banner tone="ok" role="alert">
          <Trans>The picture is removed.</Trans>
        </Banner>
      )}
    </>
  );
}

type ChooseProps = { isFirst: boolean; isSaved: boolean; onDone: (done: "saved" | null) => void };

function Choose({ isFirst, isSaved, onDone }: ChooseProps) {
  const id = useId();
  const { api } = useDesk();
  const refetch = useRefetch();
  const [isTooLarge, setTooLarge] = useState(false);
  const send = useAction((file: File) => api.call(putDeskSignature, { body: file, hasNoLimit: true }));
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    onDone(null);
    setTooLarge(file.size > pictureBytes);
    currentTarget.value = ""; // the same file may be chosen again
    if (file.size > pictureBytes) return;
    void send.run(file).then((answer) => {
      if (!answer) return;
      onDone("saved");
      refetch(getDeskSignature);
    });
  };
  return (
    <div className="stack g2">
      <div className={styles["choose"]}>
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg"
          aria-describedby={`${id}-hint`}
          className="vh"
          disabled={send.isPending}
          onChange={choose}
        />
        <label htmlFor={id} className={buttonClass({ kind: isFirst ? "filled" : "outlined", isSmall: true })}>
          {isFirst ? <Trans>Choose a picture</Trans> : <Trans>Choose another picture</Trans>}
        </label>
        <p id={`${id}-hint`} className="sm muted">
          <Trans>
            Dark ink on white or without a background. PNG or JPEG, at most 1 MB, each side 32 to 2048 pixels.
            It is used at once.
          </Trans>
        </p>
      </div>
      {send.isPending && (
        <output className="muted">
          <Trans>Saving</Trans>
        </output>
      )}
      <FormOutcome
        refusal={isTooLarge ? tooLarge : refusalOf(send.failure)}
        failure={send.failure}
        done={isSaved && <Trans>The picture is saved. Your next prescription shows it.</Trans>}
      />
    </div>
  );
}

const tooLarge = <Trans>The picture is larger than 1 MB. Choose a smaller one.</Trans>;

/** What the API's general sentences about files do not say of this picture. */
function refusalOf(failure: Failure | null): ReactNode {
  if (failure?.code === "file_too_large") return tooLarge;
  if (failure?.code === "file_kind_unknown")
    return <Trans>This is not a PNG or JPEG picture, or there is nothing on it. Choose another.</Trans>;
  if (failure?.code === "validation_failed")
    return <Trans>The picture is too small or too large. Choose another.</Trans>;
  return null;
}

function Remove({ onDone }: { onDone: () => void }) {
  const { api } = useDesk();
  const refetch = useRefetch();
  return (
    <div>
      <ConfirmButton
        button={{ kind: "outlined", isSmall: true, children: <Trans>Remove the picture</Trans> }}
        title={<Trans>Remove the picture of your signature?</Trans>}
        keep={<Trans>Keep it</Trans>}
        confirm={<Trans>Yes, remove it</Trans>}
        act={() => api.call(removeDeskSignature)}
        staysOpen
        onDone={() => {
          onDone();
          refetch(getDeskSignature);
        }}
      >
        <p>
          <Trans>Prescriptions you have already sent keep it.</Trans>
        </p>
      </ConfirmButton>
    </div>
  );
}
