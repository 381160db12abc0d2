import { isCurrentEntry } from "@anteroom/domain/health/health-record";
import { Trans } from "@lingui/react/macro";
import { useSession } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { sheetClass } from "../../../ui/overlay/sheet.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { ConfirmButton, EntryText, ListText } from "./record-list.tsx";
import styles from "./health-record.module.css";
import { useRecordLists } from "./use-record.ts";
import { useRecordLabels } from "./use-record-labels.ts";

type Props = {
  /** The dependent the appointment is for; null: the signed-in patient. */
  dependentId: number | null;
  /** Name of the person the appointment is for. */
  patientName: string;
};

/**
 * Renders, before an appointment, medicines and allergies as the doctor sees them; a tap confirms a whole
 * list on the server. Fetches them; nothing for guests, until fetched, and after a failure.
 */
export function ConfirmMedicinesAndAllergies({ dependentId, patientName }: Props) {
  const session = useSession();
  if (session.kind !== "signed-in") return null;
  return (
    <Lists patientId={dependentId ?? session.profile.id} person={dependentId === null ? null : patientName} />
  );
}

function Lists({ patientId, person }: { patientId: number; person: string | null }) {
  const { lists: names } = useRecordLabels();
  const lists = useRecordLists(patientId).data?.data.entity;
  if (!lists) return null; // optional: the page stands without it
  const both = [
    { kind: "medicine", list: lists.medicines },
    { kind: "allergy", list: lists.allergies },
  ] as const;
  return (
    <section className={`${sheetClass()} stack`} aria-labelledby="confirm-lists">
      <h2 id="confirm-lists">
        <Trans>Medicines and allergies</Trans>
      </h2>
      {both.map(({ kind, list }) => (
        <div key={kind} className="stack g2">
          <h3>{names[kind]}</h3>
          <ListText kind={kind} list={list} isReadOnly={person !== null} />
          <ul className={styles["rows"]}>
            {list.entries.filter(isCurrentEntry).map((entry) => (
              <li key={entry.id}>
                <EntryText entry={entry} />
              </li>
            ))}
          </ul>
          <ConfirmButton {...{ patientId, person, kind, list }} />
        </div>
      ))}
      <AppLink
        to={person === null ? "/health-record" : `/health-record?person=${patientId}`}
        className={textLinkClass()}
      >
        {both.some(({ list }) => list.entries.some(isCurrentEntry)) ? (
          <Trans>Change the lists</Trans>
        ) : (
          <Trans>Add a medicine or an allergy</Trans>
        )}
      </AppLink>
    </section>
  );
}
