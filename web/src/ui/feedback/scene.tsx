import type { ReactNode } from "react";
import styles from "./scene.module.css";

/**
 * State of the illustration's door. `open`: welcome. `ajar`: nothing yet. `shut`: ended, or does not exist.
 */
export type SceneState = "open" | "ajar" | "shut";

/** A decorative illustration of a room with a door, in the clinic's colours. */
export function Scene({ scene }: { scene: SceneState }) {
  return (
    <svg
      className={styles["scene"]}
      viewBox="0 0 360 300"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles["wall2"]} d="M-720 222h1800v26H-720Z" />
      <path className={styles["floor"]} d="M-720 248h1800v60H-720Z" />
      {drawings[scene]()}
      <Plant />
      <Chair />
    </svg>
  );
}

const drawings: Record<SceneState, () => ReactNode> = {
  open: () => (
    <>
      <path className={styles["sun"]} d="M128 248V92a52 52 0 0 1 104 0v156Z" />
      <path className={styles["sun2"]} opacity=".9" d="M128 248h104l46 52H54Z" />
      <path className={styles["door"]} d="M232 96c14 2 24 10 28 24v146l-28-18Z" />
      <circle className={styles["sun"]} cx="252" cy="190" r="3.5" />
    </>
  ),
  ajar: () => (
    <>
      <path className={styles["sun"]} d="M128 248V92a52 52 0 0 1 104 0v156Z" />
      <path className={styles["sun2"]} opacity=".9" d="M128 248h36l10 52H68Z" />
      <path className={styles["door"]} d="M162 52c30-18 70 0 70 44v152l-70 12Z" />
      <circle className={styles["sun"]} cx="172" cy="172" r="4" />
    </>
  ),
  shut: () => (
    <>
      <path className={styles["dark"]} d="M121 248V92a59 59 0 0 1 118 0v156Z" />
      <path className={styles["door"]} d="M128 248V92a52 52 0 0 1 104 0v156Z" />
      <path className={styles["dark"]} opacity=".28" d="M144 148V94a36 36 0 0 1 72 0v54Zm0 14h72v70h-72Z" />
      <circle className={styles["sun"]} cx="218" cy="166" r="4.5" />
      <path className={styles["sun"]} d="M128 245h104v3H128Z" />
      <path className={styles["sun2"]} opacity=".8" d="M128 248h104l12 12H116Z" />
    </>
  ),
};

function Plant() {
  return (
    <g transform="translate(30 0)">
      <path className={styles["leaf"]} d="M44 226c-24-8-34-34-26-62 20 10 30 34 26 62Z" />
      <path className={styles["leaf2"]} d="M46 226c-8-28 0-58 20-76 10 28 4 58-20 76Z" />
      <path className={styles["leaf"]} d="M48 226c2-22 14-38 34-42 2 24-12 40-34 42Z" />
      <path className={styles["pot"]} d="M28 224h38l-5 34a5 5 0 0 1-5 4H38a5 5 0 0 1-5-4Z" />
    </g>
  );
}

function Chair() {
  return (
    <g transform="translate(268 0)">
      <path className={styles["dark"]} d="M18 246l-4 26h5l6-26Zm50 0 4 26h-5l-6-26Z" />
      <path className={styles["door"]} d="M12 176c0-12 8-20 20-20h22c12 0 20 8 20 20v48H12Z" />
      <path className={styles["wall2"]} opacity=".35" d="M20 180c0-10 5-16 14-16h18c9 0 14 6 14 16v28H20Z" />
      <path
        className={styles["door"]}
        d="M2 208c0-6 4-9 9-9s9 3 9 9v14h46v-14c0-6 4-9 9-9s9 3 9 9v34a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8Z"
      />
    </g>
  );
}
