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

/** Returns the targets that match a typed text, the best first. */
export type FindTargets = (targets: readonly SearchTarget[], typed: string) => SearchTarget[];
