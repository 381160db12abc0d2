import { expect, test } from "vitest";
import { scopesOfRole, staffRoles } from "./staff-roles.ts";
import { doctorScopes, isInScope, tokenScopes, type TokenScope } from "./token-scopes.ts";

test("a doctor has no clinic-wide scope", () => {
  expect(scopesOfRole("doctor").filter((scope) => !doctorScopes.includes(scope))).toEqual([]);
});

test("only a doctor reads health data, files and calls as a participant", () => {
  for (const scope of ["health:read", "files:read", "calls:write"] as const)
    expect(staffRoles.filter((role) => isInScope(scopesOfRole(role), scope))).toEqual(["doctor"]);
});

test("only an admin changes staff, tokens, settings, where money goes and who signs staff in, and nobody signs in as a patient", () => {
  for (const scope of [
    "staff:read",
    "tokens:read",
    "settings:read",
    "gateways:read",
    "sign_in:read",
  ] as const)
    expect(staffRoles.filter((role) => isInScope(scopesOfRole(role), scope))).toEqual(["admin"]);
  expect(staffRoles.filter((role) => isInScope(scopesOfRole(role), "patients:write"))).toEqual([]);
});

test("doctors set their own hours, not profiles or prices; reception sets none", () => {
  const rolesWith = (scope: TokenScope) => staffRoles.filter((role) => isInScope(scopesOfRole(role), scope));
  expect(rolesWith("hours:write")).toEqual(["doctor", "admin"]);
  expect(rolesWith("doctors:write")).toEqual(["admin"]);
});

test("reception and administration add and merge patients, whom they do not change otherwise", () => {
  const rolesWith = (scope: TokenScope) => staffRoles.filter((role) => isInScope(scopesOfRole(role), scope));
  expect(rolesWith("patients:add")).toEqual(["reception", "admin"]);
  expect(rolesWith("patients:merge")).toEqual(["reception", "admin"]);
  expect(rolesWith("patients:write")).toEqual([]);
});

test("every scope of a role exists for tokens", () => {
  for (const role of staffRoles)
    expect(scopesOfRole(role).filter((scope) => !tokenScopes.includes(scope))).toEqual([]);
});

test("doctors and administration give out addresses of a doctor's calendar, reception does not", () => {
  expect(staffRoles.filter((role) => isInScope(scopesOfRole(role), "calendar:write"))).toEqual([
    "doctor",
    "admin",
  ]);
  expect(doctorScopes).toContain("calendar:write");
});
