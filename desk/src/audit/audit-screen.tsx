import type { QueryOf } from "@anteroom/client/operation";
import { clinicListAudit, clinicListStaff } from "@anteroom/client/operations";
import type { AuditEntry, StaffMember } from "@anteroom/client/schemas";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState, type FormEvent } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { SelectField, TextField } from "../../../web/src/ui/form/field.tsx";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { Moment } from "../platform/moment.tsx";
import { useApiAnswer } from "../platform/use-answer.ts";
import styles from "../reports/reports.module.css";
import { columnsOf, DataTable, ScrollingSheet } from "../ui/table/data-table.tsx";
import { useApiPages } from "../ui/table/use-pages.ts";

type Query = QueryOf<typeof clinicListAudit>;
type Filter = { from: string; to: string; actor: string; object: string };

const nobody: readonly StaffMember[] = [];
const everything: Filter = { from: "", to: "", actor: "", object: "" };

/**
 * The audit log: who did and read what, newest first. The form filters by days, member of staff and object
 * when sent; a button loads older pages. Entries contain names of actions and ids only.
 */
export function AuditScreen() {
  const { t } = useLingui();
  const staff = useApiAnswer(clinicListStaff);
  const [entered, setEntered] = useState(everything);
  const [filter, setFilter] = useState(everything);
  const members = staff.data?.data.collection ?? nobody;
  const change = (part: Partial<Filter>) => setEntered({ ...entered, ...part });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setFilter({ ...entered, object: entered.object.trim() });
  };
  return (
    <div className="stack g6">
      <ScreenTitle>
        <Trans>Audit log</Trans>
      </ScreenTitle>
      <p>
        <Trans>Who did and read what, the newest first. It names things by their numbers.</Trans>
      </p>
      <form className={styles["span"]} noValidate onSubmit={send}>
        <TextField
          label={t`First day`}
          type="date"
          value={entered.from}
          onChange={({ currentTarget }) => change({ from: currentTarget.value })}
        />
        <TextField
          label={t`Last day`}
          type="date"
          value={entered.to}
          onChange={({ currentTarget }) => change({ to: currentTarget.value })}
        />
        <SelectField
          label={t`Who`}
          value={entered.actor}
          onChange={({ currentTarget }) => change({ actor: currentTarget.value })}
        >
          <option value="">{t`Everybody`}</option>
          {members.map(({ id, name }) => (
            <option key={id} value={`staff/${id}`}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t`About, such as appointment/12`}
          dir="ltr"
          autoComplete="off"
          maxLength={120}
          value={entered.object}
          onChange={({ currentTarget }) => change({ object: currentTarget.value })}
        />
        <Button type="submit" kind="outlined">
          <Trans>Show</Trans>
        </Button>
      </form>
      <FailureNotice failure={staff.failure} onRetry={staff.ask} />
      <Entries key={Object.values(filter).join(" ")} filter={filter} members={members} />
    </div>
  );
}

type EntriesProps = { filter: Filter; members: readonly StaffMember[] };
type Row = { entry: AuditEntry; name: string | null };

const helper = columnsOf<Row>();

const columns = helper.columns([
  helper.display({
    id: "at",
    header: () => <Trans>When</Trans>,
    cell: ({ row }) => <Moment at={row.original.entry.at} />,
  }),
  helper.display({
    id: "actor",
    header: () => <Trans>Who</Trans>,
    cell: ({ row }) => <Actor {...row.original} />,
  }),
  helper.display({
    id: "action",
    header: () => <Trans>What</Trans>,
    cell: ({ row }) => <bdi dir="ltr">{row.original.entry.action}</bdi>,
  }),
  helper.display({
    id: "object",
    header: () => <Trans>About</Trans>,
    cell: ({ row }) => <bdi dir="ltr">{row.original.entry.object}</bdi>,
  }),
]);

/** Pages of the log: the answer to what was asked, and older ones as they are asked for. */
function Entries({ filter, members }: EntriesProps) {
  const chosen = Object.entries(filter).filter(([, value]) => value !== "");
  const query: Query = Object.fromEntries(chosen);
  const { rows: entries, failure, ask, more, isFetchingMore } = useApiPages(clinicListAudit, query);
  const rows = useMemo(() => {
    const nameOf = (actor: string) => members.find(({ id }) => actor === `staff/${id}`)?.name ?? null;
    return entries?.map((entry) => ({ entry, name: nameOf(entry.actor) })) ?? [];
  }, [entries, members]);
  return (
    <ScrollingSheet labelledBy="entries">
      <DataTable
        columns={columns}
        rows={rows}
        isPart
        idOf={({ entry }) => entry.id}
        order={{ id: "at", desc: true }}
        labelledBy="entries"
        caption={<Trans>Entries</Trans>}
      />
      <FailureNotice failure={failure} onRetry={ask} />
      {entries?.length === 0 && (
        <p className="muted">
          <Trans>The log has nothing of this.</Trans>
        </p>
      )}
      {more && (
        <Button kind="outlined" isSmall isPending={isFetchingMore} onClick={more}>
          <Trans>Show older entries</Trans>
        </Button>
      )}
    </ScrollingSheet>
  );
}

function Actor({ entry: { actor, on_behalf_of: forPatient }, name }: Row) {
  return (
    <>
      <bdi>{name ?? actor}</bdi>
      {forPatient !== null && (
        <>
          {" "}
          <Trans>for patient {forPatient}</Trans>
        </>
      )}
    </>
  );
}
