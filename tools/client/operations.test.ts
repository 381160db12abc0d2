import { expect, test } from "vitest";
import * as generated from "../../client/src/operations.ts";
import { operations } from "../../server/src/platform/openapi/describe-api.ts";

test("the client has each endpoint of the contract as an operation of the same name", () => {
  const ofContract = operations.map(({ name, shape: { method, path } }) => [
    name,
    { method: method.toLowerCase(), path: `/api${path}` },
  ]);
  expect(ofContract.length).toBeGreaterThan(400);
  expect({ ...generated }).toEqual(Object.fromEntries(ofContract));
});
