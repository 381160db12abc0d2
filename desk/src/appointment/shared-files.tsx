import {
  clinicAppointmentFiles,
  clinicDownloadFile,
  type SharedItem,
} from "@anteroom/contract/appointment/files";
import { addressOf } from "@anteroom/contract/endpoint";
import { Trans } from "@lingui/react/macro";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useTimes } from "../platform/times.ts";
import { saveFile } from "../platform/save-file.ts";
import { useAction } from "../platform/use-action.ts";
import { useApiAnswer } from "../platform/use-answer.ts";
import styles from "./glance.module.css";
import { AppointmentPart } from "./part.tsx";

/** Files, links and the summary shared for this appointment. */
export function SharedFiles({ appointmentId }: { appointmentId: number }) {
  const params = { appointment_id: appointmentId };
  const { data, failure, ask } = useApiAnswer(clinicAppointmentFiles, { params });
  const { items = [], summary = null } = data?.data.entity ?? {};
  return (
    <AppointmentPart
      title={<Trans>Files and summary</Trans>}
      isEmpty={data && items.length === 0 && summary === null}
      nothing={<Trans>Nothing has been shared for this appointment.</Trans>}
      failure={failure}
      onRetry={ask}
    >
      <ul className={styles["list"]}>
        {items.map((item) => (
          <Item key={item.id} appointmentId={appointmentId} item={item} />
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

function Item({ appointmentId, item }: { appointmentId: number; item: SharedItem }) {
  const { api } = useDesk();
  const { dayOf, timeOf } = useTimes();
  const save = useAction(() =>
    saveFile({
      path: addressOf(clinicDownloadFile, { appointment_id: appointmentId, file_id: item.id }),
      name: item.name,
      headers: api.reach.credentials(""),
    }),
  );
  return (
    <li>
      {item.url !== null ? (
        <a href={item.url} rel="noreferrer" target="_blank">
          <bdi>{item.name}</bdi>
        </a>
      ) : (
        <button type="button" className={styles["save"]} onClick={() => void save.run()}>
          <bdi>{item.name}</bdi>
        </button>
      )}
      <p className="sm muted">
        {item.sender === "patient" ? <Trans>From the patient</Trans> : <Trans>From the clinic</Trans>} ·{" "}
        {dayOf(item.created_at)}, <bdi dir="ltr">{timeOf(item.created_at)}</bdi>
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
    </li>
  );
}
