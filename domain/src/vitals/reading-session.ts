/** Why a reading ended without values. */
export const readingFailures = [
  /** The browser, the system or another program blocks the camera or the microphone. */
  "no-access",
  /** No value could be accepted. */
  "nothing-readable",
  /** The camera was lost, or the page was hidden for too long. */
  "interrupted",
  /** The reader's code could not be loaded. */
  "not-loaded",
] as const;
/** Why a reading failed. */
export type ReadingFailure = (typeof readingFailures)[number];

/** The states of a reading by camera, from the first question to the saved measurement (S4.READ). */
export type ReadingState =
  | { at: "start" | "consent" | "rest" | "permission" | "positioning" | "under_way" }
  /** Values were read; nothing is saved yet. */
  | { at: "complete" }
  /** The server has saved the measurement. */
  | { at: "saved" }
  /** The reading ended and nothing was saved. */
  | { at: "stopped_by_user" | "stopped_by_doctor" }
  | { at: "failed"; reason: ReadingFailure };
/** The name of a state. */
export type ReadingStep = ReadingState["at"];
/** The steps of a reading of vital signs, in order, with its possible ends. */
export const readingSteps = [
  "start",
  "consent",
  "rest",
  "permission",
  "positioning",
  "under_way",
  "complete",
  "saved",
  "stopped_by_user",
  "stopped_by_doctor",
  "failed",
] as const satisfies readonly ReadingStep[];

/** What happens in a reading (`stepReading`). */
export type ReadingEvent =
  /** Started by a tap, or by accepting the doctor's request (S4.READ.07); also restarted after the patient stopped. */
  | { type: "begun" }
  | { type: "consented" }
  /** The person confirms having rested, or skips it: never verified (S5.FIELD.06). */
  | { type: "rested" }
  | { type: "allowed" }
  /** The face is in the right position. */
  | { type: "in_place" }
  | { type: "read" }
  | { type: "saved" }
  | { type: "stopped_by_user" }
  | { type: "stopped_by_doctor" }
  | { type: "failed"; reason: ReadingFailure };

/** What one step leads to; every other event leaves its state as it is. */
const forward: Partial<Record<ReadingStep, Partial<Record<ReadingEvent["type"], ReadingStep & NoReason>>>> = {
  start: { begun: "consent" },
  consent: { consented: "rest" },
  rest: { rested: "permission" },
  permission: { allowed: "positioning" },
  positioning: { in_place: "under_way" },
  under_way: { read: "complete" },
  complete: { saved: "saved" },
  saved: { begun: "consent" },
  stopped_by_user: { begun: "consent" },
  failed: { begun: "consent" },
};
type NoReason = Exclude<ReadingStep, "failed">;

/** Whether a reading is on its way, so that it can be stopped. */
function isReadingOpen({ at }: ReadingState): boolean {
  return ["consent", "rest", "permission", "positioning", "under_way", "complete"].includes(at);
}

/** Returns the state after an event. Irrelevant events leave it unchanged. */
export function stepReading(state: ReadingState, event: ReadingEvent): ReadingState {
  switch (event.type) {
    case "stopped_by_user":
    case "stopped_by_doctor":
      return isReadingOpen(state) ? { at: event.type } : state;
    case "failed":
      return isReadingOpen(state) && state.at !== "complete" ? { at: "failed", reason: event.reason } : state;
    case "begun":
    case "consented":
    case "rested":
    case "allowed":
    case "in_place":
    case "read":
    case "saved": {
      const next = forward[state.at]?.[event.type];
      return next ? { at: next } : state;
    }
  }
}
