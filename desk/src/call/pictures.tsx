import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { ParticipantSound, type SoundGate } from "../../../web/src/shared/devices/participant-sound.tsx";
import type { LocalMedia } from "../../../web/src/media/local-media.ts";
import type { RoomParticipant, VideoRoomSnapshot } from "../../../web/src/ports/video-room.ts";
import { TrackVideo } from "../../../web/src/shared/devices/track-video.tsx";
import { useMedia } from "../../../web/src/shared/devices/use-media.ts";
import styles from "./call-screen.module.css";

type Props = { snapshot: VideoRoomSnapshot; media: LocalMedia; gate: SoundGate };

/**
 * Videos and voices of all participants, shared screens, and the doctor's self-view. Sound plays by the
 * speaker chosen in `media`. What the browser refuses to play is reported to `gate`.
 */
export function CallVideos({ snapshot, media, gate }: Props) {
  const { t } = useLingui();
  const { camera } = useMedia(media);
  const { participants } = snapshot;
  const isSeveral = participants.length > 1 || participants.some(({ screenStream }) => screenStream);
  return (
    <div className={styles["pictures"]} data-phase={snapshot.phase} data-several={isSeveral || undefined}>
      {participants.length === 0 && (
        <p className={styles["word"]}>
          <Trans>The patient is not in the call yet.</Trans>
        </p>
      )}
      {participants.map((one) => (
        <Person key={one.id} participant={one} media={media} gate={gate} />
      ))}
      <div className={styles["self"]}>
        {camera.status === "on" ? (
          <TrackVideo track={camera.track} label={t`Your own picture`} />
        ) : (
          <Trans>Camera is off</Trans>
        )}
      </div>
    </div>
  );
}

type PersonProps = { participant: RoomParticipant; media: LocalMedia; gate: SoundGate };

function Person({ participant, media, gate }: PersonProps) {
  const { t } = useLingui();
  const [hasPicture, setPicture] = useState(false);
  const { name, role, stream, screenStream, hasCameraOn, hasMicrophoneOn, isSpeaking, connection } =
    participant;
  const isShown = hasPicture && hasCameraOn;
  return (
    <>
      <figure
        className={styles["person"]}
        data-role={role}
        data-speaking={isSpeaking || undefined}
        aria-label={name}
      >
        <Picture
          stream={stream}
          whose={role}
          label={t`Picture of ${name}`}
          gate={gate}
          isHidden={!isShown}
          onPicture={() => setPicture(true)}
        />
        {(!isShown || connection !== "connected") && (
          <Absence isConnected={connection === "connected"} hasCameraOn={hasCameraOn} />
        )}
        <ParticipantSound stream={stream} media={media} gate={gate} />
        <figcaption className={styles["plate"]}>
          <bdi className="b">{name}</bdi>
          {!hasMicrophoneOn && (
            <>
              {" · "}
              <Trans>Muted</Trans>
            </>
          )}
        </figcaption>
      </figure>
      {screenStream && (
        <figure className={styles["person"]}>
          <Picture
            stream={screenStream}
            whose="screen"
            label={t`Screen of ${name}`}
            gate={gate}
            isHidden={false}
            isWhole
          />
        </figure>
      )}
    </>
  );
}

/** Why there is no picture: the connection, or one's first frame, is on its way, or the camera is off. */
function Absence({ isConnected, hasCameraOn }: { isConnected: boolean; hasCameraOn: boolean }) {
  return isConnected && !hasCameraOn ? <Trans>The camera is off</Trans> : <Trans>Connecting</Trans>;
}

type PictureProps = {
  stream: MediaStream;
  /** Whose it is, for those who look for it. */
  whose: string;
  label: string;
  gate: SoundGate;
  isHidden: boolean;
  isWhole?: boolean;
  onPicture?: () => void;
};

function Picture({ stream, whose, label, gate, isHidden, isWhole = false, onPicture }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    const play = () =>
      element.play().then(
        () => gate.playing(play),
        (error: unknown) => {
          // Else it was gone again before it could begin.
          if (error instanceof Error && error.name === "NotAllowedError") gate.refused(play);
        },
      );
    void play();
    return () => {
      gate.playing(play);
      element.srcObject = null;
    };
  }, [stream, gate]);
  return (
    <video
      ref={video}
      className={styles["picture"]}
      data-participant={whose}
      data-hidden={isHidden || undefined}
      data-whole={isWhole || undefined}
      aria-label={label}
      autoPlay
      muted
      playsInline
      onPlaying={onPicture}
    />
  );
}
