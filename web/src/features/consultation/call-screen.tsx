import type { Appointment } from "@anteroom/contract/appointments";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState, type ReactNode } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { useStore } from "../../platform/store.ts";
import type { RoomParticipant } from "../../ports/video-room.ts";
import { Arch } from "../../ui/arch.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icons/icon-names.ts";
import styles from "./call-screen.module.css";
import { useMedia } from "./device-check.tsx";
import { RemoteVideo } from "./remote-video.tsx";
import { TrackVideo } from "./track-video.tsx";
import type { InsideState } from "./visit-session-state.ts";
import type { VisitSession } from "./visit-session.ts";

type Props = { session: VisitSession; appointment: Appointment; state: InsideState };

/** The visit itself: the doctor's face, one's own small, three controls with words. Dark in both themes. */
export function CallScreen({ session, appointment, state }: Props) {
  const { t } = useLingui();
  const others = useStore(session.others, []);
  const [hasPicture, setHasPicture] = useState(false);
  const doctor = others.find(({ role }) => role === "doctor");
  const doctorName = appointment.doctor.name;
  const isShown = hasPicture && doctor?.hasCameraOn === true;
  return (
    <section className={styles["call"]} aria-label={t`Video visit`}>
      <h1 className="vh">
        <Trans>
          Visit with <bdi>{doctorName}</bdi>
        </Trans>
      </h1>
      <div className={styles["stage"]}>
        <Doorway
          appointment={appointment}
          state={state}
          isHidden={isShown}
          isCameraOff={hasPicture && !isShown}
        />
        {doctor && (
          <RemoteVideo
            key={doctor.id}
            participant={doctor}
            label={t`Picture of ${doctorName}`}
            onPicture={() => setHasPicture(true)}
          />
        )}
        <div className={styles["hud"]}>
          <Who appointment={appointment} state={state} doctor={doctor} />
          <SelfView session={session} />
        </div>
        <output className={styles["notice"]}>
          <Notice state={state} doctorName={doctorName} />
        </output>
      </div>
      <Controls session={session} />
    </section>
  );
}

type DoorwayProps = { appointment: Appointment; state: InsideState; isHidden: boolean; isCameraOff: boolean };

/** While there is no picture: the doctor in the door. The light widens once as the doctor comes. */
function Doorway({ appointment, state, isHidden, isCameraOff }: DoorwayProps) {
  return (
    <div className={styles["doorway"]} data-hidden={isHidden || undefined}>
      <span className={styles["light"]}>
        <Arch size="fill">
          <img src={appointment.doctor.portrait_url} alt="" width={104} height={125} />
        </Arch>
      </span>
      <p className={styles["arrival"]}>
        {isCameraOff ? (
          <Trans>The camera is off, you hear each other</Trans>
        ) : state.at === "connecting" ? (
          <Connecting state={state} doctorName={appointment.doctor.name} />
        ) : null}
      </p>
    </div>
  );
}

function Connecting({ state, doctorName }: { state: InsideState; doctorName: string }) {
  const name = <bdi>{doctorName}</bdi>;
  return state.sight.doctor === "absent" ? (
    <Trans>We are taking you back to {name}</Trans>
  ) : (
    <Trans>{name} is here</Trans>
  );
}

type WhoProps = { appointment: Appointment; state: InsideState; doctor: RoomParticipant | undefined };

function Who({ appointment, state, doctor }: WhoProps) {
  const isThere = state.at === "in-call";
  return (
    <p className={styles["who"]}>
      <bdi className="b">{appointment.doctor.name}</bdi>
      <span className={styles["sub"]}>
        <Icon name={isThere ? "wifi" : "wifi-off-fill"} isSmall />
        {isThere && <Timer since={state.visit.doctor_joined_at} />}
        {isThere ? <Trans>Connected</Trans> : <Trans>Connecting</Trans>}
        {isThere && doctor?.hasMicrophoneOn === false && (
          <>
            <Icon name="microphone-off" isSmall />
            <Trans>Muted</Trans>
          </>
        )}
      </span>
    </p>
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

function SelfView({ session }: { session: VisitSession }) {
  const { t } = useLingui();
  const { camera } = useMedia(session.media);
  const isMuted = useStore(session.isMuted, false);
  return (
    <div className={styles["self"]}>
      {camera.status === "on" ? (
        <TrackVideo track={camera.track} label={t`Your own picture`} />
      ) : (
        <span className={styles["self-off"]}>
          <Icon name="camera-off" />
        </span>
      )}
      <span className={styles["you"]}>
        {isMuted && <Icon name="microphone-off" isSmall />}
        <Trans>You</Trans>
      </span>
    </div>
  );
}

/** D.89: whoever lost the line, the visit is not over, and that is what is said. */
function Notice({ state, doctorName }: { state: InsideState; doctorName: string }) {
  const name = <bdi>{doctorName}</bdi>;
  if (state.at !== "lost") return null;
  return (
    <span className={styles["plate"]}>
      {state.who === "doctor" ? (
        <Trans>{name} has lost the connection. Stay here, the visit is not over.</Trans>
      ) : (
        <Trans>The line is weak. We are keeping your place.</Trans>
      )}
    </span>
  );
}

function Controls({ session }: { session: VisitSession }) {
  const { t } = useLingui();
  const { camera, microphone } = useMedia(session.media);
  const isMuted = useStore(session.isMuted, false);
  const isHeard = microphone.status === "on" && !isMuted;
  const isSeen = camera.status === "on" || camera.status === "asking";
  const toggleMicrophone = () => {
    if (microphone.status === "on") return session.setMuted(!isMuted);
    session.setMuted(false);
    void session.media.request(["microphone"]);
  };
  return (
    <fieldset className={styles["controls"]} aria-label={t`Call controls`}>
      <Control
        icon={isHeard ? "microphone-fill" : "microphone-off"}
        isOff={!isHeard}
        onPress={toggleMicrophone}
      >
        {isHeard ? <Trans>Mute</Trans> : <Trans>Unmute</Trans>}
      </Control>
      <Control
        icon={isSeen ? "camera-fill" : "camera-off"}
        isOff={!isSeen}
        onPress={() => session.setCamera(!isSeen)}
      >
        {isSeen ? <Trans>Camera off</Trans> : <Trans>Camera on</Trans>}
      </Control>
      <Control icon="phone-end-fill" isLeave onPress={session.leave}>
        <Trans>Leave</Trans>
      </Control>
    </fieldset>
  );
}

type ControlProps = {
  icon: IconName;
  isOff?: boolean;
  isLeave?: boolean;
  onPress: () => void;
  children: ReactNode;
};

function Control({ icon, isOff = false, isLeave = false, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      className={styles["control"]}
      data-off={isOff || undefined}
      data-leave={isLeave || undefined}
      onClick={onPress}
    >
      <span className={styles["round"]}>
        <Icon name={icon} />
      </span>
      <span>{children}</span>
    </button>
  );
}
