import { staffRoles } from "@anteroom/domain/clinic/staff-roles";
import { expect, test } from "vitest";
import { screensOf } from "../frame/navigation-screens.ts";
import { goLetters, letterTimeout, readShortcut } from "./read-shortcut.ts";

test.each(staffRoles)("each screen of a %s has a letter of its own, besides G, / and ?", (role) => {
  const letters = screensOf[role].map((name) => goLetters[name]);
  expect(new Set(letters).size).toBe(letters.length);
  for (const letter of letters) expect(letter).toMatch(/^[a-fh-z]$/);
});

test.each(staffRoles)("G and its letter lead a %s to the screens of the role alone", (role) => {
  for (const [name, letter] of Object.entries(goLetters)) {
    const started = readShortcut("g", role, null, 100);
    expect(started).toEqual({ shortcut: null, waiting: 100 });
    const { shortcut } = readShortcut(letter, role, started.waiting, 200);
    expect(shortcut, name).toBe(screensOf[role].find((screen) => screen === name) ?? null);
  }
});

test("a letter without G, or long after it, does nothing", () => {
  expect(readShortcut("t", "doctor", null, 0).shortcut).toBeNull();
  expect(readShortcut("t", "doctor", 0, letterTimeout).shortcut).toBe("day");
  expect(readShortcut("t", "doctor", 0, letterTimeout + 1)).toEqual({ shortcut: null, waiting: null });
});

test("another key ends the waiting, and a second G begins it anew", () => {
  expect(readShortcut("x", "doctor", 0, 10)).toEqual({ shortcut: null, waiting: null });
  expect(readShortcut("g", "doctor", 0, 10)).toEqual({ shortcut: null, waiting: 10 });
});

test("/ finds a patient for reception and administration, who may search", () => {
  expect(staffRoles.map((role) => [role, readShortcut("/", role, null, 0).shortcut])).toEqual(
    staffRoles.map((role) => [role, role === "doctor" ? null : "find"]),
  );
  expect(readShortcut("?", "doctor", null, 0).shortcut).toBe("help");
});
