import { scopesOfRole } from "@anteroom/domain/clinic/staff-roles";
import { isInScope } from "@anteroom/domain/clinic/token-scopes";
import { expect, test } from "vitest";
import { offeredScopes } from "./scope-areas.ts";

const admin = scopesOfRole("admin");

test.each([false, true])(
  "an admin is offered no scope that the role lacks (for a doctor: %s)",
  (isForDoctor) => {
    const offered = [...offeredScopes(admin, isForDoctor).values()].flat();
    expect(offered.filter((scope) => !isInScope(admin, scope))).toEqual([]);
    expect(offered).toContain("appointments:read");
  },
);

test("read is offered where the role may write, and write is not offered where it may only read", () => {
  const offered = offeredScopes(admin, false);
  expect(offered.get("webhooks")).toEqual(["webhooks:read", "webhooks:write"]);
  expect(offered.get("patients")).toEqual(["patients:read", "patients:add", "patients:merge"]);
  expect(offered.get("health")).toBeUndefined();
});

test("a token for one doctor is offered no clinic-wide scope", () => {
  expect([...offeredScopes(admin, true).keys()]).toEqual([
    "appointments",
    "calls",
    "doctors",
    "hours",
    "payments",
    "urgent",
    "calendar",
  ]);
});
