import { afterEach, beforeEach, expect, test } from "vitest";
import { localFiles } from "../adapters/local-files/local-files.ts";
import { allPersonalData } from "../all-personal-data.ts";
import { carryOutDueCareSteps } from "../features/account/dependents/watch-coming-of-age.ts";
import { carryOutRetention } from "../features/account/my-data/carry-out-retention.ts";
import { deleteAllOrphanedFiles } from "../platform/files/orphaned-files.ts";
import { sealUnsealedLogs } from "../platform/privacy/seal-audit-logs.ts";
import { countStatements } from "./count-statements.ts";
import { makeManyClinics } from "./many-clinics.ts";
import { known } from "./test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "./whole-clinic.ts";

let clinic: WholeClinic;
beforeEach(async () => {
  clinic = await openWholeClinic();
});
afterEach(() => clinic.close());

const ask = (path: string, host: string, headers: Record<string, string> = {}) =>
  clinic.app.inject({ url: path, headers: { host, ...headers } });

/** What a stranger, a patient or the clock asks for, each measured alone. */
const questions: Record<string, () => Promise<unknown>> = {
  "a manifest for a token that nobody gave": () => ask("/api/manifest?token=nobodys", "unknown.example"),
  "a manifest for a patient's token": () =>
    ask(`/api/manifest?token=${known.ipe.patientToken}`, "unknown.example"),
  "a manifest by the host name": () => ask("/api/manifest", "aurora.localhost"),
  "the settings by the slug": () =>
    ask("/api/patients/application_settings/?platform=web", "localhost", { "x-tenant": "ipe" }),
  "a short link that nobody gave": () => ask("/0123456789abcdef", "unknown.example"),
  "a clinic by its number": () => clinic.app.tenants.ofId(known.ipe.tenantId),
  "the sealing of audit logs": () => sealUnsealedLogs(clinic.services, "queue"),
  "the removal of files whose rows are gone": async () =>
    deleteAllOrphanedFiles({ ...clinic.services, files: await localFiles(clinic.filesFolder) }),
  "the look for who comes of age": () => carryOutDueCareSteps(clinic.services),
  "the end of what is kept no longer": () =>
    carryOutRetention(clinic.services, allPersonalData, clinic.clock.now()),
};

async function measure(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [what, question] of Object.entries(questions)) {
    clinic.app.tenants.clearCache();
    await question(); // what is due now is done, and named statements are prepared
    clinic.app.tenants.clearCache();
    counts[what] = await countStatements(question);
  }
  return counts;
}

test("no request and no job sends more statements with 300 clinics than with 3", async () => {
  await makeManyClinics(clinic.connections.owner, 1);
  await measure(); // what a server does once after its start is over by then
  const atThree = await measure();
  await makeManyClinics(clinic.connections.owner, 298);
  expect(await measure()).toEqual(atThree);
}, 60_000);

test("a token on a host without a clinic opens its own clinic until revoked or expired", async () => {
  const { patientToken } = known.ipe;
  const answer = () => ask(`/api/manifest?token=${patientToken}`, "unknown.example");
  expect((await answer()).json().data.entity.slug).toBe("ipe");
  clinic.clock.set("2028-03-01T09:00:00Z");
  expect((await answer()).statusCode).toBe(404);
});
