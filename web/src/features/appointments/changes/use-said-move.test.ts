import { expect, test } from "vitest";
import { timeMovedTo } from "./use-said-move.ts";

test.each<[string, string | null, boolean, string, string | null]>([
  ["is not known while nothing was moved", null, false, "10:00", null],
  ["is the time at which the move is done", null, true, "10:00", "10:00"],
  ["stays when the appointment is moved once more elsewhere", "10:00", true, "12:00", "10:00"],
  ["is forgotten once something else was done here", "10:00", false, "12:00", null],
])(
  "the time to which a part of the page moved an appointment %s",
  (_title, before, isMoved, start, after) => {
    expect(timeMovedTo(before, isMoved, start)).toBe(after);
  },
);
