import type { EngineStep } from "@anteroom/contract/call/engine-signal";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openInProcessBus } from "./adapters/in-process-bus/in-process-bus.ts";
import { connectRedis } from "./adapters/redis-bus/redis-bus.ts";
import { holdCalls } from "./hold-calls.ts";
import type { Bus } from "./ports/bus.ts";
import type { VideoEngine, VideoParticipant } from "./ports/video.ts";
import { hasRedis, openRedis, type TestRedis } from "./testing/redis.ts";

const visit = "t1-visit-7";
const ana: VideoParticipant = { id: "ana", visit, expiresAt: Date.now() + 3_600_000 };
const step: EngineStep = { ask: true };

/** An engine that knows who of a call has taken a step, and says so when it hands the call over. */
function handingEngine() {
  const calls = new Map<string, Set<string>>();
  const done: string[] = [];
  let changed: (visit: string) => void = () => {};
  let mayGoOn: (visit: string) => Promise<boolean> = () => Promise.resolve(true);
  const engine: VideoEngine = {
    name: "janus",
    take(participant) {
      calls.set(participant.visit, (calls.get(participant.visit) ?? new Set()).add(participant.id));
      done.push(`take ${participant.id}`);
      changed(participant.visit);
    },
    remove(id) {
      for (const call of calls.values()) if (call.delete(id)) done.push(`remove ${id}`);
    },
    onEvent: () => {},
    reach: () => ({ up: 1, of: 1 }),
    handover: {
      describe: (name) => (calls.has(name) ? [...(calls.get(name) ?? [])].join(",") : null),
      onChange: (handler) => (changed = handler),
      askBeforeReclaim: (ask) => (mayGoOn = ask),
      adopt(name, text) {
        calls.set(name, new Set(text.split(",")));
        done.push(`adopt ${text}`);
        return Date.now() + 3_600_000;
      },
      release: (name) => void (calls.delete(name) && done.push("release")),
    },
    stop: () => Promise.resolve(),
  };
  return { engine, done, mayGoOn: (name: string) => mayGoOn(name) };
}

const { connect } = openInProcessBus();
const fail = (error: Error) => expect.unreachable(error.message);
const opened: { video: VideoEngine; bus: Bus }[] = [];
const server = (bus = connect()) => {
  const { engine, done, mayGoOn } = handingEngine();
  const video = holdCalls(bus, engine, fail);
  opened.push({ video, bus });
  return { video, bus, done, mayGoOn };
};
afterEach(async () => {
  for (const { video, bus } of opened.splice(0)) {
    await video.stop();
    await bus.stop();
  }
});

test("another server takes over a call when its server is gone, without any step", async () => {
  const [a, b, c] = [server(), server(), server()];
  a.video.take?.(ana, step);
  await vi.waitFor(() => expect(a.done).toEqual(["take ana"]));
  await vi.waitFor(async () =>
    expect(await b.bus.lasting.get(`call-state:${visit}`)).toContain('"text":"ana"'),
  );
  await a.bus.stop(); // as killed: it says nothing any more
  await vi.waitFor(() => expect([...b.done, ...c.done]).toEqual(["adopt ana"]));
  c.video.take?.({ ...ana, id: "rui" }, step);
  await vi.waitFor(() => expect([...b.done, ...c.done]).toEqual(["adopt ana", "take rui"]));
});

test("a stopped server hands over its calls", async () => {
  const [a, b] = [server(), server()];
  a.video.take?.({ ...ana, visit: "stopped" }, step);
  await vi.waitFor(() => expect(a.done).toEqual(["take ana"]));
  await a.video.stop();
  await vi.waitFor(() => expect(b.done).toEqual(["adopt ana"]));
});

test("a guest removed while no server held the call is removed by the next one", async () => {
  const [a, b] = [server(), server()];
  a.video.take?.({ ...ana, visit: "shown-out" }, step);
  await vi.waitFor(async () => expect(await b.bus.lasting.get("call-state:shown-out")).toContain("ana"));
  b.video.remove("ana"); // a is dead already, and has not heard of it
  await a.bus.stop();
  await vi.waitFor(() => expect(b.done).toEqual(["adopt ana", "remove ana"]));
});

test("a server that only hung does not take back a call held by another", async () => {
  const [a, b] = [server(), server()];
  a.video.take?.({ ...ana, visit: "hung" }, step);
  await vi.waitFor(async () => expect(await b.bus.lasting.get("call-state:hung")).toContain("ana"));
  expect(await a.mayGoOn("hung")).toBe(true);
  await a.bus.stop();
  await vi.waitFor(() => expect(b.done).toEqual(["adopt ana"]));
  expect(await a.mayGoOn("hung")).toBe(false);
  a.video.take?.({ ...ana, visit: "hung", id: "late" }, step); // it describes the call once more
  await vi.waitFor(() => expect(a.done).toEqual(["take ana", "take late"]));
  expect(await b.bus.lasting.get("call-state:hung")).not.toContain("late");
});

describe.skipIf(!hasRedis)("on Redis (skipped: redis-server is not on this machine)", () => {
  let redis: TestRedis;
  beforeAll(async () => void (redis = await openRedis()));
  afterAll(() => redis.close());
  const connectTo = async () => {
    const buses = await connectRedis({ url: redis.url, report: () => {} });
    return { buses, bus: await buses.open("calls") };
  };

  test("calls of a killed server go on at another within seconds, long before its presence ends", async () => {
    const [own, ...others] = [await connectTo(), await connectTo(), await connectTo()];
    const a = server(own.bus);
    const rest = others.map(({ bus }) => server(bus));
    const [b] = rest;
    if (!b) throw new Error("Three servers are connected");
    a.video.take?.(ana, step);
    await vi.waitFor(async () => expect(await b.bus.lasting.get(`call-state:${visit}`)).toContain("ana"));
    const holdersSeen = () => b.bus.members("calls").of("all holders");
    await vi.waitFor(() => expect(holdersSeen()).toHaveLength(2));
    await own.buses.stop(); // its connections end and it says nothing, as when it is killed
    await vi.waitFor(() => expect(rest.flatMap(({ done }) => done)).toEqual(["adopt ana"]), 10_000);
    expect(holdersSeen()).toHaveLength(2); // its presence has not ended
    rest[1]?.video.take?.({ ...ana, id: "rui" }, step);
    await vi.waitFor(() =>
      expect(rest.flatMap(({ done }) => done).toSorted()).toEqual(["adopt ana", "take rui"]),
    );
  });
});
