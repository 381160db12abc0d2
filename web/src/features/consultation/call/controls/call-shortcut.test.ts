import { expect, test } from "vitest";
import { callShortcut } from "./call-shortcut.ts";

const plain = {
  code: "",
  key: "",
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
};

test.each([
  [{ key: "m" }, "microphone"],
  [{ key: "V" }, "camera"],
  [{ key: " ", code: "Space" }, "talk"],
  [{ key: "m", ctrlKey: true }, null],
  [{ key: "v", metaKey: true }, null],
  [{ key: " ", code: "Space", shiftKey: true }, null],
  [{ key: "m", isComposing: true }, null],
  [{ key: "x" }, null],
])("the key %j in a call triggers %s", { tags: ["S1.18"] }, (key, wanted) => {
  expect(callShortcut({ ...plain, ...key })).toBe(wanted);
});
