import { expect, test } from "vitest";
import { closedGateTarget, type Gate, gateSettings, isGateOpen } from "./gates.ts";
import { readSettings } from "./settings.ts";

const closed = readSettings({});

test("each gate has its setting", { tags: ["D.19"] }, () => {
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

test.each(Object.keys(gateSettings) as Gate[])(
  "the gate %s is closed while its setting is off, and open while it is on",
  { tags: ["S6.GATE.on"] },
  (gate) => {
    expect(isGateOpen(gate, closed)).toBe(false);
    const on = { ...closed, [gateSettings[gate]]: true, vitalSignsProvider: "embedded" };
    expect(isGateOpen(gate, on)).toBe(true);
  },
);

test(
  "the gate of vitals before an appointment stays closed with provider none",
  { tags: ["S6.GATE.vitalSignsPreAppointment"] },
  () => {
    expect(isGateOpen("vitalSignsPreAppointment", { ...closed, vitalSignsPreAppointment: true })).toBe(false);
  },
);

test.each([
  ["vitalSignsPreAppointment", "/appointments"],
  ["review", "/404"],
  ["appointmentScheduling", "/"],
  ["elsevierIntegration", "/"],
] as const)("the closed gate %s leads to %s", (gate, target) => {
  expect(closedGateTarget(gate)).toBe(target);
});
