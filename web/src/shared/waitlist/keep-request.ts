import { requestTime } from "@anteroom/contract/appointment/waitlist";
import { asNumber, asRecord } from "@anteroom/domain/shared/record";
import type { App } from "../../platform/app-context.tsx";
import { deviceMemory, type DeviceMemory } from "../../platform/storage/device-memory.ts";
import { bookingKeys } from "../booking/erase-booking.ts";
import { createStore } from "../../platform/storage/store.ts";

/** What is waited for: a doctor, or any doctor of a specialty. */
export type WaitGoal = { doctor_id: number } | { specialty: string };

/** As long as the link of a sign-up works, in ms. */
const storedFor = 24 * 3_600_000;

/**
 * Stores a guest's waitlist request on this device, replacing any other, until a patient signs in. `now` in
 * ms.
 */
export function storeRequest(memory: DeviceMemory, goal: WaitGoal, now: number): void {
  memory.write(bookingKeys.waitlistRequest, { ...goal, keptAt: now });
}

/** Returns the stored request; null if none, malformed, older than a day or from the future. `now` in ms. */
export function readStoredRequest(memory: DeviceMemory, now: number): WaitGoal | null {
  const stored = asRecord(memory.read(bookingKeys.waitlistRequest));
  const keptAt = asNumber(stored?.["keptAt"]) ?? 0;
  if (!stored || now - keptAt >= storedFor || keptAt > now) return null;
  const { doctor_id: doctorId, specialty } = stored;
  if (typeof doctorId === "number") return { doctor_id: doctorId };
  return typeof specialty === "string" ? { specialty } : null;
}

/** Returns whether two goals are the same. */
export function isSameGoal(one: WaitGoal, other: WaitGoal): boolean {
  return "doctor_id" in one
    ? "doctor_id" in other && one.doctor_id === other.doctor_id
    : "specialty" in other && one.specialty === other.specialty;
}

/** Counts stored requests joined after sign-in, so that lists fetched earlier are fetched again. */
export const storedJoins = createStore(0);

/**
 * Joins the waitlist with the stored request of this device, and erases it once the server has accepted or
 * refused it; after a failed connection it stays. Raises `storedJoins` on success. Does nothing signed out or
 * without a request. Reports no failure.
 */
export async function joinStoredRequest({ api, clock, session, storage }: App): Promise<void> {
  const memory = deviceMemory(storage);
  const goal = readStoredRequest(memory, clock.now());
  if (session.token() === null || goal === null) return;
  const answer = await api.call(requestTime, { body: goal });
  if (answer.isOk || answer.failure.title !== undefined) memory.erase(bookingKeys.waitlistRequest);
  if (answer.isOk) storedJoins.set(storedJoins.get() + 1);
}
