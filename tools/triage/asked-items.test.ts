import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { describe, expect, test } from "vitest";
import { randomOf } from "../eval/typing-errors.ts";
import { askedOf, peopleWith } from "./asked-items.ts";
import { readKnowledge } from "./read-knowledge.ts";

const prepared = prepareKnowledge(readKnowledge());

/** `npm run eval:questions` draws more people. */
const drawn = 1;

describe("what is asked of somebody who denies all, knows nothing, or has an illness", () => {
  test.each(prepared.knowledge.complaints.map(({ id }, at) => [id, at] as const))(
    "with %s changes what is told, has a reason and was not said before",
    (complaint, at) => {
      const wrong = peopleWith(prepared, complaint, drawn, randomOf(11 + at))
        .flatMap((one) => askedOf(prepared, one))
        .filter(({ isIdle, isFarFetched, isKnown }) => isIdle || isFarFetched || isKnown);
      expect(wrong).toEqual([]);
    },
  );
});

test("nobody is asked what was said in their own words, nor what follows from it", () => {
  const random = randomOf(12);
  const asked = prepared.knowledge.complaints.flatMap(({ id }) => {
    const [, , has] = peopleWith(prepared, id, 1, random);
    if (!has) return [];
    // Half of what somebody has was said at the start, and one thing that they do not have.
    const said = has.has.filter((_, place) => place % 2 === 0).map((one) => [one, "present"] as const);
    const denied = has.lacks.slice(0, 1).map((one) => [one, "absent"] as const);
    return askedOf(prepared, { ...has, said: new Map([...said, ...denied]) }, { isAll: false });
  });
  expect(asked.length).toBeGreaterThan(1000);
  expect(asked.filter(({ isKnown }) => isKnown)).toEqual([]);
});
