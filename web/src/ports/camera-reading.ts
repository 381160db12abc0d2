import type { Reading, RefusalReason } from "@anteroom/vitals/reading";
import type { VitalSigns } from "@anteroom/vitals/read-vitals";

/** A rectangle as fractions of the camera's frame, not mirrored. */
export type FacePlace = { x: number; y: number; width: number; height: number };

/** The state of a camera measurement; reported a few times a second. */
export type ReadingMoment = {
  /** Seconds of usable recording. Restarts at 0 when face, light or tab were away for more than a moment. */
  seconds: number;
  /** What is wrong now, most important first; empty when all is well. */
  advice: readonly RefusalReason[];
  /** Where the face is; null while none is found. */
  face: FacePlace | null;
  /** The tab is hidden or the camera sends no frames: nothing is recorded. */
  isPaused: boolean;
  /** It is paused although the page is seen: the camera sends no frames. */
  isSilent: boolean;
  /** The pulse wave of the last seconds at even steps, -1 to 1; may be empty. */
  wave: readonly number[];
  /** Provisional, from the last 12 seconds; refused as too short before that. Must not be saved. */
  heartRate: Reading;
  /** Of what has been recorded so far, 0 to 1. */
  quality: number;
};

/** A running camera measurement. */
export type CameraReading = {
  /**
   * Calls the listener with the latest moment at once, then with each new one; returns a function that stops
   * it.
   */
  watch(listener: (moment: ReadingMoment) => void): () => void;
  /**
   * Returns everything that can be read from the recording so far, computed in a Worker. May be called again
   * later. Never rejects.
   */
  finish(): Promise<VitalSigns>;
  /** Ends the measurement and discards the recording. The track stays open. */
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
