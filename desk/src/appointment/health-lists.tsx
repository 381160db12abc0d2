import {
  clinicGetRecordLists,
  type RecordEntry,
  type RecordList,
} from "@anteroom/contract/health/health-record";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useTimes } from "../platform/times.ts";
import { useApiAnswer } from "../platform/use-answer.ts";
import { AppointmentPart } from "./part.tsx";

/**
 * Fetches and lists the patient's current medicines and allergies, and when they last confirmed the lists. An
 * unconfirmed empty list is shown as unknown.
 */
export function HealthLists({ appointmentId }: { appointmentId: number }) {
  const params = { appointment_id: appointmentId };
  const { data, failure, ask } = useApiAnswer(clinicGetRecordLists, { params });
  const lists = data?.data.entity;
  return (
    <AppointmentPart
      title={<Trans>Medicines and allergies</Trans>}
      isEmpty={lists ? false : null}
      nothing={null}
      failure={failure}
      onRetry={ask}
    >
      {lists && (
        <>
          <Entries
            title={<Trans>Medicines</Trans>}
            list={lists.medicines}
            none={<Trans>Takes no medicines</Trans>}
          />
          <Entries
            title={<Trans>Allergies</Trans>}
            list={lists.allergies}
            none={<Trans>No known allergies</Trans>}
          />
        </>
      )}
    </AppointmentPart>
  );
}

type EntriesProps = { title: ReactNode; list: RecordList; none: ReactNode };

function Entries({ title, list: { entries, confirmation }, none }: EntriesProps) {
  const { dayOf } = useTimes();
  const current = entries.filter(({ ended_at: ended }) => ended === null);
  return (
    <div>
      <h3>{title}</h3>
      {current.length === 0 && (
        <p>
          {confirmation?.answer === "none" ? (
            none
          ) : (
            <Trans>Nothing is listed. That does not mean there is nothing.</Trans>
          )}
        </p>
      )}
      <ul className="dots">
        {current.map((entry) => (
          <li key={entry.id}>
            <bdi>{labelOf(entry)}</bdi>
          </li>
        ))}
      </ul>
      {confirmation && (
        <p className="sm muted">
          <Trans>Confirmed by the patient on {dayOf(confirmation.confirmed_at)}</Trans>
        </p>
      )}
    </div>
  );
}

const labelOf = ({ name, dose, frequency, since, reaction }: RecordEntry) =>
  [name, dose, frequency, since, reaction]
    .filter((part) => part !== null && part !== "")
    .map((part) => `\u2068${part}\u2069`) // what somebody typed keeps its own direction
    .join(" · ");
