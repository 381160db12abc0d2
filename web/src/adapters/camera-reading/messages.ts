import type { FaceMoment } from "@anteroom/vitals/face/read-face";
import type { VitalSigns } from "@anteroom/vitals/read-vitals";

/** What the page tells the Worker. Pictures are handed over, never copied, and go nowhere else. */
export type ToWorker =
  | { what: "frame"; time: number; width: number; height: number; rgba: ArrayBuffer }
  | { what: "pause" }
  | { what: "finish"; id: number };

/** What the Worker tells the page. `lookMs`: faces were looked for in this frame, and so long it took. */
export type FromWorker =
  | { what: "ready" }
  | { what: "taken"; lookMs: number | null }
  | { what: "moment"; moment: FaceMoment }
  | { what: "vitals"; id: number; vitals: VitalSigns };
