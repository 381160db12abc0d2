import { expect, test } from "vitest";
import { median, sideBySide } from "./measure.ts";

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])("the median of %j is %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});

test("compared variants are measured in turn", async () => {
  const order: string[] = [];
  const take = (name: string, value: number) => async () => {
    order.push(name);
    return value;
  };
  const found = await sideBySide({ ours: take("ours", 2), baseline: take("baseline", 1) }, 2);
  expect(found).toEqual({ ours: 2, baseline: 1 });
  expect(order).toEqual(["ours", "baseline", "ours", "baseline"]);
});
