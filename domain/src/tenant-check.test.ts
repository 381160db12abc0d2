import { expect, test } from "vitest";
import { checkTenant, type Installed } from "./tenant-check.ts";

const here: Installed = { isProduction: false, vitalsProviders: [], symptomCheckers: ["embedded"] };
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
const told = (file: unknown, installed = here) =>
  checkTenant(file, installed)
    .filter(({ kind }) => kind !== "note")
    .map(({ kind, where }) => `${kind} ${where}`);

test("a clinic's file that is in order has nothing wrong with it", () => {
  expect(told(whole)).toEqual([]);
});

test.each<[string, unknown, string[]]>([
  ["text", "no file", ["error file"]],
  [
    "no clinic",
    { settings: whole.settings },
    ["error manifest.name", "error manifest.slug", "error manifest.logoUrl", "error domains"],
  ],
  ["a slug with a space", changed({ manifest: { slug: "our clinic" } }), ["error manifest.slug"]],
  ["a script for a logo", changed({ manifest: { logoUrl: "javascript:x" } }), ["error manifest.logoUrl"]],
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
])("a file with %s is told so", (_, file, wanted) => {
  expect(told(file)).toEqual(wanted);
});

test("a name in another spelling is guessed", () => {
  const [first] = checkTenant(changed({ settings: { patients_log_in: true } }), here);
  expect(first?.words).toContain("Do you mean patientsLogIn?");
});

test.each<[string, object, string]>([
  ["D.18: nobody can sign in", { patientsLogIn: false }, "patientsLogIn"],
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
  [
    "S3.SET.vitalSignsProvider: a provider that is not installed",
    { vitalSignsProvider: "wristband" },
    "vitalSignsProvider",
  ],
])("what fits together badly is told: %s", (_, settings, where) => {
  expect(told(changed({ settings }))).toEqual([`warning settings.${where}`]);
});

const production = { ...here, isProduction: true };

test("D.26: in production the surveys' environment staging is warned of", () => {
  expect(told(whole, production)).toEqual(["warning settings.surveysEnvironment"]);
  expect(told(changed({ settings: { surveysEnvironment: "production" } }), production)).toEqual([]);
});

test("D.102: what nobody has validated is off in production until somebody answers for it, and that is said", () => {
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
  expect(told(changed({ settings }), here)).toEqual([]);
  const answered = { ...settings, acknowledgedNotValidated: { by: "Dr Ana Reis", date: "2026-11-01" } };
  expect(told(changed({ settings: answered }), production)).toEqual([]);
});

test("D.18: what a missing setting means is said in words", () => {
  const notes = checkTenant(whole, here).filter(({ kind }) => kind === "note");
  expect(notes[0]?.words).toMatch(/^Off, because they are missing: patientsSignUp, /);
  expect(notes[1]?.words).toContain('surveysEnvironment "staging"');
});
