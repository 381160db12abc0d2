import { clinicGetRecordLists } from "@anteroom/client/operations";
import type { RecordEntry, RecordList } from "@anteroom/client/schemas";
import type { ReactionSeverity } from "@anteroom/domain/health/health-record";
import { Trans, useLingui } from "@lingui/react/macro";
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
  const labelOf = useEntryLabel();
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

/** Returns a function that describes an entry in one line; what the patient typed keeps its own direction. */
function useEntryLabel(): (entry: RecordEntry) => string {
  const { t } = useLingui();
  const severities: Readonly<Record<ReactionSeverity, string>> = {
    mild: t`Mild`,
    moderate: t`Moderate`,
    severe: t`Severe`,
  };
  return ({ name, dose, frequency, since: given, reaction, severity }) => {
    const since = given && isolated(given);
    return [
      isolated(name),
      dose && isolated(dose),
      frequency && isolated(frequency),
      since && t`since ${since}`,
      reaction && isolated(reaction),
      severity && severities[severity],
    ]
      .filter((part) => part)
      .join(" · ");
  };
}

const isolated = (text: string) => `\u2068${text}\u2069`;
