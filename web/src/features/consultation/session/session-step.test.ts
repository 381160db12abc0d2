import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { CallState } from "@anteroom/contract/call/consultation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Failure, Result } from "../../../platform/api.ts";
import type { ConnectionState, Realtime } from "../../../ports/realtime.ts";
import type { Entrance } from "./call-api.ts";
import { isInside, type CallSessionState } from "./call-session-state.ts";
import {
  type CallSetup,
  firstSessionState,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
} from "./session-state.ts";
import { stepSession } from "./session-step.ts";

const startsAt = Date.parse("2027-03-01T09:00:00.000Z");
const minuteMs = 60_000;
const appointment = {
  id: 7,
  start_time: new Date(startsAt).toISOString(),
  end_time: new Date(startsAt + 20 * minuteMs).toISOString(),
  service_type: "remote",
  status: "accepted",
} as Appointment; // what of it is used here
const visit = (phase: CallState["phase"]): CallState => ({
  appointment_id: 7,
  phase,
  waiting_since: null,
  doctor_joined_at: null,
  ended_at: null,
  ahead: null,
  doctor_status: "unknown",
  expected: null,
  late_from: null,
});
const entrance = (phase: CallState["phase"]) => ({ visit: visit(phase) }) as Entrance; // what of it is used here
const accepted: Result<Entrance> = { isOk: true, data: entrance("waiting") };
const offline: Failure = { code: "offline" };
const newRealtime = () => ({}) as Realtime; // only compared
const setupOf = (realtime: Realtime) => ({ realtime }) as CallSetup; // `join` is passed on only

const realtime = newRealtime();
const loaded = (entry: { withCamera: boolean; isMuted: boolean } | null = null): SessionEvent => ({
  kind: "appointment",
  appointment,
  entry,
  now: startsAt,
});
const join: SessionEvent = { kind: "join", page: "page" };
const leave: SessionEvent = { kind: "stage", event: { kind: "leave" } };
const entered: SessionEvent = { kind: "entrance", attempt: 1, answer: accepted, setup: setupOf(realtime) };
const refused: SessionEvent = {
  kind: "entrance",
  attempt: 1,
  answer: { isOk: false, failure: offline },
  setup: setupOf(realtime),
};
const seen = (connection: ConnectionState, doctor: "absent" | "connected"): SessionEvent => ({
  kind: "seen",
  connection,
  doctor,
});
const inCall = { kind: "stage", event: { kind: "visit", visit: visit("in_call") } } as const;
const ended = { kind: "stage", event: { kind: "visit", visit: visit("ended") } } as const;

const start: SessionEvent = { kind: "start" };
const entering = [start, loaded(), join];
const waiting = [...entering, entered, seen("connected", "absent")];
const talking = [...waiting, inCall, seen("connected", "connected")];
const departure = [
  "close-call",
  "close-connection",
  "stop-waiting-for-doctor",
  "stop-devices",
  "forget-entry",
];
const shown = ["publish", "judge", "stop-waiting-for-doctor"];

function after(events: readonly SessionEvent[], connection: ConnectionState | null = "connected") {
  let state = firstSessionState("first page");
  let effects: readonly SessionEffect[] = [];
  for (const event of events) ({ state, effects } = stepSession(state, event, connection));
  return { state, effects: effects.map((effect) => effect.do), last: effects };
}

describe("a call session", () => {
  test.each<[string, readonly SessionEvent[], CallSessionState["at"], readonly string[]]>([
    ["asks for the appointment first", [start], "checking-access", ["fetch-appointment"]],
    [
      "opens the devices for the check",
      [start, loaded()],
      "device-check",
      ["publish", ...shown, "request-devices"],
    ],
    [
      "enters at once after a reload",
      [start, loaded({ withCamera: false, isMuted: true })],
      "entering",
      ["publish", "publish", ...shown, "close-call", "request-devices", "remember-entry", "enter"],
    ],
    ["enters after the check", entering, "entering", [...shown, "close-call", "remember-entry", "enter"]],
    [
      "goes in without a camera",
      [start, loaded(), { kind: "join-audio-only", page: "page" }],
      "entering",
      ["stop-camera", ...shown, "close-call", "remember-entry", "enter"],
    ],
    [
      "opens the call once it is in",
      [...entering, entered],
      "waiting",
      ["follow-connection", "open-call", ...shown, "look"],
    ],
    [
      "tries again when the server cannot be reached",
      [...entering, refused],
      "entering",
      ["close-connection", "publish", "judge", "wait-for-retry"],
    ],
    [
      "tries again when the code of the call cannot be loaded",
      [...entering, { kind: "entrance", attempt: 1, answer: accepted, setup: null }],
      "entering",
      ["wait-for-retry"],
    ],
    [
      "enters again when the pause is over",
      [...entering, refused, { kind: "retry-due", retry: { what: "enter", attempt: 1 } }],
      "entering",
      ["remember-entry", "enter"],
    ],
    [
      "does not enter again after it was left in the pause",
      [...entering, refused, leave, { kind: "retry-due", retry: { what: "enter", attempt: 1 } }],
      "left",
      [],
    ],
    [
      "drops the connection of an entrance that comes after leaving",
      [...entering, leave, entered],
      "left",
      ["close-connection"],
    ],
    [
      "drops the entrance of an earlier attempt",
      [...entering, leave, join, entered],
      "entering",
      ["close-connection"],
    ],
    [
      "asks again and mends the call when the connection is back",
      [...talking, { kind: "connection-changed" }],
      "in-call",
      ["reconnect-call", "ask", "look"],
    ],
    ["looks when the room has changed", [...talking, { kind: "room-changed" }], "in-call", ["look"]],
    [
      "waits for a doctor who is gone",
      [...talking, seen("connected", "absent")],
      "lost",
      [...shown, "wait-for-doctor", "judge"],
    ],
    [
      "stops waiting for a doctor who is back",
      [...talking, seen("connected", "absent"), seen("connected", "connected")],
      "in-call",
      [...shown, "judge"],
    ],
    [
      "mutes the call, and remembers it",
      [...talking, { kind: "mute", isMuted: true }],
      "in-call",
      ["publish", "mute-call", "remember-entry"],
    ],
    ["mutes before the call", [{ kind: "mute", isMuted: true }], "checking-access", ["publish"]],
    [
      "switches the camera off, and remembers it",
      [...talking, { kind: "camera", isOn: false }],
      "in-call",
      ["stop-camera", "remember-entry"],
    ],
    [
      "releases everything when it is left",
      [...talking, leave],
      "left",
      [...shown, ...departure, "announce-leaving"],
    ],
    [
      "releases everything when the call ends, and asks about a review",
      [...talking, ended],
      "ended",
      [...shown, ...departure, "fetch-appointment"],
    ],
    [
      "releases everything when another page has the call",
      [...talking, { kind: "stage", event: { kind: "taken-over" } }],
      "elsewhere",
      [...shown, ...departure],
    ],
    [
      "enters again when the server has forgotten it, with the same devices and connection",
      [...talking, { kind: "stage", event: { kind: "forgotten" } }],
      "entering",
      [...shown, "close-call", "remember-entry", "enter"],
    ],
    [
      "opens the devices again when it is entered again after leaving",
      [...talking, leave, { kind: "rejoin", page: "page" }],
      "entering",
      [...shown, "close-call", "request-devices", "remember-entry", "enter"],
    ],
    [
      "releases everything when it is stopped",
      [...talking, { kind: "stop" }],
      "in-call",
      ["stop-retry", "close-call", "close-connection", "stop-waiting-for-doctor", "stop-devices"],
    ],
    ["takes nothing while it is stopped", [...talking, { kind: "stop" }, leave], "in-call", []],
  ])("%s", { tags: ["S1.17", "S1.18", "D.87"] }, (_, events, stage, effects) => {
    const end = after(events);
    expect(end.state.stage.at).toBe(stage);
    expect(end.effects).toEqual(effects);
  });

  test(
    "reconnects only after polling when the server has closed the connection",
    { tags: ["S8.MSG.24"] },
    () => {
      const end = after([...talking, { kind: "connection-changed" }], "ended");
      expect(end.effects).toEqual(["ask-and-resume", "look"]);
    },
  );

  test("joins with the page name given by the last tap", { tags: ["S1.17"] }, () => {
    const end = after([...talking, leave, { kind: "rejoin", page: "second" }]);
    expect(end.last.at(-1)).toEqual({ do: "enter", attempt: 2, page: "second", realtime: null });
  });
});

/** What the effects of a session have opened. Times in ms. */
type World = {
  now: number;
  state: SessionState;
  isServerUp: boolean;
  phase: CallState["phase"];
  opened: Set<Realtime>;
  calls: number;
  areDevicesOpen: boolean;
  doctorAt: number | null;
  due: { at: number; event: SessionEvent }[];
  retry: { at: number; event: SessionEvent } | null;
  entryRemembered: boolean;
};

function dispatch(world: World, event: SessionEvent): void {
  const next = stepSession(world.state, event, world.state.realtime && "connected");
  world.state = next.state;
  for (const effect of next.effects) perform(world, effect);
  expectSound(world);
}

function perform(world: World, effect: SessionEffect): void {
  const later = (ms: number, event: SessionEvent) => void world.due.push({ at: world.now + ms, event });
  switch (effect.do) {
    case "fetch-appointment":
      return later(
        300,
        world.isServerUp
          ? ({ ...loaded(), now: startsAt } as SessionEvent)
          : { kind: "failed", failure: offline },
      );
    case "enter": {
      expect(world.state.stage.at).toBe("entering");
      const connection = effect.realtime ?? newRealtime();
      world.opened.add(connection);
      const { attempt } = effect;
      const setup = setupOf(connection);
      const answer: Result<Entrance> = world.isServerUp
        ? { isOk: true, data: entrance(world.phase) }
        : { isOk: false, failure: offline };
      return later(900, { kind: "entrance", attempt, answer, setup });
    }
    case "ask":
      if (isInside(world.state.stage) && world.isServerUp)
        later(200, { kind: "stage", event: { kind: "visit", visit: visit(world.phase) } });
      return;
    case "wait-for-retry":
      world.retry = { at: world.now + 3_000, event: { kind: "retry-due", retry: effect.retry } };
      return;
    case "stop-retry":
      world.retry = null;
      return;
    case "wait-for-doctor":
      world.doctorAt = world.now + 20_000;
      return;
    case "stop-waiting-for-doctor":
      world.doctorAt = null;
      return;
    case "request-devices":
      world.areDevicesOpen = true;
      return;
    case "stop-devices":
      world.areDevicesOpen = false;
      return;
    case "open-call":
      world.calls += 1;
      expect(world.calls).toBe(1);
      return;
    case "close-call":
      world.calls = 0;
      return;
    case "close-connection":
      world.opened.delete(effect.realtime);
      return;
    case "remember-entry":
      world.entryRemembered = true;
      return;
    case "forget-entry":
      world.entryRemembered = false;
      return;
    case "look":
      if (world.state.realtime && world.calls > 0)
        later(0, seen("connected", world.phase === "in_call" ? "connected" : "absent"));
      return;
    case "publish":
    case "judge":
    case "stop-camera":
    case "follow-connection":
    case "reconnect-call":
    case "announce-leaving":
    case "mute-call":
    case "ask-and-resume":
      return;
  }
}

/** What holds after every event. */
function expectSound({ state, calls, opened, areDevicesOpen, entryRemembered, due }: World): void {
  expect(calls).toBe(state.hasCall ? 1 : 0);
  const isOut = ["left", "elsewhere", "ended", "refused"].includes(state.stage.at);
  if (!isOut) return;
  expect([state.hasCall, state.realtime, entryRemembered]).toEqual([false, null, false]);
  const coming = new Set(due.map(({ event }) => (event.kind === "entrance" ? event.setup?.realtime : null)));
  expect([...opened].filter((one) => !coming.has(one))).toEqual([]);
  if (state.stage.at !== "refused") expect(areDevicesOpen).toBe(false);
}

function run(world: World, ms: number): void {
  for (const end = world.now + ms; world.now < end; world.now += 100) {
    const ready = world.due.filter(({ at }) => at <= world.now);
    for (const item of ready) {
      world.due = world.due.filter((one) => one !== item);
      dispatch(world, item.event);
    }
    if (world.retry && world.retry.at <= world.now) {
      const { event } = world.retry;
      world.retry = null;
      dispatch(world, event);
    }
    if (world.doctorAt !== null && world.doctorAt <= world.now) {
      world.doctorAt = null;
      dispatch(world, { kind: "stage", event: { kind: "doctor-gone" } });
    }
  }
}

type Incident = (world: World) => void;
const happens =
  (event: SessionEvent): Incident =>
  (world) =>
    dispatch(world, event);
const incidentsByName: Readonly<Record<string, Incident>> = {
  "server down": (world) => void (world.isServerUp = false),
  "server up": (world) => void (world.isServerUp = true),
  "doctor away": (world) => void (world.phase = "waiting"),
  "doctor here": (world) => void (world.phase = "in_call"),
  join: happens(join),
  "join audio only": happens({ kind: "join-audio-only", page: "page" }),
  rejoin: happens({ kind: "rejoin", page: "another" }),
  leave: happens(leave),
  "step in": happens({ kind: "stage", event: { kind: "step-in" } }),
  forgotten: happens({ kind: "stage", event: { kind: "forgotten" } }),
  "taken over": happens({ kind: "stage", event: { kind: "taken-over" } }),
  ended: happens(ended),
  "a minute later": happens({ kind: "minute", entry: null, now: startsAt + minuteMs }),
  "a day before": happens({ kind: "minute", entry: null, now: startsAt - 24 * 60 * minuteMs }),
  "connection changed": happens({ kind: "connection-changed" }),
  "room changed": happens({ kind: "room-changed" }),
  muted: happens({ kind: "mute", isMuted: true }),
  // Only there the screen has the button.
  "camera on": (world) => {
    if (isInside(world.state.stage)) dispatch(world, { kind: "camera", isOn: true });
  },
};
const incident = fc.constantFrom(...Object.keys(incidentsByName));
const incidents = fc.array(fc.tuple(fc.constantFrom(0, 100, 500, 1_000, 3_000, 25_000), incident), {
  maxLength: 20,
});

const runs = { numRuns: Number(process.env["ANTEROOM_PROPERTY_RUNS"] ?? 300) };

function worldAfter(happened: readonly (readonly [number, string])[]): World {
  const world: World = {
    now: 0,
    state: firstSessionState("first page"),
    isServerUp: true,
    phase: "waiting",
    opened: new Set(),
    calls: 0,
    areDevicesOpen: false,
    doctorAt: null,
    due: [],
    retry: null,
    entryRemembered: false,
  };
  dispatch(world, start);
  run(world, 400);
  dispatch(world, join);
  for (const [ms, name] of happened) {
    run(world, ms);
    incidentsByName[name]?.(world);
  }
  return world;
}

test("a call session never stays joining once the server answers", { tags: ["S1.17", "S1.18"] }, () => {
  fc.assert(
    fc.property(incidents, (happened) => {
      const world = worldAfter(happened);
      world.isServerUp = true;
      run(world, 10_000);
      expect(["checking-access", "entering"]).not.toContain(world.state.stage.at);
      expect(world.state.hasCall).toBe(isInside(world.state.stage));
    }),
    runs,
  );
});

test(
  "stopping at any moment releases call, connections, devices and timers",
  { tags: ["S1.17", "S1.18"] },
  () => {
    fc.assert(
      fc.property(incidents, (happened) => {
        const world = worldAfter(happened);
        dispatch(world, { kind: "stop" });
        run(world, 30_000);
        expect(world.calls).toBe(0);
        expect([...world.opened]).toEqual([]);
        expect(world.areDevicesOpen).toBe(false);
        expect([world.doctorAt, world.retry, world.state.realtime]).toEqual([null, null, null]);
      }),
      runs,
    );
  },
);
