import { expect, test } from "vitest";
import {
  type EngineLineEvent,
  type EngineLineMoment,
  type EngineLineState,
  firstEngineLine,
  stepEngineLine,
} from "./engine-line-step.ts";

const good: EngineLineMoment = { at: 60_000, connectionState: "connected", signalingState: "stable" };
const agreed: EngineLineState = {
  ...firstEngineLine(true),
  connection: 1,
  hasAgreed: true,
  startedAt: 1_000,
  searchedAt: 1_000,
};
const lost = { lostAt: 57_000 };
const failed = { connectionState: "failed" } as const;
const line = "line-of-one";

type Row = [
  title: string,
  state: Partial<EngineLineState>,
  event: EngineLineEvent,
  moment: Partial<EngineLineMoment>,
  effects: string[],
];
const rows: Row[] = [
  [
    "a line that sends opens and offers",
    { connection: 0 },
    { kind: "start" },
    {},
    ["open", "make-offer", "wait nudge 2500"],
  ],
  [
    "a line that receives opens and asks",
    { connection: 0, isSending: false },
    { kind: "start" },
    {},
    ["open", "ask", "wait nudge 2500"],
  ],
  ["an offer is sent once it is made", {}, { kind: "offer-made", connection: 1 }, {}, ["ask"]],
  [
    "an offer of an earlier connection is dropped",
    { connection: 2 },
    { kind: "offer-made", connection: 1 },
    {},
    [],
  ],
  [
    "an answer is taken while one is expected",
    {},
    { kind: "signal", signal: { line, answer: "v=0" } },
    { signalingState: "have-local-offer" },
    ["take-answer"],
  ],
  ["an answer that comes again is dropped", {}, { kind: "signal", signal: { line, answer: "v=0" } }, {}, []],
  [
    "an offer of the engine is answered",
    {},
    { kind: "signal", signal: { line, offer: "v=0" } },
    {},
    ["answer-offer"],
  ],
  ["an answer is posted once it is made", {}, { kind: "answer-made", connection: 1 }, {}, ["post-answer"]],
  [
    "a line that is gone begins anew",
    {},
    { kind: "signal", signal: { line, gone: true } },
    {},
    ["wait again null", "close", "open", "make-offer", "report new"],
  ],
  [
    "a line that is gone at once waits before it begins anew",
    { startedAt: 59_600 },
    { kind: "signal", signal: { line, gone: true } },
    {},
    ["wait again 600"],
  ],
  [
    "a description that fails begins anew",
    {},
    { kind: "description-failed", connection: 1 },
    {},
    ["wait again null", "close", "open", "make-offer", "report new"],
  ],
  ["a good line is left alone by a nudge", {}, { kind: "nudge-due" }, {}, ["wait nudge 2700"]],
  [
    "a lost path is looked for",
    lost,
    { kind: "nudge-due" },
    failed,
    ["restart-ice", "make-offer", "wait nudge 2700"],
  ],
  [
    "the engine is asked whether it knows the line before a path is looked for after a loss",
    lost,
    { kind: "loss-due" },
    failed,
    ["check", "restart-ice", "make-offer", "wait nudge 2700"],
  ],
  ["a good line is not checked after a loss", {}, { kind: "loss-due" }, {}, ["wait nudge 2700"]],
  ["a line is checked on request", {}, { kind: "check" }, {}, ["check"]],
  [
    "an offer that waits is sent again",
    lost,
    { kind: "nudge-due" },
    { ...failed, signalingState: "have-local-offer" },
    ["ask", "wait nudge 2700"],
  ],
  [
    "a search that has just begun is left alone",
    { ...lost, searchedAt: 59_000 },
    { kind: "nudge-due" },
    failed,
    ["wait nudge 2700"],
  ],
  [
    "a path lost for long is looked for on a fresh connection",
    { lostAt: 40_000 },
    { kind: "nudge-due" },
    failed,
    ["wait again null", "close", "open", "make-offer", "report new", "wait nudge 2700"],
  ],
  [
    "a disconnection waits for 2 s",
    {},
    { kind: "connection-changed", connection: 1 },
    { connectionState: "disconnected" },
    ["wait loss 2000", "report disconnected"],
  ],
  [
    "a failure is looked at at once",
    {},
    { kind: "connection-changed", connection: 1 },
    failed,
    ["wait loss 0", "report failed"],
  ],
  [
    "a connection that comes ends the wait",
    lost,
    { kind: "connection-changed", connection: 1 },
    {},
    ["wait loss null", "report connected"],
  ],
  [
    "statistics that say nothing new change nothing",
    {},
    { kind: "statistics", roundTripMs: 40, isStalled: false },
    {},
    [],
  ],
  [
    "a line that stalls is reported and looked for",
    {},
    { kind: "statistics", roundTripMs: null, isStalled: true },
    {},
    ["report connected stalled", "check", "restart-ice", "make-offer", "wait nudge 2700"],
  ],
  [
    "a line that goes on is reported",
    { isStalled: true },
    { kind: "statistics", roundTripMs: null, isStalled: false },
    {},
    ["report connected"],
  ],
  [
    "another network is looked for though the line is good",
    {},
    { kind: "reconnect", isNewNetwork: true },
    {},
    ["restart-ice", "make-offer"],
  ],
  ["a good line is left alone on the same network", {}, { kind: "reconnect", isNewNetwork: false }, {}, []],
  [
    "a lost path is looked for at once on request",
    { ...lost, searchedAt: 59_900 },
    { kind: "reconnect", isNewNetwork: false },
    failed,
    ["restart-ice", "make-offer"],
  ],
  [
    "renewed servers are used and a path through them is looked for",
    {},
    { kind: "ice-servers-renewed" },
    {},
    ["use-ice-servers", "restart-ice", "make-offer"],
  ],
  [
    "renewed servers wait for the first agreement",
    { hasAgreed: false },
    { kind: "ice-servers-renewed" },
    {},
    ["use-ice-servers"],
  ],
  [
    "a close releases timers and the connection",
    {},
    { kind: "close" },
    {},
    ["wait nudge null", "wait loss null", "wait again null", "close"],
  ],
  ["a closed line does nothing", { isClosed: true }, { kind: "again-due" }, {}, []],
];

test.each(rows)("%s", { tags: ["S1.18"] }, (_, state, event, moment, wanted) => {
  const { effects } = stepEngineLine({ ...agreed, ...state }, event, { ...good, ...moment });
  const named = effects.map((effect) => {
    if (effect.do === "wait") return `wait ${effect.for} ${effect.ms}`;
    return effect.do === "report" ? `report ${effect.state}${effect.isStalled ? " stalled" : ""}` : effect.do;
  });
  expect(named).toEqual(wanted);
});
