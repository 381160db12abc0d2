import { deviceChange } from "@anteroom/domain/call/device-changes";
import { findStoredDevice } from "@anteroom/domain/call/device-settings";
import type { Step } from "../platform/run-steps.ts";
import type { DeviceKind } from "../ports/video-room.ts";
import {
  type AnyDevice,
  type DeviceList,
  type DeviceNotice,
  type LocalMediaSnapshot,
  type MediaEffect,
  type MediaEvent,
  type MediaState,
  settingFor,
} from "./local-media-state.ts";
import { type MediaFailure, refineDenial } from "./media-failure.ts";

const allDevices = ["microphone", "camera", "speaker"] as const;

/** A step under way: `state` is a copy of its own, `effects` are gathered in their order. */
type Draft = { state: MediaState; effects: MediaEffect[] };

type Of<Kind extends MediaEvent["kind"]> = Extract<MediaEvent, { kind: Kind }>;

/**
 * Returns the state after one event of camera, microphone or speaker, and the effects to run. Pure. Results of a request that was stopped
 * or repeated meanwhile are ignored, and their tracks stopped.
 */
export function stepMedia(before: MediaState, event: MediaEvent): Step<MediaState, MediaEffect> {
  const draft: Draft = { state: { ...before }, effects: [] };
  take(draft, event);
  return draft;
}

function take(draft: Draft, event: MediaEvent): void {
  switch (event.kind) {
    case "requested":
      return onRequested(draft, event);
    case "opening":
      return onOpening(draft, event);
    case "opened":
      return onOpened(draft, event);
    case "refused":
      return onRefused(draft, event);
    case "ended":
      return onEnded(draft, event);
    case "interrupted":
      if (holds(draft, event.device, event.track)) draft.effects.push({ do: "reopen", device: event.device });
      return;
    case "permission-read":
      return onPermission(draft, event);
    case "listed":
      return onListed(draft, event.devices);
    case "chosen":
      return onChosen(draft, event);
    case "stopped":
      return stop(draft, event.device);
    case "dismissed": {
      const { notices } = draft.state.snapshot;
      return set(draft, { notices: notices.filter((notice) => notice !== event.notice) });
    }
  }
}

function set({ state, effects }: Draft, change: Partial<LocalMediaSnapshot>): void {
  state.snapshot = { ...state.snapshot, ...change };
  effects.push({ do: "publish" });
}

function onRequested(draft: Draft, { devices, failure }: Of<"requested">): void {
  const { state, effects } = draft;
  const wanted = devices.filter((device) => !["on", "asking"].includes(state.snapshot[device].status));
  if (wanted.length === 0) return;
  if (failure) return fail(draft, wanted, failure);
  set(draft, Object.fromEntries(wanted.map((device) => [device, { status: "asking" }])));
  const isListedFirst = state.settings !== null && state.settled.size === 0;
  effects.push({ do: "open", devices: wanted, attempts: state.attempts, isListedFirst });
}

function onOpening({ state, effects }: Draft, { devices, attempts }: Of<"opening">): void {
  // Somebody may have left while the devices were listed.
  const wanted = devices.filter((device) => state.attempts[device] === attempts[device]);
  if (wanted.length === 0) return;
  const next = { ...state.attempts };
  for (const device of wanted) next[device] += 1;
  state.attempts = next;
  const idOf = (device: DeviceKind) =>
    // Before names are known a remembered device is asked for by its id.
    state.settled.has(device) ? state.snapshot.chosen[device] : settingFor(state, device)?.id || null;
  const ids = { microphone: idOf("microphone"), camera: idOf("camera") };
  effects.push({ do: "get-media", devices: wanted, attempts: next, ids });
}

function onOpened(draft: Draft, { devices, attempts, isFallback, tracks }: Of<"opened">): void {
  const { state, effects } = draft;
  if (isFallback) for (const device of devices) loseChoice(draft, device);
  for (const { kind, track } of tracks) {
    if (!devices.includes(kind) || attempts[kind] !== state.attempts[kind]) {
      effects.push({ do: "stop-track", track });
      continue;
    }
    effects.push({ do: "follow-track", device: kind, track });
    set(draft, { [kind]: { status: "on", track } });
    if (kind === "microphone") effects.push({ do: "restart-meter" });
  }
}

/** One of two may still be had: what is missing or in use is only one of them; what the browser's settings allow needs no question. */
function onRefused(draft: Draft, { devices, attempts, failure, permissions }: Of<"refused">): void {
  const all = devices.map((device, index) => ({ device, permission: permissions[index] }));
  const wanted = all.filter(({ device }) => draft.state.attempts[device] === attempts[device]);
  for (const { device, permission } of wanted) {
    const isAllowed = permission === "granted" && failure.kind === "permission-denied";
    const mayWork = isAllowed || failure.kind === "not-found" || failure.kind === "in-use";
    if (wanted.length > 1 && mayWork) draft.effects.push({ do: "open-alone", device });
    else fail(draft, [device], refineDenial(failure, permission));
  }
}

function fail(draft: Draft, devices: readonly DeviceKind[], failure: MediaFailure): void {
  set(draft, Object.fromEntries(devices.map((device) => [device, { status: "failed", failure }])));
}

function holds({ state }: Draft, device: DeviceKind, track: MediaStreamTrack): boolean {
  const now = state.snapshot[device];
  return now.status === "on" && now.track === track;
}

/** The device was pulled out, or access was taken away. */
function onEnded(draft: Draft, { device, track }: Of<"ended">): void {
  if (!holds(draft, device, track)) return;
  if (device === "microphone") draft.effects.push({ do: "stop-meter" });
  set(draft, { [device]: { status: "off" } });
  draft.effects.push({ do: "read-permission", device, attempt: draft.state.attempts[device] });
}

/** The usual device takes the place of the one that ended, where that is allowed. */
function onPermission(draft: Draft, { device, attempt, permission }: Of<"permission-read">): void {
  if (draft.state.attempts[device] !== attempt) return; // switched off in the meantime
  if (permission === "denied" || permission === "prompt")
    return fail(draft, [device], { kind: "permission-denied", by: "browser" });
  loseChoice(draft, device);
  draft.effects.push({ do: "request", device });
}

function stop(draft: Draft, device: DeviceKind): void {
  const { state, effects } = draft;
  state.attempts = { ...state.attempts, [device]: state.attempts[device] + 1 };
  const now = state.snapshot[device];
  if (device === "microphone") effects.push({ do: "stop-meter" });
  if (now.status === "on") effects.push({ do: "stop-track", track: now.track });
  if (now.status !== "off") set(draft, { [device]: { status: "off" } });
}

function onChosen(draft: Draft, { device, id }: Of<"chosen">): void {
  const { state, effects } = draft;
  state.settled = new Set(state.settled).add(device);
  const { chosen, notices } = state.snapshot;
  set(draft, {
    chosen: { ...chosen, [device]: id },
    notices: notices.filter(({ kind }) => kind !== device),
  });
  effects.push({ do: "remember-choice" });
  if (device !== "speaker" && state.snapshot[device].status !== "off") effects.push({ do: "reopen", device });
}

/** The usual device serves until the chosen one is back; what is remembered stays. */
function loseChoice(draft: Draft, device: AnyDevice, name = nameOfChosen(draft.state, device)): void {
  const { chosen } = draft.state.snapshot;
  if (chosen[device] === null) return;
  set(draft, { chosen: { ...chosen, [device]: null } });
  notify(draft, { what: "gone", kind: device, name });
}

function nameOfChosen(state: MediaState, device: AnyDevice): string {
  const { devices, chosen } = state.snapshot;
  const known = devices[device].find(({ id }) => id === chosen[device]);
  return (known ?? settingFor(state, device))?.name ?? "";
}

function notify(draft: Draft, notice: DeviceNotice): void {
  const others = draft.state.snapshot.notices.filter(({ kind }) => kind !== notice.kind);
  set(draft, { notices: [...others, notice] });
}

function onListed(draft: Draft, now: DeviceList): void {
  const { state, effects } = draft;
  const { devices: before, chosen } = state.snapshot;
  if (JSON.stringify(now) !== JSON.stringify(before)) set(draft, { devices: now });
  for (const device of allDevices) {
    const change = deviceChange({ before: before[device], after: now[device], chosen: chosen[device] });
    if (change?.kind === "gone") loseChoice(draft, device, change.name);
    if (change?.kind === "offered") notify(draft, { what: "offered", kind: device, device: change.device });
    const isMoved = change?.kind === "moved" && device === "microphone";
    if (isMoved && state.snapshot[device].status === "on") effects.push({ do: "reopen", device });
    settle(draft, device);
  }
}

/** The remembered device is chosen again, as soon as names tell which one it is. */
function settle(draft: Draft, device: AnyDevice): void {
  const { state, effects } = draft;
  const list = state.snapshot.devices[device];
  if (state.settled.has(device) || !list.some(({ name }) => name !== "")) return;
  state.settled = new Set(state.settled).add(device);
  const wanted = settingFor(state, device);
  const id = findStoredDevice(wanted, list);
  if (id === null) {
    if (wanted) notify(draft, { what: "gone", kind: device, name: wanted.name });
    return;
  }
  set(draft, { chosen: { ...state.snapshot.chosen, [device]: id } });
  if (device === "speaker") return;
  const now = state.snapshot[device];
  if (now.status === "on" && now.track.getSettings().deviceId !== id) effects.push({ do: "reopen", device });
}
