import { guardCheckout } from "@anteroom/domain/booking/guard-checkout";
import { asOwnPath } from "@anteroom/domain/shared/route-values";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useRef } from "react";
import { useApp, useClinic, useIsHydrated, useSession } from "../../../platform/app-context.tsx";
import {
  eraseSchedulingDraft,
  storeSchedulingDraft,
  readBegunAppointment,
  restorePatientInformation,
  restoreSchedulingDraft,
  type SlotChoice,
} from "../../../shared/booking/booking-memory.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { useGuestAccess } from "../../../platform/guest-access.ts";
import { useStore } from "../../../platform/storage/store.ts";
import { bookingRound } from "../../../shared/booking/booking-round.ts";
import { usePageQuery } from "../../../platform/page-address.ts";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { readPass } from "../payment/outcome/stored-pass.ts";
import { readReturn } from "../payment/outcome/returned-result.ts";
import { AskSignIn } from "../ask-sign-in.tsx";
import { isSameSlot } from "../hold-store.ts";
import { lazyPatientStep } from "../patient/lazy-patient.tsx";
import { lazyHandedPayment, lazyPayment } from "./lazy-payment.tsx";
import { lazyPart } from "../../../ui/lazy.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";

/** The check before paying, a chunk of its own: who comes back from a payment, or without a time, does not fetch it. */
const { Part: LazyCheckoutStep } = lazyPart(async () => (await import("./checkout-step.tsx")).CheckoutStep, {
  isPage: true,
  count: 4,
});

type Search = Record<string, string | undefined>;

/**
 * `/appointment-checkout`: review and pay, for a payment handed over (`?handoff_token=`, or a pass of this
 * tab) or a booking under way. A booking that became an appointment goes on with its payment, for patients at
 * `/pay`. What is missing leads back to the step that asks for it. Guests also see the outcome here (D.69).
 */
export function AppointmentCheckout() {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const session = useSession();
  const search = usePageQuery();
  const { clock } = useApp();
  const round = useStore(bookingRound, 0);
  useHeadingFocus(round);
  if (!isHydrated || session.kind === "unknown")
    return <Skeleton isPage label={t`Loading your booking…`} count={4} />;
  if (search["handoff_token"] !== undefined || (search["doctorId"] === undefined && readPass(clock.now())))
    return <lazyHandedPayment.Part search={search} />;
  return <BegunOrNew key={round} search={search} />;
}

/** A booking whose appointment exists goes on with its payment, after a reload or a return of the payment page too. */
function BegunOrNew({ search }: { search: Search }) {
  const { guest, navigate, storage } = useApp();
  const session = useSession();
  const held = useGuestAccess(guest);
  const isSignedIn = session.kind === "signed-in";
  const begun = readBegunAppointment(deviceMemory(storage));
  const isReturn = readReturn(search).result !== null || search["autoClose"] !== undefined;
  const goesOn = begun !== null && (isReturn || isOfAddress(begun, search));
  const payPage = goesOn && isSignedIn ? payAddress(begun.appointmentId, search) : null;
  useEffect(() => {
    if (payPage !== null) void navigate(payPage, { replace: true });
  }, [navigate, payPage]);
  const own = goesOn
    ? held.find(({ appointmentId }) => appointmentId === begun.appointmentId)
    : isReturn && held[0];
  useHeadingFocus(Boolean(own)); // another tab may have booked meanwhile
  if (payPage !== null) return <PageSkeleton />;
  if (!isSignedIn && own)
    return (
      <lazyPayment.Part
        key={JSON.stringify(search)}
        appointmentId={own.appointmentId}
        search={search}
        onward="/appointment-checkout"
      />
    );
  return <Guarded search={search} />;
}

/** Without an address of its own the page goes on with what was begun last. */
function isOfAddress(begun: SlotChoice, { doctorId, appointmentDate }: Search): boolean {
  if (doctorId === undefined && appointmentDate === undefined) return true;
  return isSameSlot(begun, { doctorId: Number(doctorId), startTime: appointmentDate ?? "" });
}

function payAddress(appointmentId: number, search: Search): string {
  const { doctorId: _doctor, appointmentDate: _date, fromRoute: _from, ...returned } = search;
  const pairs = Object.entries(returned).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `/appointments/${appointmentId}/pay?${new URLSearchParams(pairs)}`.replace(/\?$/, "");
}

/** S5.GUARD.01-.06: what is missing sends back to the step that asks for it, and says so there. */
function Guarded({ search }: { search: Search }) {
  const { clock, navigate, storage } = useApp();
  const { settings } = useClinic();
  const session = useSession();
  const isLoggedIn = session.kind === "signed-in";
  const { decision, draft, patient } = useMemo(() => {
    const memory = deviceMemory(storage);
    const now = clock.now();
    const restored = restoreSchedulingDraft(memory, now);
    const found = restored.kind === "none" ? null : restored.draft;
    const known = restorePatientInformation(memory, now);
    const facts = { query: search, draft: found, isLoggedIn, patientInformation: known, settings };
    return { decision: guardCheckout(facts, now), draft: found, patient: known };
  }, [clock, isLoggedIn, search, settings, storage]);
  const mustSignIn = !isLoggedIn && !settings.patientsGuestBooking;
  const redirect = "redirect" in decision ? decision : null;
  const chosen = "allow" in decision ? decision : decision.slot;
  const slot = chosen && {
    doctorId: chosen.doctorId,
    startTime: new Date(chosen.appointmentDate).toISOString(),
  };
  const returnPath = asOwnPath(search["fromRoute"]);
  const isAway = redirect !== null && !(mustSignIn && redirect.reason === "guest-details-missing");
  const hasGone = useRef(false);
  useEffect(() => {
    // Once: on the way to the other page its address is here already, and would be checked again.
    if (!isAway || !redirect || hasGone.current) return;
    hasGone.current = true;
    if (redirect.deletesDraft) eraseSchedulingDraft(deviceMemory(storage));
    void navigate(`${redirect.redirect}?reason=${redirect.reason}`, { replace: true });
  }, [isAway, navigate, redirect, storage]);
  const { doctorId, startTime } = slot ?? {};
  useEffect(() => {
    if (doctorId === undefined || startTime === undefined) return;
    // The step that asks for what is missing finds the slot here, and "back" its way (S2.R16.q-fromRoute).
    const way = returnPath === null ? {} : { fromRoute: returnPath };
    const memory = deviceMemory(storage);
    storeSchedulingDraft(memory, { doctorId, startTime, appointmentDate: startTime, ...way }, clock.now());
  }, [clock, doctorId, startTime, storage, returnPath]);
  if (isAway || !slot) return <PageSkeleton />;
  const key = `${doctorId} ${startTime}`;
  if (mustSignIn) return <AskSignIn key={key} slot={slot} />;
  const fromRoute = returnPath ?? draft?.fromRoute ?? null;
  if (isLoggedIn) return <lazyPatientStep.Part key={key} slot={slot} draft={draft} fromRoute={fromRoute} />;
  return <LazyCheckoutStep key={key} slot={slot} draft={draft} patient={patient} fromRoute={fromRoute} />;
}
