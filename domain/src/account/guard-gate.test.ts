import { expect, test } from "vitest";
import { gateSettings } from "../clinic/gates.ts";
import { isPathOpen } from "./guard-gate.ts";
import { routes } from "../shared/routes.ts";
import { readSettings } from "../clinic/settings.ts";

const flags = [...Object.values(gateSettings), "patientsLogIn", "patientsSignUp"] as const;
const everything = readSettings({
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
  vitalSignsProvider: "embedded",
});

test("Every path is open when every flag is on", () => {
  for (const { path } of routes) expect(isPathOpen(path, everything), path).toBe(true);
});

test.each([
  ["/profile-settings?section=security", "patientsProfileSettings"],
  ["/vitals", "patientsVitalSigns"],
  ["/appointments/7/vitals?appointmentStatus=accepted", "vitalSignsPreAppointment"],
  ["/find-doctor", "patientsWebScheduling"],
  ["/appointments/7/review#stars", "patientsReview"],
  ["/login?from=%2Fvitals", "patientsLogIn"],
  ["/recover-password", "patientsLogIn"],
  ["/sign-up", "patientsSignUp"],
] as const)("%s is closed when %s alone is off", (path, flag) => {
  expect(isPathOpen(path, { ...everything, [flag]: false })).toBe(false);
});
