import type { Dependent } from "@anteroom/contract/account/dependents";
import { useApp } from "../../../platform/app-context.tsx";
import type { Fetched } from "../../../platform/appointments.ts";
import { readBookedFor } from "../../../shared/booking/booked-for.ts";
import { useDependents } from "../../../shared/account/dependents.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";

type Person = Pick<Dependent, "id" | "name"> & Partial<Pick<Dependent, "birthdate" | "sex">>;

/** The dependent whom the booking under way is for, or null; only an id while the family is being fetched. */
export function useBookedFor(): Person | null {
  const { storage } = useApp();
  return bookedPerson(readBookedFor(deviceMemory(storage)), useDependents());
}

/** Nobody is booked for whom the page cannot show: somebody who has left the family meanwhile, or a family that cannot be fetched. */
export function bookedPerson(
  id: number | null,
  { data, failure }: Pick<Fetched<readonly Person[]>, "data" | "failure">,
): Person | null {
  if (id === null) return null;
  if (!data) return failure ? null : { id, name: "…" };
  return data.find((one) => one.id === id) ?? null;
}
