import { expect, test } from "vitest";
import { shortcutKey, type KeyPress } from "./shortcut-key.ts";

const press = (
  part: Partial<Omit<KeyPress, "getModifierState">> & { key: string },
  states: readonly string[] = [],
) =>
  shortcutKey({
    code: "",
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    repeat: false,
    isComposing: false,
    getModifierState: (name) => states.includes(name),
    ...part,
  });

test("Latin letters count by what is written, wherever the key is", () => {
  expect(press({ key: "g", code: "KeyG" })).toBe("g");
  expect(press({ key: "a", code: "KeyQ" })).toBe("a"); // AZERTY
  expect(press({ key: "G", code: "KeyG" })).toBe("g"); // Caps Lock
  expect(press({ key: "G", code: "KeyG", shiftKey: true })).toBeNull();
});

test.each([
  ["an American keyboard", { key: "?", code: "Slash", shiftKey: true }, "?"],
  ["a German keyboard", { key: "?", code: "Minus", shiftKey: true }, "?"],
  ["a German keyboard", { key: "/", code: "Digit7", shiftKey: true }, "/"],
  ["an Arabic keyboard", { key: "ل", code: "KeyG" }, "g"],
  ["an Arabic keyboard", { key: "لا", code: "KeyB" }, "b"],
  ["an Arabic keyboard", { key: "ظ", code: "Slash" }, "/"],
  ["an Arabic keyboard", { key: "؟", code: "Slash", shiftKey: true }, "?"],
  ["a Russian keyboard", { key: "п", code: "KeyG" }, "g"],
  ["a Russian keyboard", { key: "?", code: "Digit7", shiftKey: true }, "?"],
])("on %s, $key at $code is %s", (_which, part, wanted) => {
  expect(press(part)).toBe(wanted);
});

test("AltGr gives punctuation, and no other modifier a shortcut", () => {
  expect(press({ key: "/", code: "KeyQ", ctrlKey: true, altKey: true }, ["AltGraph"])).toBe("/");
  for (const modifier of ["ctrlKey", "altKey", "metaKey"])
    expect(press({ key: "g", code: "KeyG", [modifier]: true }), modifier).toBeNull();
});

test.each([
  ["a held key", { key: "g", code: "KeyG", repeat: true }],
  ["a key that an input method composes", { key: "g", code: "KeyG", isComposing: true }],
  ["a key that an input method has taken", { key: "Process", code: "KeyG" }],
  ["a dead key", { key: "Dead", code: "KeyG" }],
  ["a named key", { key: "Enter", code: "Enter" }],
  ["a Latin letter with an accent", { key: "é", code: "KeyG" }],
  ["a shifted letter of another script", { key: "П", code: "KeyG", shiftKey: true }],
  ["a letter of another script where no Latin one is", { key: "ж", code: "Semicolon" }],
])("%s is no shortcut", (_what, part) => {
  expect(press(part)).toBeNull();
});
