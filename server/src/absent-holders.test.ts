import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allHolders, watchHolders } from "./absent-holders.ts";
import { BusUnavailable } from "./ports/bus.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Server "a" watches "b", which holds two calls, and "c". */
function watching({ isAway = false } = {}) {
  const absent = new Set<string>();
  const asked: (readonly string[])[] = [];
  const channels: Record<string, string[]> = { b: [allHolders, "visit-1", "visit-2"], c: [allHolders] };
  const state = { isAway, gap: () => {} };
  const found: string[] = [];
  const joined = vi.fn<(channel: string, member: { id: string }) => boolean>(() => true);
  const left = vi.fn<(channel: string, id: string) => boolean>(() => true);
  const gone = vi.fn<(visit: string, holder: string) => void>();
  const report = vi.fn<(error: unknown) => void>();
  const { stop } = watchHolders({
    bus: {
      beFound: (name) => {
        if (state.isAway) return Promise.reject(new BusUnavailable("away"));
        found.push(name);
        return Promise.resolve();
      },
      findAbsent(names) {
        asked.push(names);
        if (state.isAway) return Promise.reject(new BusUnavailable("away"));
        return Promise.resolve(names.filter((name) => absent.has(name)));
      },
      onGap(handler) {
        state.gap = handler;
        return () => {};
      },
    },
    holders: {
      joined,
      left,
      of: () => Object.keys(channels).map((id) => ({ id })),
      channelsOf: (id) => channels[id] ?? [],
    },
    server: "a",
    onAbsent: gone,
    report,
  });
  const looks = (count: number) => vi.advanceTimersByTimeAsync(500 * count);
  return { absent, asked, state, found, joined, left, gone, report, stop, looks };
}

test("the calls of a server that is absent twice in turn are told once", async () => {
  const { absent, gone, looks } = watching();
  await looks(3);
  expect(gone).not.toHaveBeenCalled();
  absent.add("b");
  await looks(1);
  expect(gone).not.toHaveBeenCalled();
  await looks(5);
  expect(gone.mock.calls).toEqual([
    ["visit-1", "b"],
    ["visit-2", "b"],
  ]);
});

test("a server that is absent for a single look is accused of nothing", async () => {
  const { absent, gone, looks } = watching();
  await looks(1);
  for (let time = 0; time < 5; time += 1) {
    absent.add("b");
    await looks(1);
    absent.delete("b");
    await looks(1);
  }
  expect(gone).not.toHaveBeenCalled();
});

test("a server that came back and is absent again is told again", async () => {
  const { absent, gone, looks } = watching();
  absent.add("b");
  await looks(3);
  absent.delete("b");
  await looks(1);
  absent.add("b");
  await looks(3);
  expect(gone).toHaveBeenCalledTimes(4);
});

test.each(["no answer of the bus", "a gap of messages"])(
  "nobody is accused for 5 s after %s",
  async (outage) => {
    const { absent, state, gone, report, looks } = watching();
    await looks(1);
    if (outage === "a gap of messages") state.gap();
    else {
      state.isAway = true;
      await looks(1);
      state.isAway = false;
    }
    expect(report).toHaveBeenCalledTimes(outage === "a gap of messages" ? 0 : 1);
    absent.add("b"); // it comes back to the bus later than this one
    await looks(10);
    absent.delete("b");
    await looks(3);
    expect(gone).not.toHaveBeenCalled();
    absent.add("b");
    await looks(2);
    expect(gone).toHaveBeenCalledTimes(2);
  },
);

test("a server is found before it is listed, and not listed after its end", async () => {
  const { found, joined, left, stop, looks, asked } = watching();
  expect(found).toEqual(["a"]);
  await looks(1);
  expect(joined.mock.calls).toEqual([[allHolders, { id: "a" }]]);
  stop();
  expect(left.mock.calls).toEqual([[allHolders, "a"]]);
  const before = asked.length;
  await looks(3);
  expect(asked).toHaveLength(before);
});

test("a server that starts while the bus is away is found and listed once the bus is back", async () => {
  const { state, found, joined, looks } = watching({ isAway: true });
  await looks(3);
  expect([found, joined.mock.calls]).toEqual([[], []]);
  state.isAway = false;
  await looks(3);
  expect([found, joined.mock.calls]).toEqual([["a"], [[allHolders, { id: "a" }]]]);
});
