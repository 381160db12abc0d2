/**
 * Tests that `npm test` omits and `npm run test:extended` runs; CI runs both. They sweep many pages, languages,
 * cases or moments for what another test already shows once, wait for real time to pass, or start several servers.
 */
export const extendedTests = {
  /** Whole interviews of the symptom checker, evaluations, and adapters against engines of their own. */
  unit: [
    "server/src/testing/files-conformance.test.ts",
    "tools/cluster/network.test.ts",
    "tools/eval/health-search.test.ts",
    "tools/triage/asked-items.test.ts",
    "tools/triage/dangers.test.ts",
    "tools/triage/durations.test.ts",
    "tools/triage/everyday.test.ts",
    "tools/triage/listed-signs.test.ts",
    "tools/triage/mild-cases.test.ts",
    "tools/triage/must-not-miss.test.ts",
    "tools/triage/walk-ins.test.ts",
    "web/src/adapters/embedded-checker/everyday-dangers.test.ts",
  ],
  /** The screens of the clinic's staff, and every screen behind every closed gate. */
  pages: ["desk/src/**/*.page.test.tsx", "web/src/app/closed-gates.page.test.tsx"],
  /** Storms, upgrades of old data, several processes, waits of the job queue. */
  integration: [
    "counterpart/src/main.integration.test.ts",
    "server/src/testing/background-work.integration.test.ts",
    "server/src/testing/contract-fuzz.integration.test.ts",
    "server/src/testing/failing-jobs.integration.test.ts",
    "server/src/testing/graceful-stop.integration.test.ts",
    "server/src/testing/jobs-heartbeat.integration.test.ts",
    "server/src/testing/jobs.integration.test.ts",
    "server/src/testing/kill-storm.integration.test.ts",
    "server/src/testing/mail-budgets.integration.test.ts",
    "server/src/testing/operating.integration.test.ts",
    "server/src/testing/pgbouncer.integration.test.ts",
    "server/src/testing/retention-reads.integration.test.ts",
    "server/src/testing/several-processes.integration.test.ts",
    "server/src/testing/table-reads.integration.test.ts",
    "server/src/testing/traces.integration.test.ts",
    "server/src/testing/two-processes.integration.test.ts",
    "server/src/testing/upgrade-schema.integration.test.ts",
    "server/src/testing/upgrade.integration.test.ts",
    "tools/eval/films.integration.test.ts",
    "tools/janus/several-janus.integration.test.ts",
    "tools/start.integration.test.ts",
  ],
  /** Every page at several widths, in several languages or with axe; every email; calls in unlike networks. Firefox and WebKitGTK too. */
  browsers: [
    "e2e/accessibility.spec.ts",
    "e2e/accessible-names.spec.ts",
    "e2e/add-reading.spec.ts",
    "e2e/analytics.spec.ts",
    "e2e/api-address.spec.ts",
    "e2e/api-docs.spec.ts",
    "e2e/appointment-vitals.spec.ts",
    "e2e/appointments.spec.ts",
    "e2e/call-healing.spec.ts",
    "e2e/call-pages.spec.ts",
    "e2e/call-screen.spec.ts",
    "e2e/clinic-pictures.spec.ts",
    "e2e/crisis-help.spec.ts",
    "e2e/cross-browser-call.spec.ts",
    "e2e/demo-doctor.spec.ts",
    "e2e/desk-branding.spec.ts",
    "e2e/desk-conflict.spec.ts",
    "e2e/desk-hours.spec.ts",
    "e2e/desk-profile.spec.ts",
    "e2e/device-test.spec.ts",
    "e2e/drafts.spec.ts",
    "e2e/fresh-clinic.spec.ts",
    "e2e/guests.spec.ts",
    "e2e/health-search.spec.ts",
    "e2e/layout-shift.spec.ts",
    "e2e/links.spec.ts",
    "e2e/live-regions.spec.ts",
    "e2e/lost-parts.spec.ts",
    "e2e/mails.spec.ts",
    "e2e/mesh-call.spec.ts",
    "e2e/new-version.spec.ts",
    "e2e/offline.spec.ts",
    "e2e/overlap.spec.ts",
    "e2e/payment-page.spec.ts",
    "e2e/payment-ways-on.spec.ts",
    "e2e/reachable.spec.ts",
    "e2e/reminders.spec.ts",
    "e2e/routes.spec.ts",
    "e2e/settings.spec.ts",
    "e2e/tell-clinic.spec.ts",
    "e2e/text-overlap.spec.ts",
    "e2e/third-parties.spec.ts",
    "e2e/visit-files.spec.ts",
    "e2e/visit-over-http.spec.ts",
    "e2e/vitals.spec.ts",
  ],
} as const satisfies Record<string, readonly string[]>;

/**
 * The tag of an extended test in a file that is not: the same case in another language or clinic, or in the other
 * direction.
 */
export const extendedTag = "@extended";

/** The tests that a run includes: `core` those of `npm test`, `extended` the others, `all` both. */
export type Tier = "core" | "extended" | "all";

/** Parses the tier that the process was started for; `all` where none is set. Throws for an unknown one. */
export function readTier(value: string | undefined): Tier {
  if (value === undefined || value === "") return "all";
  if (value === "core" || value === "extended") return value;
  throw new Error(`ANTEROOM_TIER is ${value}; it is core, extended or not set.`);
}
