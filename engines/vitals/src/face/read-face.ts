import { liveWave, provisionalHeartRate, currentRefusalReasons } from "../live.ts";
import type { Box, Picture } from "../picture.ts";
import { allRefused, readVitals, type VitalSigns } from "../read-vitals.ts";
import { refused, type Reading, type RefusalReason } from "../reading.ts";
import { type Recorder, startRecorder } from "../recorder.ts";
import { lastSeconds } from "../recording.ts";
import { type FrameSample, sampleFrame } from "../skin.ts";
import { followFace, type FaceView } from "./follow-face.ts";
import type { LocateFaces } from "./locate-faces.ts";

/**
 * The state of a reading at one moment. `seconds` of usable recording; `advice` is what to change, most important
 * first; `wave` the pulse of the last seconds, -1 to 1; `heartRate` is provisional, and `quality` is its quality, 0
 * while it is refused. `face` is in shares of the picture.
 */
export type FaceMoment = {
  readonly seconds: number;
  readonly advice: readonly RefusalReason[];
  readonly face: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
  readonly wave: readonly number[];
  readonly heartRate: Reading;
  readonly quality: number;
};

/** A reading of a face from consecutive pictures. Times are increasing seconds of the camera's clock. */
export type FaceReading = {
  /**
   * Adds a frame; ignored unless its time (s) is later than the last one's. Returns whether this picture was
   * searched for faces, which takes long.
   */
  addFrame: (time: number, picture: Picture) => boolean;
  /** Marks a deliberate interruption (a hidden tab): later frames form a new recording. */
  pause: () => void;
  moment: () => FaceMoment;
  /** The values of at most the last 75 seconds, each accepted or refused. */
  vitals: () => VitalSigns;
};

/** Seconds. */
const timing = {
  betweenLooks: 0.5,
  /** A longer pause between two frames cannot be bridged. */
  longestGap: 0.5,
  firstAdvice: 1,
  firstHeartRate: 11,
  betweenHeartRates: 1,
  wave: 6,
  /** Flicker is judged over more than the troubles of the moment. */
  flicker: 10,
  /** The longest that is read: what came before says nothing of now. */
  longest: 75,
} as const;

/** Problems that spoil the whole recording: it restarts once they have ended. */
const spoiling: ReadonlySet<RefusalReason> = new Set([
  "no-face",
  "several-faces",
  "too-dark",
  "too-bright",
  "moving",
]);

/**
 * Starts a reading: finds and follows a face, samples its skin in every frame, and returns problems and
 * values at any time. It stores numbers, no pictures. After a gap of more than half a second, or once a
 * problem that spoils it has ended, the recording starts anew.
 */
export function readFace(locate: LocateFaces): FaceReading {
  const look = followFace(locate);
  let stretch = startStretch();
  let lastFrame: number | null = null;
  let lastLook = Number.NEGATIVE_INFINITY;
  let view: FaceView = { box: null, faces: 0, hasSeveral: false, height: 0, isDark: false };
  let size = { width: 1, height: 1 };
  const advice = () => adviceOf(view, stretch);

  function lookAt(time: number, picture: Picture): void {
    lastLook = time;
    view = look(picture);
    if (stretch.isSpoilt && view.faces === 1 && advice().length === 0) stretch = startStretch();
    stretch.recorder.addLook({ time, faces: view.faces, height: view.height });
    if (advice().some((reason) => spoiling.has(reason))) stretch.isSpoilt = true;
  }

  return {
    addFrame: (time, picture) => {
      if (lastFrame !== null && time <= lastFrame) return false;
      [lastFrame, size] = [time, picture];
      const looks = time - lastLook >= timing.betweenLooks;
      if (looks) lookAt(time, picture);
      if (!view.box) return looks;
      if (stretch.begin !== null && time - stretch.end > timing.longestGap) stretch = startStretch();
      addTo(stretch, time, sampleFrame(picture.rgba, picture.width, picture.height, view.box));
      return looks;
    },
    pause: () => {
      stretch = startStretch();
      [lastFrame, lastLook] = [null, Number.NEGATIVE_INFINITY];
    },
    moment: () => {
      const isUsable = view.box !== null && !stretch.isSpoilt;
      const heartRate = isUsable ? heartRateOf(stretch) : refused(...advice(), "too-short");
      return {
        seconds: isUsable ? secondsOf(stretch) : 0,
        advice: advice(),
        face: view.box && inShares(view.box, size),
        wave: isUsable ? [...liveWave(stretch.recorder.recording(), timing.wave).values] : [],
        heartRate,
        quality: heartRate.ok ? heartRate.quality : 0,
      };
    },
    vitals: () =>
      stretch.begin === null
        ? allRefused(refused(...advice(), "too-short"))
        : readVitals(lastSeconds(stretch.recorder.recording(), timing.longest)),
  };
}

/** A recording without interruption. */
type Stretch = {
  recorder: Recorder;
  begin: number | null;
  end: number;
  /** Something was in it that cannot be mended. */
  isSpoilt: boolean;
  heart: { at: number; reading: Reading } | null;
};

const startStretch = (): Stretch => ({
  recorder: startRecorder(),
  begin: null,
  end: 0,
  isSpoilt: false,
  heart: null,
});

const secondsOf = ({ begin, end }: Stretch) => (begin === null ? 0 : end - begin);

function addTo(stretch: Stretch, time: number, sample: FrameSample): void {
  stretch.recorder.addFrame(time, sample);
  stretch.begin ??= time;
  stretch.end = time;
}

/** Where the face is, is known from the looks themselves; the rest from what was recorded a moment ago. */
function adviceOf(view: FaceView, stretch: Stretch): readonly RefusalReason[] {
  if (view.isDark) return ["too-dark"];
  if (!view.box) return ["no-face"];
  const several: readonly RefusalReason[] = view.hasSeveral ? ["several-faces"] : [];
  if (secondsOf(stretch) < timing.firstAdvice) return several;
  const recording = stretch.recorder.recording();
  const now = currentRefusalReasons(recording).filter((one) => one !== "no-face" && one !== "several-faces");
  const flickers = currentRefusalReasons(recording, timing.flicker).filter(
    (one) => one === "flickering-light",
  );
  return [...new Set([...several, ...now, ...flickers])];
}

/** Asked again once a second: it takes long. */
function heartRateOf(stretch: Stretch): Reading {
  const seconds = secondsOf(stretch);
  if (seconds < timing.firstHeartRate) return refused("too-short");
  if (!stretch.heart || seconds - stretch.heart.at >= timing.betweenHeartRates)
    stretch.heart = { at: seconds, reading: provisionalHeartRate(stretch.recorder.recording()) };
  return stretch.heart.reading;
}

const inShares = ({ left, top, width, height }: Box, picture: { width: number; height: number }) => ({
  x: left / picture.width,
  y: top / picture.height,
  width: width / picture.width,
  height: height / picture.height,
});
