import { joinClosesAt } from "./session-window.ts";

type AppointmentFacts = { status: string; endTime: number };

const booked: ReadonlySet<string> = new Set(["scheduled", "accepted", "preparing", "finished"]);

/** Returns whether the patient may send files: from booking until the appointment's session window closes, even if finished. */
export function maySendFiles({ status, endTime }: AppointmentFacts, now: number): boolean {
  return booked.has(status) && now <= joinClosesAt(endTime);
}

/**
 * Returns whether a file may be downloaded, by its sender too: only after its scan found no virus or
 * where no scanner runs.
 */
export function mayHandOver({ scan }: { scan: "scanning" | "clean" | "infected" | "unscanned" }): boolean {
  return scan === "clean" || scan === "unscanned";
}

/**
 * Returns whether the clinic may share files: with every appointment that is booked or was held, however long ago.
 */
export function mayShareFiles({ status }: Pick<AppointmentFacts, "status">): boolean {
  return booked.has(status);
}
