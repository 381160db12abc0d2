import { expect, test } from "vitest";
import { guestStatus, hasRoomForGuest, isInvitationToken } from "./call-guests.ts";

test("three guests are admitted beside patient and doctor", () => {
  expect([0, 1, 2, 3, 4].filter(hasRoomForGuest)).toEqual([0, 1, 2]);
});

test.each([
  [false, false, false, "invited"],
  [false, true, false, "waiting"],
  [true, false, false, "admitted"],
  [true, true, false, "admitted"],
  [true, false, true, "inside"],
  // Present without the right: as the list goes, whoever was not let in is not in.
  [false, false, true, "invited"],
] as const)(
  "a guest admitted: %s, in the lobby: %s, present: %s is %s",
  (isAdmitted, isKnocking, isInside, word) => {
    expect(guestStatus({ isAdmitted, isKnocking, isInside })).toBe(word);
  },
);

test(
  "an invited guest's link is distinguished from the booking guest's link",
  { tags: ["S6.ROLE.03"] },
  () => {
    expect(isInvitationToken(`invited_${"a".repeat(43)}`)).toBe(true);
    for (const other of ["a".repeat(43), `invited_${"a".repeat(42)}`, `invited_${"a".repeat(42)}/`, ""])
      expect(isInvitationToken(other)).toBe(false);
  },
);
