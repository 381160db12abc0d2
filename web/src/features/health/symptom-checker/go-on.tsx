import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { bookingAddress } from "../../../shared/booking/booking-addresses.ts";
import { eraseBookedFor, storeBookedFor } from "../../../shared/booking/booked-for.ts";
import type { SlotChoice } from "../../../shared/booking/booking-memory.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { storeCheck, readStoredCheck } from "../../../shared/booking/stored-check.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { StickyFoot } from "../../../ui/sticky-foot.tsx";
import { ShareResult } from "./pages/share-result.tsx";
import styles from "./symptom-checker.module.css";
import type { CheckInterview, CheckResult } from "../../../ports/symptom-checker.ts";
import { isChild } from "./reported-age.ts";
import { useDetailsForDoctor } from "./use-details.ts";

type Props = FinishedCheck & {
  slot: SlotChoice | null;
  isEmergency: boolean;
  /** Thoughts of suicide or self-harm: a booking is offered last, and never as the first way. */
  isCrisis: boolean;
  children: ReactNode;
};

/**
 * Renders links from a result to booking, with or without the answers, the clinic's phone and
 * sharing. Stores the finished check on this device when mounted; a tap stores whether the
 * answers are sent with the booking and whom it is for, then navigates. Nothing is sent before
 * the booking. In an emergency or crisis booking comes last.
 */
export function BookFromResult({ slot, isEmergency, isCrisis, children, ...check }: Props) {
  useStoredResult(check);
  const { level } = check.result;
  const { clock, storage, navigate } = useApp();
  const phone = useClinic().settings.clinicPhone;
  const go = (isShared: boolean) => {
    const memory = deviceMemory(storage);
    storeCheck(memory, { isShared, isCarried: true }, clock.now());
    const stored = readStoredCheck(memory, clock.now());
    // Whom the clinic does not know is chosen, or added, in the booking.
    if (stored?.dependentId === undefined) eraseBookedFor(memory);
    else storeBookedFor(memory, stored.dependentId);
    void navigate(
      slot
        ? bookingAddress("/scheduling/patient", slot)
        : doctorsAddress(specialtiesFor(check), stored, isShared),
    );
  };
  const isLast = isCrisis || isEmergency;
  const leads = !isLast && level !== "self-care";
  const book = <Trans>Book and send these answers</Trans>;
  const bookings = (
    <>
      {!leads && (
        <Button kind={isLast ? "quiet" : "filled"} onClick={() => go(true)}>
          {isLast ? <Trans>Book an appointment for afterwards</Trans> : book}
        </Button>
      )}
      {!isLast && (
        <Button kind="quiet" onClick={() => go(false)}>
          <Trans>Book without sending them</Trans>
        </Button>
      )}
    </>
  );
  return (
    <>
      {!isLast && (
        <p className="sm muted">
          <Trans>
            We only send your answers and this result to the clinic with a booking, for the doctor to read
            before the appointment. They are stored as long as the appointment.
          </Trans>
        </p>
      )}
      <div className={styles["actions"]}>
        {!isLast && bookings}
        {phone !== null && (
          <ButtonLink
            kind={leads || isLast ? "outlined" : "quiet"}
            icon="phone"
            href={`tel:${phone.replaceAll(" ", "")}`}
          >
            <Trans>Call the clinic</Trans>
          </ButtonLink>
        )}
        {children}
        <ShareResult interview={check.interview} result={check.result} />
        {isLast && (
          <>
            <p className="b">
              <Trans>An appointment can’t help in time. First do what it says at the top of this page.</Trans>
            </p>
            {bookings}
          </>
        )}
      </div>
      {leads && (
        <StickyFoot>
          <Button onClick={() => go(true)}>{book}</Button>
        </StickyFoot>
      )}
    </>
  );
}

/** Doctors of the specialty, of children where it is one, and general practitioners: not every clinic has every specialty (D.97). */
function specialtiesFor({ interview, result }: Pick<FinishedCheck, "interview" | "result">): string {
  const all = [result.specialty.slug, ...(isChild(interview) ? ["paediatrics"] : []), "general-practice"];
  return [...new Set(all)].join(",");
}

function doctorsAddress(
  specialties: string,
  stored: { id: string; language: string } | null,
  isShared: boolean,
): string {
  const session = stored
    ? `&${new URLSearchParams({ triage_session: stored.id, triage_language: stored.language })}`
    : "";
  return `/doctors?specialties=${specialties}${isShared ? "&reason=with-check" : ""}${session}`;
}

/** A finished check: by which provider, about whom, and what came of it. */
type FinishedCheck = {
  provider: string;
  dependentId: number | null | undefined;
  interview: CheckInterview;
  result: CheckResult;
};

/** What "within a few hours" can mean at most, in ms: half a day, so that the next morning counts in the evening. Our own reading; no source names a number. */
const aFewHours = 12 * 3_600_000;

/** Stores the finished check on the device, ready to go along with a booking; it is sent only if the patient says so. */
function useStoredResult({ provider, dependentId, interview, result }: FinishedCheck): void {
  const { clock, storage } = useApp();
  const detailsOf = useDetailsForDoctor();
  const specialty = result.specialty.slug;
  const isSoon = result.level === "within-hours";
  const details = detailsOf({ provider, interview, result });
  useEffect(() => {
    const memory = deviceMemory(storage);
    const now = clock.now();
    storeCheck(memory, { details, specialty, dependentId, seenBy: isSoon ? now + aFewHours : null }, now);
  }, [clock, storage, details, specialty, dependentId, isSoon]);
}
