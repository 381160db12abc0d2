import { breakpoints, ratingStars } from "./constants.ts";
import { expect, test } from "vitest";
import { breakpointOf } from "./breakpoints.ts";
import { fieldLimits, isRating } from "./field-limits.ts";
import { bookedServiceType, serviceTypes } from "./service-type.ts";
import { isLoggedIn } from "./session-state.ts";
import { asSex, sexes } from "./sex.ts";

test.each([
  [575.9, "xs"],
  [576, "sm"],
  [767, "sm"],
  [768, "md"],
  [991, "md"],
  [992, "lg"],
  [1199, "lg"],
  [1200, "xl"],
  [5000, "xl"],
])("S9.BREAK.01 D.53: a window %d px wide has the layout %s", (width, name) => {
  expect(breakpointOf(width)).toBe(name);
});

test("S9.BREAK.01: the breakpoints are 576, 768, 992, 1200 and unbounded", () => {
  expect(Object.values(breakpoints)).toEqual([576, 768, 992, 1200, Infinity]);
});

test.each([
  ["S4.SESSION.01", "token", { id: 1 }, true],
  ["S4.SESSION.02", "token", null, false],
  ["S4.SESSION.03", null, { id: 1 }, false],
  ["S4.SESSION.03", "", { id: 1 }, false],
])("%s: with token %j and profile %j the user counts as logged in: %s", (_id, token, profile, isIn) => {
  expect(isLoggedIn({ token, profile })).toBe(isIn);
});

test.each([
  [1, true],
  [5, true],
  [0, false],
  [6, false],
  [4.5, false],
  [null, false],
])("S9.CONST.03 S5.FIELD.04: a rating of %j stars is accepted: %s", (stars, isGood) => {
  expect(ratingStars).toBe(5);
  expect(isRating(stars)).toBe(isGood);
});

test("D.16: the bounds of fields stand in one place", () => {
  expect(fieldLimits).toMatchObject({
    name: 200,
    motive: 2000,
    comment: 2000,
    password: 128,
    search: 100,
    fileBytes: 20 * 1024 * 1024,
    filesAtOnce: 10,
  });
});

test("S1.12 S3.APPT.02: five service types are known, and the web app books remote ones", () => {
  expect(serviceTypes).toHaveLength(5);
  expect(bookedServiceType).toBe("remote");
});

test("S3.PROFILE.07: sex has exactly four choices", () => {
  expect(sexes).toEqual(["male", "female", "rather_not_say", "other"]);
  expect([asSex("other"), asSex("f"), asSex(undefined)]).toEqual(["other", null, null]);
});
