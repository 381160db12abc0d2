import { useEffect, useRef } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./track-video.module.css";

/**
 * Renders the own camera, muted and mirrored on this screen only; a rear camera is not mirrored. Does not
 * stop the track.
 */
export function TrackVideo({ track, label }: { track: MediaStreamTrack; label: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const looksAway = track.getSettings().facingMode === "environment";
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = new MediaStream([track]);
    void element.play().catch(() => undefined); // gone again before it could begin
    return () => {
      element.srcObject = null;
    };
  }, [track]);
  return (
    <video
      ref={video}
      className={classNames(styles["video"], !looksAway && styles["mirror"])}
      aria-label={label}
      autoPlay
      muted
      playsInline
    />
  );
}
