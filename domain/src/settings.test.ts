import { expect, test } from "vitest";
import { readSettings, settingNames, settingsTable } from "./settings.ts";

test("S1.47 D.104: the table has every setting of the specification and ours", () => {
  const ofSpecification =
    "patientsLogIn patientsSignUp patientsWebScheduling patientsPayments patientsVouchers patientsTaxpayerLogin patientsManageDependents patientsInsuranceInformation patientsProfileSettings patientsShareScreen patientsSymptomChecker symptomCheckerProvider patientsDisplayDoctorRating patientsVitalSigns vitalSignsPreAppointment vitalSignsProvider patientsHomepageVitalSigns patientsHomepageHealthAssessment patientsHideAmount patientsReview patientsSymptoms showSharedFiles globalLinks surveysEnvironment urlShortenerDomain elsevierIntegration displayNewTermsAndConditions displayEnrollmentActionCustomisations";
  const ours =
    "country currency timeZone defaultLanguage emergencyNumber clinicPhone ageOfMajority bookingOffsetMinutes paymentWidgetUrl patientsGuestBooking termsVersion patientsCancelAppointment patientsRescheduleAppointment cancelUntilHours phoneCallBack acknowledgedNotValidated";
  expect(settingNames).toEqual(expect.arrayContaining([...ofSpecification.split(" "), ...ours.split(" ")]));
});

test.each([[undefined], [null], [[]], ["text"], [{ unknown: 1 }]])(
  "D.18: a clinic that gives %j has every flag off",
  (given) => {
    const settings = readSettings(given);
    expect(Object.keys(settings)).toEqual(settingNames);
    expect(Object.values(settings).filter((value) => value === true)).toEqual([]);
  },
);

test.each([
  ["S9.DEF.01", "bookingOffsetMinutes", 20],
  ["S9.DEF.02", "surveysEnvironment", "staging"],
  ["S9.DEF.03", "symptomCheckerProvider", "none"],
  ["S9.DEF.04", "vitalSignsProvider", "none"],
  ["S9.DEF.05", "paymentWidgetUrl", null],
  ["D.101", "ageOfMajority", 18],
] as const)("%s: the default of %s is %s", (_id, name, value) => {
  expect(settingsTable[name].fallback).toBe(value);
  expect(readSettings({})[name]).toBe(value);
});

test.each([
  ["patientsReview", "true", false],
  ["patientsReview", true, true],
  ["bookingOffsetMinutes", 5, 20],
  ["bookingOffsetMinutes", 60, 60],
  ["timeZone", "Mars/Olympus", "UTC"],
  ["timeZone", "America/Santiago", "America/Santiago"],
  ["currency", "clp", "EUR"],
  ["currency", "CLP", "CLP"],
  ["defaultLanguage", "es-CL", "es-CL"],
  ["defaultLanguage", "de", "en"],
  ["ageOfMajority", 5, 18],
  ["emergencyNumber", "131", "131"],
  ["paymentWidgetUrl", "javascript:alert(1)", null],
  ["acknowledgedNotValidated", { by: "Dr Duarte" }, null],
] as const)("D.18 D.104: %s given as %j is %j", (name, given, value) => {
  expect(readSettings({ [name]: given })[name]).toEqual(value);
});

test("D.24 S3.SET.globalLinks: good links are kept, others dropped", () => {
  const { globalLinks } = readSettings({
    globalLinks: {
      website: "https://aurora.example",
      privacy: "javascript:alert(1)",
      support_email: "help@aurora.example",
      shop: "https://x.example",
    },
  });
  expect(globalLinks).toEqual({ website: "https://aurora.example", support_email: "help@aurora.example" });
});

test("S3.SET.gateway-credit-card S3.SET.gateway-mb-way: a way to pay is offered when its gateway is set", () => {
  const settings = readSettings({
    gateways: { creditCard: { provider: "sandbox" }, mbWay: {}, pigeon: { provider: "p" } },
  });
  expect(Object.keys(settings.gateways)).toEqual(["creditCard"]);
});
