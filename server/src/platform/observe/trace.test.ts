import { expect, test } from "vitest";
import { currentTrace, inTrace, newTrace, traceOf } from "./trace.ts";

const id = "4bf92f3577b34da6a3ce929d0e0e4736";

test("an incoming trace is continued", () => {
  expect(traceOf(`00-${id}-00f067aa0ba902b7-01`)).toBe(id);
  expect(traceOf(`01-${id}-00f067aa0ba902b7-01-more`)).toBe(id);
});

test.each([
  undefined,
  "",
  "ines@example.pt",
  [`00-${id}-00f067aa0ba902b7-01`],
  `ff-${id}-00f067aa0ba902b7-01`,
  `00-${"0".repeat(32)}-00f067aa0ba902b7-01`,
  `00-${id.toUpperCase()}-00f067aa0ba902b7-01`,
  `00-${id}-00f067aa0ba902b7-01; secret`,
])("an invalid trace header such as %j is ignored", (header) => {
  expect(traceOf(header)).toMatch(/^(?!0{32}$)[\da-f]{32}$/);
  expect(traceOf(header)).not.toBe(id);
});

test("work of a request knows its trace across waits, and no other work does", async () => {
  const seen = await Promise.all(
    ["a", "b"].map((one) =>
      inTrace(one, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1));
        return currentTrace();
      }),
    ),
  );
  expect([...seen, currentTrace()]).toEqual(["a", "b", undefined]);
});

test("a thousand new traces have a thousand ids of 32 digits", () => {
  const made = Array.from({ length: 1_000 }, newTrace);
  expect(new Set(made).size).toBe(1_000);
  expect(made.filter((one) => !/^[\da-f]{32}$/.test(one))).toEqual([]);
});
