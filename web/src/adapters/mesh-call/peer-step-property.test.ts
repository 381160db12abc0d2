import type { CallDescription, CallSignal } from "@anteroom/contract/call/call-signal";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type EffectEnd,
  firstPeerState,
  type PeerEffect,
  type PeerEvent,
  type PeerState,
} from "./peer-state.ts";
import { dtlsFingerprintOf } from "./negotiation.ts";
import { stepPeer } from "./peer-step.ts";

/** How long a call may take to heal once network and signals work again, in ms: a nudge every 8 s at worst, and a fresh connection. */
const healsWithinMs = 45_000;
const tickMs = 50;

/** A connection as browsers have it: one operation after the other, and none ends after `close`. */
type FakeConnection = {
  number: number;
  session: string;
  signalingState: RTCSignalingState;
  connectionState: RTCPeerConnectionState;
  stateSince: number;
  local: CallDescription | null;
  remote: CallDescription | null;
  localBeforeOffer: CallDescription | null;
  hasMedia: boolean;
  isRestartDue: boolean;
  isNegotiationDue: boolean;
  operations: { run: () => void; done: PeerEvent; failed: PeerEvent; at: number }[];
  arrivedAt: number;
  /** ICE user name of the offer that the own answer belongs to. */
  answeredName: string | null;
  /** Both ICE user names of the search under way. */
  searchOf: string;
};

type Side = {
  state: PeerState;
  connection: FakeConnection | null;
  opened: FakeConnection[];
  nudgeAt: number | null;
  loss: { at: number; hasFailed: boolean } | null;
  reported: string;
};

type World = {
  now: number;
  names: number;
  isNetworkUp: boolean;
  areSignalsUp: boolean;
  /** How long browsers take to call a dead connection disconnected, in ms. */
  noticesAfterMs: number;
  lostSignals: number;
  /** How long setting a description takes, in ms. */
  operationMs: number;
  sides: readonly [Side, Side];
  posted: { to: 0 | 1; signal: CallSignal; at: number }[];
};

const newSide = (isPolite: boolean): Side => ({
  state: firstPeerState(isPolite),
  connection: null,
  opened: [],
  nudgeAt: null,
  loss: null,
  reported: "",
});

function newWorld(noticesAfterMs: number): World {
  const sides = [newSide(true), newSide(false)] as const;
  const world: World = {
    now: 0,
    names: 0,
    isNetworkUp: true,
    areSignalsUp: true,
    noticesAfterMs,
    lostSignals: 0,
    operationMs: 10,
    sides,
    posted: [],
  };
  for (const index of [0, 1] as const) dispatch(world, index, { kind: "start" });
  return world;
}

function dispatch(world: World, index: 0 | 1, event: PeerEvent): void {
  const side = world.sides[index];
  const { connectionState, signalingState } = side.connection ?? side.state;
  const { state, effects } = stepPeer(side.state, event, { at: world.now, connectionState, signalingState });
  side.state = state;
  for (const effect of effects) perform(world, index, effect);
}

function perform(world: World, index: 0 | 1, effect: PeerEffect): void {
  const side = world.sides[index];
  const on = side.connection;
  switch (effect.do) {
    case "open":
      if (on) closeConnection(on);
      side.connection = openConnection(world, effect.connection);
      side.opened.push(side.connection);
      return;
    case "close":
      if (on) closeConnection(on);
      side.nudgeAt = side.loss = null;
      return;
    case "add-media":
      if (on) addMedia(on);
      return;
    case "make-offer":
      return operate(world, side, () => on && setLocal(world, on), ["offer-made", "offer-failed"]);
    case "set-remote":
      return operate(world, side, () => on && setRemote(on, effect.description), [
        "remote-set",
        "description-failed",
      ]);
    case "make-answer":
      if (on) addMedia(on);
      return operate(world, side, () => on && setLocal(world, on), ["answer-made", "description-failed"]);
    case "post-description":
      if (on?.local) post(world, index, { description: on.local });
      return;
    case "ask-for-offer":
      return post(world, index, { restart: true });
    case "restart-ice":
      if (on) on.isRestartDue = on.isNegotiationDue = true;
      return;
    case "wait-for-nudge":
      side.nudgeAt = world.now + effect.ms;
      return;
    case "wait-for-loss":
      side.loss = effect.ms === null ? null : { at: world.now + effect.ms, hasFailed: effect.hasFailed };
      return;
    case "report-connection":
      side.reported = effect.isStalled ? "stalled" : effect.state;
      return;
    case "add-candidate":
      if (!on?.remote) throw new Error("a candidate came before its description");
      return;
    case "use-ice-servers":
    case "pause-video":
    case "limit-video":
    case "send-keyframe":
    case "announce-media":
    case "watch-candidate-pair":
    case "report-quality":
    case "report-sending":
      return;
  }
}

function openConnection(world: World, number: number): FakeConnection {
  world.names += 1;
  return {
    number,
    session: `session-${world.names}`,
    signalingState: "stable",
    connectionState: "new",
    stateSince: world.now,
    local: null,
    remote: null,
    localBeforeOffer: null,
    hasMedia: false,
    isRestartDue: false,
    isNegotiationDue: false,
    operations: [],
    arrivedAt: world.now,
    answeredName: null,
    searchOf: "",
  };
}

function closeConnection(connection: FakeConnection): void {
  connection.signalingState = connection.connectionState = "closed";
  connection.operations = [];
}

function addMedia(connection: FakeConnection): void {
  if (connection.signalingState === "closed") throw new Error("media on a closed connection");
  if (connection.hasMedia) return;
  connection.hasMedia = true;
  connection.isNegotiationDue = connection.signalingState === "stable";
}

function operate(
  world: World,
  { connection }: Side,
  run: () => void,
  [done, failed]: [EffectEnd, EffectEnd],
): void {
  if (!connection || connection.signalingState === "closed") return;
  const { number } = connection;
  const at = world.now + world.operationMs;
  const end = (kind: EffectEnd): PeerEvent => ({ kind, connection: number });
  connection.operations.push({ run, done: end(done), failed: end(failed), at });
}

const nameOf = (description: CallDescription | null) =>
  /^a=ice-ufrag:(\S+)/m.exec(description?.sdp ?? "")?.[1] ?? null;

function describe(
  world: World,
  on: FakeConnection,
  type: "offer" | "answer",
  isNew: boolean,
): CallDescription {
  if (isNew) world.names += 1;
  const name = isNew ? `name-${world.names}` : nameOf(on.local);
  return { type, sdp: `v=0\r\na=fingerprint:${on.session}\r\na=ice-ufrag:${name}\r\n` };
}

function setLocal(world: World, on: FakeConnection): void {
  if (on.signalingState === "have-remote-offer") {
    const isNew = on.local === null || nameOf(on.remote) !== on.answeredName;
    on.local = describe(world, on, "answer", isNew);
    on.answeredName = nameOf(on.remote);
    on.signalingState = "stable";
    on.isNegotiationDue = on.isRestartDue;
  } else {
    if (on.signalingState === "stable") on.localBeforeOffer = on.local;
    on.local = describe(world, on, "offer", on.local === null || on.isRestartDue);
    on.signalingState = "have-local-offer";
    on.isNegotiationDue = false;
  }
}

function setRemote(on: FakeConnection, description: CallDescription): void {
  const isOther =
    on.remote !== null && dtlsFingerprintOf(on.remote.sdp) !== dtlsFingerprintOf(description.sdp);
  if (isOther) throw new Error("another fingerprint");
  if (description.type === "answer") {
    if (on.signalingState !== "have-local-offer") throw new Error("no offer to answer");
    on.signalingState = "stable";
    on.isRestartDue = false;
  } else {
    if (on.signalingState === "have-local-offer") on.local = on.localBeforeOffer; // rolled back
    on.signalingState = "have-remote-offer";
  }
  on.remote = description;
}

function post(world: World, from: 0 | 1, signal: CallSignal): void {
  if (!world.areSignalsUp) return;
  if (world.lostSignals > 0) world.lostSignals -= 1;
  else world.posted.push({ to: from === 0 ? 1 : 0, signal, at: world.now + 60 });
}

function tick(world: World): void {
  world.now += tickMs;
  const arrived = world.posted.filter(({ at }) => at <= world.now);
  world.posted = world.posted.filter(({ at }) => at > world.now);
  for (const { to, signal } of arrived) dispatch(world, to, { kind: "signal", signal });
  for (const index of [0, 1] as const) {
    runOperation(world, index);
    runTimers(world, index);
    runNetwork(world, index);
  }
}

function runOperation(world: World, index: 0 | 1): void {
  const on = world.sides[index].connection;
  const operation = on?.operations[0];
  if (on && operation && operation.at <= world.now) {
    on.operations.shift();
    let end = operation.done;
    try {
      operation.run();
    } catch {
      end = operation.failed;
    }
    dispatch(world, index, end);
  }
  const isIdle = on?.signalingState === "stable" && on.operations.length === 0;
  if (!on?.isNegotiationDue || !isIdle) return;
  on.isNegotiationDue = false;
  dispatch(world, index, { kind: "negotiation-needed", connection: on.number });
}

function runTimers(world: World, index: 0 | 1): void {
  const side = world.sides[index];
  const { loss } = side;
  if (loss && loss.at <= world.now) {
    side.loss = null;
    dispatch(world, index, { kind: "loss-due", hasFailed: loss.hasFailed });
  }
  if (side.nudgeAt === null || side.nudgeAt > world.now) return;
  side.nudgeAt = null;
  dispatch(world, index, { kind: "nudge-due" });
}

/** An offer that nobody has answered changes nothing yet. */
const localInUse = (on: FakeConnection) =>
  on.signalingState === "have-local-offer" ? on.localBeforeOffer : on.local;

function areAgreed({ sides: [{ connection: one }, { connection: two }] }: World): boolean {
  if (!one?.remote || !two?.remote) return false;
  const isSame = (a: CallDescription | null, b: CallDescription | null) =>
    nameOf(a) === nameOf(b) && dtlsFingerprintOf(a?.sdp ?? "") === dtlsFingerprintOf(b?.sdp ?? "");
  return isSame(one.remote, localInUse(two)) && isSame(two.remote, localInUse(one));
}

function runNetwork(world: World, index: 0 | 1): void {
  const on = world.sides[index].connection;
  if (!on?.remote || !localInUse(on) || on.signalingState === "have-remote-offer") return;
  const { now } = world;
  const search = `${nameOf(localInUse(on))} ${nameOf(on.remote)}`;
  const isNewSearch = search !== on.searchOf;
  on.searchOf = search;
  const isArriving = world.isNetworkUp && areAgreed(world);
  if (isArriving) on.arrivedAt = now;
  const next = nextConnectionState(world, on, isNewSearch, isArriving);
  if (next !== on.connectionState) {
    Object.assign(on, { connectionState: next, stateSince: now });
    dispatch(world, index, { kind: "connection-changed", connection: on.number });
  }
  if (now % 1_000 !== 0) return;
  const isStalled = now - on.arrivedAt >= 2_500;
  const statistics = {
    at: now,
    received: isStalled ? 0 : 4,
    sent: 4,
    availableBitrate: null,
    isCpuLimited: false,
    isRelayed: null,
    roundTripMs: 40,
    packetsReceived: 1,
    isStalled,
    isSettling: false,
  } as const;
  dispatch(world, index, { kind: "statistics", connection: on.number, statistics });
}

function nextConnectionState(
  { now, noticesAfterMs }: World,
  on: FakeConnection,
  isNewSearch: boolean,
  isArriving: boolean,
): RTCPeerConnectionState {
  const forMs = now - on.stateSince;
  switch (on.connectionState) {
    case "connected":
      return now - on.arrivedAt >= noticesAfterMs ? "disconnected" : "connected";
    case "disconnected":
      if (isArriving) return "connected";
      return forMs >= 5_000 ? "failed" : "disconnected";
    case "connecting":
      if (isArriving && forMs >= 200) return "connected";
      return forMs >= 10_000 ? "failed" : "connecting";
    case "new":
    case "failed":
    case "closed":
      return isNewSearch ? "connecting" : on.connectionState;
  }
}

/** The page of one side is loaded anew: all it knew is gone. */
function reload(world: World, index: 0 | 1): void {
  const side = world.sides[index];
  if (side.connection) closeConnection(side.connection);
  Object.assign(side, { ...newSide(index === 0), opened: side.opened });
  dispatch(world, index, { kind: "start" });
}

type Incident = (world: World) => void;
const side = fc.constantFrom(0 as const, 1 as const);
const offset = fc.constantFrom(0, 50, 100, 200, 1_000, 2_500, 6_000, 12_000, 25_000);
const incident: fc.Arbitrary<Incident> = fc.oneof(
  fc.boolean().map(
    (isUp): Incident =>
      (world) =>
        void (world.isNetworkUp = isUp),
  ),
  fc.boolean().map(
    (isUp): Incident =>
      (world) =>
        void (world.areSignalsUp = isUp),
  ),
  fc.integer({ min: 1, max: 4 }).map(
    (count): Incident =>
      (world) =>
        void (world.lostSignals = count),
  ),
  side.map(
    (index): Incident =>
      (world) =>
        reload(world, index),
  ),
  fc.tuple(side, fc.boolean()).map(
    ([index, isNewNetwork]): Incident =>
      (world) =>
        dispatch(world, index, { kind: "reconnect", isNewNetwork }),
  ),
  side.map(
    (index): Incident =>
      (world) =>
        dispatch(world, index, { kind: "ice-servers-renewed" }),
  ),
  // Glare: both sides have a reason to offer at the same moment.
  fc.constant<Incident>((world) => {
    for (const { connection } of world.sides)
      if (connection) connection.isRestartDue = connection.isNegotiationDue = true;
  }),
  side.map((index): Incident => (world) => {
    const signal: CallSignal = { description: { type: "offer", sdp: "nonsense" } };
    dispatch(world, index, { kind: "signal", signal });
  }),
  side.map((index): Incident => (world) => {
    const { connection } = world.sides[index].state;
    dispatch(world, index, { kind: "silence", isSilent: true, connection });
  }),
);
const incidents = fc.array(fc.tuple(offset, incident), { maxLength: 14 });

function run(world: World, ms: number): void {
  for (const end = world.now + ms; world.now < end;) tick(world);
}

const runs = { numRuns: Number(process.env["ANTEROOM_PROPERTY_RUNS"] ?? 300) };
const noticesAfter = fc.constantFrom(1_000, 6_000, 20_000);

test(
  "a call recovers from any losses, glare, restarts and reloads once the network is back",
  { tags: ["S1.18"] },
  () => {
    fc.assert(
      fc.property(noticesAfter, incidents, (noticesAfterMs, happened) => {
        const world = newWorld(noticesAfterMs);
        for (const [ms, happen] of happened) {
          run(world, ms);
          happen(world);
        }
        world.isNetworkUp = world.areSignalsUp = true;
        world.lostSignals = 0;
        world.operationMs = 10;
        for (const { connection } of world.sides)
          for (const operation of connection?.operations ?? [])
            operation.at = Math.min(operation.at, world.now + 10);
        run(world, healsWithinMs);
        expect(world.sides.map(({ reported }) => reported)).toEqual(["connected", "connected"]);
        expect(areAgreed(world)).toBe(true);
      }),
      runs,
    );
  },
);

test(
  "closing at any moment releases connections and timers, and nothing happens afterwards",
  { tags: ["S1.18"] },
  () => {
    fc.assert(
      fc.property(noticesAfter, incidents, offset, (noticesAfterMs, happened, later) => {
        const world = newWorld(noticesAfterMs);
        for (const [ms, happen] of happened) {
          run(world, ms);
          happen(world);
        }
        run(world, later);
        for (const index of [0, 1] as const) dispatch(world, index, { kind: "close" });
        const closed = world.sides.map(({ state }) => state);
        run(world, 30_000);
        expect(world.sides.map(({ state }) => state)).toEqual(closed);
        for (const { opened, nudgeAt, loss } of world.sides) {
          expect(opened.filter(({ signalingState }) => signalingState !== "closed")).toEqual([]);
          expect([nudgeAt, loss]).toEqual([null, null]);
        }
      }),
      runs,
    );
  },
);
