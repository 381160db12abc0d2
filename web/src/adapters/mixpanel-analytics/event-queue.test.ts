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
  "an event is sent after five seconds, and nothing is sent without events",
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
  "120 events are sent in three ordered requests: 50, 50, and the rest at the next flush",
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
  "a batch is kept while the service is down and retried with doubling pauses up to ten minutes",
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

test("a permanently rejected batch does not block the next", async () => {
  const { requests, pass, add } = bench(["refused"]);
  add(1);
  await pass(5000);
  add(1, 1);
  await pass(5000);
  expect(requests.map(({ batch }) => batch)).toEqual([[0], [1]]);
});

test("no second request is sent while one is pending", { tags: ["S9.ANALYTICS.05"] }, async () => {
  const { requests, pass, add } = bench(["never"]);
  add(1);
  await pass(5000);
  add(200, 1);
  await pass(60_000);
  expect(requests).toHaveLength(1);
});

test("the queue for an unavailable service drops its oldest events above 500", async () => {
  const { requests, pass, add, last, queue } = bench(["failed"]);
  add(700);
  await pass(5000);
  expect(requests[0]?.batch[0]).toBe(200);
  queue.leave();
  expect(sizes(last.map((batch) => ({ batch })))).toEqual(Array.from({ length: 10 }, () => 50));
});

test(
  "a closing page sends everything queued once in batches of 50",
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

test("a stopped queue sends nothing and accepts nothing", { tags: ["D.65"] }, async () => {
  const { queue, requests, last, pass, add } = bench();
  add(3);
  queue.stop();
  add(3);
  queue.leave();
  await pass(60_000);
  expect([...requests, ...last]).toEqual([]);
});
