import type { EngineStep } from "@anteroom/contract/call/engine-signal";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { VideoParticipant } from "../../ports/video.ts";
import { type CallEffect, type CallEvent, type CallState, stepCall } from "./janus-call-step.ts";

const personOf = (id: string, expiresAt = 5_000) => ({ id, expiresAt, visit: "visit" }) as VideoParticipant;
const nobody: CallState = { version: 1, members: new Map() };
const did = (id: string, step: EngineStep): CallEvent => ({ kind: "step", participant: personOf(id), step });
const offer = (line: string, send: "devices" | "screen" = "devices"): EngineStep => ({
  line,
  send,
  offer: "v=0",
});
const feed = (member: string, line: string, number: number): CallEvent => ({
  kind: "feed",
  member,
  line,
  feed: number,
});
const after = (...events: CallEvent[]) =>
  events.reduce((state, event) => stepCall(state, event).state, nobody);
const sending = [did("ines", offer("line-one")), feed("ines", "line-one", 7)];
const twenty = Array.from({ length: 20 }, (_, at) => did("ines", { line: `line-${at}`, receive: 7 }));

const named = (effect: CallEffect) => {
  if (effect.do === "emit") {
    const { event, to } = effect;
    if ("gone" in event) return `gone ${event.line} to ${to.id}`;
    if (!("senders" in event)) return `signal to ${to.id}`;
    return `list ${event.senders.map(({ id, devices }) => `${id}:${devices}`).join(" ")} to ${to.id}`;
  }
  if (effect.do === "take-step") return `take-step ${effect.step.line}`;
  if (effect.do === "remove-senders")
    return `remove-senders ${effect.feeds.join()}${effect.isLast ? " last" : ""}`;
  return effect.do === "forget-room" ? effect.do : `${effect.do} ${effect.line}`;
};

const rows: [title: string, before: CallEvent[], event: CallEvent, effects: string[]][] = [
  ["an offer opens a line", [], did("ines", offer("line-one")), ["open-line line-one", "take-step line-one"]],
  [
    "what is sent is told to all",
    [did("ines", offer("line-one"))],
    feed("ines", "line-one", 7),
    ["list ines:7 to ines"],
  ],
  ["the same number is told once", sending, feed("ines", "line-one", 7), []],
  ["an offer comes again on its line", sending, did("ines", offer("line-one")), ["take-step line-one"]],
  [
    "a fresh connection replaces the old one",
    sending,
    did("ines", offer("line-two")),
    ["close-line line-one", "list ines:null to ines", "open-line line-two", "take-step line-two"],
  ],
  [
    "a screen leaves the camera alone",
    sending,
    did("ines", offer("line-two", "screen")),
    ["open-line line-two", "take-step line-two"],
  ],
  [
    "what is sent can be received",
    sending,
    did("rui", { line: "line-two", receive: 7 }),
    ["open-line line-two", "take-step line-two"],
  ],
  [
    "what nobody of the call sends cannot be received",
    sending,
    did("rui", { line: "line-two", receive: 8 }),
    ["gone line-two to rui"],
  ],
  [
    "a person has at most 20 lines",
    [...sending, ...twenty],
    did("ines", { line: "line-21", receive: 7 }),
    ["gone line-21 to ines"],
  ],
  [
    "candidates of an unknown line are told that it is gone",
    [],
    did("ines", { line: "line-one", candidates: [] }),
    ["gone line-one to ines"],
  ],
  ["so is an answer", sending, did("ines", { line: "line-two", answer: "v=0" }), ["gone line-two to ines"]],
  [
    "candidates of a known line are taken",
    sending,
    did("ines", { line: "line-one", candidates: [] }),
    ["take-step line-one"],
  ],
  [
    "who asks is told alone",
    [...sending, did("rui", { ask: true })],
    did("rui", { ask: true }),
    ["list ines:7 rui:null to rui"],
  ],
  [
    "a line that ends by itself is told",
    sending,
    { kind: "gone", member: "ines", line: "line-one" },
    ["gone line-one to ines", "close-line line-one", "list ines:null to ines"],
  ],
  [
    "a line that is closed sends no more",
    sending,
    did("ines", { line: "line-one", close: true }),
    ["close-line line-one", "list ines:null to ines"],
  ],
  [
    "who is removed is shown out",
    [...sending, did("rui", { ask: true })],
    { kind: "remove", member: "ines" },
    ["close-line line-one", "list rui:null to rui", "remove-senders 7"],
  ],
  [
    "the room ends with the last one",
    sending,
    { kind: "remove", member: "ines" },
    ["close-line line-one", "remove-senders 7 last"],
  ],
  ["who is unknown cannot be removed", sending, { kind: "remove", member: "rui" }, []],
  [
    "whose time is over is removed",
    sending,
    { kind: "expire", time: 5_001 },
    ["close-line line-one", "remove-senders 7 last"],
  ],
  ["who has time left stays", sending, { kind: "expire", time: 5_000 }, []],
  [
    "a Janus that forgot all begins anew",
    sending,
    { kind: "lose" },
    ["forget-room", "gone line-one to ines", "close-line line-one", "list ines:null to ines"],
  ],
];

test.each(rows)("%s", { tags: ["S1.18"] }, (_, before, event, wanted) => {
  expect(stepCall(after(...before), event).effects.map(named)).toEqual(wanted);
});

const who = fc.constantFrom("ines", "rui", "helena");
const line = fc.constantFrom("line-one", "line-two", "line-three");
const events: fc.Arbitrary<CallEvent> = fc.oneof(
  fc
    .tuple(who, line, fc.constantFrom("devices" as const, "screen" as const))
    .map(([id, on, what]) => did(id, offer(on, what))),
  fc.tuple(who, line, fc.nat(9)).map(([id, on, number]) => did(id, { line: on, receive: number })),
  fc.tuple(who, line).map(([id, on]) => did(id, { line: on, close: true })),
  fc.tuple(who, line, fc.nat(9)).map(([id, on, number]) => feed(id, on, number)),
  fc.tuple(who, line).map(([member, on]): CallEvent => ({ kind: "gone", member, line: on })),
  who.map((member): CallEvent => ({ kind: "remove", member })),
  fc.constant<CallEvent>({ kind: "lose" }),
);

test(
  "opened and known connections match, lists only grow, and an empty call keeps none",
  { tags: ["S1.18"] },
  () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 60 }), (happened) => {
        let state = nobody;
        const open = new Set<string>();
        let version = 0;
        const mistakes: CallEffect[] = [];
        const note = (effect: CallEffect) => {
          if (effect.do === "open-line") open.add(`${effect.member} ${effect.line}`);
          const isWrong =
            (effect.do === "close-line" && !open.delete(`${effect.member} ${effect.line}`)) ||
            (effect.do === "take-step" && !open.has(`${effect.member} ${effect.step.line}`)) ||
            (effect.do === "emit" && "version" in effect.event && effect.event.version < version);
          if (isWrong) mistakes.push(effect);
          if (effect.do === "emit" && "version" in effect.event) ({ version } = effect.event);
        };
        const take = (event: CallEvent) => {
          const step = stepCall(state, event);
          ({ state } = step);
          for (const effect of step.effects) note(effect);
          const known = [...state.members].flatMap(([id, { lines }]) =>
            [...lines].map((one) => `${id} ${one}`),
          );
          expect(new Set(known)).toEqual(open);
        };
        happened.forEach(take);
        for (const member of ["ines", "rui", "helena"]) take({ kind: "remove", member });
        expect([state.members.size, open.size, mistakes]).toEqual([0, 0, []]);
      }),
    );
  },
);
