import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { openTestClinic, type TestClinic } from "../../testing/test-clinic.ts";
import { openTenants } from "./tenants.ts";

const host = "aurora.localhost";
let clinic: TestClinic;
let now = 0;

beforeAll(async () => {
  clinic = await openTestClinic();
});
afterAll(() => clinic.close());
afterEach(() => {
  vi.restoreAllMocks();
});

/** Clinics that have been looked up at instant 0 of a clock that stands still. */
async function openAtZero() {
  now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const tenants = openTenants(clinic.db);
  await tenants.ofHost(host);
  return tenants;
}

test("a host requested late in its cache second is refreshed without a gap", async () => {
  const tenants = await openAtZero();
  const first = tenants.cachedHost(host);
  expect(first?.slug).toBe("aurora");
  now = 900;
  expect(tenants.cachedHost(host)).toBe(first);
  await expect.poll(() => tenants.cachedHost(host) === first).toBe(false);
  now = 1_800;
  expect(tenants.cachedHost(host)?.slug).toBe("aurora");
  now = 1_901;
  expect(tenants.cachedHost(host)).toBeUndefined();
});

test("a host not requested late in its cache second is looked up at the next request", async () => {
  const tenants = await openAtZero();
  now = 700;
  expect(tenants.cachedHost(host)?.slug).toBe("aurora");
  now = 1_000;
  expect(tenants.cachedHost(host)).toBeUndefined();
});

test("a read that started before the cache was cleared is not stored", async () => {
  const tenants = await openAtZero();
  now = 900;
  const before = tenants.cachedHost(host);
  tenants.clearCache();
  expect(tenants.cachedHost(host)).toBeUndefined();
  const anew = await tenants.ofHost(host); // later than the other answer, over the same pool
  expect(anew).not.toBe(before);
  expect(tenants.cachedHost(host)).toBe(anew);
});
