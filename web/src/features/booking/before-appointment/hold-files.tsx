import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { acceptedFiles } from "@anteroom/domain/shared/file-kind";
import { formatFileSize } from "@anteroom/domain/shared/file-size";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { isUnanswered } from "../../../platform/api.ts";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { useUnloadWarning } from "../../../platform/browser/use-unload-warning.ts";
import { useStore } from "../../../platform/storage/store.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Row, Rows, IconTile } from "../../../ui/card/rows.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { isRetryable, type FileFailure } from "../../../shared/files/file-queue.ts";
import {
  holdFileStoreOf,
  type FilesHold,
  type HoldFile,
  type Holds,
  type HoldFileStore,
} from "./hold-file-store.ts";
import styles from "./hold-files.module.css";

const nothing = { files: [], isTooMany: false, isLost: false };

type Props = { hold: FilesHold | null; holds: Holds };

/**
 * Renders the choice of photos and documents for the doctor, uploads each at once to the hold (waiting while
 * it is null), and lists them. Names files over the limit and lost ones. The server deletes them with the
 * hold unless it is booked.
 */
export function HoldFiles({ hold, holds }: Props) {
  const app = useApp();
  const { t } = useLingui();
  const id = useId();
  const locale = useLocale();
  const store = holdFileStoreOf(app, holds);
  const { files, isTooMany, isLost } = useStore(store, nothing);
  useEffect(() => void store.setHold(hold), [store, hold]);
  // Only the server's copy outlives a reload.
  useUnloadWarning(files.some(({ state }) => state === "waiting" || state === "sending"));
  const size = <bdi dir="ltr">{formatFileSize(fieldLimits.fileBytes, locale)}</bdi>;
  const most = fieldLimits.filesPerHold;
  const label = t`Photos and documents`;
  return (
    <div className="stack g2">
      <div className={styles["choose"]}>
        <input
          id={id}
          type="file"
          multiple
          accept={acceptedFiles}
          className={`vh ${styles["input"] ?? ""}`}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            currentTarget.value = ""; // the same file may be chosen again
            if (chosen.length > 0) store.add(chosen);
          }}
        />
        <label htmlFor={id} className={buttonClass({ kind: "soft", isSmall: true })}>
          <Icon name="paperclip" isSmall />
          <Trans>Add a photo or a document</Trans>
        </label>
      </div>
      <p id={`${id}-hint`} className="sm muted">
        <Trans>
          PDF, photos or plain text, up to {size} each, {most} in all. Only the clinic sees them. If you don’t
          book, we delete them.
        </Trans>
      </p>
      <output>
        {isTooMany && (
          <Banner tone="warn">
            <Trans>You can add up to {most} files here. Send the others after booking.</Trans>
          </Banner>
        )}
        {isLost && (
          <Banner tone="warn">
            <Trans>The time was no longer reserved, so your files were deleted. Please add them again.</Trans>
          </Banner>
        )}
      </output>
      {files.length > 0 && (
        <Sheet isFlush>
          <h2 className="vh">{label}</h2>
          <Rows>
            {files.map((one) => (
              <FileRow key={one.key} one={one} store={store} />
            ))}
          </Rows>
        </Sheet>
      )}
    </div>
  );
}

function FileRow({ one, store }: { one: HoldFile; store: HoldFileStore }) {
  const { t } = useLingui();
  const { key, name: fileName, state, failure, sizeBytes, sentBytes } = one;
  const name = <bdi>{fileName}</bdi>;
  const isRetried = state === "failed" && failure !== null && isRetryable({ failure });
  return (
    <Row
      lead={<IconTile icon="file" />}
      end={
        <span className="row g1">
          {isRetried && (
            <Button kind="soft" isSmall onClick={() => store.retry(key)}>
              <Trans>
                Retry <span className="vh">{name}</span>
              </Trans>
            </Button>
          )}
          <Button kind="quiet" isSmall onClick={() => store.remove(key)}>
            <Trans>
              Remove <span className="vh">{name}</span>
            </Trans>
          </Button>
        </span>
      }
    >
      <bdi className={`b ${styles["name"] ?? ""}`}>{fileName}</bdi>
      <br />
      <output className="sm muted">
        <StateText one={one} />
      </output>
      {state === "sending" && (
        <progress
          className={styles["progress"]}
          max={sizeBytes}
          value={sentBytes}
          aria-label={t`How much of ${fileName} is sent`}
        />
      )}
    </Row>
  );
}

function StateText({ one: { state, sizeBytes, sentBytes, failure } }: { one: HoldFile }) {
  const locale = useLocale();
  const size = <bdi dir="ltr">{formatFileSize(sizeBytes, locale)}</bdi>;
  if (state === "sent") return <Trans>Added, {size}</Trans>;
  if (state === "failed")
    return (
      failure && (
        <span className={styles["why"]}>
          <Reason failure={failure} />
        </span>
      )
    );
  if (state === "waiting") return <Trans>Waiting for your time to be reserved</Trans>;
  const part = <bdi dir="ltr">{formatFileSize(sentBytes, locale)}</bdi>;
  return (
    <Trans>
      {part} of {size} sent
    </Trans>
  );
}

function Reason({ failure }: { failure: FileFailure }) {
  const locale = useLocale();
  const text = useFailureText();
  const size = <bdi dir="ltr">{formatFileSize(fieldLimits.fileBytes, locale)}</bdi>;
  if ("own" in failure)
    switch (failure.own) {
      case "empty":
        return <Trans>This file is empty.</Trans>;
      case "too_large":
        return <Trans>This file is larger than {size}.</Trans>;
      case "signed_out":
        return null; // a booking's files are given up with its session
      case "odd":
        return <Trans>Choose a PDF, a photo (JPEG, PNG, WebP, HEIC) or a plain text file.</Trans>;
    }
  if (isUnanswered(failure)) return <Trans>The connection was lost.</Trans>;
  const { title, detail } = text(failure);
  return `${title} ${detail ?? ""}`;
}
