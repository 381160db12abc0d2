import type { ClinicApi } from "../clinic-api.ts";
import type { DoctorCopy } from "./doctor-copy.ts";

/** What an act can use in one call. Captions are lost while the patient is not connected. */
export type Scene = {
  appointmentId: number;
  api: ClinicApi;
  /** The doctor's texts in the patient's language. */
  words: DoctorCopy;
  language: string;
  /** Returns the name of a file of this appointment, with its doctor and day. */
  nameOf: (sheet: string) => string;
  /** Shows text as a caption below the doctor's video; `isFinal`: it will not be corrected. */
  caption: (text: string, isFinal: boolean) => void;
  /** Disconnects the doctor, who reconnects by himself. */
  dropLine: () => void;
};

/**
 * A scripted action of the demo doctor: `afterMs` after the first connection (once), on events of the call or the clinic (repeatedly, and
 * at each connection), or once the call is over.
 */
export type Act = {
  name: string;
  when: { afterMs: number } | { on: readonly string[] } | "over";
  /** Performs the action; may reject. */
  play(scene: Scene): Promise<void>;
};

/** Resolves after `ms`; used between the steps of an act. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
