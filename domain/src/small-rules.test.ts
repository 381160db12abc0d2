import { ratingStars } from "./shared/constants.ts";
import { expect, test } from "vitest";
import { fieldLimits, isRating } from "./shared/field-limits.ts";
import { bookedServiceType, serviceTypes } from "./appointment/service-type.ts";
import { asSex, sexes } from "./account/sex.ts";

test.each([
  [1, true],
  [5, true],
  [0, false],
  [6, false],
  [4.5, false],
  [null, false],
])("a rating of %j stars is accepted: %s", { tags: ["S9.CONST.03", "S5.FIELD.04"] }, (stars, isGood) => {
  expect(ratingStars).toBe(5);
  expect(isRating(stars)).toBe(isGood);
});

test("the limits of fields are defined in one place", { tags: ["D.16"] }, () => {
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

test(
  "five service types are known, and the web app books remote ones",
  { tags: ["S1.12", "S3.APPT.02"] },
  () => {
    expect(serviceTypes).toHaveLength(5);
    expect(bookedServiceType).toBe("remote");
  },
);

test("sex has exactly four choices", { tags: ["S3.PROFILE.07"] }, () => {
  expect(sexes).toEqual(["male", "female", "rather_not_say", "other"]);
  expect([asSex("other"), asSex("f"), asSex(undefined)]).toEqual(["other", null, null]);
});
