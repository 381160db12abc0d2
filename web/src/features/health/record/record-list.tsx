import {
  changeRecordEntry,
  confirmRecordList,
  removeRecordEntry,
  restoreRecordEntry,
  type RecordEntry,
  type RecordList as List,
} from "@anteroom/contract/health/health-record";
import { isCurrentEntry, listState, type RecordKind } from "@anteroom/domain/health/health-record";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Button } from "../../../ui/button.tsx";
import { sheetClass } from "../../../ui/overlay/sheet.tsx";
import { ChangeFailedNotice } from "./change-trouble.tsx";
import { EntryForm } from "./entry-form.tsx";
import styles from "./health-record.module.css";
import { useRecordChange } from "./use-record.ts";
import { useFormatDate, useEntryLabels, useRecordLabels } from "./use-record-labels.ts";

type Props = {
  patientId: number;
  /** The dependent whose record it is; null for the patient's own. */
  person: string | null;
  kind: RecordKind;
  list: List;
};

/**
 * Renders medicines or allergies: current ones, ended ones, and the confirmation of the whole list, with the
 * actions to add, change, end and remove on the server, each at once; a removal can be undone. The record is
 * fetched again after each.
 */
export function RecordList({ patientId, person, kind, list }: Props) {
  const { api } = useApp();
  const { lists } = useRecordLabels();
  const change = useRecordChange(patientId);
  const [edited, edit] = useState<RecordEntry | "new" | null>(null);
  const [removed, setRemoved] = useState<RecordEntry | null>(null);
  const current = list.entries.filter(isCurrentEntry);
  const ended = list.entries.filter((entry) => !isCurrentEntry(entry));
  const remove = async (entry: RecordEntry) => {
    const params = { patient_id: patientId, entry_id: entry.id };
    const done = await change.send(async () => {
      const answer = await api.call(removeRecordEntry, { params });
      return answer.isOk ? { isOk: true, data: true } : answer;
    });
    if (done) setRemoved(entry);
  };
  const undo = async (entry: RecordEntry) => {
    const params = { patient_id: patientId, entry_id: entry.id };
    if (await change.send(() => api.call(restoreRecordEntry, { params }))) setRemoved(null);
  };
  const end = (entry: RecordEntry, isEnded: boolean) => {
    const { name, dose, frequency, since, reaction, severity, version } = entry;
    const body = { name, dose, frequency, since, reaction, severity, version, is_ended: isEnded };
    const params = { patient_id: patientId, entry_id: entry.id };
    void change.send(() => api.call(changeRecordEntry, { params, body }));
  };
  const actions = { isPending: change.isPending, onEdit: edit, onRemove: remove, onEnd: end };
  const id = `list-${kind}`;
  return (
    <section className={`${sheetClass()} stack`} aria-labelledby={id}>
      <h2 id={id}>{lists[kind]}</h2>
      <ListText kind={kind} list={list} isReadOnly={person !== null} />
      {current.length > 0 && <Entries entries={current} {...actions} />}
      <output>
        {removed && (
          <Banner
            tone="ok"
            action={
              <Button kind="outlined" isSmall onClick={() => void undo(removed)}>
                <Trans>Undo</Trans>
              </Button>
            }
          >
            <Removed name={removed.name} />
          </Banner>
        )}
      </output>
      <ChangeFailedNotice failure={change.failure} />
      {edited === null ? (
        <>
          <Button kind="soft" isBlock icon="plus" onClick={() => edit("new")}>
            {kind === "medicine" ? <Trans>Add a medicine</Trans> : <Trans>Add an allergy</Trans>}
          </Button>
          <ConfirmButton {...{ patientId, person, kind, list }} />
        </>
      ) : (
        <EntryForm
          key={edited === "new" ? "new" : edited.id}
          {...{ patientId, kind }}
          entry={edited === "new" ? null : edited}
          onDone={() => edit(null)}
        />
      )}
      {ended.length > 0 && (
        <details>
          <summary className={styles["summary"]}>
            {kind === "medicine" ? <Trans>No longer taken</Trans> : <Trans>No longer allergic</Trans>}{" "}
            <Icon name="caret-down" isSmall />
          </summary>
          <Entries entries={ended} {...actions} />
        </details>
      )}
    </section>
  );
}

function Removed({ name }: { name: string }) {
  const shown = <bdi>{name}</bdi>;
  return <Trans>Removed {shown}.</Trans>;
}

/** Renders in words what is known of the whole list: unknown, none, or when it was confirmed. */
export function ListText({
  kind,
  list,
  isReadOnly = false,
}: {
  kind: RecordKind;
  list: List;
  /** Does not address the patient: the reader is someone else, or it is about a dependent. */
  isReadOnly?: boolean;
}) {
  const day = useFormatDate();
  const state = listState(list);
  const confirmedAt = list.confirmation && day(list.confirmation.confirmed_at);
  if (state === "unknown")
    return (
      <p className="muted">
        {isReadOnly ? (
          <Trans>Nothing recorded.</Trans>
        ) : kind === "medicine" ? (
          <Trans>
            Add what you take: on prescription, from the pharmacy, herbal, vitamins. The doctor sees it.
          </Trans>
        ) : (
          <Trans>Add what you are allergic to. The doctor sees it before every appointment.</Trans>
        )}
      </p>
    );
  if (state === "none")
    return (
      <p>
        <strong>
          {kind === "medicine" ? <Trans>Takes no medicines</Trans> : <Trans>No known allergies</Trans>}
        </strong>
        <br />
        <span className="sm muted">
          <Trans>Confirmed on {confirmedAt}</Trans>
        </span>
      </p>
    );
  return (
    <p className="sm muted">
      {state === "confirmed" ? <Trans>Confirmed on {confirmedAt}</Trans> : <Trans>Not confirmed yet.</Trans>}
    </p>
  );
}

/**
 * Renders the button that confirms on the server, at once, that the list is right, or for an empty one that
 * there is nothing to list. `person`: name of a dependent, else null.
 */
export function ConfirmButton({ patientId, person, kind, list }: Props) {
  const name = <bdi>{person}</bdi>;
  const { api } = useApp();
  const { send, isPending, failure } = useRecordChange(patientId);
  const isEmpty = !list.entries.some(isCurrentEntry);
  const isSaid = listState(list) === "none";
  const params = { patient_id: patientId, kind };
  const confirm = () =>
    void send(() => api.call(confirmRecordList, { params, body: { answer: isEmpty ? "none" : "listed" } }));
  return (
    <>
      <ChangeFailedNotice failure={failure} />
      <Button kind="outlined" isBlock icon="check" isPending={isPending} onClick={confirm}>
        {isSaid || !isEmpty ? (
          person !== null ? (
            <Trans>Confirm: this list of {name} is right</Trans>
          ) : kind === "medicine" ? (
            <Trans>Confirm: my medicines are right</Trans>
          ) : (
            <Trans>Confirm: my allergies are right</Trans>
          )
        ) : person !== null ? (
          kind === "medicine" ? (
            <Trans>{name} takes no medicines</Trans>
          ) : (
            <Trans>{name} has no known allergies</Trans>
          )
        ) : kind === "medicine" ? (
          <Trans>I take no medicines</Trans>
        ) : (
          <Trans>I have no known allergies</Trans>
        )}
      </Button>
    </>
  );
}

type EntriesProps = {
  entries: readonly RecordEntry[];
  isPending: boolean;
  onEdit: (entry: RecordEntry) => void;
  onRemove: (entry: RecordEntry) => Promise<void>;
  onEnd: (entry: RecordEntry, isEnded: boolean) => void;
};

function Entries({ entries, isPending, onEdit, onRemove, onEnd }: EntriesProps) {
  return (
    <ul className={styles["rows"]}>
      {entries.map((entry) => {
        const { id, kind, name } = entry;
        const isHolding = isCurrentEntry(entry);
        return (
          <li key={id}>
            <EntryText entry={entry} />
            <span className={styles["actions"]}>
              <Button kind="quiet" isSmall onClick={() => onEdit(entry)}>
                <Trans>Change</Trans> <span className="vh">{name}</span>
              </Button>
              <Button kind="quiet" isSmall isPending={isPending} onClick={() => onEnd(entry, isHolding)}>
                {isHolding ? (
                  kind === "medicine" ? (
                    <Trans>Stopped taking it</Trans>
                  ) : (
                    <Trans>No longer allergic</Trans>
                  )
                ) : (
                  <Trans>Put back on the list</Trans>
                )}{" "}
                <span className="vh">{name}</span>
              </Button>
              <Button kind="quiet" isSmall isPending={isPending} onClick={() => void onRemove(entry)}>
                <Trans>Remove</Trans> <span className="vh">{name}</span>
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Renders one medicine or allergy: its name, and below it what else is known. */
export function EntryText({ entry }: { entry: RecordEntry }) {
  const words = useEntryLabels()(entry);
  return (
    <span>
      <bdi className="b">{entry.name}</bdi>
      {words !== "" && (
        <>
          <br />
          <span className="sm muted">{words}</span>
        </>
      )}
    </span>
  );
}
