import { requestTime } from "@anteroom/contract/appointment/waitlist";
import { asNumber, asRecord } from "@anteroom/domain/shared/record";
import type { App } from "../../platform/app-context.tsx";
import { deviceMemory, type DeviceMemory } from "../../platform/storage/device-memory.ts";
import { bookingKeys } from "../booking/erase-booking.ts";
import { createStore } from "../../platform/storage/store.ts";

/** A doctor, or whoever of a specialty. */
export type WaitGoal = { doctor_id: number } | { specialty: string };

/** As long as the link of a sign-up works, in ms. */
const storedFor = 24 * 3_600_000;

/** Keeps what a guest wants to be told of until somebody signs in on this device. */
export function storeRequest(memory: DeviceMemory, goal: WaitGoal, now: number): void {
  memory.write(bookingKeys.waitlistRequest, { ...goal, keptAt: now });
}

/** What a guest asked for here; null where nobody did, or too long ago. */
export function readStoredRequest(memory: DeviceMemory, now: number): WaitGoal | null {
  const stored = asRecord(memory.read(bookingKeys.waitlistRequest));
  const keptAt = asNumber(stored?.["keptAt"]) ?? 0;
  if (!stored || now - keptAt >= storedFor || keptAt > now) return null;
  const { doctor_id: doctorId, specialty } = stored;
  if (typeof doctorId === "number") return { doctor_id: doctorId };
  return typeof specialty === "string" ? { specialty } : null;
}

/** Whether two goals are the same. */
export function isSameGoal(one: WaitGoal, other: WaitGoal): boolean {
  return "doctor_id" in one
    ? "doctor_id" in other && one.doctor_id === other.doctor_id
    : "specialty" in other && one.specialty === other.specialty;
}

/** Counts what was joined for somebody who had just signed in: a list that was asked for before is asked for anew. */
export const storedJoins = createStore(0);

/** Joins the waitlist for whoever has signed in after asking as a guest. Asking twice is no error; offline it is asked again later. */
export async function joinStoredRequest({ api, clock, session, storage }: App): Promise<void> {
  const memory = deviceMemory(storage);
  const goal = readStoredRequest(memory, clock.now());
  if (session.token() === null || goal === null) return;
  const answer = await api.call(requestTime, { body: goal });
  if (answer.isOk || answer.failure.title !== undefined) memory.erase(bookingKeys.waitlistRequest);
  if (answer.isOk) storedJoins.set(storedJoins.get() + 1);
}
