import type { CallState } from "@anteroom/contract/call/consultation";
import type { AppointmentAccess, AppointmentRefusal } from "@anteroom/domain/appointment/appointment-access";

/** The realtime connection: connecting, connected, disconnected, or unsupported by this browser. */
export type RealtimeStatus = "coming" | "up" | "down" | "unable";
/** How the doctor is connected to the call. */
export type DoctorVisibility = "absent" | "connecting" | "connected" | "reconnecting";
/** The realtime connection (`line`) and the connection to the doctor, as this page observes them itself. */
export type Visibility = { line: RealtimeStatus; doctor: DoctorVisibility };

/**
 * Why the call cannot be entered. `unknown-visit`: not the caller's. `link-ended`: the guest's token is no
 * longer valid. `full`: five people are in.
 */
export type LobbyReason = AppointmentRefusal | "unknown-visit" | "link-ended" | "full";

type Inside = {
  visit: CallState;
  visibility: Visibility;
  hasMet: boolean;
  /** The doctor was present and has been away for long: the person waits again (D.89). */
  isDoctorGone: boolean;
};

/**
 * The person's stage on the way into and through a call. `doorstep`: the call has opened. `entering`: `was`
 * is the stage before. `connecting`: the doctor is present or expected back. `lost`: we or the doctor are
 * disconnected. `elsewhere`: another page of the same person has the call.
 */
export type CallSessionState =
  | { at: "checking-access"; isUnreachable: boolean }
  | { at: "refused"; reason: LobbyReason }
  | { at: "doorstep" }
  | { at: "device-check" }
  | { at: "entering"; hasMet: boolean; isUnreachable: boolean; was: Inside | null }
  | ({ at: "waiting" | "connecting" | "in-call" } & Inside)
  | ({ at: "lost"; who: "we" | "doctor" } & Inside)
  | { at: "left" }
  | { at: "elsewhere" }
  | { at: "ended" };

/** The input of `stepCall`. */
export type CallEvent =
  /** The result of the access rules now; `isReturn`: the page was reloaded by somebody who was in the call. */
  | { kind: "access"; access: AppointmentAccess; isReturn: boolean }
  /** The server has refused entry. */
  | { kind: "turned-away"; reason: LobbyReason }
  | { kind: "unreachable" }
  /** The person goes on from the lobby to the device check. */
  | { kind: "step-in" }
  | { kind: "join" }
  /** The server has admitted us. */
  | { kind: "entered"; visit: CallState }
  /** The server no longer lists us as present, for example after its restart. */
  | { kind: "forgotten" }
  /** The server has reported the state of the call. */
  | { kind: "visit"; visit: CallState }
  /** The realtime connection or the connection to the doctor has changed. */
  | { kind: "sight"; visibility: Visibility }
  /** The doctor has not come back for a while. */
  | { kind: "doctor-gone" }
  /** The same person has joined on another page. */
  | { kind: "taken-over" }
  /** Leave and join again, or move the call from another page to this one. */
  | { kind: "rejoin" }
  | { kind: "leave" };

/** The stage before access is checked. */
export const firstCallState: CallSessionState = { at: "checking-access", isUnreachable: false };

/** Returns the stage after one event; events that do not apply return the same stage. Pure. */
export function stepCall(state: CallSessionState, event: CallEvent): CallSessionState {
  switch (event.kind) {
    case "access":
      return decideAccess(state, event.access, event.isReturn);
    case "turned-away":
      return turnAway(state, event.reason);
    case "unreachable":
      return state.at === "checking-access" || state.at === "entering"
        ? { ...state, isUnreachable: true }
        : state;
    case "step-in":
      return state.at === "doorstep" ? { at: "device-check" } : state;
    case "join":
      return ["device-check", "left", "elsewhere"].includes(state.at) ? enter(false) : state;
    case "entered":
      return state.at === "entering"
        ? settle({
            visit: event.visit,
            visibility: { line: "coming", doctor: "absent" },
            hasMet: state.hasMet,
            isDoctorGone: false,
          })
        : state;
    case "forgotten":
      return isInside(state) ? enter(state.hasMet, insideOf(state)) : state;
    case "visit":
      return hear(state, event.visit);
    case "sight":
      return isInside(state) ? settle({ ...insideOf(state), visibility: event.visibility }) : state;
    case "doctor-gone":
      return state.at === "lost" && state.who === "doctor"
        ? settle({ ...insideOf(state), isDoctorGone: true })
        : state;
    case "taken-over":
      return isInside(state) || state.at === "entering" ? { at: "elsewhere" } : state;
    case "rejoin":
      if (isInside(state)) return enter(state.hasMet, insideOf(state));
      return state.at === "elsewhere" || state.at === "left" ? enter(true) : state;
    case "leave":
      return isInside(state) || state.at === "entering" ? { at: "left" } : state;
  }
}

const enter = (hasMet: boolean, was: Inside | null = null): CallSessionState => ({
  at: "entering",
  hasMet,
  isUnreachable: false,
  was,
});

/** A stage in the waiting room or the call. */
export type InsideState = Extract<CallSessionState, Inside>;

/** Returns whether the person is in the waiting room or the call. */
export function isInside(state: CallSessionState): state is InsideState {
  return "visibility" in state;
}

/**
 * Returns the state for the call screen, or null while the waiting room is shown. The call screen stays from
 * the doctor's arrival on, also while disconnected.
 */
export function callScreenState(state: CallSessionState): InsideState | null {
  if (state.at === "entering")
    return state.was?.hasMet && !state.was.isDoctorGone ? { at: "lost", who: "we", ...state.was } : null;
  if (!isInside(state) || state.at === "waiting") return null;
  return state.hasMet || state.at !== "lost" ? state : null;
}

/**
 * Returns whether the appointment should be fetched again: before the call, and if refused for now
 * (`too-early`, `not-confirmed`).
 */
export function mayStillChange(state: CallSessionState): boolean {
  if (state.at === "refused") return state.reason === "too-early" || state.reason === "not-confirmed";
  return state.at === "checking-access" || state.at === "doorstep" || state.at === "device-check";
}

const insideOf = ({ visit, visibility, hasMet, isDoctorGone }: Inside): Inside => ({
  visit,
  visibility,
  hasMet,
  isDoctorGone,
});

function decideAccess(
  state: CallSessionState,
  access: AppointmentAccess,
  isReturn: boolean,
): CallSessionState {
  if (isInside(state) || state.at === "entering" || state.at === "ended") return state;
  if (state.at === "left" || state.at === "elsewhere") return state;
  if (state.at === "refused" && isForGood(state.reason)) return state;
  if (!access.allow) return { at: "refused", reason: access.reason };
  if (state.at === "checking-access") return isReturn ? enter(true) : { at: "device-check" };
  // A browser's question about the camera does not come up by itself, so the door waits for a tap.
  return state.at === "refused" ? { at: "doorstep" } : state;
}

/** Only the server knows it: the visit's times, looked at each minute, do not undo it. */
const isForGood = (reason: LobbyReason) => reason === "link-ended" || reason === "unknown-visit";

/** Who has been inside is told that the visit is over, not that a door is shut. */
function turnAway(state: CallSessionState, reason: LobbyReason): CallSessionState {
  const wasInside =
    isInside(state) ||
    state.at === "left" ||
    state.at === "elsewhere" ||
    (state.at === "entering" && state.hasMet);
  if (wasInside && reason === "finished") return { at: "ended" };
  return state.at === "ended" ? state : { at: "refused", reason };
}

function hear(state: CallSessionState, visit: CallState): CallSessionState {
  if (state.at === "left" || state.at === "elsewhere")
    return visit.phase === "ended" ? { at: "ended" } : state;
  return isInside(state) ? settle({ ...insideOf(state), visit }) : state;
}

/** A doctor who loses the line has not ended the visit (D.89); a line of ours that drops costs nothing while picture and sound go on. */
function settle({ visit, visibility, hasMet, isDoctorGone }: Inside): CallSessionState {
  if (visit.phase === "ended") return { at: "ended" };
  const isGone = isDoctorGone && visibility.doctor === "absent";
  const inside = {
    visit,
    visibility,
    hasMet: hasMet || visibility.doctor === "connected",
    isDoctorGone: isGone,
  };
  if (visibility.doctor === "connected") return { at: "in-call", ...inside };
  if (visibility.line === "down" || visibility.line === "unable" || visibility.doctor === "reconnecting")
    return { at: "lost", who: "we", ...inside };
  if (visibility.doctor === "connecting") return { at: "connecting", ...inside };
  if (visit.phase !== "in_call" || isGone) return { at: "waiting", ...inside };
  return hasMet && visibility.line === "up"
    ? { at: "lost", who: "doctor", ...inside }
    : { at: "connecting", ...inside };
}
