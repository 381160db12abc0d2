import { expect, test } from "vitest";
import { openInProcessBus } from "../adapters/in-process-bus/in-process-bus.ts";
import { BusUnavailable } from "../ports/bus.ts";
import { limitPrograms } from "../platform/tenancy/program-limit.ts";

test("a token's requests are counted across servers, separately from other tokens and clinics", async () => {
  const buses = openInProcessBus();
  const [a, b] = [limitPrograms(buses.connect(), 3), limitPrograms(buses.connect(), 3)];
  const token = { tokenId: 7 };
  expect([await a(token, 1), await b(token, 1), await a(token, 1)]).toEqual([null, null, null]);
  const waits = [await a(token, 1), await b(token, 1)];
  for (const wait of waits) expect(wait).toSatisfy((seconds: number) => seconds >= 1 && seconds <= 60);
  expect([await a({ tokenId: 8 }, 1), await a(token, 2)]).toEqual([null, null]);
});

test("nobody is refused while the bus is down, and other errors are not treated as that", async () => {
  const fails = (error: Error) => ({
    count: () => Promise.reject(error),
    get: async () => null,
    set: async () => {},
  });
  expect(await limitPrograms(fails(new BusUnavailable()), 1)({ tokenId: 1 }, 1)).toBe(null);
  await expect(limitPrograms(fails(new Error("x")), 1)({ tokenId: 1 }, 1)).rejects.toThrow("x");
});
