import { expect, test } from "vitest";
import { bookedPerson } from "./patient/use-booked-for.ts";

const tomas = { id: 7, name: "Tomás" };
const failure = { code: "offline" } as const;

test("a booking is for the person shown: the chosen one, else the patient", { tags: ["S1.02"] }, () => {
  const family = { data: [tomas], failure: null };
  expect(bookedPerson(7, family)).toBe(tomas);
  expect(bookedPerson(null, family), "the patient").toBeNull();
  expect(bookedPerson(8, family), "who has left the family meanwhile").toBeNull();
});

test(
  "the chosen person stays while the family loads; if that fails, only the patient is shown",
  { tags: ["S1.02"] },
  () => {
    expect(bookedPerson(7, { data: undefined, failure: null })).toEqual({ id: 7, name: "…" });
    expect(bookedPerson(7, { data: undefined, failure })).toBeNull();
    expect(bookedPerson(7, { data: [tomas], failure }), "what was known last stays").toBe(tomas);
  },
);
