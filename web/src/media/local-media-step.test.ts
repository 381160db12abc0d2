import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DeviceKind } from "../ports/video-room.ts";
import {
  type Attempts,
  type DeviceList,
  firstMediaState,
  type MediaEffect,
  type MediaEvent,
  type MediaState,
} from "./local-media-state.ts";
import { stepMedia } from "./local-media-step.ts";

/** As much of a track as a step looks at. */
const newTrack = (deviceId = "laptop") => ({ getSettings: () => ({ deviceId }) }) as MediaStreamTrack;
const microphone = newTrack();
const camera = newTrack("camera");
const both = ["camera", "microphone"] as const;
const listOf = (...names: string[]): DeviceList => ({
  microphone: names.map((name) => ({ id: name.toLowerCase(), name })),
  camera: [],
  speaker: [],
});
const listed = (...names: string[]): MediaEvent => ({ kind: "listed", devices: listOf(...names) });
const first: Attempts = { microphone: 1, camera: 1 };
const requested = (...devices: DeviceKind[]): MediaEvent => ({ kind: "requested", devices, failure: null });
const opening: MediaEvent = { kind: "opening", devices: both, attempts: { microphone: 0, camera: 0 } };
const opened: MediaEvent = {
  kind: "opened",
  devices: both,
  attempts: first,
  isFallback: false,
  tracks: [
    { kind: "microphone", track: microphone },
    { kind: "camera", track: camera },
  ],
};
const refused = (kind: "in-use" | "not-found" | "timeout"): MediaEvent => ({
  kind: "refused",
  devices: both,
  attempts: first,
  failure: { kind },
  permissions: [undefined, undefined],
});
const stopped = (device: DeviceKind): MediaEvent => ({ kind: "stopped", device });
const ended: MediaEvent = { kind: "ended", device: "microphone", track: microphone };
const interrupted: MediaEvent = { kind: "interrupted", device: "camera", track: camera };
const permission = (setting: PermissionState, attempt = 1): MediaEvent => ({
  kind: "permission-read",
  device: "microphone",
  attempt,
  permission: setting,
});
const chosen = (id: string): MediaEvent => ({ kind: "chosen", device: "microphone", id });
const asking = [requested(...both), opening];
const on = [...asking, opened];

const nothing = firstMediaState(null, true);
const remembering = firstMediaState(
  { audio: { name: "Headset", id: "old" }, video: null, speaker: null, savedAt: 1 },
  true,
);

function after(events: readonly MediaEvent[], from: MediaState = nothing) {
  let state = from;
  let effects: readonly MediaEffect[] = [];
  for (const event of events) ({ state, effects } = stepMedia(state, event));
  const names = effects.map((effect) => effect.do).filter((name) => name !== "publish");
  const { microphone: sound, camera: picture } = state.snapshot;
  return { state, effects, names, statuses: [sound.status, picture.status] };
}

describe("camera and microphone", () => {
  test.each<[string, readonly MediaEvent[], readonly [string, string], readonly string[]]>([
    ["are opened when they are requested", [requested(...both)], ["asking", "asking"], ["open"]],
    ["are not requested twice", [requested(...both), requested(...both)], ["asking", "asking"], []],
    ["are asked for together", asking, ["asking", "asking"], ["get-media"]],
    [
      "fail at once where the browser cannot",
      [{ kind: "requested", devices: both, failure: { kind: "insecure" } }],
      ["failed", "failed"],
      [],
    ],
    ["are on once they are opened", on, ["on", "on"], ["follow-track", "restart-meter", "follow-track"]],
    [
      "are not opened after they were stopped",
      [...asking.slice(0, 1), stopped("camera"), stopped("microphone"), opening],
      ["off", "off"],
      [],
    ],
    [
      "are let go when they open after they were stopped",
      [...asking, stopped("camera"), opened],
      ["on", "off"],
      ["follow-track", "restart-meter", "stop-track"],
    ],
    [
      "are tried alone when one of them is in use",
      [...asking, refused("in-use")],
      ["asking", "asking"],
      ["open-alone", "open-alone"],
    ],
    ["fail while the question stays open", [...asking, refused("timeout")], ["failed", "failed"], []],
    [
      "are on when the question is answered late",
      [...asking, refused("timeout"), opened],
      ["on", "on"],
      ["follow-track", "restart-meter", "follow-track"],
    ],
    [
      "are released when they are stopped",
      [...on, stopped("microphone")],
      ["off", "on"],
      ["stop-meter", "stop-track"],
    ],
    ["are looked after when a device ends", [...on, ended], ["off", "on"], ["stop-meter", "read-permission"]],
    [
      "are requested again where access is still given",
      [...on, ended, permission("granted")],
      ["off", "on"],
      ["request"],
    ],
    ["fail where access was taken away", [...on, ended, permission("denied")], ["failed", "on"], []],
    [
      "stay off when they were stopped meanwhile",
      [...on, ended, stopped("microphone"), permission("granted")],
      ["off", "on"],
      [],
    ],
    ["ignore the end of a track that was replaced", [...on, stopped("microphone"), ended], ["off", "on"], []],
    ["are opened again when a phone call had taken them", [...on, interrupted], ["on", "on"], ["reopen"]],
    [
      "are opened again when another one is chosen",
      [...on, chosen("headset")],
      ["on", "on"],
      ["remember-choice", "reopen"],
    ],
    ["remember a choice made while off", [chosen("headset")], ["off", "off"], ["remember-choice"]],
  ])("%s", { tags: ["S1.16"] }, (_, events, statuses, names) => {
    const end = after(events);
    expect(end.statuses).toEqual(statuses);
    expect(end.names).toEqual(names);
  });

  test.each<[string, MediaState, readonly MediaEvent[], readonly string[], string | null]>([
    [
      "a chosen device that is gone",
      nothing,
      [listed("Laptop", "Headset"), chosen("headset"), listed("Laptop")],
      ["gone"],
      null,
    ],
    ["a new device", nothing, [listed("Laptop"), listed("Laptop", "Headset")], ["offered"], null],
    ["no device while names are unknown", nothing, [listed("Laptop")], [], null],
    ["a remembered device that is not there", remembering, [listed("Laptop")], ["gone"], null],
    [
      "no remembered device that is there, by its name",
      remembering,
      [listed("Laptop", "Headset")],
      [],
      "headset",
    ],
  ])("notice %s", { tags: ["S1.16", "S3.VIDEOSET.02"] }, (_, from, events, notices, id) => {
    const { snapshot } = after(events, from).state;
    expect(snapshot.notices.map(({ what }) => what)).toEqual(notices);
    expect(snapshot.chosen.microphone).toBe(id);
  });

  test("list devices before they open a remembered one", { tags: ["S3.VIDEOSET.02"] }, () => {
    expect(after([requested("microphone")], remembering).effects.at(-1)).toMatchObject({
      isListedFirst: true,
    });
    expect(after([requested("microphone")]).effects.at(-1)).toMatchObject({ isListedFirst: false });
  });

  test("forget a notice when it is dismissed", { tags: ["S1.16"] }, () => {
    const { state } = after([listed("Laptop"), listed("Laptop", "Headset")]);
    const [notice] = state.snapshot.notices;
    if (!notice) throw new Error("a notice is expected");
    expect(stepMedia(state, { kind: "dismissed", notice }).state.snapshot.notices).toEqual([]);
  });
});

/** A browser whose questions are answered in any order. `live`: tracks that nobody has stopped. */
type World = { state: MediaState; live: Set<MediaStreamTrack>; questions: MediaEffect[] };
type Answer = "yes" | "no" | "in-use" | "timeout";

function dispatch(world: World, event: MediaEvent): void {
  const { state, effects } = stepMedia(world.state, event);
  world.state = state;
  for (const effect of effects) perform(world, effect);
  // Whatever was opened is on, or was let go.
  const { camera: picture, microphone: sound } = world.state.snapshot;
  const owned = [picture, sound].filter(({ status }) => status === "on");
  expect(world.live.size).toBe(owned.length);
}

function perform(world: World, effect: MediaEffect): void {
  const { attempts } = world.state;
  switch (effect.do) {
    case "stop-track":
      return void world.live.delete(effect.track);
    case "open":
      return dispatch(world, { kind: "opening", devices: effect.devices, attempts: effect.attempts });
    case "open-alone":
      return dispatch(world, { kind: "opening", devices: [effect.device], attempts });
    case "request":
      return dispatch(world, requested(effect.device));
    case "reopen":
      dispatch(world, stopped(effect.device));
      return dispatch(world, requested(effect.device));
    case "get-media":
    case "read-permission":
      return void world.questions.push(effect);
    case "publish":
    case "follow-track":
    case "restart-meter":
    case "stop-meter":
    case "remember-choice":
      return;
  }
}

/** Answers the oldest question that is open. */
function answer(world: World, how: Answer): void {
  const question = world.questions.shift();
  if (question?.do === "read-permission") {
    const { device, attempt } = question;
    const given = how === "yes" ? "granted" : "denied";
    return dispatch(world, { kind: "permission-read", device, attempt, permission: given });
  }
  if (question?.do !== "get-media") return;
  const { devices, attempts } = question;
  if (how === "yes") {
    const tracks = devices.map((kind) => ({ kind, track: newTrack() }));
    for (const { track } of tracks) world.live.add(track);
    return dispatch(world, { kind: "opened", devices, attempts, isFallback: false, tracks });
  }
  if (how === "timeout") world.questions.push(question); // answered later
  const failure =
    how === "no" ? ({ kind: "permission-denied", by: "browser" } as const) : ({ kind: how } as const);
  dispatch(world, { kind: "refused", devices, attempts, failure, permissions: devices.map(() => undefined) });
}

const device = fc.constantFrom<DeviceKind>("camera", "microphone");
const incident = fc.oneof(
  fc
    .subarray<DeviceKind>([...both])
    .map((devices) => (world: World) => dispatch(world, requested(...devices))),
  device.map((one) => (world: World) => dispatch(world, stopped(one))),
  device.map((one) => (world: World) => {
    const now = world.state.snapshot[one];
    if (now.status === "on") {
      world.live.delete(now.track);
      dispatch(world, { kind: "ended", device: one, track: now.track });
    }
  }),
  device.map((one) => (world: World) => {
    const now = world.state.snapshot[one];
    if (now.status === "on") dispatch(world, { kind: "interrupted", device: one, track: now.track });
  }),
  device.map((one) => (world: World) => dispatch(world, { kind: "chosen", device: one, id: "other" })),
  fc
    .subarray(["Laptop", "Headset", "Dock"])
    .map((names) => (world: World) => dispatch(world, listed(...names))),
  fc
    .constantFrom<Answer>("yes", "no", "in-use", "timeout")
    .map((how) => (world: World) => answer(world, how)),
);

test(
  "no track stays live unowned and no request pending, in every interleaving of answers and stops",
  { tags: ["S1.16"] },
  () => {
    fc.assert(
      fc.property(fc.array(incident, { maxLength: 40 }), fc.boolean(), (incidents, isRemembering) => {
        const world: World = { state: isRemembering ? remembering : nothing, live: new Set(), questions: [] };
        for (const happen of incidents) happen(world);
        while (world.questions.length > 0) answer(world, "yes");
        const { snapshot } = world.state;
        expect([snapshot.camera.status, snapshot.microphone.status]).not.toContain("asking");
        for (const one of both) dispatch(world, stopped(one));
        expect([...world.live]).toEqual([]);
      }),
      { numRuns: 500 },
    );
  },
);
