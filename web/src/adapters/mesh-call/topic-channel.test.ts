import fc from "fast-check";
import { expect, test } from "vitest";
import { readTopic } from "./topic-channel.ts";

test("S1.18: what the doctor types is read", () => {
  const message = { topic: "caption", data: { text: "Bom dia", isFinal: true } };
  expect(readTopic(JSON.stringify(message))).toEqual(message);
});

test.each([
  ["no text", new ArrayBuffer(4)],
  ["no JSON", "{"],
  ["an unknown topic", '{"topic":"money","data":{}}'],
  ["a caption that is none", '{"topic":"caption","data":{"text":7,"isFinal":true}}'],
  ["a quality that is none", '{"topic":"quality","data":{"received":5}}'],
  [
    "a caption too long",
    JSON.stringify({ topic: "caption", data: { text: "x".repeat(600), isFinal: true } }),
  ],
  ["a message too long", `${" ".repeat(5_000)}{"topic":"quality","data":{"received":4}}`],
])("S1.18: %s is passed over", (_, data) => {
  expect(readTopic(data)).toBe(null);
});

test("S1.18: whatever another browser sends, nothing breaks", () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(() => [readTopic(data), readTopic(JSON.stringify(data))]).not.toThrow();
    }),
  );
});
