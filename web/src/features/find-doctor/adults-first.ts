import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { isForChildren } from "@anteroom/content/specialties";

/** Sorts doctors for everyone before children's doctors, each group by its free times. */
export function adultsFirst<One extends Pick<Doctor, "specialty">>(doctors: readonly One[]): readonly One[] {
  return [
    ...doctors.filter(({ specialty }) => !isForChildren(specialty)),
    ...doctors.filter(({ specialty }) => isForChildren(specialty)),
  ];
}

/** Returns the first slot of a children's doctor if it is before those of all others; else null. */
export function firstChildrensSlot<One extends Pick<Doctor, "specialty" | "next_slots">>(
  doctors: readonly One[],
): One["next_slots"][number] | null {
  const start = doctors[0]?.next_slots[0]?.start_time ?? "";
  const earlier = doctors.find(
    ({ specialty, next_slots: [slot] }) => isForChildren(specialty) && slot && slot.start_time < start,
  );
  return earlier?.next_slots[0] ?? null;
}
