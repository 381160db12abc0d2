import type { StaffRole } from "@anteroom/domain/clinic/staff-roles";
import { screensOf, type NavigationName } from "../frame/navigation-screens.ts";

/** The letter that follows G, by screen. They are the same in each language. */
export const goLetters: Readonly<Record<NavigationName, string>> = {
  day: "t",
  week: "w",
  urgent: "u",
  messages: "m",
  book: "b",
  hours: "h",
  signature: "i",
  doctors: "d",
  staff: "f",
  vouchers: "v",
  reports: "r",
  audit: "a",
  settings: "s",
  security: "y",
};

/** So long a G waits for its letter, in ms. */
export const letterTimeout = 5_000;

/** What a key asks for: a screen, the search for a patient, or the list of shortcuts. */
export type Shortcut = NavigationName | "find" | "help";

/** When a G was pressed that still waits for its letter, in ms; null without one. */
export type Waiting = number | null;

type Step = { shortcut: Shortcut | null; waiting: Waiting };

/** Returns whether this role may search for patients. */
export const canFind = (role: StaffRole): boolean => screensOf[role].includes("book");

/** Returns what a key does for somebody of this role: G and a letter lead to a screen, / to the search, ? to the help. */
export function readShortcut(key: string, role: StaffRole, waiting: Waiting, now: number): Step {
  if (waiting !== null && now - waiting <= letterTimeout) {
    const screen = screensOf[role].find((name) => goLetters[name] === key);
    if (screen) return { shortcut: screen, waiting: null };
  }
  if (key === "g") return { shortcut: null, waiting: now };
  if (key === "/" && canFind(role)) return { shortcut: "find", waiting: null };
  return { shortcut: key === "?" ? "help" : null, waiting: null };
}
