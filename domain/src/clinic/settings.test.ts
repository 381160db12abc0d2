import { expect, test } from "vitest";
import { publicSettings, readSettings, settingNames, settingsTable } from "./settings.ts";

test("the table has every setting of the specification and our own", { tags: ["S1.47", "D.104"] }, () => {
  const ofSpecification =
    "patientsLogIn patientsSignUp patientsWebScheduling patientsPayments patientsVouchers patientsTaxpayerLogin patientsManageDependents patientsInsuranceInformation patientsProfileSettings patientsShareScreen patientsSymptomChecker symptomCheckerProvider patientsDisplayDoctorRating patientsVitalSigns vitalSignsPreAppointment vitalSignsProvider patientsHomepageVitalSigns patientsHomepageHealthAssessment patientsHideAmount patientsReview patientsSymptoms showSharedFiles globalLinks surveysEnvironment urlShortenerDomain elsevierIntegration displayNewTermsAndConditions displayEnrollmentActionCustomisations";
  const ours =
    "country currency timeZone defaultLanguage emergencyNumber clinicPhone ageOfMajority bookingOffsetMinutes paymentWidgetUrl patientsGuestBooking termsVersion patientsCancelAppointment patientsRescheduleAppointment cancelUntilHours phoneCallBack acknowledgedNotValidated";
  expect(settingNames).toEqual(expect.arrayContaining([...ofSpecification.split(" "), ...ours.split(" ")]));
});

test.each([[undefined], [null], [[]], ["text"], [{ unknown: 1 }]])(
  "a clinic configured with %j has every flag off",
  { tags: ["D.18"] },
  (given) => {
    const settings = readSettings(given);
    expect(Object.keys(settings)).toEqual(settingNames);
    expect(Object.values(settings).filter((value) => value === true)).toEqual([]);
  },
);

test.each([
  ["bookingOffsetMinutes", 20],
  ["surveysEnvironment", "staging"],
  ["symptomCheckerProvider", "none"],
  ["vitalSignsProvider", "none"],
  ["paymentWidgetUrl", null],
  ["ageOfMajority", 18],
] as const)(
  "the default of %s is %s",
  { tags: ["S9.DEF.01", "S9.DEF.02", "S9.DEF.03", "S9.DEF.04", "S9.DEF.05", "D.101"] },
  (name, value) => {
    expect(settingsTable[name].fallback).toBe(value);
    expect(readSettings({})[name]).toBe(value);
  },
);

test.each([
  ["patientsReview", "true", false],
  ["patientsReview", true, true],
  ["bookingOffsetMinutes", 5, 20],
  ["bookingOffsetMinutes", 60, 60],
  ["bookingOffsetMinutes", 116_070, 40_320],
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
] as const)("%s given as %j is %j", { tags: ["D.18", "D.104"] }, (name, given, value) => {
  expect(readSettings({ [name]: given })[name]).toEqual(value);
});

test("valid links are kept, others dropped", { tags: ["D.24", "S3.SET.globalLinks"] }, () => {
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

test(
  "a payment method is offered when its gateway is configured",
  { tags: ["S3.SET.gateway-credit-card", "S3.SET.gateway-mb-way"] },
  () => {
    const settings = readSettings({
      gateways: { creditCard: { provider: "sandbox" }, mbWay: {}, pigeon: { provider: "p" } },
    });
    expect(Object.keys(settings.gateways)).toEqual(["creditCard"]);
  },
);

test("the clinic's address for payments at risk stays on the server", () => {
  const settings = readSettings({ clinicEmail: "desk@aurora.example", clinicPhone: "+351 200 000 010" });
  expect(settings.clinicEmail).toBe("desk@aurora.example");
  expect(publicSettings(settings)).toEqual({ ...settings, clinicEmail: null, legalData: null });
  expect(readSettings({ clinicEmail: "no address" }).clinicEmail).toBeNull();
});
