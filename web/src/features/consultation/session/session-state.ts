import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { Failure, Result } from "../../../platform/api.ts";
import type { CallTools } from "../../../ports/call-tools.ts";
import type { ConnectionState, Realtime } from "../../../ports/realtime.ts";
import type { DeviceKind } from "../../../ports/video-room.ts";
import type { CallEntry } from "../waiting-room/call-memory.ts";
import type { Entrance } from "./call-api.ts";
import {
  type DoctorVisibility,
  firstCallState,
  type CallEvent,
  type CallSessionState,
} from "./call-session-state.ts";

/** What is loaded before a call: how to join a room, and the realtime connection. */
export type CallSetup = { join: CallTools["joinRoom"]; realtime: Realtime };

/** The state of a call session outside its stores. */
export type SessionState = {
  isStopped: boolean;
  /** The person's stage on the way into and through the call. */
  stage: CallSessionState;
  appointment: Appointment | null;
  isMuted: boolean;
  withCamera: boolean;
  /** Id of this page among the person's pages; a new one when it takes the call over by a tap. */
  page: string;
  /** Number of the current attempt to enter; answers to earlier ones are ignored. */
  attempt: number;
  /** The connection that is followed. */
  realtime: Realtime | null;
  /** It has been connected before. */
  wasUp: boolean;
  hasCall: boolean;
};

/** The input of `stepSession`. */
export type SessionEvent =
  | { kind: "start" | "stop" | "room-changed" | "connection-changed" }
  /** `entry`: how this tab went in before a reload; `now` in ms of the server's clock. */
  | { kind: "appointment"; appointment: Appointment; entry: CallEntry | null; now: number }
  | { kind: "minute"; entry: CallEntry | null; now: number }
  | { kind: "failed"; failure: Failure }
  | { kind: "entrance"; attempt: number; answer: Result<Entrance>; setup: CallSetup | null }
  | { kind: "retry-due"; retry: Retry }
  /** The connection and the doctor as they are now. */
  | { kind: "seen"; connection: ConnectionState; doctor: DoctorVisibility }
  | { kind: "join" | "rejoin" | "join-audio-only"; page: string }
  | { kind: "mute"; isMuted: boolean }
  | { kind: "camera"; isOn: boolean }
  | { kind: "stage"; event: Extract<CallEvent, { kind: StageEventKind }> };

type StageEventKind = "visit" | "step-in" | "leave" | "doctor-gone" | "forgotten" | "taken-over";

/** What is tried again: entering (by attempt number), or fetching the state. */
export type Retry = { what: "enter"; attempt: number } | { what: "ask" };

/** What `runSessionEffect` does after a step. */
export type SessionEffect =
  /** Stores show the state; trouble is judged anew. */
  | { do: "publish" | "judge" }
  /** Ends in `appointment` or `failed`. */
  | { do: "fetch-appointment" }
  /** Ends in `entrance`. */
  | { do: "enter"; attempt: number; page: string; realtime: Realtime | null }
  | { do: "ask" }
  | { do: "wait-for-retry"; retry: Retry }
  | { do: "stop-retry" | "wait-for-doctor" | "stop-waiting-for-doctor" }
  | { do: "request-devices"; kinds: readonly DeviceKind[] }
  | { do: "stop-camera" | "stop-devices" }
  | { do: "remember-entry"; appointmentId: number; entry: CallEntry }
  | { do: "forget-entry"; appointmentId: number }
  | { do: "follow-connection"; realtime: Realtime }
  | { do: "close-connection"; realtime: Realtime; isFollowed: boolean }
  | { do: "open-call"; setup: CallSetup; entrance: Entrance; isMuted: boolean }
  | { do: "close-call" | "reconnect-call" | "announce-leaving" }
  | { do: "mute-call"; isMuted: boolean }
  /** Looks at connection and room; ends in `seen` while there are both. */
  | { do: "look" }
  /** Asks, then connects again: the server has closed the connection. */
  | { do: "ask-and-resume"; realtime: Realtime };

/** Returns the state before `start`. */
export function firstSessionState(page: string): SessionState {
  return {
    isStopped: true,
    stage: firstCallState,
    appointment: null,
    isMuted: false,
    withCamera: true,
    page,
    attempt: 0,
    realtime: null,
    wasUp: false,
    hasCall: false,
  };
}
