/** The pose of the drawn doctor at one moment. Lengths are in the portrait's units (about 0.4 px). */
export type Pose = {
  /** -1 .. 1, breathing out .. in. */
  breath: number;
  /** Tilt of the head in degrees, about the neck. */
  tilt: number;
  /** How far the face is turned to the viewer's right (+) or left (-). */
  turn: number;
  /** How far the head is lowered in a nod. */
  nod: number;
  /** 0 open .. 1 closed. */
  lids: number;
  /** How far the eyebrows are raised. */
  brows: number;
  /** 0 a quiet smile .. 1 a wide, open one. */
  smile: number;
  /** 0 hand out of sight .. 1 hand raised. */
  hand: number;
  /** Swing of the raised hand in degrees. */
  wave: number;
  /** Sway of the plant in degrees. */
  leaves: number;
};

/** Duration in seconds of the greeting at the beginning of the clip; the rest is a seamless loop. */
export const greetingSeconds = 3;
/** How long the loop after the greeting takes, in seconds. */
export const loopSeconds = 9;

/**
 * Returns the pose at `t` seconds, 0 to `greetingSeconds` + `loopSeconds`: a wave and a smile, then
 * listening with breath, blinks and two nods. Does not repeat the loop after that. The pose at `greetingSeconds` + `loopSeconds` is that at `greetingSeconds`, so the loop
 * has no seam.
 */
export function doctorPose(t: number): Pose {
  const turns = ((t - greetingSeconds) / loopSeconds) * 2 * Math.PI;
  const greeting = hill(t, 0.15, 0.9, 1.9, 2.85);
  const raised = hill(t, 0.1, 0.75, 2.1, 2.8);
  const agree = nods(t, 5.1) + nods(t, 9.4);
  const mild = hill(t, 4.7, 5.4, 6.4, 7.3) + hill(t, 9, 9.7, 10.6, 11.6);
  return {
    breath: Math.sin(turns * 2),
    tilt: 1.3 * Math.sin(turns) + 0.5 * Math.sin(2 * turns + 1) - 0.5 * Math.sin(1) + 2.4 * greeting,
    turn: 0.9 * Math.sin(turns + 0.6) - 0.9 * Math.sin(0.6) - 0.5 * greeting,
    nod: agree + 0.5 * greeting,
    lids: Math.max(...[0.35, 2.95, 4.6, 7.6, 7.95, 10.9].map((at) => blink(t, at))),
    brows: 0.9 * greeting + 0.45 * agree,
    smile: greeting + 0.32 * mild,
    hand: raised,
    wave: 15 * raised * Math.sin((t - 0.6) * 2 * Math.PI * 1.5),
    leaves: 1.6 * Math.sin(turns) + 0.7 * Math.sin(3 * turns),
  };
}

/** Two small nods that begin at `at`. */
function nods(t: number, at: number): number {
  const since = t - at;
  if (since < 0 || since > 1.3) return 0;
  return 1.5 * Math.sin((since / 1.3) * 2 * Math.PI) ** 2;
}

function blink(t: number, at: number): number {
  const distance = Math.abs(t - at) / 0.13;
  return distance >= 1 ? 0 : 1 - distance ** 2;
}

/** Rises from 0 at `a` to 1 at `b`, stays, falls from `c` to 0 at `d`. */
function hill(t: number, a: number, b: number, c: number, d: number): number {
  return smooth((t - a) / (b - a)) - smooth((t - c) / (d - c));
}

function smooth(x: number): number {
  const clamped = Math.min(1, Math.max(0, x));
  return clamped * clamped * (3 - 2 * clamped);
}
