import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { isForChildren } from "@anteroom/content/specialties";

/** Returns the doctors for everyone before children's doctors, each group in its given order. */
export function adultsFirst<One extends Pick<Doctor, "specialty">>(doctors: readonly One[]): readonly One[] {
  return [
    ...doctors.filter(({ specialty }) => !isForChildren(specialty)),
    ...doctors.filter(({ specialty }) => isForChildren(specialty)),
  ];
}

/**
 * Returns the first slot of a children's doctor, also if it is later than the other doctors' first, so that the
 * page keeps its height when the order changes. Returns null if there are only children's doctors, or none has
 * a slot. Requires the doctors sorted by `adultsFirst`, each group by earliest slot.
 */
export function firstChildrensSlot<One extends Pick<Doctor, "specialty" | "next_slots">>(
  doctors: readonly One[],
): One["next_slots"][number] | null {
  const [first] = doctors;
  if (!first || isForChildren(first.specialty)) return null;
  const childrens = doctors.find(({ specialty, next_slots: [slot] }) => isForChildren(specialty) && slot);
  return childrens?.next_slots[0] ?? null;
}
