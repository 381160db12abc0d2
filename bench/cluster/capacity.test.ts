import { expect, test } from "vitest";
import { capacityOf } from "./capacity.ts";
import { sizesOf } from "../../server/src/testing/fill-installation.ts";

test("capacityOf uses the mean of all requests and 60 % of a core", () => {
  const costs = [
    { node: 2, postgres: 1 },
    { node: 4, postgres: 2 },
  ];
  expect(capacityOf(costs)).toEqual({ perSecond: 200, serversPerCore: 2 });
});

test("sizesOf divides rows and keeps the number of clinics", () => {
  expect(sizesOf(100)).toEqual({
    clinics: 1_000,
    doctors: 2_000,
    patients: 100_000,
    appointments: 50_000,
    audit: 500_000,
  });
  expect(sizesOf(1)).toMatchObject({ patients: 10_000_000, appointments: 5_000_000, audit: 50_000_000 });
});
