import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { RoomParticipant } from "../../ports/video-room.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./call-screen.module.css";

type Props = { participant: RoomParticipant; label: string; onPicture: () => void };

/** Somebody else's picture and sound. A browser that wants a tap before it lets anybody be heard gets one. */
export function RemoteVideo({ participant, label, onPicture }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [needsTap, setNeedsTap] = useState(false);
  const { stream, hasCameraOn } = participant;
  const play = () => {
    video.current?.play().then(
      () => setNeedsTap(false),
      (error: unknown) => setNeedsTap(error instanceof Error && error.name === "NotAllowedError"),
    );
  };
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    play();
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a call is live; what the doctor types comes as text of its own */}
      <video
        ref={video}
        className={styles["remote"]}
        data-hidden={!hasCameraOn || undefined}
        data-participant={participant.role}
        aria-label={label}
        autoPlay
        playsInline
        onPlaying={onPicture}
      />
      {needsTap && (
        <div className={styles["tap"]}>
          <Button kind="paper" icon="speaker" onClick={play}>
            <Trans>Tap to hear the doctor</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
