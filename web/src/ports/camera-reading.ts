import type { Reading, RefusalReason } from "@anteroom/vitals/reading";
import type { VitalSigns } from "@anteroom/vitals/read-vitals";

/** A rectangle as fractions of the camera's frame, not mirrored. */
export type FacePlace = { x: number; y: number; width: number; height: number };

/** The state of a camera measurement; reported a few times a second. */
export type ReadingMoment = {
  /** Of usable recording so far. Begins anew at 0 when the face, the light or the tab was away for more than a moment. */
  seconds: number;
  /** What is wrong now, most important first; empty when all is well. */
  advice: readonly RefusalReason[];
  face: FacePlace | null;
  /** The tab is hidden or the camera sends no frames: nothing is recorded. */
  isPaused: boolean;
  /** The pulse of the last seconds at even steps, -1 to 1; empty while there is none to show. */
  wave: readonly number[];
  /** Provisional, within 12 seconds; before that refused as too short. Never to be kept. */
  heartRate: Reading;
  /** Of what has been recorded so far, 0 to 1. */
  quality: number;
};

/** A running camera measurement. */
export type CameraReading = {
  /** Tells the newest moment at once and each one after it; returns how to end that. */
  watch(listener: (moment: ReadingMoment) => void): () => void;
  /** Everything that can be read from what was recorded so far; worked out in a Worker, so that the call does not stutter. May be asked again later. Never rejects. */
  finish(): Promise<VitalSigns>;
  /** Ends it and forgets the recording. The track goes on. */
  stop(): void;
};

/**
 * Starts to measure the face on a camera track that the caller owns; never opens or stops devices. Loads the
 * face model, so requires consent before; rejects if that fails. `now`: a monotonic clock in ms.
 */
export type OpenCameraReading = (
  track: MediaStreamTrack,
  options: { now: () => number },
) => Promise<CameraReading>;

/** Measures vital signs by camera. `bytes` are downloaded on first use, and named before consent. */
export type CameraReader = { bytes: number; open: OpenCameraReading };
