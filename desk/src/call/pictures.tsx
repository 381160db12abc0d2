import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { followSpeaker } from "../../../web/src/media/choose-sink.ts";
import type { LocalMedia } from "../../../web/src/media/local-media.ts";
import type { RoomParticipant, VideoRoomSnapshot } from "../../../web/src/ports/video-room.ts";
import { TrackVideo } from "../../../web/src/shared/devices/track-video.tsx";
import { useMedia } from "../../../web/src/shared/devices/use-media.ts";
import styles from "./call-screen.module.css";

type Props = { snapshot: VideoRoomSnapshot; media: LocalMedia };

/**
 * Videos and voices of all participants, shared screens, and the doctor's self-view. Sound plays by the
 * speaker chosen in `media`.
 */
export function CallVideos({ snapshot, media }: Props) {
  const { t } = useLingui();
  const { camera } = useMedia(media);
  const { participants } = snapshot;
  return (
    <div className={styles["pictures"]} data-phase={snapshot.phase}>
      {participants.length === 0 && (
        <p className={styles["word"]}>
          <Trans>The patient is not in the call yet.</Trans>
        </p>
      )}
      {participants.map((one) => (
        <Person key={one.id} participant={one} media={media} />
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

function Person({ participant, media }: { participant: RoomParticipant; media: LocalMedia }) {
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
          isHidden={!isShown}
          onPicture={() => setPicture(true)}
        />
        {!isShown && connection === "connected" && <Trans>The camera is off</Trans>}
        {connection !== "connected" && <Trans>Connecting</Trans>}
        <Sound stream={stream} media={media} />
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
            isHidden={false}
            isWhole
          />
        </figure>
      )}
    </>
  );
}

type PictureProps = {
  stream: MediaStream;
  /** Whose it is, for those who look for it. */
  whose: string;
  label: string;
  isHidden: boolean;
  isWhole?: boolean;
  onPicture?: () => void;
};

function Picture({ stream, whose, label, isHidden, isWhole = false, onPicture }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    void element.play().catch(() => undefined); // gone again before it could begin
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
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

/** Somebody's voice; it goes on while the picture is off. The doctor has pressed a button to come here, so it may play. */
function Sound({ stream, media }: { stream: MediaStream; media: LocalMedia }) {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    element.srcObject = stream;
    const play = () => void element.play().catch(() => undefined);
    play();
    stream.addEventListener("addtrack", play);
    return () => {
      stream.removeEventListener("addtrack", play);
      element.srcObject = null;
    };
  }, [stream]);
  useEffect(() => (audio.current ? followSpeaker(audio.current, media) : undefined), [media]);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- a call is live
  return <audio ref={audio} />;
}
