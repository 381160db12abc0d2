import { useEffect, useRef } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./track-video.module.css";

/** One's own camera, as in a mirror; only the picture on this screen is turned round. */
export function TrackVideo({ track, label }: { track: MediaStreamTrack; label: string }) {
  const video = useRef<HTMLVideoElement>(null);
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
      className={classNames(styles["video"], styles["mirror"])}
      aria-label={label}
      autoPlay
      muted
      playsInline
    />
  );
}
