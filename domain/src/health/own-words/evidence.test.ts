import { describe, expect, test } from "vitest";
import { openEvidence } from "./evidence.ts";

const document = (id: string, text: string, weight = 1) => ({ id, words: text.split(" "), weight });
const evidence = openEvidence([
  document("wound", "cut on my leg"),
  document("wound", "deep cut in my hand"),
  document("leg-pain", "pain in my leg"),
  document("leg-pain", "aching leg at night"),
  document("hand-pain", "pain in my hand"),
]);
const order = (text: string) => {
  const sums = [...evidence(text.split(" "))];
  return sums.sort(([, a], [, b]) => b - a).map(([id]) => id);
};

describe("evidence", () => {
  test("favours what a text distinguishes best", () => {
    expect(order("cut leg")[0]).toBe("wound");
    expect(order("leg pain")[0]).toBe("leg-pain");
    expect(order("hand pain")[0]).toBe("hand-pain");
  });

  test("reads misspelt words by their parts", () => {
    expect(order("achin legg")[0]).toBe("leg-pain");
  });

  test("weighs earlier words slightly more", () => {
    const [first, last] = ["cut pain", "pain cut"].map((text) => evidence(text.split(" ")).get("wound") ?? 0);
    expect(first).toBeGreaterThan(last ?? 0);
  });

  test("favours none for unknown words", () => {
    expect(new Set(evidence(["123"]).values())).toEqual(new Set([0]));
  });
});
