import { useEffect, useRef } from "react";
import styles from "./call-stage.module.css";

type Props = {
  stream: MediaStream;
  label: string;
  /** Whose it is, for those who look for it. */
  whose: string;
  isHidden: boolean;
  /** A screen is shown whole; a face fills its frame. */
  isWhole?: boolean;
  onPicture?: () => void;
};

/**
 * Renders a participant's video, not mirrored and muted; `ParticipantSound` plays the sound. Calls
 * `onPicture` each time it begins to play. Attaches the stream again if the page returns and it has paused.
 * `isWhole` does not crop.
 */
export function RemoteVideo({ stream, label, whose, isHidden, isWhole = false, onPicture }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // Some phones come back from the background with a black or frozen picture: attached again it goes on.
    const attach = () => {
      element.srcObject = stream;
      void element.play().catch(() => undefined); // gone again before it could begin
    };
    const onVisible = () => void (document.visibilityState === "visible" && element.paused && attach());
    attach();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      element.srcObject = null;
    };
  }, [stream]);
  return (
    <video
      ref={video}
      className={styles["remote"]}
      data-hidden={isHidden || undefined}
      data-whole={isWhole || undefined}
      data-participant={whose}
      aria-label={label}
      autoPlay
      muted
      playsInline
      onPlaying={onPicture}
    />
  );
}
