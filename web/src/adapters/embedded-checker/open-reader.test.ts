import type { LearnedWeights } from "@anteroom/domain/health/own-words/learned";
import { expect, test } from "vitest";
import weights from "virtual:triage-weights/en";
import phrases from "virtual:triage-phrases/en";
import packed from "virtual:triage-knowledge";
import texts from "virtual:triage-texts/en";
import { unpackKnowledge } from "@anteroom/triage/complaints/pack-knowledge";
import { openReader } from "./open-reader.ts";

const known = unpackKnowledge(packed, texts);
const man = { age: 40, sex: "M" } as const;
const firstOf = async (text: string, loadWeights: () => Promise<LearnedWeights>) => {
  const { read } = openReader("en", phrases, known, loadWeights);
  await Promise.resolve();
  return (await read(text, man)).complaints[0];
};

test("free text is read by phrases alone when the learned model cannot be fetched", async () => {
  const first = await firstOf("my head is pounding", () => Promise.reject(new TypeError("offline")));
  expect(first?.id).toBe("headache");
});

test("free text is read before the learned model has loaded", async () => {
  const first = await firstOf("my head is pounding", () => new Promise(() => {}));
  expect(first?.id).toBe("headache");
});

test("the learned model is used once it has loaded", async () => {
  const only: LearnedWeights = {
    ...weights,
    anyway: weights.ids.map((id) => (id === "hiccups" ? 1_000 : 0)),
  };
  expect((await firstOf("my head is pounding", () => Promise.resolve(only)))?.id).toBe("hiccups");
});
