import { expect, test } from "vitest";
import { idempotencyKey } from "./idempotency-key.ts";

const reference = "t123456789-a9007199254740991-ABCDEFGH";

test("an idempotency key differs per operation and attempt and fits 64 characters", () => {
  const keys = (["begin", "refund"] as const).flatMap((operation) =>
    [1, 2, 3].map((attempt) => idempotencyKey(operation, { reference, attempt })),
  );
  expect(new Set(keys).size).toBe(6);
  for (const key of keys) expect(key.length).toBeLessThanOrEqual(64);
});

test("a restarted payment keeps the key of the earlier version that started it", () => {
  expect(idempotencyKey("begin", { reference, attempt: 1 })).toBe(reference);
  expect(idempotencyKey("begin", { reference, attempt: 2 })).toBe(`${reference}-2`);
});
