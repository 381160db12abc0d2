import type { EngineStep } from "@anteroom/contract/call/engine-signal";
import { expect, test } from "vitest";
import { isSupersededBy } from "./janus-call.ts";

const media = (camera: boolean): EngineStep => ({ media: { microphone: true, camera } });
const offer = (line: string): EngineStep => ({ line, send: "devices", offer: "v=0" });
const candidates: EngineStep = { line: "line-one", candidates: [{ candidate: "candidate:1" }] };
const check: EngineStep = { line: "line-one", candidates: [] };
const close: EngineStep = { line: "line-one", close: true };

test.each([
  ["a newer word about the camera replaces the older", media(true), media(false), true],
  ["who sends is asked once", { ask: true }, { ask: true }, true],
  ["a newer offer of the same connection replaces the older", offer("line-one"), offer("line-one"), true],
  ["that of another connection does not", offer("line-one"), offer("line-two"), false],
  ["what a closed connection had to say is not said any more", candidates, close, true],
  ["candidates are all needed", candidates, candidates, false],
  ["a connection is checked once", check, check, true],
  ["a check takes the place of nothing else", candidates, check, false],
  ["the camera has nothing to do with a connection", media(true), close, false],
] as const)("while no network is available: %s", { tags: ["S1.18"] }, (_, old, step, wanted) => {
  expect(isSupersededBy(old, step)).toBe(wanted);
});
