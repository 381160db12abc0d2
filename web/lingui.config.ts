import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** One catalogue a journey that has words so far, and language: a page loads the shell's and its own. `shell` is everything outside features. */
const journeys = [
  "find-doctor",
  "booking",
  "payment",
  "appointments",
  "consultation",
  "join",
  "messages",
  "access",
  "account",
  "security",
  "profile",
  "dependents",
  "my-data",
  "urgent",
  "devices",
  "vitals",
  "add-reading",
  "questionnaire",
  "surveys",
  "health-assessment",
  "health-record",
  "symptom-checker",
  "outside-check",
  "health-search",
  "download",
  "pass",
  "waitlist",
  "push",
  "reminders",
  "new-version",
  "terms",
  "api-address",
  "third-parties",
];

export default defineConfig({
  locales: ["en", "pt", "pt-BR", "it", "es", "es-CL", "fr", "ar"],
  sourceLocale: "en",
  // No `default`: it would let a missing text pass. Only these two are overlays of their base language.
  fallbackLocales: { "pt-BR": "pt", "es-CL": "es" },
  catalogs: [
    {
      path: "<rootDir>/src/locales/{locale}/shell",
      include: ["src/app", "src/ui", "src/platform"],
    },
    ...journeys.map((journey) => ({
      path: `<rootDir>/src/locales/{locale}/${journey}`,
      // What a booking asks later has its words with those of the family: a catalogue more would weigh on every page.
      include: [
        `src/features/${journey}`,
        ...(journey === "dependents" ? ["src/features/before-appointment"] : []),
      ],
    })),
  ],
  format: formatter({ lineNumbers: false }),
});
