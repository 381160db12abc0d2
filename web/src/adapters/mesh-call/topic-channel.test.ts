import fc from "fast-check";
import { expect, test } from "vitest";
import { readTopic } from "./topic-channel.ts";

test("the doctor's captions are read", { tags: ["S1.18"] }, () => {
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
])("%s is ignored", { tags: ["S1.18"] }, (_, data) => {
  expect(readTopic(data)).toBe(null);
});

test("arbitrary messages of another browser cause no error", { tags: ["S1.18"] }, () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(() => [readTopic(data), readTopic(JSON.stringify(data))]).not.toThrow();
    }),
  );
});
