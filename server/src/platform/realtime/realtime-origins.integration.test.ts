import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestClinic, type TestClinic } from "../../testing/test-clinic.ts";
import { realtimeOrigins } from "./realtime-origins.ts";

let clinic: TestClinic;
beforeAll(async () => void (clinic = await openTestClinic()));
afterAll(() => clinic.close());

test.each([
  ["a clinic's own page", "https://aurora.localhost:8080", "aurora.localhost:8080", { clinicId: 1 }],
  [
    "a clinic's page where realtime has a host of its own",
    "https://ipe.localhost",
    "rt.example",
    { clinicId: 2 },
  ],
  ["another clinic's page", "https://ipe.localhost", "aurora.localhost", null],
  ["a stranger's page", "https://evil.example", "aurora.localhost", null],
  ["a stranger's page at a host of nobody", "https://evil.example", "rt.example", null],
  [
    "a host that only begins like a clinic's",
    "https://aurora.localhost.evil.example",
    "aurora.localhost",
    null,
  ],
  ["a page without an origin of its own", "null", "aurora.localhost", null],
  ["a program", undefined, "aurora.localhost", { clinicId: 1 }],
  ["a program at a host of nobody", undefined, "rt.example", { clinicId: null }],
])("realtime is decided for %s by origin and host: %s at %s", async (_who, origin, host, decided) => {
  expect(await realtimeOrigins(clinic.app.tenants)(origin, host)).toEqual(decided);
});
