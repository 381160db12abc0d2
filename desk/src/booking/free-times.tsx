import { listSlots } from "@anteroom/client/operations";
import { instantOf } from "@anteroom/domain/shared/zoned-time";
import { listSeparator } from "@anteroom/domain/shared/locales";
import { Trans, useLingui } from "@lingui/react/macro";
import { SelectField } from "../../../web/src/ui/form/field.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useTimes } from "../platform/times.ts";
import { useApiAnswer } from "../platform/use-answer.ts";

type Props = {
  doctorId: number;
  chosen: string;
  onChoose: (start: string) => void;
  /** The first day that is looked at; today when missing. */
  from?: string;
};

/**
 * Fetches a doctor's free times of two weeks and offers them in a select field by day, on the clinic's clock;
 * a sentence where there are none. `onChoose` receives the start as an ISO instant, "" for none; it reserves
 * nothing.
 */
export function FreeTimes({ doctorId, chosen, onChoose, from }: Props) {
  const { t } = useLingui();
  const { dayOf, timeOf, timeZone, locale } = useTimes();
  const { data, failure, ask } = useApiAnswer(listSlots, {
    params: { doctor_id: doctorId },
    query: { days: "14", ...(from === undefined ? {} : { from }) },
  });
  const days = data?.data.collection ?? [];
  const isGone =
    data !== null &&
    chosen !== "" &&
    !days.some(({ slots }) => slots.some(({ start_time: start }) => start === chosen));
  return (
    <>
      <FailureNotice failure={failure} onRetry={ask} />
      {data && days.length === 0 && (
        <p className="muted">
          {from === undefined ? (
            <Trans>This doctor has no free time in the next two weeks.</Trans>
          ) : (
            <Trans>There is no free time in the two weeks from this day. Choose a later day.</Trans>
          )}
        </p>
      )}
      {days.length > 0 && (
        <SelectField
          label={t`Time`}
          value={isGone ? "" : chosen}
          error={isGone && t`This time is no longer free. Choose another.`}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          <option value="">{t`Choose a time`}</option>
          {days.map(({ day, slots }) => (
            <optgroup key={day} label={dayOf(instantOf(day, 720, timeZone))}>
              {slots.map(({ start_time: start }) => (
                <option key={start} value={start}>
                  {[dayOf(start), timeOf(start)].join(listSeparator(locale))}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      )}
    </>
  );
}
