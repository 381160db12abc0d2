import { expect, test } from "vitest";
import { checkTenant, type Installed } from "./tenant-check.ts";

const here: Installed = {
  isProduction: false,
  vitalsProviders: [],
  paymentProviders: ["sandbox"],
  symptomCheckers: ["embedded"],
};
const whole = {
  manifest: { name: "Clinic", slug: "clinic", logoUrl: "/logo.svg" },
  settings: { patientsLogIn: true, country: "PT", emergencyNumber: "112" },
  domains: ["clinic.example"],
};
type Changed = { manifest?: object; settings?: object; domains?: unknown };
const changed = ({ manifest, settings, ...rest }: Changed) => ({
  ...whole,
  manifest: { ...whole.manifest, ...manifest },
  settings: { ...whole.settings, ...settings },
  ...rest,
});
const reported = (file: unknown, installed = here) =>
  checkTenant(file, installed)
    .filter(({ kind }) => kind !== "note")
    .map(({ kind, where }) => `${kind} ${where}`);

test("a valid clinic file has no faults", () => {
  expect(reported(whole)).toEqual([]);
});

test.each<[string, unknown, string[]]>([
  ["text", "no file", ["error file"]],
  [
    "no clinic",
    { settings: whole.settings },
    ["error manifest.name", "error manifest.slug", "error manifest.logoUrl", "error domains"],
  ],
  ["a slug with a space", changed({ manifest: { slug: "our clinic" } }), ["error manifest.slug"]],
  [
    "a logo on another server",
    changed({ manifest: { logoUrl: "https://cdn.example/logo.png" } }),
    ["error manifest.logoUrl"],
  ],
  ["a script for a logo", changed({ manifest: { logoUrl: "javascript:x" } }), ["error manifest.logoUrl"]],
  ["a name of 201 characters", changed({ manifest: { name: "x".repeat(201) } }), ["error manifest.name"]],
  [
    "settings that are no object",
    { ...whole, settings: "all" },
    [
      "error settings",
      "warning settings.patientsLogIn",
      "warning settings.emergencyNumber",
      "warning settings.country",
    ],
  ],
  ["a null character", changed({ settings: { clinicPhone: "1\u00002" } }), ["error file"]],
  [
    "half a character in a name",
    changed({ settings: { surveyAddresses: { "\ud800": "x" } } }),
    ["error file", "warning settings.surveyAddresses.\ud800"],
  ],
  ["a host name twice", changed({ domains: ["clinic.example", "clinic.example"] }), ["error domains[1]"]],
  [
    "a gateway that nobody has",
    changed({ settings: { gateways: { creditCard: { provider: "stripe" } } } }),
    ["error settings.gateways.creditCard.provider"],
  ],
  [
    "a gateway that is installed",
    changed({ settings: { gateways: { creditCard: { provider: "sandbox" } } } }),
    [],
  ],
  ["a backslash before u0000", changed({ settings: { clinicPhone: "\\u0000" } }), []],
  ["no host name", changed({ domains: ["https://clinic.example"] }), ["error domains[0]"]],
  [
    "a colour in words",
    changed({ manifest: { patientPrimaryColor: "red" } }),
    ["warning manifest.patientPrimaryColor"],
  ],
  [
    "a brand colour in words, and one nobody knows",
    changed({ manifest: { brandColors: { colorBrand100: "red", colorBrand55: "#fff" } } }),
    ["warning manifest.brandColors.colorBrand55", "warning manifest.brandColors.colorBrand100"],
  ],
  [
    "a country's name",
    changed({ settings: { country: "Portugal" } }),
    ["warning settings.country", "warning settings.country"],
  ],
  ["a flag in words", changed({ settings: { patientsReview: "yes" } }), ["warning settings.patientsReview"]],
  [
    "a setting nobody knows",
    changed({ settings: { patientsLogin2: true } }),
    ["warning settings.patientsLogin2"],
  ],
  [
    "a link that is none",
    changed({ settings: { globalLinks: { help: "call us" } } }),
    ["warning settings.globalLinks.help"],
  ],
  [
    "a limit of bookings that is none",
    changed({ settings: { bookingLimits: { unpaidPerPerson: 0, unpaidPerPayer: 8 } } }),
    ["warning settings.bookingLimits.unpaidPerPerson"],
  ],
  [
    "a waitlist whose offers are too short",
    changed({ settings: { waitlist: { offerMinutes: 1, perAccount: 3 } } }),
    ["warning settings.waitlist.offerMinutes"],
  ],
])("a file with %s is reported", (_, file, wanted) => {
  expect(reported(file)).toEqual(wanted);
});

test("a clinic with payments is told what its receipts lack, and an invalid VAT rate", () => {
  const gateways = { creditCard: { provider: "sandbox" } };
  const taking = { patientsPayments: true, gateways };
  expect(reported(changed({ settings: taking }))).toEqual([
    "warning settings.legalData",
    "warning settings.vat",
  ]);
  const legalData = { name: "Clinic Ltd", taxNumber: "000", address: "Street 1" };
  expect(reported(changed({ settings: { ...taking, legalData, vat: { ratePercent: 19 } } }))).toEqual([]);
  const wrong = { ...taking, legalData, vat: { ratePercent: "19" } };
  expect(reported(changed({ settings: wrong }))).toEqual(["warning settings.vat", "warning settings.vat"]);
});

test("a misspelt name gets a suggestion", () => {
  const [first] = checkTenant(changed({ settings: { patients_log_in: true } }), here);
  expect(first?.words).toContain("Do you mean patientsLogIn?");
});

test.each<[string, object, string]>([
  ["nobody can sign in", { patientsLogIn: false }, "patientsLogIn"],
  ["no emergency number", { emergencyNumber: null }, "emergencyNumber"],
  ["payments without a way to pay", { patientsPayments: true }, "gateways"],
  ["terms without a link", { displayNewTermsAndConditions: true }, "displayNewTermsAndConditions"],
  ["a chat of nobody", { supportChat: true }, "supportChat"],
  ["articles of nobody", { supportArticles: true }, "supportArticles"],
  ["a call back from nowhere", { phoneCallBack: true }, "clinicPhone"],
  ["a symptom checker of nobody", { patientsSymptomChecker: true }, "symptomCheckerProvider"],
  [
    "a symptom checker that is not installed",
    { patientsSymptomChecker: true, symptomCheckerProvider: "elsewhere" },
    "symptomCheckerProvider",
  ],
  ["a provider that is not installed", { vitalSignsProvider: "wristband" }, "vitalSignsProvider"],
])(
  "an inconsistent combination is reported: %s",
  { tags: ["D.18", "S3.SET.vitalSignsProvider"] },
  (_, settings, where) => {
    expect(reported(changed({ settings }))).toEqual([`warning settings.${where}`]);
  },
);

const production = { ...here, isProduction: true };

test("the survey environment staging is warned about in production", { tags: ["D.26"] }, () => {
  expect(reported(whole, production)).toEqual(["warning settings.surveysEnvironment"]);
  expect(reported(changed({ settings: { surveysEnvironment: "production" } }), production)).toEqual([]);
});

test("unvalidated features are reported as off in production", { tags: ["D.102"] }, () => {
  const settings = {
    surveysEnvironment: "production",
    vitalSignsProvider: "embedded",
    patientsSymptomChecker: true,
    symptomCheckerProvider: "embedded",
    elsevierIntegration: true,
  };
  const [warning] = checkTenant(changed({ settings }), production);
  expect(warning?.where).toBe("settings.acknowledgedNotValidated");
  expect(warning?.words).toMatch(/camera, the symptom checker, health topics/);
  expect(reported(changed({ settings }), here)).toEqual([]);
  const answered = { ...settings, acknowledgedNotValidated: { by: "Dr Ana Reis", date: "2026-11-01" } };
  expect(reported(changed({ settings: answered }), production)).toEqual([]);
});

test("the meaning of a missing setting is explained", { tags: ["D.18"] }, () => {
  const notes = checkTenant(whole, here).filter(({ kind }) => kind === "note");
  expect(notes[0]?.words).toMatch(/^Off, because they are missing: patientsSignUp, /);
  expect(notes[1]?.words).toContain('surveysEnvironment "staging"');
});
