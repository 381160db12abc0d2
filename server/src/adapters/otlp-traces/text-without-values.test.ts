import { expect, test } from "vitest";
import { textWithoutValues } from "./text-without-values.ts";

test.each([
  [
    "/*named waiting_jobs*/\n  select 1 from a where b = $1 limit 200",
    "select ? from a where b = $1 limit ?",
  ],
  ["begin; set local app.tenant = '12'", "begin; set local app.tenant = ?"],
  ["select 'O''Brien', e'a\\'b', \"a1\".\"b2\" from t1", 'select ?, ?, "a1"."b2" from t1'],
  ["select $$ines@example.pt$$, $tag$it's$tag$ -- asthma\nfrom x", "select ?, ? from x"],
  ["select 1.5e-3, -7, x[1], 'never closed ines", "select ?, -?, x[?], ?"],
  ["select x'1F', $12::int4", "select ?, $12::int4"],
])("%j is exported as %j", (text, told) => {
  expect(textWithoutValues(text)).toBe(told);
});

test("a very long statement is truncated", () => {
  expect(textWithoutValues(`select ${"a, ".repeat(5_000)}`)).toHaveLength(1_000);
});
