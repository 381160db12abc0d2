import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { followGestures } from "../../../platform/browser/follow-gestures.ts";
import { useStore } from "../../../platform/storage/store.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useMedia } from "../../../shared/devices/use-media.ts";
import { nearestCorner, moveCorner, nextCorner, type Corner } from "./self-corner.ts";
import styles from "./self-view.module.css";
import { TrackVideo } from "../../../shared/devices/track-video.tsx";
import type { CallSession } from "../session/call-session.ts";

type Props = {
  session: CallSession;
  /** It has a place of its own among the others: nothing to move. */
  isTile?: boolean;
};

/**
 * Renders the own video, mirrored on this screen only, or that the camera is off. It starts in the top end
 * corner and moves to another by dragging, by its button or by arrow keys, unless `isTile`. The corner is not
 * stored.
 */
export function SelfView({ session, isTile = false }: Props) {
  const { t } = useLingui();
  const { camera } = useMedia(session.media);
  const isMuted = useStore(session.isMuted, false);
  const [corner, setCorner] = useState<Corner>("top-end");
  const picture = useDrag(setCorner, isTile);
  const isMirroredPage = () => document.documentElement.dir === "rtl";
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveCorner(corner, event.key, isMirroredPage());
    if (next === null) return;
    event.preventDefault();
    setCorner(next);
  };
  return (
    <div
      ref={picture}
      className={styles[isTile ? "tile" : "self"]}
      {...(!isTile && { "data-corner": corner })}
    >
      {camera.status === "on" ? (
        <TrackVideo track={camera.track} label={t`Your own picture`} />
      ) : (
        <span className={styles["off"]}>
          <Icon name="camera-off" />
          <Trans>Camera is off</Trans>
        </span>
      )}
      <span className={styles["you"]}>
        {isMuted && <Icon name="microphone-off" isSmall />}
        <Trans>You</Trans>
      </span>
      {!isTile && (
        <button
          type="button"
          className={styles["move"]}
          aria-label={t`Move your picture to another corner`}
          onClick={() => setCorner(nextCorner(corner))}
          onKeyDown={onKeyDown}
        >
          <Icon name="arrows-out" isSmall />
        </button>
      )}
    </div>
  );
}

/** Follows the finger, and glides into the nearest corner of where it is let go. */
function useDrag(settle: (corner: Corner) => void, isTile: boolean) {
  const picture = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = picture.current;
    if (!element || isTile) return;
    return followGestures(element, (gesture) => {
      if (gesture.type === "drag") return moveBy(element, gesture.by);
      if (gesture.type !== "drop" && gesture.type !== "cancel") return;
      const from = element.getBoundingClientRect();
      moveBy(element, null);
      const frame = element.offsetParent?.getBoundingClientRect();
      if (gesture.type === "drop" && frame) {
        const { x, y } = gesture.point;
        const place = { x: (x - frame.left) / frame.width, y: (y - frame.top) / frame.height };
        flushSync(() => settle(nearestCorner(place, document.documentElement.dir === "rtl")));
      }
      glideFrom(element, from);
    });
  }, [settle, isTile]);
  return picture;
}

/** A drag is told ten times a second: between two the picture glides, and not once it is let go. */
function moveBy(element: HTMLElement, by: { x: number; y: number } | null): void {
  element.toggleAttribute("data-dragged", by !== null);
  element.style.translate = by ? `${by.x}px ${by.y}px` : "";
}

function glideFrom(element: HTMLElement, from: DOMRect): void {
  if (!matchMedia("(prefers-reduced-motion: no-preference)").matches) return;
  const to = element.getBoundingClientRect();
  const translate = [`${from.x - to.x}px ${from.y - to.y}px`, "0px 0px"];
  element.animate({ translate }, { duration: 150, easing: "ease-out" });
}
