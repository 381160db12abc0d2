import { useSyncExternalStore } from "react";
import type { LocalMedia } from "../../../media/local-media.ts";
import styles from "./level-bars.module.css";

/** How high each bar stands at full voice; a row of doorways. */
const shape = [0.45, 0.62, 0.8, 1, 0.92, 0.74, 0.96, 0.84, 0.66, 0.5, 0.4] as const;
const small = [0.55, 0.85, 1, 0.8, 0.5] as const;
const height = 100;
const lowest = 8;
/** Of the arch above each bar; what it would round at the foot lies below the picture. */
const arch = 5;

/**
 * Returns the microphone's level, 0 .. 1; null while unknown. Renders again with each reading, 12 a second;
 * measures only while mounted.
 */
export function useMicrophoneLevel({ level }: LocalMedia): number | null {
  return useSyncExternalStore(level.subscribe, level.getSnapshot, () => null);
}

/** Renders the microphone's level as bars, hidden from screen readers. */
export function LevelBars({ media, isSmall = false }: { media: LocalMedia; isSmall?: boolean }) {
  const level = useMicrophoneLevel(media) ?? 0;
  const bars = isSmall ? small : shape;
  const step = 100 / bars.length;
  const width = step * (isSmall ? 0.6 : 0.7);
  return (
    <svg
      className={isSmall ? styles["small"] : styles["bars"]}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {bars.map((part, index) => {
        const tall = lowest + (height - lowest) * part * level;
        return (
          <rect
            key={part}
            className={level * part > 0.12 ? styles["on"] : styles["off"]}
            x={index * step + (step - width) / 2}
            y={height - tall}
            width={width}
            height={tall + arch}
            rx={width / 2}
            ry={arch}
          />
        );
      })}
    </svg>
  );
}
