import { rescheduleAppointment, type Appointment } from "@anteroom/contract/appointment/appointments";
import { createHold, holdHeader, releaseHold } from "@anteroom/contract/appointment/booking";
import { listSlots } from "@anteroom/contract/appointment/find-doctor";
import { addDays, dayInZone } from "@anteroom/domain/shared/zoned-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { refreshAppointments } from "../../../platform/appointments.ts";
import { AppForm } from "../../../platform/forms/form.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { usePresentMinute } from "../../../platform/time/appointment-zones.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { isPaidOrReserved } from "../appointment-facts.ts";
import { FreeTimes } from "./free-times.tsx";
import { LostRefundNotice } from "./lost-refund.tsx";
import styles from "./free-times.module.css";
import { useUnsavedFailureText } from "./use-unsaved-failure-text.ts";
import { RefreshFailedNotice } from "../quiet-failure.tsx";

type Props = { appointment: Appointment; onClose: () => void; onDone: (to: string) => void };

/** So many days are offered at a time. */
const span = 14;
/** So many times as many at once, where the appointment lies further ahead. */
const mostSpans = 4;

type Stored = { id: number; secret: string; start: string };

/** Holds the chosen time and moves the appointment to it; the hold that is left over goes back. */
function useMove(appointment: Appointment) {
  const { api } = useApp();
  const stored = useRef<Stored | null>(null);
  const hold = async (start: string): Promise<Stored | Failure> => {
    if (stored.current?.start === start) return stored.current;
    const answer = await api.call(createHold, {
      body: { doctor_id: appointment.doctor.id, start_time: start },
      headers: stored.current ? proofOf(stored.current) : {},
    });
    if (!answer.isOk) return answer.failure;
    const { id, secret } = answer.data.data.entity;
    return (stored.current = { id, secret, start });
  };
  return {
    move: async (start: string): Promise<Failure | null> => {
      const held = await hold(start);
      if ("code" in held) return held;
      const answer = await api.call(rescheduleAppointment, {
        params: { appointment_id: appointment.id },
        body: { start_time: start },
        headers: proofOf(held),
      });
      if (!answer.isOk && answer.failure.code !== "hold_expired") return answer.failure;
      stored.current = null;
      return answer.isOk ? null : answer.failure;
    },
    giveBack: () => {
      const { current } = stored;
      if (current) void api.call(releaseHold, { params: { hold_id: current.id }, headers: proofOf(current) });
    },
  };
}

const proofOf = ({ id, secret }: Stored) => ({ [holdHeader]: `${id}.${secret}` });

/**
 * Renders the dialog that reschedules an appointment with the same doctor. Submitting holds the new time,
 * then moves in one step of the server; until then the old time stays booked. Closing releases a hold left
 * over. Fetches the appointments again; `onDone` receives the new start and must close it.
 */
export function MoveDialog({ appointment, onClose, onDone }: Props) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { move, giveBack } = useMove(appointment);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const times = useFreeTimes(appointment);

  const take = async () => {
    if (chosen === null || isPending) return;
    setPending(true);
    setFailure(null);
    const refused = await move(chosen);
    await refreshAppointments(queries);
    setPending(false);
    if (refused === null) return onDone(chosen);
    setFailure(refused);
    if (refused.code === "slot_taken" || refused.code === "slot_unavailable") setChosen(null);
    times.again();
  };
  const leave = () => {
    giveBack();
    onClose();
  };
  return (
    <Dialog isOpen onClose={leave} title={<Trans>Which time suits you better?</Trans>} closeLabel={t`Close`}>
      <p className="muted">
        {isPaidOrReserved(appointment) ? (
          <Trans>
            There’s no extra charge: your payment moves with the appointment. You keep your current time until
            you confirm.
          </Trans>
        ) : (
          <Trans>Rescheduling is free. You keep your current time until you confirm.</Trans>
        )}
      </p>
      {failure && <NotMoved failure={failure} onLeave={leave} />}
      <AppForm className="stack g5" onSend={take}>
        {times.failure && (
          <RefreshFailedNotice
            isCached={times.starts !== undefined}
            isFetching={times.isFetching}
            onAgain={times.again}
          />
        )}
        {times.starts ? (
          <FreeTimes
            starts={times.starts}
            zone={appointment.time_zone}
            near={appointment.start_time}
            chosen={chosen}
            onChoose={setChosen}
            onLater={times.later}
          />
        ) : (
          !times.failure && <Skeleton label={t`Loading available times`} shape="slots" count={9} />
        )}
        <MoveFoot appointment={appointment} chosen={chosen} isPending={isPending} />
      </AppForm>
    </Dialog>
  );
}

/** Why the appointment keeps its time, with the way to another one that stands there. */
function NotMoved({ failure, onLeave }: { failure: Failure; onLeave: () => void }) {
  const said = useUnsavedFailureText()(failure);
  const otherId = "appointment_id" in failure ? failure.appointment_id : undefined;
  return (
    <Banner
      tone="warn"
      role="alert"
      action={
        otherId !== undefined && (
          <AppLink to={`/appointments/${otherId}`} onClick={onLeave}>
            <Trans>Open the other appointment</Trans>
          </AppLink>
        )
      }
    >
      <span className="b">{said.title}</span> {said.detail}
    </Banner>
  );
}

type FootProps = { appointment: Appointment; chosen: string | null; isPending: boolean };

/** The chosen time, what the move to it takes away, and the button that moves. */
function MoveFoot({ appointment, chosen, isPending }: FootProps) {
  return (
    <div className={styles["foot"]}>
      {chosen !== null && (
        <p aria-live="polite">
          <Trans>
            New time: <AppointmentTime kind="line" start={chosen} zone={appointment.time_zone} />
          </Trans>
        </p>
      )}
      <div aria-live="polite">
        {chosen !== null && <LostRefundNotice appointment={appointment} start={chosen} />}
      </div>
      <Button type="submit" isBlock kind={chosen === null ? "closed" : "filled"} isPending={isPending}>
        {chosen === null ? <Trans>Choose a time first</Trans> : <Trans>Choose this time</Trans>}
      </Button>
    </div>
  );
}

/** The doctor's free times of the next days, but for the visit's own. */
function useFreeTimes({ doctor, time_zone: zone, start_time: own }: Appointment) {
  const { api } = useApp();
  const today = dayInZone(usePresentMinute(), zone);
  const [spans, setSpans] = useState(() => spansUntil(dayInZone(Date.parse(own), zone), today));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["free-times", doctor.id, today, spans],
    queryFn: async () => {
      const parts = await Promise.all(
        Array.from({ length: spans }, (_, index) =>
          api.call(listSlots, {
            params: { doctor_id: doctor.id },
            query: { from: addDays(today, index * span), days: String(span) },
          }),
        ),
      );
      return parts.flatMap((answer) => {
        if (!answer.isOk) throw new Error(answer.failure.code);
        return answer.data.data.collection.flatMap(({ slots }) => slots.map(({ start_time }) => start_time));
      });
    },
    placeholderData: (before) => before,
    gcTime: 0,
  });
  return {
    starts: data?.filter((start) => start !== own),
    failure: error !== null,
    isFetching,
    again: () => void refetch(),
    later: () => setSpans((count) => count + 1),
  };
}

/** How many spans from today hold the day of the appointment. */
function spansUntil(day: string, today: string): number {
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  return Math.min(mostSpans, Math.max(1, Math.floor(days / span) + 1));
}
