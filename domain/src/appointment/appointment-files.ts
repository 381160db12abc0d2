import { joinClosesAt } from "./session-window.ts";

type AppointmentFacts = { status: string; endTime: number };

const booked: ReadonlySet<string> = new Set(["scheduled", "accepted", "preparing", "finished"]);

/** Whether the patient may send files: from the booking until the visit's window closes; what was sent stays readable. */
export function maySendFiles({ status, endTime }: AppointmentFacts, now: number): boolean {
  return booked.has(status) && now <= joinClosesAt(endTime);
}

/** Whether the bytes of a file may be handed to anybody, its sender included. */
export function mayHandOver({ scan }: { scan: "scanning" | "clean" | "infected" | "unscanned" }): boolean {
  return scan === "clean" || scan === "unscanned";
}

/** Whether the clinic may share: with every visit that is booked or has been held, however long ago. */
export function mayShareFiles({ status }: Pick<AppointmentFacts, "status">): boolean {
  return booked.has(status);
}
