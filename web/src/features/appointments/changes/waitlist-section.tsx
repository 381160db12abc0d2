import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { listWaitlist, type Waited } from "@anteroom/contract/appointment/waitlist";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useApp } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { useMinute } from "../../../platform/time/server-clock.ts";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";
import { AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { WaitlistDoneText, WaitlistRefusal, useWaitlistActions } from "./earlier-time.tsx";
import { LostRefundNotice } from "./lost-refund.tsx";
import { MovedText } from "./moved-text.tsx";
import { DependentLabel } from "../list/for-dependent.tsx";

/**
 * Fetches and lists the appointments on the waitlist for an earlier time, with actions to take a held time or
 * leave, each at once. Renders nothing until fetched. Requires a signed-in patient.
 */
export function WaitlistSection({ appointments }: { appointments: readonly Appointment[] }) {
  const { api } = useApp();
  const { data } = useApiQuery<Waited[]>(["appointments", "waitlist"], async () => {
    const answer = await api.call(listWaitlist);
    return answer.isOk ? { isOk: true, data: answer.data.data.collection } : answer;
  });
  if (!data) return null;
  return (
    <section className="stack g3" aria-labelledby="waitlist">
      {data.length > 0 && (
        <h2 id="waitlist">
          <Trans>Waitlist</Trans>
        </h2>
      )}
      {appointments.map((appointment) => (
        <Item
          key={appointment.id}
          appointment={appointment}
          waited={data.find((one) => one.appointment_id === appointment.id)}
        />
      ))}
    </section>
  );
}

/** Each appointment has its place, so that what was done stays said once nobody waits for it any more. */
function Item({ appointment, waited }: { appointment: Appointment; waited: Waited | undefined }) {
  const { t } = useLingui();
  const { clock } = useApp();
  const now = useMinute(clock);
  const { id, doctor, start_time, time_zone } = appointment;
  const wait = waited?.offer ? Date.parse(waited.offer.expires_at) - now : 0;
  const offer = wait > 0 ? waited?.offer : null;
  // The clock tells whole minutes: never more than there are.
  const left = Math.max(1, Math.floor(wait / 60_000));
  const { done, movedTo, failure, isPending, act, said } = useWaitlistActions(id, offer?.start_time);
  if (!waited && !done && !failure) return null;
  const { name } = doctor;
  return (
    <Sheet className="stack g3">
      <output ref={said} tabIndex={-1} className={done ? undefined : "vh"}>
        {done === "moved"
          ? movedTo !== null && <MovedText to={movedTo} zone={time_zone} />
          : done && <WaitlistDoneText done={done} />}
      </output>
      {failure && <WaitlistRefusal failure={failure} />}
      <div>
        <h3>
          <AppLink to={`/appointments/${id}`}>
            <bdi>{name}</bdi>
          </AppLink>
        </h3>
        <DependentLabel appointment={appointment} />
        <p className="sm muted">
          <Trans>
            Your appointment: <AppointmentTime start={start_time} zone={time_zone} />
          </Trans>
        </p>
      </div>
      {waited && offer && (
        <>
          <p>
            <strong>
              <Trans>An earlier time is free</Trans>
            </strong>
            <br />
            <AppointmentTime start={offer.start_time} zone={time_zone} />
          </p>
          <p>{t`${plural(left, { one: "We’re keeping it for you for # minute.", other: "We’re keeping it for you for # minutes." })}`}</p>
          <LostRefundNotice appointment={appointment} start={offer.start_time} />
          <Button isBlock isPending={isPending} onClick={() => act("moved")}>
            <Trans>Move my appointment to this time</Trans>
          </Button>
        </>
      )}
      {waited && (
        <Button
          kind="quiet"
          isBlock
          isPending={isPending}
          aria-label={t`Leave the waitlist: ${name}`}
          onClick={() => act("left")}
        >
          <Trans>Leave the waitlist</Trans>
        </Button>
      )}
    </Sheet>
  );
}
