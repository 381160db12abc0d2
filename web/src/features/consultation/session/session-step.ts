import { mayEnterCall } from "@anteroom/domain/appointment/appointment-access";
import type { Failure } from "../../../platform/api.ts";
import type { Step } from "../../../platform/run-steps.ts";
import type { ConnectionState } from "../../../ports/realtime.ts";
import type { DeviceKind } from "../../../ports/video-room.ts";
import type { CallEntry } from "../waiting-room/call-memory.ts";
import { isAccessTimeFailure, callOutcomeOf } from "./call-failure.ts";
import {
  type DoctorVisibility,
  stepCall,
  type CallEvent,
  type CallSessionState,
} from "./call-session-state.ts";
import { realtimeStatusOf } from "./connection-of.ts";
import type { Retry, SessionEffect, SessionEvent, SessionState } from "./session-state.ts";

/** A step under way: `state` is a copy of its own, `effects` are gathered in their order. */
type Draft = { state: SessionState; effects: SessionEffect[] };

/**
 * Returns the session's state after one event, and the effects to run, in order. Pure. `connection`: the
 * realtime connection's state now. While stopped, the stage does not change; choices of microphone and camera
 * are taken.
 */
export function stepSession(
  before: SessionState,
  event: SessionEvent,
  connection: ConnectionState | null,
): Step<SessionState, SessionEffect> {
  const draft: Draft = { state: { ...before }, effects: [] };
  take(draft, event, connection);
  return draft;
}

function take(draft: Draft, event: SessionEvent, connection: ConnectionState | null): void {
  const { state, effects } = draft;
  switch (event.kind) {
    case "start":
      state.isStopped = false;
      effects.push({ do: "fetch-appointment" });
      return;
    case "stop":
      state.isStopped = true;
      effects.push({ do: "stop-retry" });
      return withdraw(draft);
    case "appointment":
      if (state.isStopped) return;
      state.appointment = event.appointment;
      effects.push({ do: "publish" });
      return decideAccess(draft, event);
    case "minute":
      return decideAccess(draft, event);
    case "failed":
      return fail(draft, event.failure);
    case "entrance":
      return onEntrance(draft, event);
    case "retry-due":
      return retryNow(draft, event.retry);
    case "room-changed":
      effects.push({ do: "look" });
      return;
    case "connection-changed":
      return onConnection(draft, connection);
    case "seen":
      return onSeen(draft, event.connection, event.doctor);
    case "join":
    case "rejoin":
      state.page = event.page;
      return advance(draft, { kind: event.kind });
    case "join-audio-only":
      state.page = event.page;
      state.withCamera = false;
      effects.push({ do: "stop-camera" });
      return advance(draft, { kind: "join" });
    case "mute":
      state.isMuted = event.isMuted;
      effects.push({ do: "publish" });
      if (!state.hasCall) return;
      effects.push({ do: "mute-call", isMuted: event.isMuted });
      return rememberEntry(draft);
    case "camera":
      return onCamera(draft, event.isOn);
    case "stage":
      return advance(draft, event.event);
  }
}

/** Takes an event of the stage; one that means nothing there changes nothing. */
function advance(draft: Draft, event: CallEvent): void {
  const { state, effects } = draft;
  if (state.isStopped) return;
  const before = state.stage;
  state.stage = stepCall(before, event);
  if (state.stage === before) return;
  effects.push({ do: "publish" }, { do: "judge" });
  if (state.stage.at !== before.at) arrive(draft, before);
}

function arrive(draft: Draft, before: CallSessionState): void {
  const { state, effects } = draft;
  const { stage } = state;
  effects.push({ do: "stop-waiting-for-doctor" });
  switch (stage.at) {
    case "lost":
      if (stage.who === "doctor") effects.push({ do: "wait-for-doctor" });
      return;
    case "device-check":
      effects.push({ do: "request-devices", kinds: ["camera", "microphone"] });
      return;
    case "entering":
      closeCall(draft);
      if (["checking-access", "left", "elsewhere"].includes(before.at))
        effects.push({ do: "request-devices", kinds: devicesOf(state) });
      return enter(draft);
    case "left":
    case "elsewhere":
    case "ended":
    case "refused":
      return depart(draft);
    case "checking-access":
    case "doorstep":
    case "waiting":
    case "connecting":
    case "in-call":
      return;
  }
}

/** One is not in the call any more: nothing stays open, and a reload asks as at first. */
function depart(draft: Draft): void {
  const { state, effects } = draft;
  withdraw(draft);
  if (state.appointment) effects.push({ do: "forget-entry", appointmentId: state.appointment.id });
  if (state.stage.at === "left") effects.push({ do: "announce-leaving" });
  // Whether it can be reviewed.
  if (state.stage.at === "ended") effects.push({ do: "fetch-appointment" });
}

function decideAccess(draft: Draft, { entry, now }: { entry: CallEntry | null; now: number }): void {
  const { state, effects } = draft;
  const { appointment } = state;
  if (!appointment) return;
  if (entry && state.stage.at === "checking-access") {
    Object.assign(state, { isMuted: entry.isMuted, withCamera: entry.withCamera });
    effects.push({ do: "publish" });
  }
  const facts = {
    startTime: Date.parse(appointment.start_time),
    endTime: Date.parse(appointment.end_time),
    serviceType: appointment.service_type,
    status: appointment.status,
  };
  advance(draft, { kind: "access", access: mayEnterCall(facts, now), isReturn: entry !== null });
}

function enter(draft: Draft): void {
  const { state, effects } = draft;
  rememberEntry(draft);
  state.attempt += 1;
  const { attempt, page, realtime } = state;
  effects.push({ do: "enter", attempt, page, realtime });
}

function onEntrance(
  draft: Draft,
  { attempt, answer, setup }: Extract<SessionEvent, { kind: "entrance" }>,
): void {
  const { state, effects } = draft;
  const isLate = state.isStopped || state.stage.at !== "entering" || attempt !== state.attempt;
  const isNew = setup !== null && setup.realtime !== state.realtime;
  if (isNew && (isLate || !answer.isOk))
    effects.push({ do: "close-connection", realtime: setup.realtime, isFollowed: false });
  if (isLate) return;
  if (!answer.isOk) return fail(draft, answer.failure);
  if (!setup) return retryLater(draft);
  if (isNew) effects.push({ do: "follow-connection", realtime: setup.realtime });
  state.realtime = setup.realtime;
  state.hasCall = true;
  effects.push({ do: "open-call", setup, entrance: answer.data, isMuted: state.isMuted });
  advance(draft, { kind: "entered", visit: answer.data.visit });
  effects.push({ do: "look" });
}

function onConnection({ state, effects }: Draft, connection: ConnectionState | null): void {
  if (connection === "connected") {
    if (state.wasUp && state.hasCall) effects.push({ do: "reconnect-call" });
    effects.push({ do: "ask" });
  }
  // The server says who we are still: a right that has ended ends the call here, and the connection with it.
  if (connection === "ended" && state.realtime)
    effects.push({ do: "ask-and-resume", realtime: state.realtime });
  effects.push({ do: "look" });
}

function onSeen(draft: Draft, connection: ConnectionState, doctor: DoctorVisibility): void {
  const { state, effects } = draft;
  if (!state.realtime) return;
  state.wasUp ||= connection === "connected";
  advance(draft, { kind: "sight", visibility: { line: realtimeStatusOf(connection, state.wasUp), doctor } });
  effects.push({ do: "judge" });
}

function onCamera(draft: Draft, isOn: boolean): void {
  const { state, effects } = draft;
  state.withCamera = isOn;
  effects.push(isOn ? { do: "request-devices", kinds: ["camera"] } : { do: "stop-camera" });
  if (state.hasCall) rememberEntry(draft);
}

function fail(draft: Draft, failure: Failure): void {
  if (draft.state.isStopped) return;
  const outcome = callOutcomeOf(failure);
  if (outcome.kind === "turned-away" && isAccessTimeFailure(failure))
    draft.effects.push({ do: "fetch-appointment" });
  advance(draft, outcome);
  if (outcome.kind === "unreachable") retryLater(draft);
}

function retryLater({ state, effects }: Draft): void {
  const { attempt } = state;
  const isEntering = state.stage.at === "entering";
  effects.push({ do: "wait-for-retry", retry: isEntering ? { what: "enter", attempt } : { what: "ask" } });
}

function retryNow(draft: Draft, retry: Retry): void {
  const { state, effects } = draft;
  if (state.isStopped) return;
  if (retry.what === "ask") effects.push({ do: "ask" });
  // Who has left meanwhile does not go in again.
  else if (state.stage.at === "entering" && retry.attempt === state.attempt) enter(draft);
}

function rememberEntry({ state, effects }: Draft): void {
  const { appointment, withCamera, isMuted } = state;
  if (appointment)
    effects.push({ do: "remember-entry", appointmentId: appointment.id, entry: { withCamera, isMuted } });
}

function closeCall({ state, effects }: Draft): void {
  state.hasCall = false;
  effects.push({ do: "close-call" });
}

function withdraw(draft: Draft): void {
  const { state, effects } = draft;
  closeCall(draft);
  if (state.realtime) effects.push({ do: "close-connection", realtime: state.realtime, isFollowed: true });
  state.realtime = null;
  state.wasUp = false;
  effects.push({ do: "stop-waiting-for-doctor" }, { do: "stop-devices" });
}

const devicesOf = ({ withCamera }: SessionState): readonly DeviceKind[] =>
  withCamera ? ["camera", "microphone"] : ["microphone"];
