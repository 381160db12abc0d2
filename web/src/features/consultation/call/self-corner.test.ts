import { expect, test } from "vitest";
import { nearestCorner, moveCorner, nextCorner } from "./self-corner.ts";

test.each([
  ["top-end", "ArrowDown", false, "bottom-end"],
  ["bottom-end", "ArrowLeft", false, "bottom-start"],
  ["bottom-end", "ArrowLeft", true, "bottom-end"],
  ["top-start", "ArrowLeft", true, "top-end"],
  ["top-end", "Enter", false, null],
] as const)(
  "from %s, %s (right to left: %s) moves to %s",
  { tags: ["S1.18"] },
  (corner, key, isRightToLeft, wanted) => {
    expect(moveCorner(corner, key, isRightToLeft)).toBe(wanted);
  },
);

test("the button moves the self-view through every corner and back", { tags: ["S1.18"] }, () => {
  const all = ["top-end", "bottom-end", "bottom-start", "top-start"] as const;
  expect(all.map(nextCorner)).toEqual(["bottom-end", "bottom-start", "top-start", "top-end"]);
});

test.each([
  [{ x: 0.9, y: 0.1 }, false, "top-end"],
  [{ x: 0.1, y: 0.9 }, false, "bottom-start"],
  [{ x: 0.1, y: 0.9 }, true, "bottom-end"],
])(
  "dropped at %j (right to left: %s) it snaps to %s",
  { tags: ["S1.18"] },
  (place, isRightToLeft, wanted) => {
    expect(nearestCorner(place, isRightToLeft)).toBe(wanted);
  },
);
