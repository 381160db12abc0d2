import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { CallState } from "@anteroom/contract/call/consultation";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState, type ReactNode } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { useMinute } from "../../../platform/time/server-clock.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icons/icon-names.ts";
import { useNotificationOffer } from "../call/controls/use-notification-offer.ts";
import styles from "./waiting-room.module.css";
import { useDoctorAtStart } from "../../../platform/i18n/doctor-in-sentence.ts";

type Props = { appointment: Appointment; visit: CallState | null; onLate: () => void };

/**
 * Renders one line, the most important first: that the doctor is late, or what the ring needs (a tap, a
 * notification). A live region that is rendered before its text.
 */
export function DoctorStatusRow(props: Props) {
  return (
    <div aria-live="polite" className={styles["told"]}>
      <OneThing {...props} />
    </div>
  );
}

/** One thing at a time: that it takes longer, that a tap is needed for the sound, or that a notification can be had. */
function OneThing({ appointment, visit, onLate }: Props) {
  const { clock } = useApp();
  const minute = useMinute(clock);
  const canSound = useCanSound();
  const alert = useNotificationOffer();
  const late = visit?.late_from ?? null;
  const doctor = <bdi>{useDoctorAtStart(appointment.doctor.name)}</bdi>;
  if (late !== null && minute >= Date.parse(late))
    return (
      <Row
        icon="clock"
        isWarning
        words={<Trans>{doctor} is running late.</Trans>}
        action={
          <Button kind="outlined" isSmall onClick={onLate}>
            <Trans>Your choices</Trans>
          </Button>
        }
      />
    );
  if (!canSound)
    return (
      <Row
        icon="bell"
        words={<Trans>After reloading, tap the page so that we can ring.</Trans>}
        action={
          <Button kind="soft" isSmall>
            <Trans>Let it ring</Trans>
          </Button>
        }
      />
    );
  if (!alert.isOffered) return null;
  return (
    <Row
      icon="bell"
      words={<Trans>Your device can notify you too.</Trans>}
      action={
        <Button kind="soft" isSmall onClick={() => void alert.ask()}>
          <Trans>Notify me</Trans>
        </Button>
      }
    />
  );
}

type RowProps = { icon: IconName; isWarning?: boolean; words: ReactNode; action: ReactNode };

function Row({ icon, isWarning = false, words, action }: RowProps) {
  return (
    <div className={styles["ring"]} data-warning={isWarning || undefined}>
      <Icon name={icon} isSmall />
      <span className="grow">{words}</span>
      {action}
    </div>
  );
}

/** Browsers keep a page silent until somebody has touched it; a tap anywhere will do. */
function useCanSound(): boolean {
  const [canSound, setCanSound] = useState(() => navigator.userActivation?.hasBeenActive ?? true);
  useEffect(() => {
    if (canSound) return;
    const touched = () => setCanSound(true);
    addEventListener("click", touched, { once: true });
    addEventListener("keydown", touched, { once: true });
    return () => {
      removeEventListener("click", touched);
      removeEventListener("keydown", touched);
    };
  }, [canSound]);
  return canSound;
}
