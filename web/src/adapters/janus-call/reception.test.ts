import fc from "fast-check";
import { expect, test } from "vitest";
import { readAddressed } from "./reception.ts";

const message = { topic: "caption", data: { text: "Bom dia", isFinal: true } };

test("the doctor's captions are read with their addressee", { tags: ["S1.18"] }, () => {
  expect(readAddressed(JSON.stringify({ to: "p_1", message }))).toEqual({ to: "p_1", message });
});

test.each([
  ["what is for nobody", JSON.stringify({ message })],
  ["what is none of our words", JSON.stringify({ to: "p_1", message: { topic: "other", data: {} } })],
  ["what is too long", JSON.stringify({ to: "p_1", message, more: "x".repeat(5_000) })],
  ["bytes", new ArrayBuffer(4)],
])("%s is ignored", { tags: ["S1.18"] }, (_, data) => {
  expect(readAddressed(data)).toBeNull();
});

test("arbitrary messages of another browser through the engine cause no error", { tags: ["S1.18"] }, () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json()), (data) => {
      expect(typeof readAddressed(data)).toBe("object");
    }),
  );
});
