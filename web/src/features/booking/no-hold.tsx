import { Trans, useLingui } from "@lingui/react/macro";
import type { Failure } from "../../platform/api.ts";
import { useClinic, useSession } from "../../platform/app-context.tsx";
import { bookingAddress, timesAddress } from "../../platform/booking-addresses.ts";
import type { SlotChoice } from "../../platform/booking-memory.ts";
import { AppLink } from "../../platform/link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { slotClass, Slots, SlotTime } from "../../ui/slot.tsx";
import { useFailureText } from "../../platform/failure-text.tsx";
import styles from "./no-hold.module.css";
import { useVisitTime, useVisitWords } from "../../platform/visit-time.tsx";

type Props = { slot: SlotChoice; failure: Failure; onAgain: () => void };

/** The time could not be kept: why, and the next best step. What was typed is kept (D.43, S8.MSG.12). */
export function NoHold({ slot, failure, onAgain }: Props) {
  const { settings } = useClinic();
  const words = useFailureText();
  const alternatives = "alternatives" in failure ? (failure.alternatives ?? []) : [];
  if (failure.code === "slot_taken" && alternatives.length > 0)
    return <TimeTaken slot={slot} starts={alternatives.map(({ start_time }) => start_time)} />;
  const { title, detail } = words(failure);
  const isGone = ["slot_taken", "slot_unavailable", "hold_limit", "feature_off", "not_found"].includes(
    failure.code,
  );
  return (
    <EmptyState
      headingLevel={1}
      door={isGone ? "shut" : "ajar"}
      title={title}
      actions={
        <>
          {isGone ? (
            <AppLink to={timesAddress(slot, settings.timeZone)} className={buttonClass()}>
              <Trans>Choose another time</Trans>
            </AppLink>
          ) : (
            <Button onClick={onAgain}>
              <Trans>Try again</Trans>
            </Button>
          )}
          {failure.code === "hold_limit" ? <SignInInstead slot={slot} /> : <AllDoctors />}
        </>
      }
    >
      {detail}
    </EmptyState>
  );
}

/** Somebody was faster: the three nearest times, one tap each. */
function TimeTaken({ slot, starts }: { slot: SlotChoice; starts: readonly string[] }) {
  const { settings } = useClinic();
  const { time } = useVisitTime(slot.startTime);
  const clock = <bdi dir="ltr">{time}</bdi>;
  return (
    <EmptyState
      headingLevel={1}
      title={<Trans>Someone else just took {clock}</Trans>}
      actions={
        <>
          <div className={styles["times"]}>
            <Alternatives doctorId={slot.doctorId} starts={starts.slice(0, 3)} />
          </div>
          <AppLink to={timesAddress(slot, settings.timeZone)} className={buttonClass({ kind: "outlined" })}>
            <Trans>See all free times</Trans>
          </AppLink>
        </>
      }
    >
      <Trans>Here are the times closest to it. What you wrote is kept.</Trans>
    </EmptyState>
  );
}

function Alternatives({ doctorId, starts }: { doctorId: number; starts: readonly string[] }) {
  const { t } = useLingui();
  const wordsOf = useVisitWords();
  return (
    <Slots>
      {starts.map((startTime) => {
        const { shortDay, time, zoneWords } = wordsOf(startTime);
        return (
          <AppLink
            key={startTime}
            to={bookingAddress("/scheduling/patient", { doctorId, startTime })}
            replace
            className={slotClass()}
          >
            <SlotTime day={shortDay} time={time} />
            <span className="vh">{t`${zoneWords}, available`}</span>
          </AppLink>
        );
      })}
    </Slots>
  );
}

function SignInInstead({ slot }: { slot: SlotChoice }) {
  const session = useSession();
  const { settings } = useClinic();
  if (session.kind === "signed-in" || !settings.patientsLogIn) return <AllDoctors />;
  const from = encodeURIComponent(bookingAddress("/scheduling/patient", slot));
  return (
    <AppLink to={`/login?from=${from}`} className={buttonClass({ kind: "outlined" })}>
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
