import { expect, test } from "vitest";
import {
  isPatientAppScope,
  isReturnAddress,
  kindsOfScopes,
  recordKinds,
  scopesBeyond,
  scopesForKinds,
  scopesForTypes,
} from "./patient-app-scopes.ts";

test.each([
  ["patient/*.rs", true],
  ["patient/Observation.read", true],
  ["patient/MedicationStatement.r", true],
  ["launch/patient", true],
  ["offline_access", true],
  ["patient/AuditEvent.rs", false],
  ["patient/Unknown.rs", false],
  ["patient/Patient.cruds", false],
  ["system/Patient.rs", false],
  ["user/Patient.rs", false],
  ["launch", true],
  ["profile", false],
])("%s may be a scope of a patient's app: %s", (scope, is) => {
  expect(isPatientAppScope(scope)).toBe(is);
});

test("an app cannot exceed its scopes in any notation", () => {
  const allowed = ["openid", "patient/Patient.rs", "patient/Observation.r"];
  expect(scopesBeyond(allowed, ["openid", "patient/Patient.read", "patient/Observation.r"])).toEqual([]);
  const beyond = ["patient/Observation.rs", "patient/*.r", "fhirUser", "offline_access", "system/Patient.r"];
  expect(scopesBeyond(allowed, beyond)).toEqual(beyond);
  expect(scopesBeyond(["patient/*.rs"], ["patient/Coverage.s"])).toEqual([]);
  expect(scopesBeyond(["patient/*.rs"], ["patient/AuditEvent.rs", "patient/*.cruds"])).toHaveLength(2);
});

test("scopes allow kinds of data, and clinic scopes allow none", () => {
  expect(kindsOfScopes(["openid", "patient/Slot.rs"])).toEqual([]);
  expect(kindsOfScopes(["patient/Encounter.r", "patient/Patient.rs"])).toEqual(["details", "appointments"]);
  expect(kindsOfScopes(["patient/*.rs"])).toEqual(recordKinds);
});

test("the all-types scope is kept only while every kind is chosen", () => {
  const requested = ["launch/patient", "offline_access", "patient/*.rs"];
  expect(scopesForKinds(requested, recordKinds)).toEqual(requested);
  const some = scopesForKinds(requested, ["measurements"]);
  expect(some).toContain("patient/Observation.rs");
  expect(some).toContain("patient/Practitioner.rs");
  expect(kindsOfScopes(some)).toEqual(["measurements"]);
  expect(some.slice(0, 2)).toEqual(["launch/patient", "offline_access"]);
});

test("a type is granted only with its kind, and not beyond the request", () => {
  const requested = ["patient/Patient.r", "patient/Observation.s", "patient/Slot.s"];
  expect(scopesForKinds(requested, ["details", "messages"])).toEqual(["patient/Patient.r", "patient/Slot.s"]);
  expect(scopesForKinds(requested, [])).toEqual(["patient/Slot.s"]);
});

test.each([
  ["https://diary.example/back", true],
  ["https://diary.example/back?from=clinic", true],
  ["http://127.0.0.1:7777/back", true],
  ["http://[::1]:7777/back", true],
  ["http://localhost/back", true],
  ["http://diary.example/back", false],
  ["http://127.0.0.1.diary.example/", false],
  ["https://diary.example/back#here", false],
  ["https://clinic@diary.example/", false],
  ["https://diary.example/a b", false],
  ["https:\\\\diary.example", false],
  ["diary:/back", false],
  ["javascript:alert(1)", false],
  ["//diary.example", false],
])("a patient may be redirected to %s: %s", (address, is) => {
  expect(isReturnAddress(address)).toBe(is);
});

test("an app that the desk opens gets the types that the staff member may read, and no longer access", () => {
  const mayRead = (type: string) => type === "Patient" || type === "Observation";
  const requested = ["launch", "openid", "offline_access", "patient/*.rs", "patient/Coverage.r"];
  expect(scopesForTypes(requested, mayRead)).toEqual([
    "launch",
    "openid",
    "patient/Patient.rs",
    "patient/Observation.rs",
  ]);
  expect(scopesForTypes(["patient/Observation.read", "system/*.rs"], mayRead)).toEqual([
    "patient/Observation.read",
  ]);
  expect(scopesForTypes(["patient/*.rs"], () => false)).toEqual([]);
  // The log of the clinic is in no record, whatever the role.
  expect(scopesForTypes(["patient/*.rs"], () => true)).not.toContain("patient/AuditEvent.rs");
});
