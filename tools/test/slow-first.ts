import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take long although they are small: without recorded durations Vitest begins with large ones, and
 * these would end a run with one worker idle.
 */
export const slowFiles: readonly string[] = [
  "tools/triage/asked-items.test.ts",
  "tools/triage/mild-cases.test.ts",
  "tools/triage/walk-ins.test.ts",
  "tools/triage/durations.test.ts",
  "tools/triage/must-not-miss.test.ts",
  "tools/triage/everyday.test.ts",
  "tools/triage/dangers.test.ts",
  "tools/eval/health-search.test.ts",
  "embedded-checker/open-checker.test.ts",
  "testing/files-conformance.test.ts",
  "embedded-checker/read-any-language.test.ts",
  "testing/upgrade.integration.test.ts",
  "tools/start.integration.test.ts",
  "testing/kill-storm.integration.test.ts",
  "testing/two-processes.integration.test.ts",
  "testing/jobs-heartbeat.integration.test.ts",
  "testing/contract-fuzz.integration.test.ts",
  "testing/graceful-stop.integration.test.ts",
  "tools/eval/films.integration.test.ts",
  "testing/several-processes.integration.test.ts",
  "testing/upgrade-schema.integration.test.ts",
  "sign-in/sign-in-limits.integration.test.ts",
  "sign-in/taxpayer-login.integration.test.ts",
  "consultation/channel-attack.integration.test.ts",
  "symptom-checker/symptom-checker.page.test.tsx",
  "patient/scheduling-patient.page.test.tsx",
  "find-doctor/doctors.page.test.tsx",
  "payment/pay-page.page.test.tsx",
];

/** Returns the files with the slow ones first, in the order of `slowFiles`; the others keep their order. */
export function slowFirst<File>(files: readonly File[], pathOf: (file: File) => string): File[] {
  const rank = (file: File) => {
    const at = slowFiles.findIndex((slow) => pathOf(file).endsWith(slow));
    return at === -1 ? slowFiles.length : at;
  };
  return files.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * A sequencer for Vitest: its usual order within each project, but with the files of `slowFiles`
 * first.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...projects.values()].flatMap((some) => slowFirst(some, ({ moduleId }) => moduleId));
  }
}
