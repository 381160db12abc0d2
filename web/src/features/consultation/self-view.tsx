import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { useStore } from "../../platform/store.ts";
import { Icon } from "../../ui/icon.tsx";
import { useMedia } from "../devices/use-media.ts";
import { cornerAt, moveCorner, nextCorner, type Corner } from "./self-corner.ts";
import styles from "./self-view.module.css";
import { TrackVideo } from "../devices/track-video.tsx";
import type { VisitSession } from "./visit-session.ts";

/** Less than this is a tap and no drag, in pixels. */
const dragFrom = 8;

type Props = {
  session: VisitSession;
  /** It has a place of its own among the others: nothing to move. */
  isTile?: boolean;
};

/** One's own picture, mirrored for oneself alone; it goes to another corner by dragging, by its button or by arrow keys. */
export function SelfView({ session, isTile = false }: Props) {
  const { t } = useLingui();
  const { camera } = useMedia(session.media);
  const isMuted = useStore(session.isMuted, false);
  const [corner, setCorner] = useState<Corner>("top-end");
  const drag = useDrag(setCorner);
  const isMirroredPage = () => document.documentElement.dir === "rtl";
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveCorner(corner, event.key, isMirroredPage());
    if (next === null) return;
    event.preventDefault();
    setCorner(next);
  };
  return (
    <div className={styles[isTile ? "tile" : "self"]} {...(!isTile && { ...drag, "data-corner": corner })}>
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

/** Follows the finger, and settles in the nearest corner of what it lies in. */
function useDrag(settle: (corner: Corner) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const end = (event: PointerEvent<HTMLElement>) => {
    const start = from.current;
    from.current = null;
    const element = event.currentTarget;
    element.style.translate = "";
    const frame = element.offsetParent?.getBoundingClientRect();
    if (!start || !frame || Math.hypot(event.clientX - start.x, event.clientY - start.y) < dragFrom) return;
    const place = {
      x: (event.clientX - frame.left) / frame.width,
      y: (event.clientY - frame.top) / frame.height,
    };
    settle(cornerAt(place, document.documentElement.dir === "rtl"));
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest("button")) return;
      from.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!from.current) return;
      const { x, y } = from.current;
      event.currentTarget.style.translate = `${event.clientX - x}px ${event.clientY - y}px`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
