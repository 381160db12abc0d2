import { addressOf } from "@anteroom/contract/endpoint";
import { sendFile } from "@anteroom/contract/appointment/files";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { acceptedFiles } from "@anteroom/domain/shared/file-kind";
import { formatFileSize } from "@anteroom/domain/shared/file-size";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useUnloadWarning } from "../../../platform/browser/use-unload-warning.ts";
import { useApp, type App } from "../../../platform/app-context.tsx";
import { isUnanswered } from "../../../platform/api.ts";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { useStore } from "../../../platform/storage/store.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Row, Rows, IconTile } from "../../../ui/card/rows.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import {
  createFileQueue,
  isRetryable,
  unsentFilesOf,
  type FileFailure,
  type FileQueue,
  type QueuedFile,
} from "../../../shared/files/file-queue.ts";
import { holdInterrupted, takeInterrupted } from "../../../shared/files/interrupted-files.ts";
import { uploadFile } from "../../../shared/files/transfer-file.ts";
import type { FilesOf } from "./use-appointment-files.ts";
import styles from "./appointment-file-list.module.css";

/** By appointment: whoever closes the panel or goes on to another page finds the files on their way again. */
const queues = new Map<number, FileQueue>();

function useFileQueue({ appointmentId, headers }: FilesOf): FileQueue {
  const app = useApp();
  const queries = useQueryClient();
  const [queue] = useState(
    () => queues.get(appointmentId) ?? openQueue(app, queries, appointmentId, headers),
  );
  return queue;
}

function openQueue(
  { api, session }: App,
  queries: QueryClient,
  appointmentId: number,
  headers: Record<string, string>,
): FileQueue {
  const state = session.get();
  const patientId = state.kind === "signed-in" ? state.profile.id : null;
  const queue = createFileQueue(
    (file, progress) =>
      uploadFile(api, {
        address: addressOf(sendFile, { appointment_id: appointmentId }),
        file,
        headers,
        ...progress,
      }),
    () => void queries.invalidateQueries({ queryKey: ["appointments", appointmentId, "files"] }),
    takeInterrupted(appointmentId, patientId),
  );
  queues.set(appointmentId, queue);
  const leave = session.subscribe(() => {
    if (session.get().kind !== "signed-out") return;
    const unsent = unsentFilesOf(queue.files.get());
    if (patientId !== null && unsent.length > 0 && !session.isLeaving())
      holdInterrupted(appointmentId, patientId, unsent);
    queue.stop();
    queues.delete(appointmentId);
    leave();
  });
  return queue;
}

/** Drops the row of a sent file that was deleted on the server. */
export function forgetSentFile(appointmentId: number, fileId: number): void {
  queues.get(appointmentId)?.forget(fileId);
}

/**
 * Renders the choice of files and sends each at once, with progress. Takes up to ten files and names how many more
 * were left out. Failed ones stay listed and can be sent again. Uploads go on after unmounting, until they end or
 * the person signs out; what the server's end of the session stopped is listed after the same patient signs in. Warns before the page is left while one is being sent.
 */
export function FileSender(of: FilesOf) {
  const queue = useFileQueue(of);
  const files = useStore(queue.files, nothing);
  const [tooMany, setTooMany] = useState(0);
  useUnloadWarning(files.some(isOnItsWay));
  return (
    <div className={styles["send"]}>
      <Choose onChosen={(chosen) => setTooMany(queue.add(chosen))} />
      {tooMany > 0 && (
        <output>
          <Banner tone="warn">
            <Plural
              value={tooMany}
              one="Up to ten files go at once. One more was left out: choose it again afterwards."
              other="Up to ten files go at once. # more were left out: choose them again afterwards."
            />
          </Banner>
        </output>
      )}
      <Outcome queue={queue} files={files} />
      {files.length > 0 && (
        <Sheet isFlush className={styles["rows"]}>
          <Rows>
            {files.map((one) => (
              <QueuedRow key={one.key} queue={queue} one={one} isOver={!files.some(isOnItsWay)} />
            ))}
          </Rows>
        </Sheet>
      )}
    </div>
  );
}
const nothing: readonly QueuedFile[] = [];
const isOnItsWay = ({ state }: QueuedFile) => state === "waiting" || state === "sending";

function Choose({ onChosen }: { onChosen: (files: File[]) => void }) {
  const id = useId();
  const locale = useLocale();
  const most = fieldLimits.filesAtOnce;
  const size = <bdi dir="ltr">{formatFileSize(fieldLimits.fileBytes, locale)}</bdi>;
  return (
    <div className={styles["choose"]}>
      <input
        id={id}
        type="file"
        multiple
        accept={acceptedFiles}
        className={classNames("vh", styles["input"])}
        aria-describedby={`${id}-kinds`}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          currentTarget.value = ""; // the same file may be chosen again
          if (chosen.length > 0) onChosen(chosen);
        }}
      />
      <label htmlFor={id} className={classNames(buttonClass({ isBlock: true }), styles["label"])}>
        <Icon name="paperclip" isSmall />
        <Trans>Choose files</Trans>
      </label>
      <p id={`${id}-kinds`} className={classNames("sm muted", styles["names"])}>
        <Trans>
          PDF, photos or plain text, up to {size} each, {most} at once.
        </Trans>
      </p>
    </div>
  );
}

/**
 * S8.MSG.14, S8.MSG.15: once nothing travels any more it is said what became of all of it; "Send again" is
 * offered for those alone that can be sent, the others have their reason.
 */
function Outcome({ queue, files }: { queue: FileQueue; files: readonly QueuedFile[] }) {
  if (files.length === 0) return null;
  if (files.some(isOnItsWay))
    return (
      <output className="vh">
        <Plural value={files.filter(isOnItsWay).length} one="Sending one file" other="Sending # files" />
      </output>
    );
  const failed = files.filter(({ state }) => state === "failed");
  const sent = files.length - failed.length;
  const again = failed.filter(isRetryable);
  const never = failed.filter((one) => !isRetryable(one));
  if (failed.length === 0)
    return (
      <output>
        <Banner tone="ok">
          <Plural value={sent} one="One file was sent." other="# files were sent." />
        </Banner>
      </output>
    );
  return (
    <Banner tone="stop" role="alert">
      <strong>
        {sent === 0 ? (
          <Plural value={failed.length} one="The file failed to send." other="The files failed to send." />
        ) : (
          <Trans>Some files failed to send.</Trans>
        )}
      </strong>
      {again.length > 0 && (
        <>
          <Names files={again} />
          <p className={styles["names"]}>
            <Button kind="outlined" isSmall icon="arrows-clockwise" onClick={() => queue.retry()}>
              {sent === 0 ? <Trans>Send again</Trans> : <Trans>Send those again</Trans>}
            </Button>
          </p>
        </>
      )}
      {never.length > 0 && (
        <>
          {again.length > 0 && (
            <p className={styles["names"]}>
              <Trans>These can’t be sent:</Trans>
            </p>
          )}
          <Names files={never} withReason />
        </>
      )}
    </Banner>
  );
}

type NamesProps = { files: readonly QueuedFile[]; withReason?: boolean };

function Names({ files, withReason = false }: NamesProps) {
  return (
    <ul className={styles["names"]}>
      {files.map(({ key, file, failure }) => (
        <li key={key}>
          <bdi className={styles["name"]}>{file.name}</bdi>
          {withReason && failure && (
            <>
              <br />
              <Reason failure={failure} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function QueuedRow({ queue, one, isOver }: { queue: FileQueue; one: QueuedFile; isOver: boolean }) {
  const { t } = useLingui();
  const { key, file, state, sentBytes } = one;
  const name = <bdi>{file.name}</bdi>;
  const fileName = file.name;
  return (
    <Row
      lead={<IconTile icon="file" />}
      end={
        <span className={styles["does"]}>
          {state === "failed" && isRetryable(one) && (
            <Button kind="soft" isSmall onClick={() => queue.retry(key)}>
              <Trans>
                Retry <span className="vh">{name}</span>
              </Trans>
            </Button>
          )}
          {state !== "sent" && (
            <Button kind="quiet" isSmall onClick={() => queue.cancel(key)}>
              {state === "failed" ? (
                <Trans>
                  Dismiss <span className="vh">{name}</span>
                </Trans>
              ) : (
                <Trans>
                  Cancel <span className="vh">{name}</span>
                </Trans>
              )}
            </Button>
          )}
        </span>
      }
    >
      <bdi className={classNames("b", styles["name"])}>{file.name}</bdi>
      <br />
      <span className="sm muted">
        <StateText one={one} isOver={isOver} />
      </span>
      {state === "sending" && (
        <progress
          className={styles["progress"]}
          max={file.size}
          value={sentBytes}
          aria-label={t`How much of ${fileName} is sent`}
        />
      )}
    </Row>
  );
}

function StateText({ one, isOver }: { one: QueuedFile; isOver: boolean }) {
  const { file, state, sentBytes, failure } = one;
  const locale = useLocale();
  const size = <bdi dir="ltr">{formatFileSize(file.size, locale)}</bdi>;
  if (state === "waiting") return <Trans>Waiting, {size}</Trans>;
  if (state === "sent") return <Trans>Sent, {size}</Trans>;
  // Once all is over, the outcome above names the reason of each file that cannot be sent.
  if (state === "failed" && isOver && !isRetryable(one)) return <Trans>File not sent</Trans>;
  if (state === "failed") return failure && <Why failure={failure} />;
  const part = <bdi dir="ltr">{formatFileSize(sentBytes, locale)}</bdi>;
  return (
    <Trans>
      {part} of {size} sent
    </Trans>
  );
}

function Why({ failure }: { failure: FileFailure }) {
  return (
    <span className={styles["why"]}>
      <Reason failure={failure} />
    </span>
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
        return <Trans>You were signed out while it was being sent.</Trans>;
      case "odd":
        return <Trans>Choose a PDF, a photo (JPEG, PNG, WebP, HEIC) or a plain text file.</Trans>;
    }
  if (isUnanswered(failure)) return <Trans>The connection was lost.</Trans>;
  const { title, detail } = text(failure);
  return `${title} ${detail ?? ""}`;
}
