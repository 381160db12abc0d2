import { expect, test } from "vitest";
import { latinDigits } from "./latin-digits.ts";

test("digits of every script are read, and nothing else changes", () => {
  expect(latinDigits("٠١٢٣٤٥٦٧٨٩")).toBe("0123456789");
  expect(latinDigits("۰۱۲۳۴۵۶۷۸۹")).toBe("0123456789");
  expect(latinDigits("٤٥ years, 7٫5")).toBe("45 years, 7٫5");
});
