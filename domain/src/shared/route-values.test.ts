import { expect, test } from "vitest";
import { asRouteId, hasTokenInQuery, readCommaList } from "./route-values.ts";

test.each([
  ["12", 12],
  ["9007199254740991", 9007199254740991],
  ["9007199254740992", null],
  ["12345678901234567890", null],
  ["0", null],
  ["-1", null],
  ["1.5", null],
  ["1e3", null],
  [" 1", null],
  ["١٢", null],
  ["abc", null],
  ["", null],
])("the id %j of an address reaches the page as %s", { tags: ["S2.GEN.05", "D.39"] }, (text, id) => {
  expect(asRouteId(text)).toBe(id);
});

test.each([
  ["?token=abc", true],
  ["?a=1&auth_token=x", true],
  ["?invitation%5Ftoken=x", true],
  ["?token=", false],
  ["?tokens=5", false],
  ["?mytoken=5", false],
  ["?q=token", false],
  ["?%E0%A4%A=1", false],
  ["", false],
])("the query %j carries a token: %s", { tags: ["S2.GEN.10", "D.41"] }, (search, hasToken) => {
  expect(hasTokenInQuery(search)).toBe(hasToken);
});

test.each([
  ["a,b", ["a", "b"]],
  [" a ,,b,a", ["a", "b"]],
  ["", []],
  [undefined, []],
])("the list %j means %j", { tags: ["S2.R03.q-specialties", "S2.R03.q-languages"] }, (text, list) => {
  expect(readCommaList(text)).toEqual(list);
});
