import type { DoctorSex } from "@anteroom/domain/booking/doctor-facts";

/** Something the search can lead to: a doctor's page, or the doctors of a specialty. */
export type SearchTarget = {
  id: string;
  to: string;
  title: string;
  detail: string;
  portrait: string | null;
  specialty: string;
  /** The doctor's sex, or the requested one. */
  sex: DoctorSex | null;
};

/** A search: returns the targets that match a typed text, best first. */
export type FindTargets = (targets: readonly SearchTarget[], typed: string) => SearchTarget[];

/** The search of a page. */
export type TargetFinder = {
  /** The matches in the languages that have loaded. */
  find: FindTargets;
  /**
   * Returns the matches. Loads the words of other languages first where the text is no doctor's name and the page's
   * language does not know its words; with `isFinished` false, the beginning of a known word suffices.
   */
  findInAnyLanguage: (
    targets: readonly SearchTarget[],
    typed: string,
    isFinished: boolean,
  ) => Promise<SearchTarget[]>;
};
