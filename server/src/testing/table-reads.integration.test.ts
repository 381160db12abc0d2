import { afterAll, beforeAll, expect, test } from "vitest";
import { openLargeInstallation, type LargeInstallation } from "./large-installation.ts";
import { requestsOfContract, requestsOfFhir, sendSample } from "./sample-requests.ts";
import { allSamples } from "./samples/all-samples.ts";
import type { SampleOf } from "./samples/sample.ts";
import { explainEverything, tracePlans, type TableRead } from "./trace-plans.ts";

/** Tables with fewer rows than this are too small for PostgreSQL to use an index of. */
const largeFrom = 900;

/** Tables that stay small, or are read whole on purpose. */
const readWhole: Readonly<Record<string, string>> = {
  audit_anchors: "one row a clinic",
  fiscal_profiles: "one row a clinic, found by its key",
  id_token_keys: "one row a clinic, found by its key",
  mail_addresses: "one row a clinic, found by its key",
  mail_senders: "one row a clinic, found by its key",
  receipt_numbers: "one row a clinic, found by its key",
  staff_sign_in_providers: "one row a clinic, found by its key",
  patient_sign_in_providers: "one row a clinic, found by its key",
  audit_unsealed: "the entries of the last minute",
  background_leader: "one row",
  retention_rechecks: "what was entered after its time in the last two days",
  background_progress: "one row for each kind of work",
  serving_server: "one row",
  schema_migrations: "one row a migration",
  provider_events: "empty since migration 0027",
  page_assets: "hashed files of pages, without a clinic, each found by its key",
};

/** A request that reads more rows than this of a table for one statement reads what grows. */
const most = 300;

const byPerson =
  "once in the life of an account it reads what the clinic has: an index by person would cost each booking (open)";
const guestsByEmail =
  "row-level security keeps the index of guests by email from being used, as lower() is not leakproof (open)";

const fhirSearch =
  "its search sorts rows of several tables by a key that no index has: it reads what the clinic has";

/** Requests that read more, by their name; of which tables, and why. Nothing else may. */
const known: Readonly<Record<string, { tables: readonly string[]; because: string }>> = {
  clinicListVouchers: { tables: ["vouchers"], because: "the newest thousand, which it answers" },
  clinicListPatients: {
    tables: ["credentials"],
    because: "who of a page of 200 has an account: 200 look-ups cost as much as 2,000 rows read together",
  },
  clinicListAudit: {
    tables: ["audit_log"],
    because: "by actor, action or object no index leads to it (open)",
  },
  listRecordReads: {
    tables: ["audit_log"],
    because: "row-level security keeps the index of lists of ids from being used (open)",
  },
  confirmSignUp: { tables: ["guests"], because: guestsByEmail },
  acceptInvitation: { tables: ["guests"], because: guestsByEmail },
  makeProviderAccount: { tables: ["guests"], because: guestsByEmail },
  claimGuestAppointments: { tables: ["guests"], because: guestsByEmail },
  eraseAccount: { tables: ["mails", "password_recoveries"], because: byPerson },
  clinicMergePatient: { tables: ["mails", "payments"], because: byPerson },
  joinAccounts: { tables: ["mails", "payments"], because: byPerson },
  clinicRemovePatientProvider: {
    tables: ["patient_identities"],
    because: "it deletes all of the clinic",
  },
  clinicRemoveSignInProvider: { tables: ["staff_identities"], because: "it deletes all of the clinic" },
  clinicListInvoiceSeries: {
    tables: ["invoice_series"],
    because: "all series of the clinic, which it answers: a few a year, of which this installation has 2,000",
  },
  "FHIR Appointment": { tables: ["appointments"], because: `${fhirSearch} (open)` },
  "FHIR Patient": { tables: ["patients", "guests"], because: `${fhirSearch} (open)` },
  "FHIR RelatedPerson": { tables: ["patients", "appointments"], because: `${fhirSearch} (open)` },
  "FHIR Consent": {
    tables: ["terms_agreements", "withdrawn_agreements", "text_consents"],
    because: `${fhirSearch} (open)`,
  },
  "FHIR Encounter": { tables: ["appointments", "visits"], because: `${fhirSearch} (open)` },
  "FHIR Observation": {
    tables: ["vital_signs_measurements", "appointments"],
    because: `${fhirSearch} (open)`,
  },
  "FHIR QuestionnaireResponse": { tables: ["survey_responses"], because: `${fhirSearch} (open)` },
  "FHIR DocumentReference": {
    tables: ["visit_files", "visit_summaries", "appointments"],
    because: `${fhirSearch} (open)`,
  },
  "FHIR Communication": { tables: ["messages", "appointments"], because: `${fhirSearch} (open)` },
  "FHIR Provenance": {
    tables: ["vital_signs_measurements", "survey_responses", "appointments"],
    because: `${fhirSearch} (open)`,
  },
  "FHIR AuditEvent": { tables: ["audit_log"], because: "as clinicListAudit (open)" },
};

/** Tables of which a request may read more, whichever it is. */
const bounded: Readonly<Record<string, string>> = {
  doctors: "a clinic's doctors are 200, and a list has all of them",
  doctor_hours: "the hours of the doctors of a list, seven each",
  text_uses: "at most the text messages that a budget allows in its time",
  mail_uses: "at most the emails that a budget allows in an hour",
};

/** Requests that answer a whole table. */
const wholeLists: Readonly<Record<string, readonly string[]>> = {
  listClinics: ["tenants", "tenant_domains"],
};

const kept = "answered of what the server keeps of the clinic, whose look-up is asked for itself";
const signal = "passed on by what the server remembers of a call and of who has entered it";
const library = "the health topics are files of the product";

/** Endpoints that send no statement, and why. */
const silent: Readonly<Record<string, string>> = {
  getApplicationSettings: kept,
  getDomains: kept,
  getManifest: kept,
  getTopic: library,
  listTopicSynonyms: library,
  listTopics: library,
  clinicSignal: signal,
  sendSignal: signal,
  signalAsGuest: signal,
};

/** What PostgreSQL keeps of the schema: it grows with the migrations alone. */
const isCatalog = (table: string) => table.startsWith("pg_");

type Asked = {
  name: string;
  url: string;
  answer: { status: number; body: string };
  success: number;
  statements: number;
  reads: TableRead[];
};

function samplesFor(name: string): readonly SampleOf[] {
  const found = allSamples[name] ?? (() => ({}));
  return typeof found === "function" ? [found] : found;
}

const plans = tracePlans();
let installation: LargeInstallation;
const asked: Asked[] = [];
/** What every request begins with: which clinic the host is. */
const lookUp: Asked = {
  name: "look-up of the clinic",
  url: "aurora.localhost",
  answer: { status: 200, body: "" },
  success: 200,
  statements: 0,
  reads: [],
};

beforeAll(async () => {
  installation = await openLargeInstallation(explainEverything);
  const { clinic, callers, worldOf, restore } = installation;
  const [program] = callers.clinic;
  if (!program) throw new Error("No program");
  const requests = [...(await requestsOfFhir(program, clinic)), ...(await requestsOfContract(callers))];
  const withSamples = requests.flatMap((request) =>
    samplesFor(request.name).map((sampleOf) => ({ ...request, sampleOf })),
  );
  for (const { name, method, asker, success, fill, sampleOf } of withSamples) {
    await restore();
    const request = fill(await sampleOf(worldOf(asker)));
    // It is kept for a second: of no request may one say by chance that it sent this alone.
    clinic.app.tenants.clearCache();
    plans.take();
    await clinic.app.tenants.ofHost("aurora.localhost");
    Object.assign(lookUp, plans.take());
    const answer = await sendSample(clinic, method, request);
    asked.push({ name, url: `${method} ${request.url}`, answer, success, ...plans.take() });
  }
  asked.push(lookUp);
}, 300_000);
afterAll(async () => {
  plans.stop();
  await installation.close();
});

test("every clinic table has enough rows for PostgreSQL to use an index, or stays small", async () => {
  const { rows } = await installation.owner.query<{ table: string }>(
    `select relname as table from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
       and reltuples < ${largeFrom} order by 1`,
  );
  expect(rows.map(({ table }) => table).filter((table) => !(table in readWhole))).toEqual([]);
});

test("no request scans a growing table sequentially", () => {
  const scans = asked.flatMap(({ name, url, reads }) =>
    reads
      .filter(({ node, table }) => node.startsWith("Seq Scan") && !(table in readWhole) && !isCatalog(table))
      .filter(({ table }) => !(name in wholeLists && wholeLists[name]?.includes(table)))
      .map(({ table, statement }) => `${name} ${url}: ${table}: ${statement}`),
  );
  expect(scans).toEqual([]);
});

test("no request reads more than 300 rows of a table per statement, with known exceptions", () => {
  const large = asked.flatMap(({ name, url, reads }) =>
    reads
      .filter(({ read, node, table }) => read > most && !node.startsWith("Seq Scan") && !(table in bounded))
      .filter(({ table }) => !known[name]?.tables.includes(table))
      .map(
        ({ table, node, read, left, statement }) =>
          `${name} ${url}: ${table}: ${node} read ${read} for ${left}: ${statement}`,
      ),
  );
  expect(large).toEqual([]);
});

test("every request succeeds with the contract's status", () => {
  const wrong = asked.flatMap(({ name, url, answer: { status, body }, success }) =>
    status === success ? [] : [`${name} ${url}: ${status} in place of ${success}: ${body.slice(0, 300)}`],
  );
  expect(wrong).toEqual([]);
});

test("every requested list is non-empty", () => {
  const lists = asked.filter(({ answer }) => answer.body.startsWith('{"data":{"collection":['));
  const empty = new Map(lists.map(({ name, url }) => [name, url]));
  for (const { name, answer } of lists) if (!answer.body.includes('"collection":[]')) empty.delete(name);
  expect([...empty]).toEqual([]);
});

test("every request reaches the database, with known exceptions", () => {
  const names = new Set(asked.map(({ name }) => name));
  // A call that another sample entered may be looked after meanwhile: one that is listed may have statements beside it.
  for (const { name, statements } of asked) if (statements > 0) names.delete(name);
  expect([...names].filter((name) => !(name in silent))).toEqual([]);
});

test("samples and exceptions belong to existing endpoints", () => {
  const names = new Set(asked.map(({ name }) => name));
  const listed = [allSamples, silent, wholeLists, known].flatMap((list) => Object.keys(list));
  expect(listed.filter((name) => !names.has(name))).toEqual([]);
});
