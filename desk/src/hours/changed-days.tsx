import { clinicListDays, clinicSetDay } from "@anteroom/client/operations";
import { formatDate } from "@anteroom/domain/appointment/appointment-time";
import { addDays, dayInZone } from "@anteroom/domain/shared/zoned-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../web/src/ui/button.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk, usePresentMinute } from "../platform/desk-context.tsx";
import { useTimes } from "../platform/times.ts";
import { useAction } from "../platform/use-action.ts";
import { useApiAnswer, useRefetch } from "../platform/use-answer.ts";
import { isChangedElsewhere } from "../ui/use-conflict.tsx";
import { AddAbsence } from "./add-absence.tsx";
import { AddDayPart } from "./add-day-part.tsx";
import styles from "./hours-screen.module.css";
import { daysOf, isWholeDay, spansOf, type DaySpan } from "./hours-rows.ts";

/** So many days ahead are shown: as long as an absence may be. */
const daysShown = 366;

/**
 * Lists absences, blocked times and extra hours of the coming 366 days, each with a button to remove it, and the forms to add some. An
 * absence of several days is removed day by day.
 */
export function ChangedDays({ doctorId }: { doctorId: number }) {
  const { timeZone } = useDesk().page;
  const today = dayInZone(usePresentMinute(), timeZone);
  const { data, failure, ask } = useApiAnswer(clinicListDays, {
    params: { doctor_id: doctorId },
    query: { from: today, to: addDays(today, daysShown - 1) },
  });
  const days = data?.data.collection ?? [];
  return (
    <section className="stack" aria-labelledby="changed">
      <h2 id="changed">
        <Trans>Absences and other changed days</Trans>
      </h2>
      <div className={styles["sheet"]}>
        <FailureNotice failure={failure} onRetry={ask} />
        <div aria-live="polite">
          {data && days.length === 0 && (
            <p className="muted">
              <Trans>Every day of the coming year is as the week says.</Trans>
            </p>
          )}
        </div>
        <ul>
          {spansOf(days).map((span) => (
            <Span key={span.from} doctorId={doctorId} span={span} />
          ))}
        </ul>
      </div>
      <div className="cols">
        <AddAbsence doctorId={doctorId} today={today} />
        <AddDayPart doctorId={doctorId} today={today} />
      </div>
    </section>
  );
}

function Span({ doctorId, span }: { doctorId: number; span: DaySpan }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const { locale } = useTimes();
  const refetch = useRefetch();
  const { from, to, parts, version } = span;
  const first = formatDate(from, locale);
  const last = formatDate(to, locale);
  const name = from === to ? first : t`${first} to ${last}`;
  const remove = useAction(async () => {
    const clear = (day: string) =>
      api.call(clinicSetDay, {
        params: { doctor_id: doctorId, day },
        body: { parts: [], replaces: version },
      });
    let answer = await clear(from);
    for (const day of daysOf({ from, to }).slice(1)) if (answer.isOk) answer = await clear(day);
    refetch(clinicListDays); // also where only some of the days could be changed
    return answer;
  });
  return (
    <li className={styles["change"]}>
      <div className="grow stack g1">
        <p className="b">{name}</p>
        <p className="sm">
          {isWholeDay(parts) ? (
            <Trans>Away all day</Trans>
          ) : (
            parts.map((part, index) => (
              <span key={`${part.kind} ${part.from}`}>
                {index > 0 && " · "}
                {part.kind === "off" ? <Trans>Away</Trans> : <Trans>Extra hours</Trans>}{" "}
                <bdi dir="ltr">
                  {part.from}–{part.to}
                </bdi>
              </span>
            ))
          )}
        </p>
        <FormOutcome
          refusal={
            isChangedElsewhere(remove.failure) && (
              <Trans>
                Somebody else has changed this. It stays as it is now. Check it, then remove it if you still
                want to.
              </Trans>
            )
          }
          failure={remove.failure}
        />
      </div>
      <Button
        kind="outlined"
        isSmall
        isPending={remove.isPending}
        aria-label={t`Remove ${name}`}
        onClick={() => void remove.run()}
      >
        <Trans>Remove</Trans>
      </Button>
    </li>
  );
}
