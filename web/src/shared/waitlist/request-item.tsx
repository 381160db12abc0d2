import { specialtyName } from "@anteroom/content/specialties";
import {
  declineRequestOffer,
  leaveRequest,
  listRequests,
  type WaitlistRequest,
} from "@anteroom/contract/appointment/waitlist";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Failure, Result } from "../../platform/api.ts";
import { useApp } from "../../platform/app-context.tsx";
import { refreshAppointments } from "../../platform/appointments.ts";
import { storeBookedFor } from "../booking/booked-for.ts";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { useFailureText } from "../../platform/forms/failure-text.tsx";
import { AppLink } from "../../platform/link.tsx";
import { useLocale } from "../../platform/i18n/locale.ts";
import { useMinute } from "../../platform/time/server-clock.ts";
import { useStore } from "../../platform/storage/store.ts";
import { useApiQuery } from "../../platform/forms/use-api-query.ts";
import { useAppointmentTime, AppointmentTime } from "../../platform/time/appointment-time.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { storedJoins } from "./keep-request.ts";

/**
 * Fetches the patient's waitlist requests that have no appointment, again after `joinStoredRequest` and with
 * the appointments. Requires a signed-in patient: as `useApiQuery`, a refusal ends the session.
 */
export function useWaitlistRequests() {
  const { api } = useApp();
  const joins = useStore(storedJoins, 0);
  const queries = useQueryClient();
  // Fetched again after a stored request was sent. What is shown stays until then, and keeps the focus.
  useEffect(() => {
    if (joins > 0) void queries.invalidateQueries({ queryKey: requestsKey });
  }, [queries, joins]);
  return useApiQuery<WaitlistRequest[]>(requestsKey, async () => {
    const answer = await api.call(listRequests);
    return answer.isOk ? { isOk: true, data: answer.data.data.collection } : answer;
  });
}

const requestsKey = ["appointments", "requests"] as const;

/** What was done with a request. */
export type RequestOutcome = "joined" | "left" | "declined";
type Act = (what: RequestOutcome, send: () => Promise<Result<unknown>>) => void;

/**
 * Returns `act`, which runs one waitlist action, then fetches the appointments again and moves the focus to
 * the outcome; and its outcome or failure. Leaving or declining what is already gone counts as done.
 */
export function useRequestActions() {
  const queries = useQueryClient();
  const [done, setDone] = useState<RequestOutcome | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPending, setPending] = useState(false);
  const said = useRef<HTMLOutputElement>(null);
  const act: Act = (what, send) => {
    setPending(true);
    setFailure(null);
    setDone(null);
    void send().then(async (answer) => {
      // What somebody else has ended is ended.
      const isRefused = !answer.isOk && (what === "joined" || answer.failure.code !== "not_found");
      // Told before the list is fetched again: an empty list without a word would take the section away.
      if (isRefused) setFailure(answer.failure);
      else setDone(what);
      await refreshAppointments(queries);
      setPending(false);
      if (!isRefused) said.current?.focus();
    });
  };
  return { done, failure, isPending, act, said };
}

type Props = { request: WaitlistRequest; isPending: boolean; act: Act };

/**
 * Renders one request: doctor or specialty, until when, or the time held for it, with actions to book,
 * decline or leave, which call the API through `act`. Booking first stores for whom it is on this device.
 */
export function RequestItem({ request, isPending, act }: Props) {
  const { t } = useLingui();
  const { api, clock } = useApp();
  const locale = useLocale();
  const now = useMinute(clock);
  const { doctor, specialty, dependent } = request;
  const name = doctor?.name ?? (specialty === null ? "" : specialtyName(specialty, locale));
  const params = { request_id: request.id };
  const offer = request.offer && Date.parse(request.offer.expires_at) > now ? request.offer : null;
  const forWhom = dependent && <bdi>{dependent.name}</bdi>;
  return (
    <>
      <div>
        <h3>
          {doctor ? (
            <AppLink to={`/doctors/${doctor.id}`}>
              <bdi>{name}</bdi>
            </AppLink>
          ) : (
            name
          )}
        </h3>
        {forWhom && (
          <p className="sm b">
            <Trans>For {forWhom}</Trans>
          </p>
        )}
      </div>
      {offer ? (
        <Offer offer={offer} request={request} />
      ) : (
        <p>{request.before ? <Before at={request.before} /> : <Until at={request.ends_at} />}</p>
      )}
      {offer && (
        <Button
          kind="outlined"
          isBlock
          isPending={isPending}
          onClick={() => act("declined", () => api.call(declineRequestOffer, { params }))}
        >
          <Trans>Decline this time</Trans>
        </Button>
      )}
      <Button
        kind="quiet"
        isBlock
        isPending={isPending}
        aria-label={t`Leave the waitlist: ${name}`}
        onClick={() => act("left", () => api.call(leaveRequest, { params }))}
      >
        <Trans>Leave the waitlist</Trans>
      </Button>
    </>
  );
}

function Before({ at }: { at: string }) {
  const { shortDay, time } = useAppointmentTime(at);
  return (
    <Trans>
      We’ll email you when a time before{" "}
      <bdi>
        {shortDay}, {time}
      </bdi>{" "}
      frees up.
    </Trans>
  );
}

function Until({ at }: { at: string }) {
  const { shortDay } = useAppointmentTime(at);
  return (
    <Trans>
      We’ll email you when a time frees up, until <bdi>{shortDay}</bdi>.
    </Trans>
  );
}

type Offered = { offer: NonNullable<WaitlistRequest["offer"]>; request: WaitlistRequest };

/** Leads into the booking, where the time is held like any free one. */
function Offer({ offer: { start_time, expires_at, doctor }, request: { dependent, specialty } }: Offered) {
  const { storage } = useApp();
  const { time: until } = useAppointmentTime(expires_at);
  const query = new URLSearchParams({ doctorId: String(doctor.id), appointmentDate: start_time });
  return (
    <>
      <p>
        <strong>
          <Trans>A time is free</Trans>
        </strong>
        <br />
        <AppointmentTime start={start_time} />
        {specialty !== null && (
          <>
            <br />
            <bdi>{doctor.name}</bdi>
          </>
        )}
      </p>
      <p>
        <Trans>We’re keeping it for you until {until}.</Trans>
      </p>
      <AppLink
        to={`/scheduling/patient?${query}`}
        className={buttonClass({ isBlock: true })}
        onClick={() => storeBookedFor(deviceMemory(storage), dependent?.id ?? null)}
      >
        <Trans>Book this time</Trans>
      </AppLink>
    </>
  );
}

/** Renders what was done with a waitlist request. */
export function RequestDoneText({ done }: { done: RequestOutcome }) {
  switch (done) {
    case "joined":
      return <Trans>You’re on the waitlist.</Trans>;
    case "left":
      return <Trans>You’ve left the waitlist.</Trans>;
    case "declined":
      return (
        <Trans>
          You declined this time. You’re still on the waitlist, but we won’t email you again for an hour. If
          you no longer need a time, leave the waitlist.
        </Trans>
      );
  }
}

/** Says why an action failed and what to do next. */
export function RequestRefusal({ failure }: { failure: Failure }) {
  const { title, detail } = useFailureText()(failure);
  return (
    <Banner tone="warn" role="alert">
      <strong>{title}</strong> {detail}
    </Banner>
  );
}
