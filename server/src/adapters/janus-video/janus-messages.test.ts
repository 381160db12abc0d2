import fc from "fast-check";
import { expect, test } from "vitest";
import { isAnswer, readMessage, refusalIn } from "./janus-messages.ts";

const read = (message: object) => {
  const found = readMessage(JSON.stringify(message));
  if (!found) throw new Error("it was not read");
  return found;
};

test.each([
  ["a request that went well", { janus: "success", transaction: "a", data: { id: 7 } }, null],
  [
    "one that Janus refuses",
    { janus: "error", error: { code: 403, reason: "Unauthorized" } },
    "403 Unauthorized",
  ],
  [
    "one that the room refuses",
    {
      janus: "event",
      plugindata: {
        plugin: "janus.plugin.videoroom",
        data: { videoroom: "event", error_code: 426, error: "No such room" },
      },
    },
    "426 No such room",
  ],
])("the message of the engine about %s is classified", { tags: ["S1.18"] }, (_, message, refusal) => {
  expect(refusalIn(read(message))).toBe(refusal);
});

test("an acknowledgement is not treated as the answer", { tags: ["S1.18"] }, () => {
  expect(isAnswer(read({ janus: "ack", transaction: "a" }))).toBe(false);
  expect(isAnswer(read({ janus: "event", transaction: "a" }))).toBe(true);
});

test("arbitrary messages of the engine cause no error", { tags: ["S1.18"] }, () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (frame) => void readMessage(frame)));
  expect(readMessage('{"janus":5}')).toBeNull();
});
