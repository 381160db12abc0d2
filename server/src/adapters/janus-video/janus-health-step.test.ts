import { expect, test } from "vitest";
import {
  isDoubted,
  type JanusHealth,
  type JanusHealthEffect,
  type JanusHealthEvent,
  lookEveryMs,
  stepJanusHealth,
  unknownJanusHealth,
} from "./janus-health-step.ts";

type Period = { from: number; to: number };
type World = {
  /** Janus stands still; what reaches it meanwhile is answered afterwards. */
  janusStops?: Period;
  /** Our own process stands still. */
  weStop?: Period;
  /** The connection in use is dead from then on; another one would work. */
  connectionDiesAt?: number;
  /** Each way, in ms. */
  delayMs?: number;
  /** Of packets, each way. */
  loss?: number;
  seed?: number;
  forMs: number;
};
type Due = { at: number; event: JanusHealthEvent; of?: number };

/** The effects and when each happens, in ms of a clock that only this function moves. TCP repeats what is lost, in order. */
function simulate(world: World): { at: number; effect: JanusHealthEffect }[] {
  const { janusStops, weStop, connectionDiesAt = Infinity, delayMs = 1, loss = 0, seed = 1 } = world;
  const random = randomFrom(seed);
  const within = (period: Period | undefined, at: number) => !!period && at >= period.from && at < period.to;
  const arrival = (at: number, firstRepeatMs: number) => {
    let sent = at;
    for (let repeat = firstRepeatMs; random() < loss; repeat *= 2) sent += repeat;
    return sent + delayMs;
  };
  const exchange = (at: number, firstRepeatMs = 200 + 2 * delayMs) => {
    const there = arrival(at, firstRepeatMs);
    return arrival(within(janusStops, there) ? (janusStops?.to ?? 0) : there, firstRepeatMs);
  };
  const seen: { at: number; effect: JanusHealthEffect }[] = [];
  let queue: Due[] = [{ at: 0, event: { kind: "opened" } }];
  const later = (due: Due) => void (queue = [...queue, due]);
  let [health, connection, lastPong, nextLook] = [unknownJanusHealth, 0, 0, lookEveryMs];

  function openAnother(at: number): void {
    const upgraded = exchange(exchange(at, 1_000)); // a lost SYN is repeated after a second
    later({ at: upgraded, event: { kind: "heard", isSecond: true } });
    later({ at: exchange(upgraded), event: { kind: "opened" } });
  }
  function take(at: number, { event, of }: Pick<Due, "event" | "of">): void {
    if (of !== undefined && of !== connection) return;
    const stepped = stepJanusHealth(health, event);
    health = stepped.health;
    for (const effect of stepped.effects) {
      seen.push({ at, effect });
      if (effect === "use-opened") [connection, lastPong] = [connection + 1, at];
      if (effect === "open-second" || effect === "lose") openAnother(at);
      if (effect !== "ping" || (connection === 1 && at >= connectionDiesAt)) continue;
      lastPong = Math.max(lastPong, exchange(at));
      later({ at: lastPong, event: { kind: "heard", isSecond: false }, of: connection });
    }
  }
  while (nextLook < world.forMs) {
    const { at, ...due } = queue.toSorted((one, other) => one.at - other.at)[0] ?? { at: Infinity };
    const first = Math.min(at, nextLook);
    // What is due while we stand still happens afterwards: one look, before anything that came meanwhile is read.
    const now = within(weStop, first) ? (weStop?.to ?? first) : first;
    if (nextLook <= Math.max(at, now)) {
      nextLook = (Math.floor(now / lookEveryMs) + 1) * lookEveryMs;
      take(now, { event: { kind: "look" } });
    } else if ("event" in due) {
      queue = queue.filter((one) => one.at !== at || one.event !== due.event);
      take(now, due);
    }
  }
  return seen;
}

/** Numbers from 0 to below 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

const timesOf = (world: World, wanted: JanusHealthEffect) =>
  simulate(world).flatMap(({ at, effect }) => (effect === wanted ? [at] : []));

test.each([20_001, 20_120, 20_250, 20_499])(
  "calls leave a Janus that hangs from %i ms on within 4 s",
  (from) => {
    const [moved = Infinity] = timesOf({ janusStops: { from, to: Infinity }, forMs: 60_000 }, "move-calls");
    expect(moved - from).toBeLessThan(4_000);
  },
);

/** The effects of so many looks in a row, and the health after them. */
function lookOn(from: JanusHealth, looks: number) {
  const effects: (readonly JanusHealthEffect[])[] = [];
  let health = from;
  for (let look = 0; look < looks; look += 1) {
    const stepped = stepJanusHealth(health, { kind: "look" });
    health = stepped.health;
    effects.push(stepped.effects);
  }
  return { health, effects };
}

test("calls leave a killed Janus after 1.5 s unless it is back", () => {
  const open = stepJanusHealth(unknownJanusHealth, { kind: "opened" }).health;
  const closed = stepJanusHealth(open, { kind: "closed" });
  expect(closed.effects).toEqual(["lose"]);
  expect(lookOn(closed.health, 3).effects).toEqual([[], [], ["move-calls"]]);
  const back = stepJanusHealth(closed.health, { kind: "opened" });
  expect(back.effects).toEqual(["use-opened"]);
  expect(isDoubted(back.health)).toBe(false);
});

test("calls are moved at each check while their Janus is away, and not once it is back", () => {
  const open = stepJanusHealth(unknownJanusHealth, { kind: "opened" }).health;
  for (const gone of [lookOn(stepJanusHealth(open, { kind: "closed" }).health, 3), lookOn(open, 7)]) {
    expect(gone.health.isAway).toBe(true);
    const later = lookOn(gone.health, 5);
    expect(later.effects).toEqual(Array.from({ length: 5 }, () => ["move-calls"]));
    const back = stepJanusHealth(later.health, { kind: "opened" }).health;
    expect(lookOn(back, 2).effects).toEqual([["ping"], ["ping"]]);
  }
});

test("calls leave a Janus that a new server cannot reach for 1.5 s", () => {
  expect(lookOn(unknownJanusHealth, 3).effects).toEqual([[], [], ["move-calls"]]);
});

test.each([
  ["a pause of 2 s", { janusStops: { from: 20_100, to: 22_100 } }],
  ["a pause of 2 s and 300 ms each way", { janusStops: { from: 20_100, to: 22_100 }, delayMs: 300 }],
  ["a pause of our own of 20 s", { weStop: { from: 20_100, to: 40_100 } }],
  ["300 ms each way", { delayMs: 300 }],
])("calls stay at their Janus, on their connection, through %s", (_, world: Partial<World>) => {
  const effects = simulate({ ...world, forMs: 120_000 }).map(({ effect }) => effect);
  expect(effects.filter((effect) => effect === "use-opened")).toEqual(["use-opened"]);
  expect(effects).not.toContain("lose");
  expect(effects).not.toContain("move-calls");
});

test("a single lost connection is replaced without moving a call", () => {
  const world = { connectionDiesAt: 20_100, delayMs: 150, forMs: 60_000 };
  expect(timesOf(world, "use-opened")).toHaveLength(2);
  expect(timesOf(world, "move-calls")).toEqual([]);
});

test("calls stay for an hour on a connection with 5 % loss each way, 150 ms latency and 2 s pauses", () => {
  for (const seed of [1, 2, 3, 4])
    for (const from of [60_100, 600_200, 1_800_300]) {
      const world = { delayMs: 150, loss: 0.05, seed, janusStops: { from, to: from + 2_000 } };
      expect(timesOf({ ...world, forMs: 3_600_000 }, "move-calls")).toEqual([]);
    }
});
