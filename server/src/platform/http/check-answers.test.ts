import * as z from "zod/mini";
import { expect, test } from "vitest";
import { checkAnswers } from "./check-answers.ts";

const Visit = z.object({ id: z.int(), note: z.optional(z.string()) });
const schema = z.object({
  visits: z.array(Visit),
  next: z.nullable(Visit),
  kind: z.union([z.object({ paid: z.literal(true) }), z.object({ free: z.literal(true) })]),
});
const write = checkAnswers({ schema, method: "GET", url: "/visits" });
const answer = { visits: [{ id: 1 }, { id: 2, note: "late" }], next: null, kind: { free: true } };

test("an answer is reduced to the contract's fields", () => {
  const more = { ...answer, secret: 1, visits: [{ id: 1, token: "t" }, answer.visits[1]] };
  expect(JSON.parse(write(more))).toEqual(answer);
});

test.each([
  ["a missing part", { ...answer, next: undefined }],
  ["a part that is not there", { visits: [], next: null }],
  ["a wrong value deep inside", { ...answer, visits: [{ id: "1" }] }],
  ["no variant that fits", { ...answer, kind: { free: false } }],
  ["no object at all", null],
])("an answer with %s is an error", (_, wrong) => {
  expect(() => write(wrong)).toThrow("Response doesn't match the schema");
});

test("objects with a validation rule are validated", () => {
  const ruled = z.strictObject({ from: z.int(), to: z.int() }).check(z.refine(({ from, to }) => from < to));
  const writeRuled = checkAnswers({ schema: ruled, method: "GET", url: "/times" });
  expect(writeRuled({ from: 1, to: 2 })).toBe('{"from":1,"to":2}');
  expect(() => writeRuled({ from: 2, to: 1 })).toThrow("Response doesn't match the schema");
  expect(() => writeRuled({ from: 1, to: 2, other: 3 })).toThrow("Response doesn't match the schema");
});
