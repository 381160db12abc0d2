import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { describe, expect, test } from "vitest";
import { randomOf } from "../eval/typing-errors.ts";
import { askedOf, peopleWith } from "./asked-items.ts";
import { readKnowledge } from "./read-knowledge.ts";

const prepared = prepareKnowledge(readKnowledge());

/** People per complaint; `npm run eval:questions` uses more. */
const drawn = 1;

describe("questions for a person who denies everything, knows nothing or has an illness", () => {
  test.each(prepared.knowledge.complaints.map(({ id }, at) => [id, at] as const))(
    "for %s can change the result, have a reason and were not already answered",
    (complaint, at) => {
      const wrong = peopleWith(prepared, complaint, drawn, randomOf(11 + at))
        .flatMap((one) => askedOf(prepared, one))
        .filter(({ isIdle, isFarFetched, isKnown }) => isIdle || isFarFetched || isKnown);
      expect(wrong).toEqual([]);
    },
  );
});

test("nothing stated in own words, and nothing implied by it, is asked", () => {
  const random = randomOf(12);
  const asked = prepared.knowledge.complaints.flatMap(({ id }) => {
    const [, , has] = peopleWith(prepared, id, 1, random);
    if (!has) return [];
    // Half of the person's findings and one denied finding are reported at the start.
    const said = has.has.filter((_, place) => place % 2 === 0).map((one) => [one, "present"] as const);
    const denied = has.lacks.slice(0, 1).map((one) => [one, "absent"] as const);
    return askedOf(prepared, { ...has, said: new Map([...said, ...denied]) }, { isAll: false });
  });
  expect(asked.length).toBeGreaterThan(1000);
  expect(asked.filter(({ isKnown }) => isKnown)).toEqual([]);
});
