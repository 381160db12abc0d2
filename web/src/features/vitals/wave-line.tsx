import styles from "./camera-view.module.css";

const [width, height] = [300, 56];

/** The pulse of the last seconds; time runs from left to right in every language. A flat line while there is none. */
export function WaveLine({ wave }: { wave: readonly number[] }) {
  const middle = height / 2;
  const drawn = wave.length > 1 ? wave : [0, 0];
  const points = drawn.map((value, index) => {
    const x = (index / (drawn.length - 1)) * width;
    const y = middle - Math.max(-1, Math.min(1, value)) * (middle - 3);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      className={styles["wave"]}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points.join(" ")} />
    </svg>
  );
}
