import type { Message } from "@anteroom/contract/call/messages";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Failure } from "../../platform/api.ts";
import {
  firstThread,
  stepThread,
  type ThreadEffect,
  type ThreadEvent,
  type ThreadMachine,
} from "./thread-step.ts";

const empty = firstThread({ draft: "", waiting: [] });
const one = { key: "key-1", text: "Good morning" };
const waiting: ThreadMachine = firstThread({ draft: "", waiting: [one] });
const sending: ThreadMachine = { ...waiting, sending: one };
const message = (id: number, sender: Message["sender"] = "patient") =>
  ({ id, sender, text: "x", seen_at: null }) as unknown as Message; // what the thread looks at
const failed = (code: string, retryAfter?: number) => ({
  isOk: false as const,
  failure: { code, retry_after: retryAfter } as unknown as Failure, // what the thread looks at
});
const thread = { messages: [message(4, "clinic" as Message["sender"])] } as unknown as NonNullable<
  ThreadMachine["view"]["thread"]
>;
const withThread: ThreadMachine = { ...empty, view: { ...empty.view, thread } };

const rows: [title: string, state: ThreadMachine, event: ThreadEvent, effects: unknown[]][] = [
  ["who looks first asks and sends what waits", waiting, { kind: "opened" }, ["ask", "retry null", "send"]],
  ["a change while it is asked is asked later", { ...empty, isAsking: true }, { kind: "refresh" }, []],
  [
    "what changed meanwhile is asked again",
    { ...empty, isAsking: true, mustAskAgain: true },
    { kind: "fetched", answer: failed("offline") },
    ["ask"],
  ],
  ["nothing is sent from an empty box", empty, { kind: "send", key: "key-2" }, []],
  [
    "what stands in the box is kept and sent",
    { ...empty, view: { ...empty.view, draft: " Hello " } },
    { kind: "send", key: "key-2" },
    ["keep", "retry null", "send"],
  ],
  ["a second message waits for the first", sending, { kind: "retry-due" }, ["retry null"]],
  [
    "a message that has arrived is not kept any more",
    sending,
    { kind: "answered", answer: { isOk: true, data: message(5) } as never },
    ["keep", "retry null"],
  ],
  [
    "a lost message is sent again after 2 s",
    sending,
    { kind: "answered", answer: failed("offline") },
    ["retry 2000"],
  ],
  [
    "each wait is twice as long, at most 30 s",
    { ...sending, failures: 9 },
    { kind: "answered", answer: failed("timeout") },
    ["retry 30000"],
  ],
  [
    "the server's own wait is respected",
    sending,
    { kind: "answered", answer: failed("too_many_requests", 60) },
    ["retry 60000"],
  ],
  [
    "what is refused for good is not sent again",
    sending,
    { kind: "answered", answer: failed("invalid") },
    [],
  ],
  ["a refused message goes back to the box", waiting, { kind: "take-back" }, ["keep"]],
  ["a message of the clinic is seen", withThread, { kind: "seen" }, ["see"]],
  ["a message is seen once", { ...withThread, seenUpTo: 4 }, { kind: "seen" }, []],
  ["who leaves last waits for nothing", sending, { kind: "left" }, ["retry null"]],
];

test.each(rows)("%s", (_, state, event, wanted) => {
  const { effects } = stepThread(state, event);
  expect(effects.map((effect) => (effect.do === "retry" ? `retry ${effect.ms}` : effect.do))).toEqual(wanted);
});

type World = { machine: ThreadMachine; isRetryDue: boolean; arrived: string[]; pending: ThreadEffect[] };

function dispatch(world: World, event: ThreadEvent): void {
  const { state, effects } = stepThread(world.machine, event);
  world.machine = state;
  for (const effect of effects) {
    if (effect.do === "retry") world.isRetryDue = effect.ms !== null;
    if (effect.do === "ask" || effect.do === "send") world.pending.push(effect);
  }
}

function answerNext(world: World, isLost: boolean): void {
  const effect = world.pending.shift();
  if (effect?.do === "ask") dispatch(world, { kind: "fetched", answer: failed("offline") });
  if (effect?.do !== "send") return;
  if (!isLost) world.arrived.push(effect.message.text);
  const answer = isLost ? failed("offline") : { isOk: true as const, data: message(world.arrived.length) };
  dispatch(world, { kind: "answered", answer: answer as never });
}

test("every message arrives once and in order under any losses, until the thread is idle", () => {
  const happening = fc.constantFrom("write", "lose", "answer", "refresh", "return", "retry");
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
      const world: World = { machine: empty, isRetryDue: false, arrived: [], pending: [] };
      const written: string[] = [];
      dispatch(world, { kind: "opened" });
      for (const what of happenings) {
        if (what === "write") {
          written.push(`message ${written.length}`);
          dispatch(world, { kind: "written", draft: written.at(-1) ?? "" });
          dispatch(world, { kind: "send", key: `key-${written.length}` });
        }
        if (what === "lose" || what === "answer") answerNext(world, what === "lose");
        if (what === "refresh") dispatch(world, { kind: "refresh" });
        if (what === "return") dispatch(world, { kind: "returned" });
        if (what === "retry" && world.isRetryDue) dispatch(world, { kind: "retry-due" });
        expect(world.pending.filter((effect) => effect.do === "send").length).toBeLessThanOrEqual(1);
        expect(world.pending.filter((effect) => effect.do === "ask").length).toBeLessThanOrEqual(1);
      }
      for (let step = 0; step < 100; step += 1) {
        if (world.pending.length > 0) answerNext(world, false);
        else if (world.isRetryDue) dispatch(world, { kind: "retry-due" });
      }
      expect(world.arrived).toEqual(written);
      expect(world.machine).toMatchObject({ sending: null, isAsking: false, mustAskAgain: false });
      expect(world.machine.view.waiting).toEqual([]);
    }),
  );
});
