import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** One catalogue for the whole desk: it is small, and who works there opens all of it. */
export default defineConfig({
  locales: ["en", "pt", "pt-BR", "it", "es", "es-CL", "fr", "ar"],
  sourceLocale: "en",
  // No `default`: it would let a missing text pass. Only these two are overlays of their base language.
  fallbackLocales: { "pt-BR": "pt", "es-CL": "es" },
  catalogs: [{ path: "<rootDir>/src/locales/{locale}/desk", include: ["src"] }],
  format: formatter({ lineNumbers: false }),
});
