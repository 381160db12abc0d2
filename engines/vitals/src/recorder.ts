import type { Box } from "./picture.ts";
import { type Profiles, shiftBetween } from "./profiles.ts";
import type { Look, Recording } from "./recording.ts";
import type { ColourTrace } from "./series.ts";
import type { Colour, FrameSample } from "./skin.ts";

/**
 * Collects samples of camera frames into a recording, without a limit of length. Times must be increasing
 * seconds of the camera's clock: they are not checked.
 */
export type Recorder = {
  addFrame: (time: number, sample: FrameSample) => void;
  addLook: (look: Look) => void;
  /** Returns the samples so far; later frames do not change it. */
  recording: () => Recording;
};

/** Of a box's sides: a face that has gone less far is looked at where it was, so that the place of the box adds nothing to the colours. */
const stays = 0.08;

/**
 * Returns the box to sample from: the previous one unless the one just found has moved or changed its size
 * clearly.
 */
export function steadyBox(before: Box | null, found: Box): Box {
  if (!before) return found;
  const distance = Math.max(
    Math.abs(before.left + before.width / 2 - found.left - found.width / 2) / before.width,
    Math.abs(before.top + before.height / 2 - found.top - found.height / 2) / before.height,
    Math.abs(before.width - found.width) / before.width / 2,
    Math.abs(before.height - found.height) / before.height / 2,
  );
  return distance < stays ? before : found;
}

/** Creates an empty recorder. */
export function startRecorder(): Recorder {
  const traces = {
    face: emptyTrace(),
    forehead: emptyTrace(),
    leftCheek: emptyTrace(),
    rightCheek: emptyTrace(),
    background: emptyTrace(),
  };
  const clipped: number[] = [];
  const looks: Look[] = [];
  const motion = { times: [] as number[], x: [] as number[], y: [] as number[], chest: [] as number[] };
  const tracks = { x: startTrack("columns"), y: startTrack("rows"), chest: startTrack("chest") };
  return {
    addFrame: (time, sample) => {
      for (const name of ["face", "forehead", "leftCheek", "rightCheek"] as const)
        addTo(traces[name], time, sample[name]);
      if (sample.background) addTo(traces.background, time, sample.background);
      clipped.push(sample.clippedShare);
      motion.times.push(time);
      for (const name of ["x", "y", "chest"] as const) motion[name].push(tracks[name](sample.profiles));
    },
    addLook: (look) => looks.push(look),
    recording: () => ({
      face: copyOf(traces.face),
      patches: [traces.forehead, traces.leftCheek, traces.rightCheek].map(copyOf),
      ...(traces.background.times.length > 1 && { background: copyOf(traces.background) }),
      motion: { times: [...motion.times], x: [...motion.x], y: [...motion.y], chest: [...motion.chest] },
      looks: [...looks],
      clipped: [...clipped],
    }),
  };
}

/** Follows one profile from frame to frame, in shares of the face's height; where the box changes, it goes on from where it was. */
function startTrack(name: "rows" | "columns" | "chest"): (profiles: Profiles) => number {
  let reference: Float64Array | null = null;
  let origin = 0;
  let place = 0;
  return (profiles) => {
    const shift = reference ? shiftBetween(reference, profiles[name], profiles.faceHeight) : null;
    if (shift === null) [reference, origin] = [profiles[name], place];
    else place = origin + shift / profiles.faceHeight;
    return place;
  };
}

type GrowingTrace = { times: number[]; red: number[]; green: number[]; blue: number[] };

const emptyTrace = (): GrowingTrace => ({ times: [], red: [], green: [], blue: [] });

function addTo(trace: GrowingTrace, time: number, { red, green, blue }: Colour): void {
  trace.times.push(time);
  trace.red.push(red);
  trace.green.push(green);
  trace.blue.push(blue);
}

const copyOf = ({ times, red, green, blue }: GrowingTrace): ColourTrace => ({
  times: [...times],
  red: [...red],
  green: [...green],
  blue: [...blue],
});
