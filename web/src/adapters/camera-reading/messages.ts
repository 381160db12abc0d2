import type { FaceMoment } from "@anteroom/vitals/face/read-face";
import type { VitalSigns } from "@anteroom/vitals/read-vitals";

/** Messages from the page to the Worker. Frames are transferred, never copied, and go nowhere else. */
export type ToWorker =
  | { what: "frame"; time: number; width: number; height: number; rgba: ArrayBuffer }
  | { what: "pause" }
  | { what: "finish"; id: number };

/**
 * Messages from the Worker to the page: `ready` once the model is loaded, `taken` after each frame, `moment` for the display, `vitals` in
 * answer to `finish` with the same `id`. `lookMs`: ms of face detection in this frame; null where it did not run.
 */
export type FromWorker =
  | { what: "ready" }
  | { what: "taken"; lookMs: number | null }
  | { what: "moment"; moment: FaceMoment }
  | { what: "vitals"; id: number; vitals: VitalSigns };
