import { webhookEventTypes, webhookRetryMs } from "@anteroom/domain/clinic/webhook-events";
import { sql } from "kysely";
import pg from "pg";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { jobPolicies } from "../../platform/jobs/job-kinds.ts";
import { startJobs, type Job } from "../../platform/jobs/jobs.ts";
import { makeAppointment } from "../../testing/make-appointment.ts";
import { known, openTestClinic, type TestClinic } from "../../testing/test-clinic.ts";
import {
  answerWith,
  localSender,
  startReceiver,
  strictSender,
  type WebhookReceiver,
} from "../../testing/webhook-receiver.ts";
import { deliverWebhook } from "./deliver-webhook.ts";
import { queueDeliveries } from "./queue-deliveries.ts";
import { webhookRoutes } from "./webhook-routes.ts";

const patienceMs = 400;
const sender = localSender(patienceMs);
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };

let clinic: TestClinic;
let pool: pg.Pool;
let receiver: WebhookReceiver;
let handle: (job: Job) => Promise<void>;

beforeAll(async () => {
  clinic = await openTestClinic({
    now: "2027-03-01T09:00:00.000Z",
    mount: (services) => webhookRoutes({ services, sender }),
  });
  pool = new pg.Pool({ ...clinic.connections.jobs, max: 1 });
  handle = deliverWebhook({ ...clinic.services, sender });
});
afterAll(async () => {
  await pool.end();
  await clinic.close();
});
beforeEach(async () => void (receiver = await startReceiver()));
afterEach(async () => {
  await receiver.stop();
  await withTenant(clinic.db, 1, async (tx) => void (await tx.deleteFrom("webhook_endpoints").execute()));
  clinic.sentJobs.splice(0);
});

const ask = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown) =>
  clinic.call(method, `/clinic/webhooks${path}`, {
    headers: asClinic,
    ...(body === undefined ? {} : { body }),
  });
const wanted = (changes: object = {}) => ({
  url: receiver.url,
  description: "Records",
  event_types: [...webhookEventTypes],
  is_enabled: true,
  ...changes,
});
const add = async (changes: object = {}): Promise<{ id: number; secret: string }> => {
  const { status, body } = await ask("POST", "", wanted(changes));
  expect([status, body]).toMatchObject([201, {}]);
  return body.data.entity;
};
/** Jobs of everything that is not queued yet. */
const queue = async (): Promise<Job[]> => {
  await queueDeliveries(pool, clinic.services);
  return clinic.sentJobs.splice(0) as Job[];
};
/** One try of each job; answers what was said of those that are to be tried again. */
const tryOnce = async (jobs: readonly Job[]): Promise<string[]> => {
  const failures: string[] = [];
  for (const job of jobs) await handle(job).catch((error: Error) => failures.push(error.message));
  return failures;
};
const log = async (id: number) => (await ask("GET", `/${id}/deliveries`)).body.data.collection;
const healthOf = async (id: number) => (await ask("GET", `/${id}`)).body.data.entity;
const verified = (secret: string, index = 0): unknown => {
  const { headers = {}, body = "" } = receiver.received[index] ?? {};
  return new Webhook(secret).verify(body, headers);
};

test("a booking sends a webhook with its change, verified by Standard Webhooks, with ids only", async () => {
  vi.setSystemTime(clinic.clock.now()); // the library looks at the clock
  const { id, secret } = await add();
  const appointment = await makeAppointment(clinic.db, { start: "2027-03-03T10:00:00Z" });
  expect(await tryOnce(await queue())).toEqual([]);
  expect(verified(secret)).toEqual({
    type: "appointment.booked",
    timestamp: expect.any(String),
    data: { appointment_id: appointment, doctor_id: 1, patient_id: 1 },
  });
  expect(receiver.received[0]?.body).not.toContain("cough");
  expect(() => verified(`whsec_${Buffer.alloc(32).toString("base64")}`)).toThrow(
    "No matching signature found",
  );
  expect(await log(id)).toMatchObject([
    { event_type: "appointment.booked", status: "delivered", attempts: 1, last_status: 204 },
  ]);
  expect((await healthOf(id)).health).toMatchObject({ failures: 0, waiting: 0 });
  vi.useRealTimers();
});

test("a rollback sends no webhook, and unsubscribed events are not stored", async () => {
  const { id } = await add({ event_types: ["message.sent"] });
  const count = () =>
    withTenant(
      clinic.db,
      1,
      async (tx) => (await tx.selectFrom("webhook_events").select("id").execute()).length,
    );
  const before = await count();
  await makeAppointment(clinic.db, { start: "2027-03-04T10:00:00Z" });
  expect(await count()).toBe(before);
  const { body } = await ask("PUT", `/${id}`, wanted());
  expect(body.data.entity.event_types).toEqual([...webhookEventTypes]);
  await expect(
    withTenant(clinic.db, 1, async (tx) => {
      await tx.updateTable("appointments").set({ status: "canceled" }).execute();
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow("changed my mind");
  expect([await count(), await queue()]).toEqual([before, []]);
});

test("each event of the catalogue is sent once when it happens", async () => {
  const { id } = await add();
  const told = async () => {
    await tryOnce(await queue());
    return receiver.received.splice(0).map(({ body }) => (JSON.parse(body) as { type: string }).type);
  };
  const one = await makeAppointment(clinic.db, { start: "2027-03-05T10:00:00Z", status: "held" });
  expect(await told()).toEqual([]);
  const change = (set: object) =>
    withTenant(
      clinic.db,
      1,
      async (tx) => void (await tx.updateTable("appointments").set(set).where("id", "=", one).execute()),
    );
  await change({ status: "scheduled", hold_expires_at: null, code: "TESTAB12", booked_at: new Date() });
  expect(await told()).toEqual(["appointment.booked"]);
  await change({ status: "accepted" });
  await change({ start_time: new Date("2027-03-05T11:00:00Z"), end_time: new Date("2027-03-05T11:20:00Z") });
  expect(await told()).toEqual(["appointment.accepted", "appointment.moved"]);
  await change({ symptoms: "Something else" });
  expect(await told()).toEqual([]);
  await withTenant(clinic.db, 1, async (tx) => {
    const now = new Date();
    const own = { tenant_id: 1, appointment_id: one };
    await tx
      .insertInto("messages")
      .values({ ...own, sender: "patient", key: crypto.randomUUID(), body: "Secret words", sent_at: now })
      .execute();
    const { id: payment } = await tx
      .insertInto("payments")
      .values({
        ...own,
        provider: "sandbox",
        method: "card",
        reference: "told-1",
        amount_minor: 4000,
        currency: "EUR",
        status: "created",
        deadline: now,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx.updateTable("payments").set({ status: "authorised" }).where("id", "=", payment).execute();
    const part = {
      tenant_id: 1,
      payment_id: payment,
      amount_minor: 100,
      made_by: "clinic/test",
      created_at: now,
    };
    await tx
      .insertInto("payment_refunds")
      .values({ ...part, status: "due" })
      .execute();
    await tx.updateTable("payment_refunds").set({ status: "refunded", ended_at: now }).execute();
    await tx.updateTable("payments").set({ status: "refunded" }).where("id", "=", payment).execute();
    const series = { tenant_id: 1, document_type: "FR", series: "A2027" };
    await tx
      .insertInto("invoice_series")
      .values({ ...series, tax_number: "501442600", newest: 1, newest_at: now })
      .execute();
    await tx
      .insertInto("invoices")
      .values({
        ...series,
        kind: "invoice",
        number: 1,
        issued_at: now,
        issued_on: "2027-03-05",
        payment_id: payment,
        round: 1,
        currency: "EUR",
        total_minor: 4000,
        tax_minor: 0,
        lines: "[]",
        issuer_country: "PT",
        issuer_tax_number: "501442600",
        issuer: "{}",
        customer: JSON.stringify({ name: "Secret name" }),
      })
      .execute();
    for (const dispute of ["charged_back", "charged_back", "won"] as const)
      await tx.updateTable("payments").set({ dispute }).where("id", "=", payment).execute();
    await tx
      .insertInto("visit_files")
      .values({
        ...own,
        sender: "clinic",
        kind: "link",
        name: "Leaflet",
        url: "https://x.example",
        created_at: now,
        arrived_at: now,
      })
      .execute();
    await tx
      .insertInto("visit_summaries")
      .values({ ...own, text: "Secret words", updated_at: now })
      .execute();
    await tx.updateTable("visit_summaries").set({ updated_at: new Date() }).execute(); // the same text again
    await tx
      .insertInto("urgent_events")
      .values({
        ...own,
        receipt_hash: Buffer.alloc(32),
        place: "messages",
        words: "Secret words",
        created_at: now,
      })
      .execute();
    const answered = {
      tenant_id: 1,
      environment: "x",
      patient_id: 1,
      response: "{}",
      answered_at: now,
      consented_at: now,
    };
    await tx
      .insertInto("survey_responses")
      .values([
        { ...answered, template: "after-visit" },
        { ...answered, template: "health_assessment" },
      ])
      .execute();
  });
  const bodies = receiver.received;
  await tryOnce(await queue());
  expect(JSON.stringify(bodies)).not.toMatch(/Secret|Leaflet|after-visit/);
  expect(await told()).toEqual([
    "message.sent",
    "payment.succeeded",
    "payment.partly_refunded",
    "payment.refunded",
    "invoice.issued",
    "payment.disputed",
    "payment.disputed",
    "file.shared",
    "summary.written",
    "urgent.reported",
    "survey.answered",
  ]);
  await change({ status: "finished" });
  expect(await told()).toEqual(["call.ended"]);
  for (const status of ["canceled", "declined", "no_show"] as const) {
    const other = await makeAppointment(clinic.db, { start: "2027-03-06T10:00:00Z" });
    await withTenant(
      clinic.db,
      1,
      async (tx) =>
        void (await tx.updateTable("appointments").set({ status }).where("id", "=", other).execute()),
    );
    expect(await told()).toEqual(["appointment.booked", `appointment.${status}`]);
  }
  await withTenant(clinic.db, 1, (tx) =>
    tx
      .insertInto("merged_patients")
      .values({
        tenant_id: 1,
        patient_id: 900_001,
        into_patient_id: known.aurora.patientId,
        merged_at: clinic.clock.now(),
        merged_by: "clinic",
      })
      .execute(),
  );
  expect(await told()).toEqual(["patient.merged"]);
  expect(new Set((await log(id)).map((one: { event_type: string }) => one.event_type))).toEqual(
    new Set(webhookEventTypes),
  );
});

test("a failing, hanging or moved receiver is retried, and its health states the error", async () => {
  const { id } = await add();
  await makeAppointment(clinic.db, { start: "2027-03-07T10:00:00Z" });
  const jobs = await queue();
  receiver.act(answerWith(503));
  expect(await tryOnce(jobs)).toEqual(["It answered 503."]);
  receiver.act(() => {}); // hangs
  expect(await tryOnce(jobs)).toEqual([`It did not answer within ${patienceMs} ms.`]);
  const elsewhere = await startReceiver();
  receiver.act(answerWith(308, { location: elsewhere.url }));
  expect(await tryOnce(jobs)).toEqual(["It answered 308: redirects are not followed."]);
  expect(elsewhere.received).toEqual([]);
  await elsewhere.stop();
  expect((await healthOf(id)).health).toMatchObject({
    failures: 3,
    last_failure: "It answered 308: redirects are not followed.",
    last_failure_code: "redirected",
    waiting: 1,
  });
  receiver.act(answerWith(200));
  expect(await tryOnce(jobs)).toEqual([]);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(await log(id)).toMatchObject([{ status: "delivered", attempts: 4, last_status: 200 }]);
  expect((await healthOf(id)).health).toMatchObject({ failures: 0, failing_since: null, waiting: 0 });
  expect(await tryOnce(jobs)).toEqual([]); // delivered: not sent once more
  expect(receiver.received).toHaveLength(4);
});

test("a late answer is a failure, and the event is resent with the same id", async () => {
  const { id } = await add();
  await makeAppointment(clinic.db, { start: "2027-03-08T10:00:00Z" });
  const jobs = await queue();
  const late = Promise.withResolvers<void>();
  receiver.act((answer) => {
    answer.on("close", () => late.resolve());
  });
  expect(await tryOnce(jobs)).toEqual([`It did not answer within ${patienceMs} ms.`]);
  await late.promise; // the connection was given up
  receiver.act(answerWith(202));
  expect(await tryOnce(jobs)).toEqual([]);
  const [first, second] = receiver.received;
  expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  expect(await log(id)).toMatchObject([{ status: "delivered", attempts: 2, last_failure_code: null }]);
});

test.each([
  [401, "access_denied"],
  [403, "access_denied"],
  [404, "not_found"],
  [405, "not_found"],
  [410, "gone"],
  [422, "rejected"],
  [429, "rate_limited"],
  [502, "server_error"],
])("the status %i is stored as the code %s, beside the text for engineers", async (status, code) => {
  const { id } = await add();
  await ask("POST", `/${id}/test`);
  receiver.act(answerWith(status));
  await tryOnce(await queue());
  const failure = { last_failure: `It answered ${status}.`, last_failure_code: code };
  expect(await log(id)).toMatchObject([{ ...failure, last_status: status }]);
  expect((await healthOf(id)).health).toMatchObject(failure);
});

test("a broken connection, silence and a receiver that is not there have codes of their own", async () => {
  receiver.act((answer) => void answer.socket?.destroy());
  expect(await sender.post(receiver.url, {}, "{}")).toMatchObject({ status: null, code: "connection_lost" });
  receiver.act(() => {});
  expect(await sender.post(receiver.url, {}, "{}")).toMatchObject({ status: null, code: "timeout" });
  receiver.act((answer) => void answer.socket?.end("no HTTP\r\n\r\n"));
  expect(await sender.post(receiver.url, {}, "{}")).toMatchObject({ status: null, code: "unknown" });
  const tls = receiver.url.replace("http:", "https:");
  expect(await sender.post(tls, {}, "{}")).toMatchObject({ status: null, code: "tls_failed" });
  const gone = await startReceiver();
  await gone.stop();
  const answer = await sender.post(gone.url, {}, "{}");
  expect(answer).toMatchObject({ status: null, code: "unreachable" });
  expect(answer.failure).toContain("ECONNREFUSED");
});

test("a failure of before the codes is returned without one, as is a code of a later version", async () => {
  const { id } = await add();
  await ask("POST", `/${id}/test`);
  receiver.act(answerWith(500));
  await tryOnce(await queue());
  for (const stored of [sql`null`, sql`'of_a_later_version'`]) {
    await withTenant(clinic.db, 1, async (tx) => {
      await sql`update webhook_deliveries set last_failure_code = ${stored} where endpoint_id = ${id}`.execute(
        tx,
      );
      await sql`update webhook_endpoints set last_failure_code = ${stored} where id = ${id}`.execute(tx);
    });
    const old = { last_failure: "It answered 500.", last_failure_code: null };
    expect(await log(id)).toMatchObject([old]);
    expect((await healthOf(id)).health).toMatchObject(old);
  }
});

test("a delivery is abandoned and its webhook disabled after three days, and a replay resends it", async () => {
  const { id } = await add();
  await makeAppointment(clinic.db, { start: "2027-03-20T10:00:00Z" });
  const jobs = await queue();
  receiver.act(answerWith(500));
  expect(await tryOnce(jobs)).toHaveLength(1);
  clinic.clock.setOffset(webhookRetryMs);
  expect(await tryOnce(jobs)).toEqual([]); // not to be tried again
  expect(await log(id)).toMatchObject([{ status: "failed", attempts: 2 }]);
  expect(await healthOf(id)).toMatchObject({ is_enabled: false, disabled_reason: "failing" });
  const since = "2026-01-01T00:00:00.000Z";
  expect((await ask("POST", `/${id}/replay`, { since })).status).toBe(409);
  receiver.act(answerWith(204));
  await ask("PUT", `/${id}`, wanted());
  expect((await ask("POST", `/${id}/replay`, { since })).body.data.entity).toEqual({ deliveries: 1 });
  expect(await tryOnce(await queue())).toEqual([]);
  const [replayed, failed] = await log(id);
  expect(replayed).toMatchObject({ status: "delivered", is_replay: true, message_id: failed.message_id });
  expect((await ask("POST", `/${id}/replay`, { since })).body.data.entity).toEqual({ deliveries: 0 });
  const again = await ask("POST", `/${id}/deliveries/${replayed.id}/replay`);
  expect(again.body.data.entity).toMatchObject({ is_replay: true, message_id: failed.message_id });
  await tryOnce(await queue());
  expect(receiver.received.at(-1)?.headers["webhook-id"]).toBe(failed.message_id);
});

test("the queue's retry delays add up to more than three days", () => {
  const { retryLimit, retryDelayMax = 0 } = jobPolicies.webhook;
  // pg-boss draws each pause between the half and the whole of 2 s doubled per try, at most `retryDelayMax`.
  const least = Array.from({ length: retryLimit }, (_, index) => Math.min(retryDelayMax, 2 ** index));
  expect(least.reduce((sum, seconds) => sum + seconds, 0) * 1000).toBeGreaterThan(webhookRetryMs);
});

test("a removed receiver gets nothing more, and its pending deliveries are abandoned", async () => {
  const { id } = await add();
  await makeAppointment(clinic.db, { start: "2027-03-09T10:00:00Z" });
  await makeAppointment(clinic.db, { start: "2027-03-09T11:00:00Z" });
  receiver.act(answerWith(410));
  expect(await tryOnce(await queue())).toEqual([]);
  expect(receiver.received).toHaveLength(1);
  expect(await healthOf(id)).toMatchObject({ is_enabled: false, disabled_reason: "gone" });
  expect(await log(id)).toMatchObject([
    { status: "failed", last_failure_code: "webhook_disabled" },
    { status: "failed", last_failure_code: "gone" },
  ]);
});

test("both secrets sign during a rotation", async () => {
  vi.setSystemTime(clinic.clock.now());
  const { id, secret } = await add();
  const { body } = await ask("POST", `/${id}/rotate_secret`, { overlap_hours: 1 });
  const next = body.data.entity.secret;
  await ask("POST", `/${id}/test`);
  await tryOnce(await queue());
  expect([verified(secret), verified(next)]).toMatchObject([
    { type: "webhook.test" },
    { type: "webhook.test" },
  ]);
  clinic.clock.setOffset(3_600_000);
  vi.setSystemTime(clinic.clock.now());
  await ask("POST", `/${id}/test`);
  await tryOnce(await queue());
  expect(() => verified(secret, 1)).toThrow("No matching signature found");
  expect(verified(next, 1)).toMatchObject({ data: {} });
  const rows = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("webhook_endpoints").selectAll().execute(),
  );
  expect(JSON.stringify(rows)).not.toContain(next.replace("whsec_", ""));
  vi.useRealTimers();
});

test("private addresses are refused at registration and at delivery", async () => {
  const strict = strictSender();
  for (const url of [
    "http://127.0.0.1/x",
    "https://10.0.0.8/x",
    "https://localhost/x",
    "http://example.org/x",
  ]) {
    expect([url, strict.canReach(url)]).toEqual([url, false]);
    expect(await strict.post(url, {}, "{}")).toMatchObject({
      status: null,
      failure: "The address is not a public one.",
      code: "not_public",
    });
  }
  for (const url of ["https://169.254.169.254/latest", "ftp://example.org", "https://user:pw@example.org/"])
    expect((await ask("POST", "", wanted({ url }))).status).toBe(400);
});

test("no other clinic sees, changes, tests or replays a webhook", async () => {
  const { id } = await add();
  await ask("POST", `/${id}/test`);
  const [delivery] = await log(id);
  const headers = { authorization: `Bearer ${known.ipe.clinicToken}` };
  for (const [method, path, body] of [
    ["GET", `/${id}`],
    ["PUT", `/${id}`, wanted()],
    ["DELETE", `/${id}`],
    ["POST", `/${id}/rotate_secret`, { overlap_hours: 0 }],
    ["POST", `/${id}/test`],
    ["GET", `/${id}/deliveries`],
    ["POST", `/${id}/deliveries/${delivery.id}/replay`],
    ["POST", `/${id}/replay`, { since: "2026-01-01T00:00:00.000Z" }],
  ] as const) {
    const answer = await clinic.call(method, `/clinic/webhooks${path}`, {
      clinic: "ipe",
      headers,
      ...(body ? { body } : {}),
    });
    expect([method, path, answer.status]).toEqual([method, path, 404]);
  }
  await makeAppointment(clinic.db, { clinic: "ipe", start: "2027-03-09T10:00:00Z" });
  await tryOnce(await queue());
  expect(receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
    "webhook.test",
  ]);
  expect((await ask("DELETE", `/${id}`)).status).toBe(204);
});

test("the job queue retries a receiver that fails twice until it accepts", async () => {
  const jobs = await startJobs(clinic.connections.owner, () => {});
  try {
    await jobs.work("webhook", deliverWebhook({ ...clinic.services, sender: localSender(20_000) }));
    const { id } = await add();
    const answers = [503, 500, 204];
    receiver.act((answer) => answerWith(answers.shift() ?? 204)(answer));
    await ask("POST", `/${id}/test`);
    await queueDeliveries(pool, { ...clinic.services, jobs });
    await vi.waitFor(
      async () => expect(await log(id)).toMatchObject([{ status: "delivered", attempts: 3 }]),
      {
        timeout: 60_000,
        interval: 200,
      },
    );
    expect(receiver.received).toHaveLength(3);
  } finally {
    await jobs.stop();
  }
}, 90_000);

test("a hanging receiver does not delay the clinic's other receivers", async () => {
  const jobs = await startJobs(clinic.connections.owner, () => {});
  const slow = await startReceiver();
  slow.act(() => {}); // no answer, ever
  try {
    await jobs.work("webhook", deliverWebhook({ ...clinic.services, sender: localSender(50_000) }));
    const stuck = await add({ url: slow.url });
    const good = await add({ event_types: ["appointment.booked"] });
    for (const _ of [1, 2, 3]) await ask("POST", `/${stuck.id}/test`);
    await queueDeliveries(pool, { ...clinic.services, jobs });
    await vi.waitFor(() => expect(slow.received).toHaveLength(1), { timeout: 30_000, interval: 50 });
    for (const _ of [1, 2, 3]) await ask("POST", `/${good.id}/test`);
    await queueDeliveries(pool, { ...clinic.services, jobs });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(3), { timeout: 20_000, interval: 50 });
    // The one that hangs still holds its one worker, and no more than that.
    expect(slow.received).toHaveLength(1);
    expect(await log(stuck.id)).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: "waiting", attempts: 0 })),
    );
  } finally {
    await slow.stop();
    await jobs.stop();
  }
}, 90_000);
