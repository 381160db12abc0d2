import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { LocalMedia } from "../../../media/local-media.ts";
import type { RoomParticipant } from "../../../ports/video-room.ts";
import { useIsOffline } from "../../../platform/use-is-offline.ts";
import { Arch } from "../../../ui/card/arch.tsx";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./call-stage.module.css";
import { ParticipantSound, type SoundGate } from "../../../shared/devices/participant-sound.tsx";
import { QualityBars } from "./controls/quality-bars.tsx";
import { RemoteVideo } from "./remote-video.tsx";
import { useDoctorInSentence } from "../../../platform/i18n/doctor-in-sentence.ts";

type Props = {
  participant: RoomParticipant;
  appointment: Appointment;
  media: LocalMedia;
  gate: SoundGate;
  /** The only other participant: needs no frame; name and quality are in the header. */
  isAlone: boolean;
};

/**
 * Renders one participant: video or placeholder, sound, and a label with name, microphone, camera and
 * connection. The doctor and a participant who `isAlone` get no label.
 */
export function CallTile({ participant, appointment, media, gate, isAlone }: Props) {
  const { t } = useLingui();
  const [hasPicture, setHasPicture] = useState(false);
  const { role, name, stream, hasCameraOn, isSpeaking } = participant;
  const isShown = hasPicture && hasCameraOn;
  return (
    <figure
      className={styles["tile"]}
      data-role={role}
      data-speaking={(isSpeaking && !isAlone) || undefined}
      aria-label={name}
    >
      {!isShown && (
        <NoVideoPlaceholder appointment={appointment} participant={participant} isCameraOff={!hasCameraOn} />
      )}
      <RemoteVideo
        stream={stream}
        whose={role}
        label={t`Picture of ${name}`}
        isHidden={!isShown}
        onPicture={() => setHasPicture(true)}
      />
      <ParticipantSound stream={stream} media={media} gate={gate} />
      {!isAlone && role !== "doctor" && <NameLabel participant={participant} />}
    </figure>
  );
}

function NameLabel({ participant }: { participant: RoomParticipant }) {
  const { name, hasMicrophoneOn, hasCameraOn, quality, connection } = participant;
  const isOffline = useIsOffline();
  const isConnected = connection === "connected" && !isOffline;
  return (
    <figcaption className={styles["plate"]}>
      <bdi className="b">{name}</bdi>
      {!hasMicrophoneOn && (
        <span className={styles["quality"]}>
          <Icon name="microphone-off" isSmall />
          <Trans>Muted</Trans>
        </span>
      )}
      {!hasCameraOn && (
        <span className={styles["quality"]}>
          <Icon name="camera-off" isSmall />
          <Trans>Camera is off</Trans>
        </span>
      )}
      {isConnected && quality !== null && <QualityBars quality={quality} />}
      {!isConnected && (
        <span className={styles["quality"]}>
          <Icon name="wifi-off-fill" isSmall />
          <Trans>Connecting</Trans>
        </span>
      )}
    </figcaption>
  );
}

type DoorwayProps = {
  appointment: Appointment;
  /** Null: no one is present yet. */
  participant: RoomParticipant | null;
  isCameraOff: boolean;
};

/**
 * Renders what stands in for a missing picture: the doctor's portrait (also for `participant` null) or an
 * icon, and a sentence with the reason.
 */
export function NoVideoPlaceholder({ appointment, participant, isCameraOff }: DoorwayProps) {
  const isDoctor = participant === null || participant.role === "doctor";
  return (
    <div className={styles["doorway"]}>
      <span className={styles["light"]}>
        <Arch size="fill">
          {isDoctor ? (
            <img src={appointment.doctor.portrait_url} alt="" width={104} height={125} />
          ) : (
            <span className={styles["absent"]}>
              <Icon name="door" />
            </span>
          )}
        </Arch>
      </span>
      <p className={styles["arrival"]}>
        <Arrival appointment={appointment} participant={participant} isCameraOff={isCameraOff} />
      </p>
    </div>
  );
}

function Arrival({ appointment, participant, isCameraOff }: DoorwayProps) {
  const name = <bdi>{participant?.name ?? appointment.doctor.name}</bdi>;
  const theDoctor = <bdi>{useDoctorInSentence(appointment.doctor.name)}</bdi>;
  if (participant === null) return <Trans>Reconnecting you to {theDoctor}</Trans>;
  if (isCameraOff) return <Trans>The camera is off, but you can hear each other</Trans>;
  return <Trans>{name} is here</Trans>;
}
