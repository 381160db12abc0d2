import type { ClinicApi } from "../clinic-api.ts";
import type { DoctorCopy } from "./doctor-copy.ts";

/** One visit as an act sees it. */
export type Scene = {
  appointmentId: number;
  api: ClinicApi;
  /** In the patient's language. */
  words: DoctorCopy;
  language: string;
  /** The name of a file of this appointment, with its doctor and day. */
  nameOf: (sheet: string) => string;
  /** Shown under the doctor's picture. */
  caption: (text: string, isFinal: boolean) => void;
  /** The doctor's line goes away, and comes back by itself. */
  dropLine: () => void;
};

/**
 * One small thing that the doctor does: so long after the first picture, or whenever something happens, or once the visit
 * is over, whoever ended it.
 */
export type Act = {
  name: string;
  when: { afterMs: number } | { on: readonly string[] } | "over";
  play(scene: Scene): Promise<void>;
};

/** A pause within an act, as people make them. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
