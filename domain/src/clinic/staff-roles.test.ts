import { expect, test } from "vitest";
import { scopesOfRole, staffRoles } from "./staff-roles.ts";
import { doctorScopes, isInScope, tokenScopes } from "./token-scopes.ts";

test("a doctor gets nothing that concerns the whole clinic", () => {
  expect(scopesOfRole("doctor").filter((scope) => !doctorScopes.includes(scope))).toEqual([]);
});

test("only a doctor reads health data, files and calls as one who takes part", () => {
  for (const scope of ["health:read", "files:read", "calls:write"] as const)
    expect(staffRoles.filter((role) => isInScope(scopesOfRole(role), scope))).toEqual(["doctor"]);
});

test("only an admin changes staff, tokens and settings, and nobody signs in as a patient", () => {
  for (const scope of ["staff:read", "tokens:read", "settings:read"] as const)
    expect(staffRoles.filter((role) => isInScope(scopesOfRole(role), scope))).toEqual(["admin"]);
  expect(staffRoles.filter((role) => isInScope(scopesOfRole(role), "patients:write"))).toEqual([]);
});

test("every scope of a role is one that tokens have", () => {
  for (const role of staffRoles)
    expect(scopesOfRole(role).filter((scope) => !tokenScopes.includes(scope))).toEqual([]);
});
