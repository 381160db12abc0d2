import { isSessionOpen, joinOpensAt } from "./session-window.ts";

/** What access to an appointment depends on; instants in ms. */
export type AppointmentFacts = {
  startTime: number;
  endTime: number;
  serviceType: string;
  /** The status as the API names it, as `accepted`. */
  status: string;
};

/** Why a video call cannot be entered; `too-early` and `over` by time, the others by kind or status. */
export type AppointmentRefusal =
  | "not-remote"
  | "not-confirmed"
  | "canceled"
  | "declined"
  | "missed"
  | "finished"
  | "too-early"
  | "over";

/** Whether the video call may be entered, else the reason (`mayEnterCall`). */
export type AppointmentAccess = { allow: true } | { allow: false; reason: AppointmentRefusal };

/** Why each status refuses entry (D.89); an unlisted status opens nothing. */
const refusalByStatus: Readonly<Record<string, AppointmentRefusal | null>> = {
  scheduled: null,
  accepted: null,
  preparing: null,
  pending_payment: "not-confirmed",
  payment_failed: "not-confirmed",
  canceled: "canceled",
  declined: "declined",
  no_show: "missed",
  finished: "finished",
};

/**
 * Returns whether the video call of an appointment may be entered at `now` (ms), else the reason (S4.VALID.04/.05,
 * D.89). Requires a `remote` appointment that is scheduled, accepted or preparing, and an open session window. An
 * unknown status is `not-confirmed`.
 */
export function mayEnterCall(visit: AppointmentFacts, now: number): AppointmentAccess {
  const reason = refusalOf(visit, now);
  return reason === null ? { allow: true } : { allow: false, reason };
}

/** Checks permanent reasons first, so that a call that will never open is not reported as opening later. */
function refusalOf(
  { startTime, endTime, serviceType, status }: AppointmentFacts,
  now: number,
): AppointmentRefusal | null {
  if (serviceType !== "remote") return "not-remote";
  const byStatus = Object.hasOwn(refusalByStatus, status) ? refusalByStatus[status] : undefined;
  if (byStatus === undefined) return "not-confirmed";
  if (byStatus !== null) return byStatus;
  if (isSessionOpen({ startTime, endTime }, now)) return null;
  return now < joinOpensAt(startTime) ? "too-early" : "over";
}
