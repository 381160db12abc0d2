import { clinicAppointmentFiles, clinicDownloadFile, clinicRemoveFile } from "@anteroom/client/operations";
import type { ClinicAppointment, SharedItem } from "@anteroom/client/schemas";
import { mayHandOver } from "@anteroom/domain/appointment/appointment-files";
import { Trans } from "@lingui/react/macro";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { Moment } from "../platform/moment.tsx";
import { asFile, saveFile } from "../platform/save-file.ts";
import { useAction } from "../platform/use-action.ts";
import { useApiAnswer, useRefetch } from "../platform/use-answer.ts";
import { ConfirmButton } from "../ui/confirm.tsx";
import styles from "./glance.module.css";
import { AppointmentPart } from "./part.tsx";
import { SendFiles } from "./send-files.tsx";

/**
 * Files, links and the summary shared for this appointment, with the state of the virus scan, and a form to
 * send the patient more. Files that may be handed over are downloaded by a tap; links open in a new window;
 * the clinic's own can be removed after a confirmation.
 */
export function SharedFiles({ appointment }: { appointment: ClinicAppointment }) {
  const params = { appointment_id: appointment.id };
  const { data, failure, ask } = useApiAnswer(clinicAppointmentFiles, { params });
  const { items = [], summary = null } = data?.data.entity ?? {};
  return (
    <AppointmentPart
      title={<Trans>Files and summary</Trans>}
      isEmpty={data && items.length === 0 && summary === null}
      nothing={<Trans>Nothing has been shared for this appointment.</Trans>}
      failure={failure}
      onRetry={ask}
      end={
        <SendFiles
          key={appointment.id}
          appointment={appointment}
          isFull={data?.data.entity.files_left === 0}
        />
      }
    >
      <ul className={styles["list"]}>
        {items.map((item) => (
          <Item key={item.id} appointmentId={appointment.id} item={item} />
        ))}
      </ul>
      {summary && (
        <>
          <h3>
            <Trans>Summary for the patient</Trans>
          </h3>
          <p className={styles["text"]}>{summary.text}</p>
        </>
      )}
    </AppointmentPart>
  );
}

type ItemProps = { appointmentId: number; item: SharedItem };

function Item({ appointmentId, item }: ItemProps) {
  const { api } = useDesk();
  const save = useAction(() =>
    saveFile(
      item.name,
      api.call(clinicDownloadFile, {
        params: { appointment_id: appointmentId, file_id: item.id },
        ...asFile,
      }),
    ),
  );
  return (
    <li>
      {item.url !== null ? (
        <a href={item.url} rel="noreferrer" target="_blank">
          <bdi>{item.name}</bdi>
        </a>
      ) : mayHandOver(item) ? (
        <button type="button" className={styles["save"]} onClick={() => void save.run()}>
          <bdi>{item.name}</bdi>
        </button>
      ) : (
        <bdi className={styles["text"]}>{item.name}</bdi>
      )}
      <p className="sm muted">
        {item.sender === "patient" ? <Trans>From the patient</Trans> : <Trans>From the clinic</Trans>} ·{" "}
        <Moment at={item.created_at} />
        {item.scan === "scanning" && (
          <>
            {" · "}
            <Trans>Being checked for viruses</Trans>
          </>
        )}
        {item.scan === "infected" && (
          <>
            {" · "}
            <Trans>Removed: it had a virus</Trans>
          </>
        )}
      </p>
      <FailureNotice failure={save.failure} />
      {item.sender === "clinic" && <RemoveItem appointmentId={appointmentId} item={item} />}
    </li>
  );
}

/** Takes back what the clinic has sent, after a confirmation. */
function RemoveItem({ appointmentId, item }: ItemProps) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const name = <bdi>{item.name}</bdi>;
  return (
    <ConfirmButton
      button={{
        kind: "quiet",
        isSmall: true,
        children: (
          <Trans>
            Remove <span className="vh">{name}</span>
          </Trans>
        ),
      }}
      title={<Trans>Remove this file?</Trans>}
      keep={<Trans>Keep it</Trans>}
      confirm={<Trans>Yes, remove it</Trans>}
      act={() => api.call(clinicRemoveFile, { params: { appointment_id: appointmentId, file_id: item.id } })}
      staysOpen
      onDone={() => refetch(clinicAppointmentFiles)}
    >
      <p>
        <Trans>
          The patient can no longer see or save {name}. Copies that they have saved stay with them.
        </Trans>
      </p>
    </ConfirmButton>
  );
}
