import { expect, test } from "vitest";
import { locales } from "../shared/locales.ts";
import { twoUnits } from "./measuring-units.ts";
import { localizedUnit } from "./unit-words.ts";
import { vitalUnits } from "./vital-values.ts";

const signs = [...Object.values(vitalUnits), ...Object.values(twoUnits).flat()].filter(
  (sign) => sign !== null,
);

test("no unit in Arabic contains a Latin letter", () => {
  for (const sign of signs)
    expect([sign, localizedUnit(sign, "ar")]).toEqual([sign, expect.not.stringMatching(/\p{sc=Latin}/u)]);
  expect(localizedUnit("°C", "ar")).toBe("°م");
  expect(localizedUnit("mmHg", "ar")).toBe("ملم زئبق");
});

test("every unit stays unchanged in the other languages", () => {
  for (const locale of locales.filter((one) => one !== "ar"))
    for (const sign of signs) expect(localizedUnit(sign, locale)).toBe(sign);
});
