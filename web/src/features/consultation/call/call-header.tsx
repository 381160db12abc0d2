import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { useIsOffline } from "../../../platform/use-is-offline.ts";
import { useStore } from "../../../platform/storage/store.ts";
import type { RoomParticipant } from "../../../ports/video-room.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./call-screen.module.css";
import { QualityBars } from "./controls/quality-bars.tsx";
import type { InsideState } from "../session/call-session-state.ts";
import type { CallSession } from "../session/call-session.ts";

type Props = { session: CallSession; appointment: Appointment; state: InsideState };

const nobody: readonly RoomParticipant[] = [];

/**
 * Renders the doctor's name, the duration, the connection quality, and whether the doctor's microphone or
 * camera is off.
 */
export function CallHeader({ session, appointment, state }: Props) {
  const others = useStore(session.others, nobody);
  const doctor = others.find(({ role }) => role === "doctor");
  const isThere = state.at === "in-call";
  // The room measures nothing until it notices; the last good word would deny the notice below.
  const isLinked = !useIsOffline() && isThere;
  return (
    <div className={styles["who"]}>
      <bdi className="b">{appointment.doctor.name}</bdi>
      <span className={styles["sub"]}>
        {isThere && <Timer since={state.visit.doctor_joined_at} />}
        {!isLinked || doctor?.quality === null || !doctor ? (
          <span className={styles["fact"]}>
            <Icon name={isLinked ? "wifi" : "wifi-off-fill"} isSmall />
            {isLinked ? <Trans>Connected</Trans> : <Trans>Connecting</Trans>}
          </span>
        ) : (
          <QualityBars quality={doctor.quality} />
        )}
        {isThere && doctor?.hasMicrophoneOn === false && (
          <span className={styles["fact"]}>
            <Icon name="microphone-off" isSmall />
            <Trans>Muted</Trans>
          </span>
        )}
        {isThere && doctor?.hasCameraOn === false && (
          <span className={styles["fact"]}>
            <Icon name="camera-off" isSmall />
            <Trans>Camera is off</Trans>
          </span>
        )}
      </span>
    </div>
  );
}

function Timer({ since }: { since: string | null }) {
  const { clock } = useApp();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 1_000);
    return () => clearInterval(timer);
  }, [clock]);
  if (since === null) return null;
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1_000));
  const two = (part: number) => String(part).padStart(2, "0");
  const hours = Math.floor(seconds / 3_600);
  const minutes = two(Math.floor(seconds / 60) % 60);
  return (
    <bdi dir="ltr" className="num" role="timer" aria-live="off">
      {hours > 0 && `${hours}:`}
      {minutes}:{two(seconds % 60)}
    </bdi>
  );
}
