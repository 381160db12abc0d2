import { expect, test } from "vitest";
import { moveStillShown, type Move } from "./use-announced-move.ts";

test.each<[string, Move | null, string, Move | null]>([
  ["is none while nothing was moved", null, "10:00", null],
  [
    "is kept while the page still shows the old time",
    { from: "12:00", to: "10:00" },
    "12:00",
    { from: "12:00", to: "10:00" },
  ],
  [
    "lets go of the old time once the new one is shown",
    { from: "12:00", to: "10:00" },
    "10:00",
    { from: null, to: "10:00" },
  ],
  ["is kept at its new time", { from: null, to: "10:00" }, "10:00", { from: null, to: "10:00" }],
  ["is over once the appointment is moved elsewhere", { from: null, to: "10:00" }, "14:00", null],
  ["is over once the appointment is moved back elsewhere", { from: null, to: "10:00" }, "12:00", null],
])("a move announced by a component %s", (_title, move, start, after) => {
  expect(moveStillShown(move, start)).toEqual(after);
});
