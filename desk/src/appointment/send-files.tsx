import { addressOf } from "@anteroom/client/call-operation";
import { clinicAppointmentFiles, clinicShareFile } from "@anteroom/client/operations";
import type { ClinicAppointment } from "@anteroom/client/schemas";
import { mayShareFiles } from "@anteroom/domain/appointment/appointment-files";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { acceptedFiles } from "@anteroom/domain/shared/file-kind";
import { formatFileSize } from "@anteroom/domain/shared/file-size";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { useUnloadWarning } from "../platform/use-unload-warning.ts";
import { isUnanswered } from "../../../web/src/platform/api.ts";
import { useStore } from "../../../web/src/platform/storage/store.ts";
import {
  createFileQueue,
  isRetryable,
  type FileFailure,
  type FileQueue,
  type QueuedFile,
} from "../../../web/src/shared/files/file-queue.ts";
import { uploadFile } from "../../../web/src/shared/files/transfer-file.ts";
import { Button, buttonClass } from "../../../web/src/ui/button.tsx";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";
import { Icon } from "../../../web/src/ui/icon.tsx";
import type { Desk } from "../platform/create-desk.ts";
import { useFailureText } from "../platform/failure-notice.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useTimes } from "../platform/times.ts";
import styles from "./glance.module.css";

/** By desk and appointment: uploads go on while another tab or screen is shown. */
const queuesOf = new WeakMap<Desk, Map<number, FileQueue>>();

function useFileQueue(appointmentId: number): FileQueue {
  const desk = useDesk();
  const [queue] = useState(() => {
    const queues = queuesOf.get(desk) ?? new Map<number, FileQueue>();
    queuesOf.set(desk, queues);
    return queues.get(appointmentId) ?? openQueue(desk, queues, appointmentId);
  });
  return queue;
}

/** Opens an appointment's queue; the end of the session stops its uploads. */
function openQueue(
  { api, queries, session }: Desk,
  queues: Map<number, FileQueue>,
  appointmentId: number,
): FileQueue {
  const address = addressOf(clinicShareFile, { params: { appointment_id: appointmentId } });
  const queue = createFileQueue(
    async (file, progress) => {
      const answer = await uploadFile(api, { address, file, headers: {}, ...progress });
      if (answer?.isOk === false && answer.failure.code === "unauthenticated") session.refused();
      return answer;
    },
    () => void queries.invalidateQueries({ queryKey: [clinicAppointmentFiles.path] }),
  );
  queues.set(appointmentId, queue);
  const leave = session.state.subscribe(() => {
    if (session.state.get().status !== "out") return;
    queue.stop();
    queues.delete(appointmentId);
    leave();
  });
  return queue;
}

type Props = {
  appointment: ClinicAppointment;
  /** Whether the clinic has sent as many files as fit; false until that is known, so that nothing below moves. */
  isFull: boolean;
};

/**
 * Sends files to the patient, each as soon as it is chosen: up to ten at once, with progress, cancelling and
 * retrying. Uploads go on while another screen is shown, and stop at the end of the session; the browser asks
 * before it closes the page meanwhile. Says so where the appointment's status or the number of files forbids
 * it.
 */
export function SendFiles({ appointment, isFull }: Props) {
  const queue = useFileQueue(appointment.id);
  const files = useStore(queue.files, nothing);
  const [tooMany, setTooMany] = useState(0);
  useUnloadWarning(files.some(isUnderway));
  const isOpen = mayShareFiles(appointment);
  return (
    <div className="stack g2">
      {!isOpen && (
        <p className="muted">
          <Trans>Files cannot be sent for this appointment.</Trans>
        </p>
      )}
      {isOpen && isFull && (
        <Banner tone="warn">
          <Trans>You have sent as many files as an appointment can hold. Remove one first.</Trans>
        </Banner>
      )}
      {isOpen && !isFull && <Choose onChosen={(chosen) => setTooMany(queue.add(chosen))} />}
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
      <ul className={styles["list"]}>
        {files.map((one) => (
          <QueuedRow key={one.key} queue={queue} one={one} />
        ))}
      </ul>
    </div>
  );
}

const nothing: readonly QueuedFile[] = [];
const isUnderway = ({ state }: QueuedFile) => state === "waiting" || state === "sending";

function Choose({ onChosen }: { onChosen: (files: File[]) => void }) {
  const id = useId();
  const { locale } = useTimes();
  const most = fieldLimits.filesAtOnce;
  const size = <bdi dir="ltr">{formatFileSize(fieldLimits.fileBytes, locale)}</bdi>;
  return (
    <div className={styles["choose"]}>
      <input
        id={id}
        type="file"
        multiple
        accept={acceptedFiles}
        className="vh"
        aria-describedby={`${id}-kinds`}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          currentTarget.value = ""; // the same file may be chosen again
          if (chosen.length > 0) onChosen(chosen);
        }}
      />
      <label htmlFor={id} className={buttonClass({ kind: "outlined", isSmall: true })}>
        <Icon name="paperclip" isSmall />
        <Trans>Send files to the patient</Trans>
      </label>
      <p id={`${id}-kinds`} className="sm muted">
        <Trans>
          PDF, photos or plain text, up to {size} each, {most} at once.
        </Trans>
      </p>
    </div>
  );
}

/** Once no upload is left, says what became of all of them. */
function Outcome({ queue, files }: { queue: FileQueue; files: readonly QueuedFile[] }) {
  if (files.length === 0) return null;
  if (files.some(isUnderway))
    return (
      <output className="vh">
        <Plural value={files.filter(isUnderway).length} one="Sending one file" other="Sending # files" />
      </output>
    );
  const failed = files.filter(({ state }) => state === "failed");
  const sent = files.length - failed.length;
  if (failed.length === 0)
    return (
      <output>
        <Banner tone="ok">
          <Plural value={sent} one="One file was sent." other="# files were sent." />
        </Banner>
      </output>
    );
  return (
    <Banner
      tone="stop"
      role="alert"
      action={
        failed.some(isRetryable) && (
          <Button kind="outlined" isSmall onClick={() => queue.retry()}>
            {sent === 0 ? <Trans>Send again</Trans> : <Trans>Send those again</Trans>}
          </Button>
        )
      }
    >
      {sent === 0 ? (
        <Plural value={failed.length} one="The file failed to send." other="The files failed to send." />
      ) : (
        <Trans>Some files failed to send.</Trans>
      )}
    </Banner>
  );
}

function QueuedRow({ queue, one }: { queue: FileQueue; one: QueuedFile }) {
  const { t } = useLingui();
  const { key, file, state, sentBytes } = one;
  const name = <bdi>{file.name}</bdi>;
  const fileName = file.name;
  return (
    <li>
      <bdi className={`b ${styles["text"]}`}>{file.name}</bdi>
      <p className="sm muted">
        <StateText one={one} />
      </p>
      {state === "sending" && (
        <progress
          className={styles["progress"]}
          max={file.size}
          value={sentBytes}
          aria-label={t`How much of ${fileName} is sent`}
        />
      )}
      {state !== "sent" && (
        <div className="row wrapf">
          {state === "failed" && isRetryable(one) && (
            <Button kind="soft" isSmall onClick={() => queue.retry(key)}>
              <Trans>
                Retry <span className="vh">{name}</span>
              </Trans>
            </Button>
          )}
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
        </div>
      )}
    </li>
  );
}

function StateText({ one: { file, state, sentBytes, failure } }: { one: QueuedFile }) {
  const { locale } = useTimes();
  const size = <bdi dir="ltr">{formatFileSize(file.size, locale)}</bdi>;
  if (state === "waiting") return <Trans>Waiting, {size}</Trans>;
  if (state === "sent") return <Trans>Sent, {size}</Trans>;
  if (state === "failed") return failure && <Reason failure={failure} />;
  const part = <bdi dir="ltr">{formatFileSize(sentBytes, locale)}</bdi>;
  return (
    <Trans>
      {part} of {size} sent
    </Trans>
  );
}

function Reason({ failure }: { failure: FileFailure }) {
  const { locale } = useTimes();
  const text = useFailureText();
  const size = <bdi dir="ltr">{formatFileSize(fieldLimits.fileBytes, locale)}</bdi>;
  if ("own" in failure)
    switch (failure.own) {
      case "empty":
        return <Trans>This file is empty.</Trans>;
      case "too_large":
        return <Trans>This file is larger than {size}.</Trans>;
      case "signed_out":
        return null; // the desk gives files up with the session
      case "odd":
        return <Trans>Choose a PDF, a photo (JPEG, PNG, WebP, HEIC) or a plain text file.</Trans>;
    }
  if (isUnanswered(failure)) return <Trans>The connection was lost.</Trans>;
  const { title, detail } = text(failure);
  return `${title} ${detail ?? ""}`;
}
