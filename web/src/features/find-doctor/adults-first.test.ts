import { expect, test } from "vitest";
import { adultsFirst } from "./adults-first.ts";

const of = (id: number, specialty: string) => ({ id, specialty });

test("children's doctors come after the others for a visitor", () => {
  const doctors = [
    of(1, "paediatrics"),
    of(2, "cardiology"),
    of(3, "paediatrics"),
    of(4, "general-practice"),
  ];
  expect(adultsFirst(doctors).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
});

test("children's doctors are offered when a clinic has no others", () => {
  expect(adultsFirst([of(1, "paediatrics")])).toHaveLength(1);
});
