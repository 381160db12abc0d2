import type { Dependent } from "@anteroom/contract/account/dependents";
import { useApp } from "../../../platform/app-context.tsx";
import type { Fetched } from "../../../platform/appointments.ts";
import { readBookedFor } from "../../../shared/booking/booked-for.ts";
import { useDependents } from "../../../shared/account/dependents.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";

type Person = Pick<Dependent, "id" | "name"> & Partial<Pick<Dependent, "birthdate" | "sex">>;

/**
 * Returns the dependent whom the stored booking is for; null for the patient, and for one no longer in the
 * family or who cannot be fetched. While the dependents are fetched, the name is "…".
 */
export function useBookedFor(): Person | null {
  const { storage } = useApp();
  return bookedPerson(readBookedFor(deviceMemory(storage)), useDependents());
}

/**
 * Returns the dependent with this id; with the name "…" while they are being fetched; null if they are no
 * longer in the family or cannot be fetched.
 */
export function bookedPerson(
  id: number | null,
  { data, failure }: Pick<Fetched<readonly Person[]>, "data" | "failure">,
): Person | null {
  if (id === null) return null;
  if (!data) return failure ? null : { id, name: "…" };
  return data.find((one) => one.id === id) ?? null;
}
