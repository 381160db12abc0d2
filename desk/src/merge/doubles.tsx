import { clinicListDoubles } from "@anteroom/client/operations";
import type { PossibleDouble } from "@anteroom/client/schemas";
import { formatDate } from "@anteroom/domain/appointment/appointment-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { Rows } from "../../../web/src/ui/card/rows.tsx";
import styles from "../doctors/doctors-screen.module.css";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useTimes } from "../platform/times.ts";
import { useApiAnswer } from "../platform/use-answer.ts";
import { Loading } from "../settings/loading.tsx";

type Props = { onCompare: (one: number, other: number) => void };

/** Lists pairs of records with the same name and date of birth, or tax number; pages lead from the newest records to older ones. */
export function Doubles({ onCompare }: Props) {
  const [cursor, setCursor] = useState<string | null>(null);
  const { data, failure, ask } = useApiAnswer(clinicListDoubles, {
    query: cursor === null ? {} : { cursor },
  });
  const { collection: pairs = [], next_cursor: next = null } = data?.data ?? {};
  return (
    <section className="stack" aria-labelledby="doubles">
      <h2 id="doubles">
        <Trans>Perhaps entered twice</Trans>
      </h2>
      <p className="question">
        <Trans>These records have the same name and date of birth, or the same tax number.</Trans>
      </p>
      <FailureNotice failure={failure} onRetry={ask} />
      <div aria-live="polite">
        {!data && !failure && <Loading />}
        {data && pairs.length === 0 && (
          <p className="muted">
            {next === null ? (
              <Trans>There are none.</Trans>
            ) : (
              <Trans>There are none among these records.</Trans>
            )}
          </p>
        )}
      </div>
      {pairs.length > 0 && (
        <div className={styles["sheet"]}>
          <Rows>
            {pairs.map((pair) => (
              <Pair key={`${pair.newer.id} ${pair.older.id}`} {...pair} onCompare={onCompare} />
            ))}
          </Rows>
        </div>
      )}
      <div className="row wrapf">
        {next !== null && (
          <Button kind="outlined" isSmall onClick={() => setCursor(next)}>
            <Trans>Look at older records</Trans>
          </Button>
        )}
        {cursor !== null && (
          <Button kind="quiet" isSmall onClick={() => setCursor(null)}>
            <Trans>Back to the newest records</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}

function Pair({ newer, older, onCompare }: PossibleDouble & Props) {
  const { t } = useLingui();
  const { locale, dateOf } = useTimes();
  const name = newer.name;
  return (
    <li className={styles["row"]}>
      <div className="grow stack g1">
        <p>
          <bdi className="b">{name}</bdi>
          {older.name !== name && (
            <>
              {" · "}
              <bdi className="b">{older.name}</bdi>
            </>
          )}
        </p>
        <p className="sm muted">
          {newer.birthdate !== null && (
            <>
              <Trans>Born on {formatDate(newer.birthdate, locale)}</Trans>
              {" · "}
            </>
          )}
          <Trans>
            Added on {dateOf(older.created_at)} and on {dateOf(newer.created_at)}
          </Trans>
        </p>
      </div>
      <Button
        kind="outlined"
        isSmall
        aria-label={t`Compare the records of ${name}`}
        onClick={() => onCompare(older.id, newer.id)}
      >
        <Trans>Compare</Trans>
      </Button>
    </li>
  );
}
