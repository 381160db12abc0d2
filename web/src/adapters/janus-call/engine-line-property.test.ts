import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type EngineLineEffect,
  type EngineLineEvent,
  type EngineLineState,
  firstEngineLine,
  stepEngineLine,
} from "./engine-line-step.ts";

/** How long a line may take to heal once network and signals work again, in ms: a nudge at worst every 8 s, and a fresh connection. */
const healsWithinMs = 45_000;
const tickMs = 50;

type Connection = {
  number: number;
  connectionState: RTCPeerConnectionState;
  signalingState: RTCSignalingState;
  stateSince: number;
  /** The search that both sides have agreed on, and the one asked for. */
  agreedSearch: number;
  search: number;
  failedSearch: number;
};

/** One line between a browser and an engine that answers; signals take 60 ms and may get lost. */
type World = {
  now: number;
  state: EngineLineState;
  opened: Connection[];
  timers: Map<string, number>;
  later: { at: number; run: () => void }[];
  isNetworkUp: boolean;
  areSignalsUp: boolean;
  areDescriptionsGood: boolean;
  posts: number;
  reported: string;
};

function newWorld(isSending: boolean): World {
  const world: World = {
    now: 10_000,
    state: firstEngineLine(isSending),
    opened: [],
    timers: new Map(),
    later: [],
    isNetworkUp: true,
    areSignalsUp: true,
    areDescriptionsGood: true,
    posts: 0,
    reported: "",
  };
  dispatch(world, { kind: "start" });
  return world;
}

const inUse = ({ opened }: World) => opened.at(-1);

function dispatch(world: World, event: EngineLineEvent): void {
  const { connectionState = "new", signalingState = "stable" } = inUse(world) ?? {};
  const step = stepEngineLine(world.state, event, { at: world.now, connectionState, signalingState });
  world.state = step.state;
  for (const effect of step.effects) perform(world, effect);
}

/** Nothing that was begun on a connection ends after its close, as in browsers. */
function after(world: World, ms: number, on: Connection, run: () => void): void {
  const at = world.now + ms;
  world.later.push({ at, run: () => void (on.signalingState !== "closed" && run()) });
}

function describe(world: World, on: Connection, run: () => EngineLineEvent): void {
  const isGood = world.areDescriptionsGood;
  after(world, 10, on, () =>
    dispatch(world, isGood ? run() : { kind: "description-failed", connection: on.number }),
  );
}

function perform(world: World, effect: EngineLineEffect): void {
  const on = inUse(world);
  if (effect.do === "open") {
    const { now: stateSince } = world;
    const fresh = { connectionState: "new", signalingState: "stable" } as const;
    const searches = { agreedSearch: 0, search: 0, failedSearch: 0 };
    world.opened.push({ ...fresh, ...searches, number: effect.connection, stateSince });
    return;
  }
  if (effect.do === "wait") {
    if (effect.ms === null) world.timers.delete(effect.for);
    else world.timers.set(effect.for, world.now + effect.ms);
    return;
  }
  if (effect.do === "report") {
    world.reported = effect.isStalled ? "stalled" : effect.state;
    return;
  }
  if (on) performOn(world, on, effect);
}

function performOn(
  world: World,
  on: Connection,
  effect: Exclude<EngineLineEffect, { do: "open" | "wait" | "report" }>,
): void {
  const { number: connection } = on;
  switch (effect.do) {
    case "close":
      on.connectionState = on.signalingState = "closed";
      return post(world);
    case "check":
      return post(world);
    case "make-offer":
      return after(world, 10, on, () => {
        on.signalingState = "have-local-offer";
        on.search += 1;
        dispatch(world, { kind: "offer-made", connection });
      });
    case "ask":
      if (world.state.isSending && on.signalingState !== "have-local-offer") return;
      if (!world.state.isSending) on.search += 1;
      return post(world, () => hear(world, on));
    case "take-answer":
      return describe(world, on, () => {
        on.signalingState = "stable";
        on.agreedSearch = on.search;
        return { kind: "answer-taken", connection };
      });
    case "answer-offer":
      return describe(world, on, () => ({ kind: "answer-made", connection }));
    case "post-answer":
      return post(world, () => (on.agreedSearch = on.search));
    case "restart-ice":
    case "use-ice-servers":
      return;
  }
}

function post(world: World, arrive: () => void = () => undefined): void {
  world.posts += 1;
  if (world.areSignalsUp) world.later.push({ at: world.now + 60, run: arrive });
}

/** The engine's word on an offer, or its own. */
function hear(world: World, on: Connection): void {
  if (!world.areSignalsUp) return;
  const line = `line-${on.number}`;
  const signal = world.state.isSending ? { line, answer: "v=0" } : { line, offer: "v=0" };
  after(world, 60, on, () => dispatch(world, { kind: "signal", signal }));
}

function tick(world: World): void {
  world.now += tickMs;
  const due = world.later.filter(({ at }) => at <= world.now);
  world.later = world.later.filter(({ at }) => at > world.now);
  for (const { run } of due) run();
  for (const name of ["nudge", "loss", "again"] as const) {
    if ((world.timers.get(name) ?? Infinity) > world.now) continue;
    world.timers.delete(name);
    dispatch(world, { kind: `${name}-due` });
  }
  runNetwork(world);
}

function runNetwork(world: World): void {
  const on = inUse(world);
  if (!on || on.signalingState === "closed") return;
  const next = nextState(world, on);
  if (next === on.connectionState) return;
  if (next === "failed") on.failedSearch = on.search;
  Object.assign(on, { connectionState: next, stateSince: world.now });
  dispatch(world, { kind: "connection-changed", connection: on.number });
}

function nextState({ now, isNetworkUp }: World, on: Connection): RTCPeerConnectionState {
  const forMs = now - on.stateSince;
  const isAgreed = on.agreedSearch > 0 && on.agreedSearch === on.search;
  switch (on.connectionState) {
    case "connected":
      return isNetworkUp ? "connected" : "disconnected";
    case "disconnected":
      if (isNetworkUp) return "connected";
      return forMs >= 5_000 ? "failed" : "disconnected";
    case "connecting":
      if (isNetworkUp && forMs >= 200) return "connected";
      return forMs >= 10_000 ? "failed" : "connecting";
    case "failed":
      // A search that has failed stays so: the next one may find a path.
      return isAgreed && on.search !== on.failedSearch ? "connecting" : "failed";
    case "new":
    case "closed":
      return isAgreed ? "connecting" : on.connectionState;
  }
}

type Incident = (world: World) => void;
const events: readonly EngineLineEvent[] = [
  { kind: "reconnect", isNewNetwork: true },
  { kind: "reconnect", isNewNetwork: false },
  { kind: "ice-servers-renewed" },
  { kind: "signal", signal: { line: "line-in-use", gone: true } },
  { kind: "signal", signal: { line: "line-in-use", answer: "v=0" } },
  { kind: "statistics", roundTripMs: 900, isStalled: true },
  { kind: "statistics", roundTripMs: null, isStalled: false },
];
const incident: fc.Arbitrary<Incident> = fc.oneof(
  fc.constantFrom("isNetworkUp", "areSignalsUp", "areDescriptionsGood").chain((name) =>
    fc.boolean().map(
      (is): Incident =>
        (world) =>
          void (world[name as "isNetworkUp"] = is),
    ),
  ),
  fc.constantFrom(...events).map(
    (event): Incident =>
      (world) =>
        dispatch(world, event),
  ),
);
const offset = fc.constantFrom(0, 50, 100, 200, 1_000, 2_500, 6_000, 12_000, 25_000);
const incidents = fc.array(fc.tuple(offset, incident), { maxLength: 14 });

function run(world: World, ms: number): void {
  for (const end = world.now + ms; world.now < end;) tick(world);
}

function happen(world: World, happened: readonly (readonly [number, Incident])[]): void {
  for (const [ms, incur] of happened) {
    run(world, ms);
    incur(world);
  }
}

const runs = { numRuns: Number(process.env["ANTEROOM_PROPERTY_RUNS"] ?? 300) };

test(
  "a connection to the engine recovers from any losses once network and signals work",
  { tags: ["S1.18"] },
  () => {
    fc.assert(
      fc.property(fc.boolean(), incidents, (isSending, happened) => {
        const world = newWorld(isSending);
        happen(world, happened);
        world.isNetworkUp = world.areSignalsUp = world.areDescriptionsGood = true;
        dispatch(world, { kind: "statistics", roundTripMs: 40, isStalled: false });
        run(world, healsWithinMs);
        expect(inUse(world)?.connectionState).toBe("connected");
        expect(world.reported).toBe("connected");
        expect(world.opened.filter(({ signalingState }) => signalingState !== "closed")).toHaveLength(1);
      }),
      runs,
    );
  },
);

test(
  "a connection closed at any moment releases everything, and nothing happens afterwards",
  { tags: ["S1.18"] },
  () => {
    fc.assert(
      fc.property(fc.boolean(), incidents, offset, (isSending, happened, later) => {
        const world = newWorld(isSending);
        happen(world, happened);
        run(world, later);
        dispatch(world, { kind: "close" });
        const { state, posts } = world;
        for (const event of events) dispatch(world, event);
        run(world, 30_000);
        expect([world.state, world.posts, world.timers.size]).toEqual([state, posts, 0]);
        expect(world.opened.every(({ signalingState }) => signalingState === "closed")).toBe(true);
      }),
      runs,
    );
  },
);
