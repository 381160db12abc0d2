import { clinicListAudit, type AuditEntry } from "@anteroom/contract/administration/audit";
import { clinicListStaff } from "@anteroom/contract/administration/staff";
import type { QueryOf } from "@anteroom/contract/endpoint";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { SelectField, TextField } from "../../../web/src/ui/form/field.tsx";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { Moment } from "../platform/moment.tsx";
import { useApiAnswer } from "../platform/use-answer.ts";
import styles from "../reports/reports.module.css";

type Query = QueryOf<typeof clinicListAudit>;
type Filter = { from: string; to: string; actor: string; object: string };

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
  const members = staff.data?.data.collection ?? [];
  const change = (part: Partial<Filter>) => setEntered({ ...entered, ...part });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setFilter({ ...entered, object: entered.object.trim() });
  };
  const nameOf = (actor: string) => members.find(({ id }) => actor === `staff/${id}`)?.name ?? null;
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
      <Entries key={Object.values(filter).join(" ")} filter={filter} nameOf={nameOf} />
    </div>
  );
}

type EntriesProps = { filter: Filter; nameOf: (actor: string) => string | null };

/** Pages of the log: the answer to what was asked, and older ones as they are asked for. */
function Entries({ filter, nameOf }: EntriesProps) {
  const [cursors, setCursors] = useState<readonly string[]>([""]);
  const chosen = Object.entries(filter).filter(([, value]) => value !== "");
  const query: Query = Object.fromEntries(chosen);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is wider than the window
    <section className={styles["scroll"]} aria-labelledby="entries" tabIndex={0}>
      <table>
        <caption className="vh" id="entries">
          <Trans>Entries</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>When</Trans>
            </th>
            <th scope="col">
              <Trans>Who</Trans>
            </th>
            <th scope="col">
              <Trans>What</Trans>
            </th>
            <th scope="col">
              <Trans>About</Trans>
            </th>
          </tr>
        </thead>
        {cursors.map((cursor, index) => (
          <Page
            key={cursor}
            query={cursor === "" ? query : { ...query, cursor }}
            nameOf={nameOf}
            isLast={index === cursors.length - 1}
            onOlder={(next) => setCursors([...cursors, next])}
          />
        ))}
      </table>
    </section>
  );
}

type PageProps = {
  query: Query;
  nameOf: EntriesProps["nameOf"];
  isLast: boolean;
  onOlder: (cursor: string) => void;
};

function Page({ query, nameOf, isLast, onOlder }: PageProps) {
  const { data, failure, ask } = useApiAnswer(clinicListAudit, { query });
  const { collection = [], next_cursor: next = null } = data?.data ?? {};
  return (
    <tbody>
      {collection.map((entry) => (
        <Entry key={entry.id} entry={entry} name={nameOf(entry.actor)} />
      ))}
      {(failure !== null || (data && collection.length === 0) || (isLast && next !== null)) && (
        <tr>
          <td colSpan={4}>
            <FailureNotice failure={failure} onRetry={ask} />
            {data && collection.length === 0 && (
              <p className="muted">
                <Trans>The log has nothing of this.</Trans>
              </p>
            )}
            {isLast && next !== null && (
              <Button kind="outlined" isSmall onClick={() => onOlder(next)}>
                <Trans>Show older entries</Trans>
              </Button>
            )}
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Entry({ entry, name }: { entry: AuditEntry; name: string | null }) {
  const { at, actor, on_behalf_of: forPatient, action, object } = entry;
  return (
    <tr>
      <td>
        <Moment at={at} />
      </td>
      <td>
        <bdi>{name ?? actor}</bdi>
        {forPatient !== null && (
          <>
            {" "}
            <Trans>for patient {forPatient}</Trans>
          </>
        )}
      </td>
      <td>
        <bdi dir="ltr">{action}</bdi>
      </td>
      <td>
        <bdi dir="ltr">{object}</bdi>
      </td>
    </tr>
  );
}
