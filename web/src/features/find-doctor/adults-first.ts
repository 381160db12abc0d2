import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { isForChildren } from "@anteroom/content/specialty-of";

/** Doctors for everybody before those for children alone, each in the order of their free times: whoever comes is an adult as a rule. */
export function adultsFirst<One extends Pick<Doctor, "specialty">>(doctors: readonly One[]): readonly One[] {
  return [
    ...doctors.filter(({ specialty }) => !isForChildren(specialty)),
    ...doctors.filter(({ specialty }) => isForChildren(specialty)),
  ];
}
