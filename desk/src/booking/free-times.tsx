import { listSlots } from "@anteroom/client/operations";
import { periodsOfDay } from "@anteroom/domain/booking/periods-of-day";
import { dayInZone, instantOf } from "@anteroom/domain/shared/zoned-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
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
 * Fetches a doctor's free times of two weeks and asks for the day, then for one of its times, on the clinic's clock; a sentence where
 * there are none. Opens the first day, or that of `chosen`. `onChoose` receives the start as an ISO instant, "" for none; it reserves
 * nothing.
 */
export function FreeTimes({ doctorId, chosen, onChoose, from }: Props) {
  const { t } = useLingui();
  const { dayOf, timeZone } = useTimes();
  const [wanted, setWanted] = useState<string | null>(null);
  const { data, failure, ask } = useApiAnswer(listSlots, {
    params: { doctor_id: doctorId },
    query: { days: "14", ...(from === undefined ? {} : { from }) },
  });
  const days = data?.data.collection ?? [];
  const own = wanted ?? (chosen === "" ? null : dayInZone(Date.parse(chosen), timeZone));
  const shown = days.find(({ day }) => day === own) ?? days[0];
  return (
    <>
      <FailureNotice failure={failure} onRetry={ask} />
      {data && !shown && (
        <p className="muted">
          {from === undefined ? (
            <Trans>This doctor has no free time in the next two weeks.</Trans>
          ) : (
            <Trans>There is no free time in the two weeks from this day. Choose a later day.</Trans>
          )}
        </p>
      )}
      {shown && (
        <>
          <SelectField
            label={t`Day`}
            value={shown.day}
            onChange={({ currentTarget }) => {
              setWanted(currentTarget.value);
              onChoose("");
            }}
          >
            {days.map(({ day }) => (
              <option key={day} value={day}>
                {dayOf(instantOf(day, 720, timeZone))}
              </option>
            ))}
          </SelectField>
          <TimesOfDay slots={shown.slots} chosen={chosen} onChoose={onChoose} />
        </>
      )}
    </>
  );
}

type TimesProps = Pick<Props, "chosen" | "onChoose"> & { slots: readonly { start_time: string }[] };

/** A day's times by part of day. A chosen time that is not among them is no longer free. */
function TimesOfDay({ slots, chosen, onChoose }: TimesProps) {
  const { t } = useLingui();
  const { timeOf, timeZone } = useTimes();
  const isGone = chosen !== "" && !slots.some(({ start_time: start }) => start === chosen);
  const names = { night: t`Night`, morning: t`Morning`, afternoon: t`Afternoon`, evening: t`Evening` };
  return (
    <SelectField
      label={t`Time`}
      value={isGone ? "" : chosen}
      error={isGone && t`This time is no longer free. Choose another.`}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <option value="">{t`Choose a time`}</option>
      {periodsOfDay(slots, timeZone).map(({ part, slots: ofPart }) => (
        <optgroup key={part} label={names[part]}>
          {ofPart.map(({ start_time: start }) => (
            <option key={start} value={start}>
              {timeOf(start)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
