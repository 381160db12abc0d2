import type { FaceMoment } from "@anteroom/vitals/face/read-face";
import type { VitalSigns } from "@anteroom/vitals/read-vitals";

/** Messages from the page to the Worker. Frames are transferred, never copied, and go nowhere else. */
export type ToWorker =
  | { what: "frame"; time: number; width: number; height: number; rgba: ArrayBuffer }
  | { what: "pause" }
  | { what: "finish"; id: number };

/**
 * Messages from the Worker to the page. `lookMs`: how long face detection took in this frame, in ms; null
 * where it did not run.
 */
export type FromWorker =
  | { what: "ready" }
  | { what: "taken"; lookMs: number | null }
  | { what: "moment"; moment: FaceMoment }
  | { what: "vitals"; id: number; vitals: VitalSigns };
