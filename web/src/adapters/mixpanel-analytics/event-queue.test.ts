import { expect, test } from "vitest";
import { createEventQueue, type SendOutcome } from "./event-queue.ts";

/** A clock moved by hand and a service that answers what it is told to; `requests` are the batches it was sent. */
function bench(answers: readonly (SendOutcome | "never")[] = []) {
  const requests: { at: number; batch: readonly number[] }[] = [];
  const last: (readonly number[])[] = [];
  const timers = new Set<{ at: number; run: () => void }>();
  let now = 0;
  const queue = createEventQueue<number>({
    send: (batch) => {
      const answer = answers[requests.length] ?? "taken";
      requests.push({ at: now, batch });
      return answer === "never" ? new Promise(() => {}) : Promise.resolve(answer);
    },
    sendLast: (batch) => void last.push(batch),
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  });
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const pass = async (ms: number) => {
    const until = now + ms;
    for (;;) {
      const [next] = Array.from(timers)
        .filter((timer) => timer.at <= until)
        .toSorted((a, b) => a.at - b.at);
      if (!next) break;
      now = next.at;
      timers.delete(next);
      next.run();
      await settle();
    }
    now = until;
  };
  const add = (count: number, from = 0) => {
    for (let n = 0; n < count; n += 1) queue.add(from + n);
  };
  return { queue, requests, last, timers, pass, add };
}

const sizes = (requests: readonly { batch: readonly number[] }[]) =>
  requests.map(({ batch }) => batch.length);

test(
  "what happened is sent five seconds later, and nothing while nothing happens",
  { tags: ["S9.ANALYTICS.04"] },
  async () => {
    const { requests, pass, add, timers } = bench();
    add(3);
    await pass(4999);
    expect(requests).toEqual([]);
    await pass(1);
    expect(requests).toEqual([{ at: 5000, batch: [0, 1, 2] }]);
    await pass(60_000);
    expect(sizes(requests)).toEqual([3]);
    expect(timers.size).toBe(0);
  },
);

test(
  "120 events are three requests, in their order: 50, 50 at once, the rest with the next flush",
  { tags: ["S9.ANALYTICS.03"] },
  async () => {
    const { requests, pass, add } = bench();
    add(120);
    await pass(5000);
    expect(sizes(requests)).toEqual([50, 50]);
    await pass(5000);
    expect(requests.flatMap(({ batch }) => batch)).toEqual(Array.from({ length: 120 }, (_, n) => n));
    expect(requests.map(({ at }) => at)).toEqual([5000, 5000, 10_000]);
  },
);

test(
  "while the service is away, the batch is kept and tried after pauses that double, up to ten minutes; then all is as before",
  { tags: ["S7.TP.01"] },
  async () => {
    const { requests, pass, add } = bench(Array.from({ length: 9 }, () => "failed"));
    add(1);
    await pass(5000);
    add(1, 1);
    await pass(3 * 60 * 60_000);
    const pauses = requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0));
    expect(pauses.slice(0, 9)).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600].map((s) => s * 1000));
    expect(requests.at(-1)?.batch).toEqual([0, 1]);
    add(1, 2);
    await pass(5000);
    expect(requests.at(-1)?.batch).toEqual([2]);
  },
);

test("a batch that the service will never take does not hold up the next", async () => {
  const { requests, pass, add } = bench(["refused"]);
  add(1);
  await pass(5000);
  add(1, 1);
  await pass(5000);
  expect(requests.map(({ batch }) => batch)).toEqual([[0], [1]]);
});

test("while one request hangs, no second is sent beside it", { tags: ["S9.ANALYTICS.05"] }, async () => {
  const { requests, pass, add } = bench(["never"]);
  add(1);
  await pass(5000);
  add(200, 1);
  await pass(60_000);
  expect(requests).toHaveLength(1);
});

test("of what waits for a service that is away, the oldest goes first, and no more than 500 wait", async () => {
  const { requests, pass, add, last, queue } = bench(["failed"]);
  add(700);
  await pass(5000);
  expect(requests[0]?.batch[0]).toBe(200);
  queue.leave();
  expect(sizes(last.map((batch) => ({ batch })))).toEqual(Array.from({ length: 10 }, () => 50));
});

test(
  "when the page goes, all that waits leaves in batches of 50, once",
  { tags: ["S9.ANALYTICS.03"] },
  async () => {
    const { queue, requests, last, pass, add } = bench();
    add(60);
    queue.leave();
    queue.leave();
    expect(last.map((batch) => batch.length)).toEqual([50, 10]);
    await pass(60_000);
    expect(requests).toEqual([]);
    add(1, 60); // the page came back
    await pass(5000);
    expect(requests.map(({ batch }) => batch)).toEqual([[60]]);
  },
);

test("once stopped, nothing that waited leaves, and nothing new is taken", { tags: ["D.65"] }, async () => {
  const { queue, requests, last, pass, add } = bench();
  add(3);
  queue.stop();
  add(3);
  queue.leave();
  await pass(60_000);
  expect([...requests, ...last]).toEqual([]);
});
