import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { usePagePath } from "../../platform/page-address.ts";
import { useEffect, useState } from "react";
import type { Failure } from "../../platform/api.ts";
import { useApp, useClinic, useSession } from "../../platform/app-context.tsx";
import { bookingAddress, timesAddress } from "../../shared/booking/booking-addresses.ts";
import {
  readBegunAppointment,
  restorePatientInformation,
  type SlotChoice,
} from "../../shared/booking/booking-memory.ts";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { AppLink } from "../../platform/link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { slotClass, Slots, SlotTime } from "../../ui/card/slot.tsx";
import { useFailureText } from "../../platform/forms/failure-text.tsx";
import { LazyCrisisWatch } from "../../shared/urgent/lazy-crisis-watch.tsx";
import styles from "./no-hold.module.css";
import { isSameSlot } from "./hold-store.ts";
import { useDoctor } from "./use-doctor.ts";
import { useAppointmentTime, useAppointmentTimeLabels } from "../../platform/time/appointment-time.tsx";
import { useDoctorInSentence } from "../../platform/i18n/doctor-in-sentence.ts";

type Props = {
  slot: SlotChoice;
  failure: Failure;
  onAgain: () => void;
  /** The reason that was typed: words of danger keep their help here too. */
  symptoms?: string;
};

/**
 * Renders why the time could not be held, and the best next step, such as the three closest times; above it
 * the crisis help for the typed `symptoms`. Where this browser's own booking took the time, it goes on with
 * that. What was typed stays stored (D.43, S8.MSG.12).
 */
export function NoHold({ symptoms = "", ...props }: Props) {
  const { clock, storage } = useApp();
  const hasSymptoms = symptoms.trim() !== "";
  const [isKnown] = useState(() => restorePatientInformation(deviceMemory(storage), clock.now()) !== null);
  return (
    <>
      {hasSymptoms && <LazyCrisisWatch text={symptoms} />}
      <WhyNoHold {...props} isSaved={hasSymptoms || isKnown} />
    </>
  );
}

function WhyNoHold({ slot, failure, onAgain, isSaved }: Omit<Props, "symptoms"> & { isSaved: boolean }) {
  const { settings } = useClinic();
  const words = useFailureText({ isSaved });
  const isOwn = useOwnPayment(slot, failure);
  const canSignIn = useCanSignIn();
  const alternatives = "alternatives" in failure ? (failure.alternatives ?? []) : [];
  if (isOwn) return <PageSkeleton />;
  if (alternatives.length > 0)
    return (
      <OtherTimes
        slot={slot}
        isTaken={failure.code === "slot_taken"}
        starts={alternatives.map(({ start_time }) => start_time)}
        isSaved={isSaved}
      />
    );
  const { title, detail } = words(failure);
  const minutes = failure.code === "hold_limit" ? Math.ceil((failure.retry_after ?? 0) / 60) : 0;
  const isGone = ["slot_taken", "slot_unavailable", "feature_off", "not_found"].includes(failure.code);
  const isLimited = failure.code === "hold_limit";
  return (
    <EmptyState
      headingLevel={1}
      scene={isGone ? "shut" : "ajar"}
      title={title}
      actions={
        <>
          {isLimited && canSignIn && <SignInInstead slot={slot} />}
          {isGone ? (
            <AppLink to={timesAddress(slot, settings.timeZone)} className={buttonClass()}>
              <Trans>Choose another time</Trans>
            </AppLink>
          ) : (
            <Button kind={isLimited ? "outlined" : "filled"} onClick={onAgain}>
              <Trans>Try again</Trans>
            </Button>
          )}
          {!isLimited && <AllDoctors />}
        </>
      }
    >
      {minutes === 0 && detail}
      {minutes > 0 && canSignIn && (
        <Plural
          value={minutes}
          one="Sign in to go on now, or try again in # minute."
          other="Sign in to go on now, or try again in # minutes."
        />
      )}
      {minutes > 0 && !canSignIn && (
        <Plural value={minutes} one="Try again in # minute." other="Try again in # minutes." />
      )}
    </EmptyState>
  );
}

/** Who goes back from the payment finds the time taken by that very booking: the page goes on with it. */
function useOwnPayment(slot: SlotChoice, { code }: Failure): boolean {
  const { navigate, storage } = useApp();
  const path = usePagePath();
  const begun = readBegunAppointment(deviceMemory(storage));
  const isOwn =
    code === "slot_taken" && path !== "/appointment-checkout" && begun !== null && isSameSlot(begun, slot);
  const target = bookingAddress("/appointment-checkout", slot);
  useEffect(() => {
    if (isOwn) void navigate(target, { replace: true });
  }, [isOwn, navigate, target]);
  return isOwn;
}

type Others = { slot: SlotChoice; isTaken: boolean; starts: readonly string[]; isSaved: boolean };

/** Somebody was faster, or the time is not offered any more: the three nearest, one tap each. */
function OtherTimes({ slot, isTaken, starts, isSaved }: Others) {
  const { settings } = useClinic();
  const { time } = useAppointmentTime(slot.startTime);
  const clock = <bdi dir="ltr">{time}</bdi>;
  return (
    <EmptyState
      headingLevel={1}
      title={
        isTaken ? (
          <Trans>Someone else just took {clock}</Trans>
        ) : (
          <Trans>{clock} is no longer available</Trans>
        )
      }
      actions={
        <>
          <div className={styles["times"]}>
            <Alternatives doctorId={slot.doctorId} starts={starts.slice(0, 3)} />
          </div>
          <AppLink to={timesAddress(slot, settings.timeZone)} className={buttonClass({ kind: "outlined" })}>
            <Trans>See all available times</Trans>
          </AppLink>
        </>
      }
    >
      <Trans>Here are the closest times.</Trans>
      {isSaved && (
        <>
          {" "}
          <Trans>What you wrote is saved.</Trans>
        </>
      )}
      {/* It may be held alone, by somebody who then books another or none. */}
      {isTaken && (
        <>
          {" "}
          <Trans>{clock} is free again if they don’t book it.</Trans>
        </>
      )}
    </EmptyState>
  );
}

/** One tap takes one: the same step goes on with it. */
function Alternatives({ doctorId, starts }: { doctorId: number; starts: readonly string[] }) {
  const { t } = useLingui();
  const path = usePagePath();
  const step = path === "/appointment-checkout" ? path : "/scheduling/patient";
  const name = useDoctor(doctorId)?.name;
  const theDoctor = useDoctorInSentence(name ?? "");
  const labelsOf = useAppointmentTimeLabels();
  return (
    <Slots>
      {starts.map((startTime) => {
        const { shortDay, day, time, zoneLabel } = labelsOf(startTime);
        return (
          <AppLink
            key={startTime}
            to={bookingAddress(step, { doctorId, startTime })}
            replace
            className={slotClass()}
          >
            <SlotTime day={shortDay} time={time} />
            <span className="vh">
              {name === undefined ? t`${day}, ${zoneLabel}` : t`${day}, ${zoneLabel}, with ${theDoctor}`}
            </span>
          </AppLink>
        );
      })}
    </Slots>
  );
}

/** Whoever is signed in keeps one time, whatever others on the same network do. */
function useCanSignIn(): boolean {
  const session = useSession();
  const { settings } = useClinic();
  return session.kind !== "signed-in" && settings.patientsLogIn;
}

function SignInInstead({ slot }: { slot: SlotChoice }) {
  const from = encodeURIComponent(bookingAddress("/scheduling/patient", slot));
  return (
    <AppLink to={`/login?from=${from}`} className={buttonClass()}>
      <Trans>Sign in</Trans>
    </AppLink>
  );
}

function AllDoctors() {
  return (
    <AppLink to="/doctors" className={buttonClass({ kind: "outlined" })}>
      <Trans>See all doctors</Trans>
    </AppLink>
  );
}
