import fc from "fast-check";
import { expect, test } from "vitest";
import { devicePrefix, distinctIdAfter, isAnalyticsActive } from "./analytics.ts";

test.each([
  ["production", "key", true],
  ["qa", "key", true],
  ["staging", "key", true],
  ["development", "key", false],
  ["production", null, false],
  ["qa", null, false],
] as const)(
  "in %s with the key %s, analytics is on: %s",
  { tags: ["S9.ANALYTICS.01", "S9.ANALYTICS.02", "S3.RUN.08"] },
  (environment, analyticsKey, isOn) => {
    expect(isAnalyticsActive({ environment, analyticsKey })).toBe(isOn);
  },
);

test(
  "an id with the device prefix is refused, and any other is accepted",
  { tags: ["S5.ANALYTICS.01", "D.66"] },
  () => {
    expect(devicePrefix).toBe("$device:");
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (current, offered) => {
        expect(distinctIdAfter(current, devicePrefix + offered)).toBe(current);
        fc.pre(!offered.startsWith(devicePrefix));
        expect(distinctIdAfter(current, offered)).toBe(offered);
      }),
    );
  },
);
