import { expect, test } from "vitest";
import { closedGateTarget, gates, gateSettings, isGateOpen } from "./gates.ts";
import { readSettings } from "./settings.ts";

const closed = readSettings({});

test("D.19: each gate has its setting", () => {
  expect(gateSettings).toEqual({
    appointmentScheduling: "patientsWebScheduling",
    review: "patientsReview",
    vitalSignsPreAppointment: "vitalSignsPreAppointment",
    vitalSigns: "patientsVitalSigns",
    profileSettings: "patientsProfileSettings",
    elsevierIntegration: "elsevierIntegration",
    homepageHealthAssessment: "patientsHomepageHealthAssessment",
    displayEnrollmentActionCustomisations: "displayEnrollmentActionCustomisations",
  });
});

test.each(gates.map((gate) => [gate] as const))(
  "S6.GATE.%s S6.GATE.on: off it is closed, on it opens",
  (gate) => {
    expect(isGateOpen(gate, closed)).toBe(false);
    const on = { ...closed, [gateSettings[gate]]: true, vitalSignsProvider: "embedded" };
    expect(isGateOpen(gate, on)).toBe(true);
  },
);

test("S6.GATE.vitalSignsPreAppointment: on with provider none it stays closed", () => {
  expect(isGateOpen("vitalSignsPreAppointment", { ...closed, vitalSignsPreAppointment: true })).toBe(false);
});

test.each([
  ["vitalSignsPreAppointment", "/appointments"],
  ["review", "/404"],
  ["appointmentScheduling", "/"],
  ["elsevierIntegration", "/"],
] as const)("S6.GATE.%s: closed, it leads to %s", (gate, target) => {
  expect(closedGateTarget(gate)).toBe(target);
});
