import { Trans } from "@lingui/react/macro";
import type { Quality } from "../../../../ports/video-room.ts";
import styles from "../call-stage.module.css";

/** Renders a connection quality (0 to 4) as bars and in words. */
export function QualityBars({ quality }: { quality: Quality }) {
  return (
    <span className={styles["quality"]} data-quality={quality}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        {[1, 2, 3, 4].map((bar) => (
          <rect
            key={bar}
            x={bar * 4 - 4}
            y={16 - bar * 4}
            width="3"
            height={bar * 4}
            rx="1"
            opacity={bar <= quality ? 1 : 0.35}
          />
        ))}
      </svg>
      <QualityWord quality={quality} />
    </span>
  );
}

function QualityWord({ quality }: { quality: Quality }) {
  switch (quality) {
    case 4:
      return <Trans>Good connection</Trans>;
    case 3:
      return <Trans>Fair connection</Trans>;
    case 2:
      return <Trans>Weak connection</Trans>;
    case 1:
      return <Trans>Bad connection</Trans>;
    case 0:
      return <Trans>Nothing is coming through</Trans>;
  }
}
