import { expect, test } from "vitest";
import { type EngineLineFacts, decideEngineReconnect } from "./line-step.ts";

const lost: EngineLineFacts = {
  isGood: false,
  hasAgreed: true,
  sinceStartMs: 60_000,
  lostForMs: 3_000,
  isSearching: false,
};

test.each([
  ["a good line is left alone", { isGood: true }, "nothing"],
  ["a search that has just begun is left alone", { isSearching: true }, "nothing"],
  ["a lost path is looked for", {}, "ask"],
  ["one lost for long is looked for with a fresh connection", { lostForMs: 16_000 }, "start-again"],
  ["an engine that has not answered yet is asked again", { hasAgreed: false, sinceStartMs: 3_000 }, "ask"],
  ["one that never answers is begun with anew", { hasAgreed: false, sinceStartMs: 7_000 }, "start-again"],
] as const)("%s", { tags: ["S1.18"] }, (_, facts, wanted) => {
  expect(decideEngineReconnect({ ...lost, ...facts })).toBe(wanted);
});
