import type { Appointment } from "@anteroom/contract/appointment/appointments";
import {
  declineOffer,
  getWaitlist,
  joinWaitlist,
  leaveWaitlist,
  takeOffer,
  type Waitlist,
} from "@anteroom/contract/appointment/waitlist";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Failure, Result } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { refreshAppointments } from "../../../platform/appointments.ts";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { useMinute } from "../../../platform/time/server-clock.ts";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";
import { useAppointmentTime, AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { FreeEarlierTimes } from "./earlier-now.tsx";
import { LostRefundNotice } from "./lost-refund.tsx";
import { MovedText } from "./moved-text.tsx";
import { useAnnouncedMove } from "./use-announced-move.ts";
import { useDoctorInSentence } from "../../../platform/i18n/doctor-in-sentence.ts";

type Props = { appointment: Appointment };
type Done = "joined" | "left" | "moved" | "declined";

/**
 * Fetches and renders the waitlist for an earlier time with the same doctor: join, leave, and a time held for
 * the patient, to accept or decline, each at once on the server. Renders nothing for cancelled appointments
 * and those that may not wait. Requires a signed-in patient.
 */
export function EarlierTimeWaitlist({ appointment }: Props) {
  const { t } = useLingui();
  const move = useAnnouncedMove(appointment.start_time);
  const theDoctor = useDoctorInSentence(appointment.doctor.name);
  const { data, done, failure, isPending, act, said } = useWaitlist(appointment, move.said);
  const { clock } = useApp();
  const now = useMinute(clock);
  // Of an appointment that was cancelled, or can be moved no longer, only what was done just now is said.
  const isOver = data?.may_wait === false && !isPending;
  if (!data || appointment.status === "canceled" || (isOver && move.movedTo === null && done !== "left"))
    return null;
  const offer = data.offer && Date.parse(data.offer.expires_at) > now ? data.offer : null;
  return (
    <section aria-label={t`Earlier time`}>
      <Sheet className="stack g3">
        <output ref={said} tabIndex={-1}>
          {move.movedTo !== null ? (
            <MovedText to={move.movedTo} zone={appointment.time_zone} />
          ) : (
            done && done !== "moved" && <WaitlistDoneText done={done} />
          )}
        </output>
        {failure && <WaitlistRefusal failure={failure} />}
        {offer ? (
          <Offer offer={offer} appointment={appointment} isPending={isPending} act={act} />
        ) : data.is_waiting && !isOver ? (
          <>
            <FreeEarlierTimes
              appointment={appointment}
              onMoved={(to) => {
                move.said(to);
                said.current?.focus();
              }}
            />
            {data.ended && <Ended start={data.ended.start_time} zone={appointment.time_zone} />}
            <p>
              <Trans>We’ll email you when an earlier time with {theDoctor} frees up.</Trans>
            </p>
            <Button kind="quiet" isBlock isPending={isPending} onClick={() => act("left")}>
              <Trans>Leave the waitlist</Trans>
            </Button>
          </>
        ) : (
          data.may_wait && (
            <>
              <Button kind="soft" icon="bell" isBlock isPending={isPending} onClick={() => act("joined")}>
                <Trans>Tell me if an earlier time frees up</Trans>
              </Button>
              <p className="sm muted">
                <Trans>You keep this appointment until you choose the earlier time.</Trans>
              </p>
            </>
          )
        )}
      </Sheet>
    </section>
  );
}

type OfferProps = {
  offer: NonNullable<Waitlist["offer"]>;
  appointment: Appointment;
  isPending: boolean;
  act: (what: Done) => void;
};

function Offer({ offer, appointment, isPending, act }: OfferProps) {
  const { time_zone: zone } = appointment;
  const { time: until } = useAppointmentTime(offer.expires_at, zone);
  return (
    <>
      <h2>
        <Trans>An earlier time is free</Trans>
      </h2>
      <p>
        <AppointmentTime start={offer.start_time} zone={zone} />
      </p>
      <p>
        <Trans>We’re keeping it for you until {until}.</Trans>
      </p>
      <LostRefundNotice appointment={appointment} start={offer.start_time} />
      <Button isBlock isPending={isPending} onClick={() => act("moved")}>
        <Trans>Move my appointment to this time</Trans>
      </Button>
      <Button kind="quiet" isBlock isPending={isPending} onClick={() => act("declined")}>
        <Trans>No, keep my appointment</Trans>
      </Button>
    </>
  );
}

function Ended({ start, zone }: { start: string; zone: string }) {
  return (
    <Banner>
      <Trans>
        We’re no longer keeping the earlier time for you: <AppointmentTime start={start} zone={zone} />.
        You’re still on the waitlist.
      </Trans>
    </Banner>
  );
}

/** Renders what was done on the waitlist; a move is announced by `MovedText`. */
export function WaitlistDoneText({ done }: { done: Exclude<Done, "moved"> }) {
  switch (done) {
    case "joined":
      return <Trans>You’re on the waitlist.</Trans>;
    case "left":
      return <Trans>You’ve left the waitlist.</Trans>;
    case "declined":
      return (
        <Trans>
          You keep your appointment. You’re still on the waitlist, but we won’t email you again for an hour.
          If you no longer want an earlier time, leave the waitlist.
        </Trans>
      );
  }
}

/**
 * Renders why an action on the waitlist failed, with a link to the other appointment where that is the
 * reason.
 */
export function WaitlistRefusal({ failure }: { failure: Failure }) {
  const { title, detail } = useFailureText()(failure);
  const otherId = "appointment_id" in failure ? failure.appointment_id : undefined;
  return (
    <Banner
      tone="warn"
      role="alert"
      action={
        otherId !== undefined && (
          <AppLink to={`/appointments/${otherId}`}>
            <Trans>Open the other appointment</Trans>
          </AppLink>
        )
      }
    >
      <strong>{title}</strong> {detail}
    </Banner>
  );
}

function useWaitlist({ id }: Appointment, onMove: (to: string | null) => void) {
  const { api } = useApp();
  const params = { appointment_id: id };
  // Below the appointment in the cache: what refreshes that, such as a hint of the server, refreshes this.
  const { data } = useApiQuery<Waitlist>(["appointments", id, "waitlist"], async () => {
    const answer = await api.call(getWaitlist, { params });
    return answer.isOk ? { isOk: true, data: answer.data.data.entity } : answer;
  });
  return { data, ...useWaitlistActions(id, data?.offer?.start_time, onMove) };
}

/**
 * Returns the state of the last waitlist action and `act`, which calls the API, then fetches the appointments
 * again and, after a success, focuses `said`. `offered`: start of the held time (ISO 8601), required to act
 * `moved`. Calls `onMove` with null before each action, and with the new start after a move.
 */
export function useWaitlistActions(
  id: number,
  offered: string | undefined,
  onMove: (to: string | null) => void = () => {},
) {
  const { api } = useApp();
  const queries = useQueryClient();
  const [done, setDone] = useState<Done | null>(null);
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPending, setPending] = useState(false);
  const said = useRef<HTMLOutputElement>(null);
  const params = { appointment_id: id };
  const send = (what: Done): Promise<Result<unknown>> => {
    switch (what) {
      case "joined":
        return api.call(joinWaitlist, { params });
      case "left":
        return api.call(leaveWaitlist, { params });
      case "declined":
        return api.call(declineOffer, { params });
      case "moved":
        return api.call(takeOffer, { params, body: { start_time: offered ?? "" } });
    }
  };
  const act = async (what: Done) => {
    setPending(true);
    setFailure(null);
    setDone(null);
    onMove(null);
    const answer = await send(what);
    // Told before everything is fetched again: without a word, what waits no more would be taken away, and the focus with it.
    if (!answer.isOk) setFailure(answer.failure);
    else {
      if (what === "moved") {
        setMovedTo(offered ?? null);
        onMove(offered ?? null);
      }
      setDone(what);
    }
    await refreshAppointments(queries);
    setPending(false);
    if (answer.isOk) said.current?.focus();
  };
  return { done, movedTo, failure, isPending, said, act: (what: Done) => void act(what) };
}
