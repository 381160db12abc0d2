import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { isForChildren } from "@anteroom/content/specialties";

/** Doctors for everybody before those for children alone, each in the order of their free times: whoever comes is an adult as a rule. */
export function adultsFirst<One extends Pick<Doctor, "specialty">>(doctors: readonly One[]): readonly One[] {
  return [
    ...doctors.filter(({ specialty }) => !isForChildren(specialty)),
    ...doctors.filter(({ specialty }) => isForChildren(specialty)),
  ];
}

/** A children's doctor who is free before the first of these doctors; null where nobody is. */
export function freeForChildren<One extends Pick<Doctor, "specialty" | "next_slots">>(
  doctors: readonly One[],
): One["next_slots"][number] | null {
  const start = doctors[0]?.next_slots[0]?.start_time ?? "";
  const earlier = doctors.find(
    ({ specialty, next_slots: [slot] }) => isForChildren(specialty) && slot && slot.start_time < start,
  );
  return earlier?.next_slots[0] ?? null;
}
