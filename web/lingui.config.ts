import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** One catalogue for each journey: a page loads that of the shell and its own. `shell` is everything outside of these folders. */
const catalogues: Record<string, readonly string[]> = {
  "find-doctor": ["features/find-doctor"],
  booking: ["features/booking/*.*", "features/booking/patient", "features/booking/checkout"],
  payment: ["features/booking/payment"],
  appointments: [
    "features/appointments/*.*",
    "features/appointments/changes",
    "features/appointments/files",
    "features/appointments/list",
    "shared/files",
  ],
  consultation: [
    "features/consultation/*.*",
    "features/consultation/call",
    "features/consultation/session",
    "features/consultation/waiting-room",
    "features/consultation/device-test",
    "features/consultation/guests",
  ],
  "device-help": ["features/consultation/device-help"],
  join: ["features/consultation/join"],
  messages: ["shared/messages"],
  access: ["features/account/access", "features/account/sign-up"],
  account: ["features/account/sign-in"],
  security: ["features/account/security"],
  "join-accounts": ["features/account/join"],
  profile: ["features/account/profile", "features/account/insurance"],
  // What a booking asks later has its messages with those of the family: another catalogue would weigh on every page.
  dependents: ["features/account/dependents", "features/booking/before-appointment"],
  "my-data": ["features/account/my-data"],
  "connected-apps": ["features/account/connected-apps"],
  urgent: ["shared/urgent"],
  devices: ["shared/devices"],
  vitals: ["features/vitals/*.*"],
  "vitals-reading": ["features/vitals/camera", "features/vitals/result"],
  "add-reading": ["features/vitals/add-reading"],
  questionnaire: ["shared/questionnaire"],
  surveys: ["features/health/surveys"],
  "health-assessment": ["features/health/assessment"],
  "health-record": ["features/health/record"],
  "symptom-checker": ["features/health/symptom-checker"],
  "outside-check": ["features/health/outside-checker"],
  "health-search": ["features/health/library"],
  download: ["features/download"],
  pass: ["features/appointments/pass"],
  waitlist: ["shared/waitlist"],
  push: ["features/account/push"],
  reminders: ["features/account/reminders"],
  terms: ["shared/terms"],
  "api-address": ["features/api-address"],
  "third-parties": ["features/third-parties"],
};

export default defineConfig({
  locales: ["en", "pt", "pt-BR", "it", "es", "es-CL", "fr", "ar"],
  sourceLocale: "en",
  // No `default`: it would let a missing text pass. Only these two are overlays of their base language.
  fallbackLocales: { "pt-BR": "pt", "es-CL": "es" },
  catalogs: [
    {
      path: "<rootDir>/src/locales/{locale}/shell",
      include: [
        "app",
        "ui",
        "platform",
        "media",
        "shared/booking",
        "shared/account",
        "features/new-version",
      ].map((folder) => `src/${folder}`),
    },
    ...Object.entries(catalogues).map(([name, folders]) => ({
      path: `<rootDir>/src/locales/{locale}/${name}`,
      include: folders.map((folder) => `src/${folder}`),
    })),
  ],
  format: formatter({ lineNumbers: false }),
});
