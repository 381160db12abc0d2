import type { AnswerOf } from "@anteroom/client/operation";
import { clinicGetHours, clinicSetHours } from "@anteroom/client/operations";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import type { Result } from "../../../web/src/platform/api.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { FieldError, FieldGroup, SelectField, TextField } from "../../../web/src/ui/form/field.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useTimes } from "../platform/times.ts";
import { useAction } from "../platform/use-action.ts";
import { useApiAnswer, useRefetch } from "../platform/use-answer.ts";
import { isChangedElsewhere, useConflict } from "../ui/use-conflict.tsx";
import styles from "./hours-screen.module.css";
import { toClockField, toApiEndTime, faultyRows, weekdayName, type HoursRow } from "./hours-rows.ts";

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** A form of a doctor's weekly hours and breaks, by day; saving replaces them all, unless somebody else has changed them meanwhile. Booked appointments stay. */
export function WeeklyHours({ doctorId }: { doctorId: number }) {
  const { data, failure, ask } = useApiAnswer(clinicGetHours, { params: { doctor_id: doctorId } });
  return (
    <section className="stack" aria-labelledby="week">
      <h2 id="week">
        <Trans>Every week</Trans>
      </h2>
      <p className="muted">
        <Trans>Patients book within these hours. What is booked already stays.</Trans>
      </p>
      <FailureNotice failure={failure} onRetry={ask} />
      {data && <HoursForm doctorId={doctorId} stored={data.data} />}
    </section>
  );
}

/** The weekly hours and their version, as the API has them. */
type StoredHours = AnswerOf<typeof clinicGetHours>["data"];

/** `stored` is only what the form is opened with. */
function HoursForm({ doctorId, stored }: { doctorId: number; stored: StoredHours }) {
  const [rows, setRows] = useState<readonly HoursRow[]>(() => rowsOf(stored));
  const [replaces, setReplaces] = useState(stored.version);
  const [nextKey, setNextKey] = useState(rows.length);
  const [faults, setFaults] = useState<ReadonlySet<number>>(new Set());
  const [isSaved, setSaved] = useState(false);
  const { save, read } = useHours(doctorId);
  const change = (changed: readonly HoursRow[]) => {
    setRows(changed);
    setSaved(false);
  };
  const store = async (named: string) => {
    const faulty = faultyRows(rows);
    setFaults(faulty);
    setSaved(false);
    const done = faulty.size > 0 ? null : await save.run(rows, named);
    setSaved(done !== null);
    if (done) setReplaces(done.data.version);
  };
  const { submit, ...conflict } = useConflict(save, {
    read,
    onLoad(newest) {
      change(rowsOf(newest));
      setNextKey(newest.collection.length);
      setFaults(new Set());
      setReplaces(newest.version);
    },
    onOverwrite: ({ version }) => store(version),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void store(replaces);
  };
  return (
    <form className={`stack g2 ${styles["sheet"]}`} noValidate onSubmit={send}>
      {weekdays.map((weekday) => (
        <WeekdayRows
          key={weekday}
          weekday={weekday}
          rows={rows.filter((row) => row.weekday === weekday)}
          faults={faults}
          onChange={(changed) => change(rows.map((row) => (row.key === changed.key ? changed : row)))}
          onRemove={(key) => change(rows.filter((row) => row.key !== key))}
          onAdd={() => {
            change([...rows, { key: nextKey, weekday, kind: "open", from: "", to: "" }]);
            setNextKey(nextKey + 1);
          }}
        />
      ))}
      {conflict.notice}
      <FormOutcome
        refusal={
          faults.size > 0 && (
            <Trans>The hours are not saved yet. Correct the times that are marked, then save again.</Trans>
          )
        }
        failure={conflict.failure}
        done={isSaved && <Trans>The weekly hours are saved.</Trans>}
      />
      <div>
        <Button type="submit" ref={submit} isPending={save.isPending}>
          <Trans>Save the weekly hours</Trans>
        </Button>
      </div>
    </form>
  );
}

const rowsOf = ({ collection }: StoredHours): HoursRow[] => collection.map((part, key) => ({ ...part, key }));

/** Replaces the hours that were read, and fetches them as they are now. */
function useHours(doctorId: number) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const params = { doctor_id: doctorId };
  const save = useAction(async (rows: readonly HoursRow[], replaces: string) => {
    const hours = rows.map(({ weekday, kind, from, to }) => ({ weekday, kind, from, to }));
    const answer = await api.call(clinicSetHours, { params, body: { hours, replaces } });
    if (answer.isOk || isChangedElsewhere(answer.failure)) refetch(clinicGetHours);
    return answer;
  });
  const read = async (): Promise<Result<StoredHours>> => {
    const answer = await api.call(clinicGetHours, { params });
    return answer.isOk ? { isOk: true, data: answer.data.data } : answer;
  };
  return { save, read };
}

type WeekdayProps = {
  weekday: number;
  rows: readonly HoursRow[];
  faults: ReadonlySet<number>;
  onChange: (row: HoursRow) => void;
  onRemove: (key: number) => void;
  onAdd: () => void;
};

function WeekdayRows({ weekday, rows, faults, onChange, onRemove, onAdd }: WeekdayProps) {
  const { locale } = useTimes();
  return (
    <FieldGroup className={styles["weekday"]} label={weekdayName(weekday, locale)}>
      {rows.length === 0 && (
        <p className="sm muted">
          <Trans>No hours</Trans>
        </p>
      )}
      {rows.map((row) => (
        <PartRow
          key={row.key}
          row={row}
          isFaulty={faults.has(row.key)}
          onChange={onChange}
          onRemove={() => onRemove(row.key)}
        />
      ))}
      <Button kind="quiet" isSmall icon="plus" onClick={onAdd}>
        <Trans>Add hours</Trans>
        <span className="vh">, {weekdayName(weekday, locale)}</span>
      </Button>
    </FieldGroup>
  );
}

type PartProps = {
  row: HoursRow;
  isFaulty: boolean;
  onChange: (row: HoursRow) => void;
  onRemove: () => void;
};

function PartRow({ row, isFaulty, onChange, onRemove }: PartProps) {
  const { t } = useLingui();
  const fault = isFaulty ? { "aria-invalid": true } : null;
  return (
    <div className={styles["part"]}>
      {isFaulty && (
        <div className={styles["fault"]}>
          <FieldError>
            <Trans>This time is incomplete, ends before it begins or overlaps another. Correct it.</Trans>
          </FieldError>
        </div>
      )}
      <TextField
        label={t`From`}
        type="time"
        value={row.from}
        {...fault}
        onChange={({ currentTarget }) => onChange({ ...row, from: currentTarget.value })}
      />
      <TextField
        label={t`To`}
        type="time"
        value={toClockField(row.to)}
        {...fault}
        onChange={({ currentTarget }) => onChange({ ...row, to: toApiEndTime(currentTarget.value) })}
      />
      <SelectField
        label={t`Kind`}
        value={row.kind}
        onChange={({ currentTarget }) =>
          onChange({ ...row, kind: currentTarget.value === "break" ? "break" : "open" })
        }
      >
        <option value="open">{t`Appointments`}</option>
        <option value="break">{t`Break`}</option>
      </SelectField>
      <Button
        kind="quiet"
        isSmall
        icon="trash"
        aria-label={t`Remove ${row.from} to ${row.to}`}
        onClick={onRemove}
      >
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}
