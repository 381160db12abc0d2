import type { Dependent } from "@anteroom/contract/dependents";
import { useApp } from "../../platform/app-context.tsx";
import { readBookedFor } from "../../platform/booked-for.ts";
import { useDependents } from "../../platform/dependents.ts";
import { deviceMemory } from "../../platform/device-memory.ts";

/** The dependent whom the booking under way is for, or null; only an id while the family is being fetched. */
export function useBookedFor(): Pick<Dependent, "id" | "name"> | null {
  const { storage } = useApp();
  const { data, failure } = useDependents();
  const id = readBookedFor(deviceMemory(storage));
  if (id === null) return null;
  const known = data?.find((one) => one.id === id);
  if (known) return known;
  // Somebody who has left the family meanwhile is booked for no more.
  return data || failure?.code === "feature_off" ? null : { id, name: "…" };
}
