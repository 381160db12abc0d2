import { minutesLeft } from "@anteroom/domain/appointment/appointment-time";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useApp } from "../../../../platform/app-context.tsx";
import { useCountdown } from "../../../../platform/time/use-countdown.ts";
import { HoldBar } from "../../../../ui/card/hold-bar.tsx";
import { useAppointmentTime } from "../../../../platform/time/appointment-time.tsx";

/** Read out when so many minutes are left (D.72). */
const announced: ReadonlySet<number> = new Set([10, 5, 1]);

/**
 * Renders until when the time is held for the payment (`deadline`: ISO 8601) and how long that is by the
 * server's clock, or that it has ended. Announces 10, 5 and 1 minute left, and the end.
 */
export function PayDeadline({ deadline }: { deadline: string }) {
  const { clock } = useApp();
  const { t } = useLingui();
  const { day, time, isToday } = useAppointmentTime(deadline);
  const until = Date.parse(deadline);
  const minutes = minutesLeft(until, useCountdown(clock, until));
  const at = <bdi dir="ltr">{time}</bdi>;
  const onDay = <bdi>{day}</bdi>;
  const left = useTimeLeft(minutes);
  if (minutes === 0)
    return (
      <HoldBar isEnding>
        <output>
          <strong>
            <Trans>The time to pay ended at {at}</Trans>
          </strong>
        </output>
      </HoldBar>
    );
  return (
    <>
      <HoldBar isEnding={minutes <= 2}>
        <strong>
          {isToday ? (
            <Trans>Pay before {at}</Trans>
          ) : (
            <Trans>
              Pay before {at}, {onDay}
            </Trans>
          )}
        </strong>
        {" · "}
        {left}
      </HoldBar>
      <output className="vh">{announced.has(minutes) ? t`To pay: ${left}` : ""}</output>
    </>
  );
}

function useTimeLeft(minutes: number): string {
  const { t } = useLingui();
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return t`${plural(minutes, { one: "# minute left", other: "# minutes left" })}`;
  const rest = minutes % 60;
  return t`${hours} h ${rest} min left`;
}
