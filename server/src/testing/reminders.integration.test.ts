import { textConsentVersion } from "@anteroom/domain/notifications/reminders";
import { sql } from "kysely";
import type pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { twilioTexts } from "../adapters/twilio-texts/twilio-texts.ts";
import { openPool, withTenant } from "../platform/database/database.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import { makeAppointment, makePatient } from "./make-appointment.ts";
import { changeSettings, known } from "./test-clinic.ts";
import { openTwilioServer, signedByTwilio, twilioAccount, type TwilioServer } from "./twilio-server.ts";
import { openWholeClinic, type WholeClinic } from "./whole-clinic.ts";
import { remindOfAppointments } from "../features/appointments/remind-of-appointments.ts";
import { deliverText } from "../features/account/reminders/deliver-text.ts";

const asPatient = { "x-patient-token": known.aurora.patientToken };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const phone = "+351912345678";
const env = {
  TWILIO_ACCOUNT_SID: twilioAccount.accountSid,
  TWILIO_AUTH_TOKEN: twilioAccount.authToken,
  TWILIO_FROM: twilioAccount.senders.sms,
  TWILIO_WHATSAPP_FROM: twilioAccount.senders.whatsapp,
};

let clinic: WholeClinic;
let server: TwilioServer;
let jobsPool: pg.Pool;
const texts = () =>
  twilioTexts({
    ...twilioAccount,
    apiUrl: server.url,
    timeoutMs: 500,
    reportUrl: ({ tenantId, messageId }) =>
      `http://localhost:8080/text-messages/twilio/reports/${tenantId}/${messageId}`,
  });
beforeEach(async () => {
  server = await openTwilioServer();
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z", texts: texts(), env });
  jobsPool = openPool(clinic.connections.jobs, 2, () => {});
  await offer({});
  await offer({}, "ipe");
});
afterEach(async () => {
  await jobsPool.end();
  await clinic.close();
  await server.close();
});

const offer = (changes: object, slug: "aurora" | "ipe" = "aurora") =>
  changeSettings(clinic, slug, {
    patientsProfileSettings: true,
    patientsManageDependents: true,
    patientsSmsReminders: true,
    patientsWhatsAppReminders: true,
    ...changes,
  });
const run = <T>(query: ReturnType<typeof sql<T>>, tenantId = 1) =>
  withTenant(clinic.db, tenantId, async (tx) => (await query.execute(tx)).rows);
const failTest = (error: Error) => {
  throw error;
};
const look = (iso: string) => {
  clinic.clock.set(iso);
  return remindOfAppointments(jobsPool, clinic.services, new Date(iso), failTest);
};
const bodies = () => server.taken.map(({ form }) => form["Body"]);
const ask = (number = "912 345 678", headers: Record<string, string> = asPatient) =>
  clinic.call("POST", "/patients/text_number", { headers, body: { country_code: "+351", number } });
const codeSent = () => /\d{6}/.exec(bodies().at(-1) ?? "")?.[0] ?? "";
const confirm = (code: string, headers: Record<string, string> = asPatient) =>
  clinic.call("POST", "/patients/text_number/confirm", { headers, body: { code } });
const turn = (isOn: boolean, channel = "sms", headers: Record<string, string> = asPatient) =>
  clinic.call("PUT", `/patients/text_channels/${channel}`, {
    headers,
    body: { is_on: isOn, text_version: textConsentVersion },
  });
const read = async () =>
  (await clinic.call("GET", "/patients/reminders", { headers: asPatient })).body.data.entity;
/** A patient with a verified number who has agreed to text messages; what was sent for that is forgotten. */
const optIn = async (...channels: string[]) => {
  await ask();
  await clinic.workJobs();
  expect((await confirm(codeSent())).status).toBe(200);
  for (const channel of channels) expect((await turn(true, channel)).status).toBe(200);
  server.taken.length = 0;
};
/** Booked two days before, as a careful patient does. */
const book = async (wanted: Partial<Parameters<typeof makeAppointment>[1]> = {}) => {
  const id = await makeAppointment(clinic.db, { start: "2027-03-03T10:00:00Z", ...wanted });
  await run(sql`update appointments set booked_at = '2027-03-01T08:00:00Z' where id = ${id}`);
  return id;
};
const fromPhone = async (text: string, changes: Record<string, string> = {}) => {
  const url = "/text-messages/twilio/incoming";
  const form = { MessageSid: `SM${Math.random()}`, From: phone, To: env.TWILIO_FROM, Body: text, ...changes };
  const { headers, rawBody } = signedByTwilio(`http://localhost:8080${url}`, form);
  return clinic.app.inject({ method: "POST", url, headers, payload: rawBody });
};

test("text messages are off until a number is verified and a channel consented to", async () => {
  expect(await read()).toMatchObject({
    day: true,
    mails: true,
    number: null,
    code_channel: "sms",
    channels: [
      { channel: "sms", is_on: false, is_stopped: false },
      { channel: "whatsapp", is_on: false, is_stopped: false },
    ],
  });
  expect((await turn(true)).body.code).toBe("status_conflict");
  expect((await ask()).body.data.entity).toMatchObject({ number: null, new_number: phone });
  await clinic.workJobs();
  expect(server.taken[0]?.form).toMatchObject({ To: phone, From: env.TWILIO_FROM });
  expect(bodies()[0]).toMatch(/^Clinic aurora: your code is \d{6}\./);
  expect((await confirm("000000")).status).toBe(401);
  expect((await confirm(codeSent())).body.data.entity).toMatchObject({ number: phone, new_number: null });
  expect((await confirm(codeSent())).body.code).toBe("wrong_code");
  await turn(true);
  await turn(true);
  expect(
    await run(sql`select channel, text_version, given_at, given_by, ended_at from text_consents`),
  ).toEqual([
    {
      channel: "sms",
      text_version: textConsentVersion,
      given_at: new Date("2027-03-01T09:00:00Z"),
      given_by: "settings",
      ended_at: null,
    },
  ]);
  await turn(false);
  expect(await run(sql`select ended_by from text_consents`)).toEqual([{ ended_by: "settings" }]);
  const actions = await run(
    sql<{ action: string }>`select action from audit_log where action like 'texts.%' order by id`,
  );
  expect(actions.map(({ action }) => action)).toEqual([
    "texts.send_code",
    "texts.confirm_number",
    "texts.turn_on_sms",
    "texts.turn_on_sms",
    "texts.turn_off_sms",
  ]);
});

test("a code expires after five wrong tries and ten minutes, and its text is deleted once sent", async () => {
  await ask();
  await clinic.workJobs();
  const code = codeSent();
  const wrong = code === "111111" ? "222222" : "111111";
  for (let index = 0; index < 5; index += 1) await confirm(wrong);
  expect((await confirm(code)).body.code).toBe("wrong_code");
  clinic.clock.set("2027-03-01T09:01:00Z");
  await ask();
  await clinic.workJobs();
  const second = codeSent();
  clinic.clock.set("2027-03-01T09:11:00Z");
  expect((await confirm(second)).body.code).toBe("wrong_code");
});

test("codes are limited per number across clinics and per account", async () => {
  const ipe = { "x-patient-token": known.ipe.patientToken };
  expect((await ask()).status).toBe(200);
  expect((await ask()).body).toMatchObject({ code: "too_many_requests", retry_after: 30 });
  for (const [index, asIpe] of [true, true].entries()) {
    clinic.clock.set(`2027-03-01T09:0${index + 1}:00Z`);
    const answer = await clinic.call("POST", "/patients/text_number", {
      clinic: "ipe",
      headers: asIpe ? ipe : asPatient,
      body: { country_code: "+351", number: "912345678" },
    });
    expect(answer.status).toBe(200);
  }
  clinic.clock.set("2027-03-01T09:04:00Z");
  expect((await ask()).status).toBe(429);
  for (let index = 0; index < 4; index += 1) expect((await ask(`91000000${index}`)).status).toBe(200);
  expect((await ask("910000009")).status).toBe(429);
  const other = "another-patient-token-0000000000000";
  await makePatient(clinic.db, "Another Patient", other, clinic.clock.now());
  expect((await ask("910000009", { "x-patient-token": other })).status).toBe(200);
});

test(
  "a reminder is sent once per event and channel across servers and job runs",
  { tags: ["D.100"] },
  async () => {
    await optIn("sms", "whatsapp");
    const id = await book();
    await Promise.all([look("2027-03-02T10:00:00Z"), look("2027-03-02T10:00:00Z")]);
    const deliver = deliverText({ ...clinic.services, texts: texts(), keepsText: false });
    const jobs = clinic.sentJobs.filter(({ kind }) => kind === "text") as Job[];
    await Promise.all([...jobs, ...jobs].map((job) => deliver(job)));
    await clinic.workJobs();
    expect(new Set(server.taken.map(({ form }) => form["To"]))).toEqual(
      new Set([phone, `whatsapp:${phone}`]),
    );
    expect(server.taken).toHaveLength(2);
    expect(bodies()[0]).toBe(
      `Clinic aurora: Wednesday 3 March, 10:00 (Lisbon time). http://aurora.localhost:8080/appointments/${id} Reply STOP to get no more texts.`,
    );
    await look("2027-03-03T09:00:00Z");
    await look("2027-03-03T09:50:00Z");
    await clinic.workJobs();
    expect(server.taken).toHaveLength(6);
    expect(await run(sql`select body from text_messages where kind = 'day' and body <> ''`)).toEqual([]);
    expect(await run(sql`select 1 from reminder_looks`)).toEqual([]);
  },
);

test("a reminder follows a moved appointment and is dropped for a cancelled one, even when queued", async () => {
  await optIn("sms");
  const id = await book();
  await look("2027-03-02T10:00:00Z");
  await run(sql`update appointments set start_time = '2027-03-05T10:00:00Z', end_time = '2027-03-05T10:20:00Z',
    moved_at = '2027-03-02T10:00:01Z' where id = ${id}`);
  await clinic.workJobs();
  expect(bodies()).toEqual([]);
  await look("2027-03-04T10:00:00Z");
  await clinic.workJobs();
  expect(bodies()).toEqual([expect.stringContaining("Friday 5 March, 10:00")]);
  await look("2027-03-05T09:00:00Z");
  await run(sql`update appointments set status = 'canceled' where id = ${id}`);
  await clinic.workJobs();
  await look("2027-03-05T09:50:00Z");
  await clinic.workJobs();
  expect(server.taken).toHaveLength(1);
  expect(await run(sql`select 1 from reminder_looks`)).toEqual([]);
});

test("quiet hours of the patient's zone move texts to the evening before, and not mails", async () => {
  await optIn("sms");
  await book({ start: "2027-03-03T08:30:00Z" });
  await look("2027-03-02T08:30:00Z");
  await look("2027-03-02T20:29:59Z");
  await clinic.workJobs();
  expect(server.taken).toHaveLength(1);
  await look("2027-03-02T20:30:00Z");
  await clinic.workJobs();
  expect(server.taken).toHaveLength(2);
  await look("2027-03-03T07:30:00Z");
  await look("2027-03-03T07:59:59Z");
  await clinic.workJobs();
  expect(server.taken).toHaveLength(2);
  expect(await run(sql`select kind from visit_reminders where is_mailed order by created_at`)).toEqual([
    { kind: "day" },
    { kind: "hour" },
  ]);
});

test("STOP disables the channel at once in every clinic of the number, and START restores what STOP ended", async () => {
  await optIn("sms", "whatsapp");
  await book();
  await look("2027-03-02T10:00:00Z"); // queued, not sent yet
  const answer = await fromPhone("Parar");
  expect(answer.headers["content-type"]).toBe("text/xml; charset=utf-8");
  expect(answer.body).toContain("<Message>You will get no more messages from us here.");
  await clinic.workJobs();
  expect(server.taken.map(({ form }) => form["To"])).toEqual([`whatsapp:${phone}`]);
  expect((await read()).channels).toMatchObject([
    { channel: "sms", is_on: false, is_stopped: true, sender: env.TWILIO_FROM },
    { channel: "whatsapp", is_on: true, is_stopped: false },
  ]);
  expect((await turn(true)).body.code).toBe("status_conflict");
  await fromPhone("START");
  expect((await read()).channels[0]).toMatchObject({ is_on: true, is_stopped: false });
  expect(
    await run(sql`select given_by from text_consents where ended_at is null and channel = 'sms'`),
  ).toEqual([{ given_by: "message" }]);
  expect((await fromPhone("START", { From: "+351999999999" })).body).not.toContain("<Message>");
});

test("START does not enable a channel that the person disabled, and an outdated START changes nothing", async () => {
  await optIn("sms");
  await fromPhone("STOP");
  await fromPhone("START", { MessageSid: "SM-early" });
  await fromPhone("STOP");
  await fromPhone("START", { MessageSid: "SM-early" });
  expect((await read()).channels[0]).toMatchObject({ is_on: false, is_stopped: true });
  await fromPhone("START");
  await turn(false);
  await fromPhone("START");
  expect((await read()).channels[0]).toMatchObject({ is_on: false, is_stopped: false });
});

test("an incoming message or report without Twilio's signature is refused", async () => {
  await optIn("sms");
  const url = "/text-messages/twilio/incoming";
  const { headers, rawBody } = signedByTwilio(`http://localhost:8080${url}`, {
    MessageSid: "SM1",
    From: phone,
    Body: "STOP",
  });
  const forged = { method: "POST", url, headers, payload: rawBody.replace("351", "352") } as const;
  expect((await clinic.app.inject(forged)).statusCode).toBe(401);
  expect(
    (await clinic.app.inject({ ...forged, payload: rawBody, headers: { "content-type": "text/plain" } }))
      .statusCode,
  ).toBe(401);
  expect((await read()).channels[0]).toMatchObject({ is_on: true });
});

test("a number opted out at Twilio is shown as stopped, from the call or the report", async () => {
  await optIn("sms");
  server.optedOut.add(phone);
  await book();
  await look("2027-03-02T10:00:00Z");
  await clinic.workJobs();
  expect((await read()).channels[0]).toMatchObject({ is_on: false, is_stopped: true });
  server.optedOut.clear();
  await fromPhone("UNSTOP");
  await look("2027-03-03T09:00:00Z");
  await clinic.workJobs();
  const callback = new URL(server.taken[0]?.form["StatusCallback"] ?? "");
  const form = { MessageSid: "SM1", MessageStatus: "undelivered", ErrorCode: "21610" };
  const { headers, rawBody } = signedByTwilio(callback.href, form);
  const report = () =>
    clinic.app.inject({ method: "POST", url: callback.pathname, headers, payload: rawBody });
  expect((await report()).statusCode).toBe(204);
  expect((await report()).statusCode).toBe(204);
  expect((await read()).channels[0]).toMatchObject({ is_on: false, is_stopped: true });
});

test("a certainly rejected message is retried, and a possibly accepted one is not", async () => {
  await optIn("sms");
  await book();
  await look("2027-03-02T10:00:00Z");
  const jobs = [...clinic.sentJobs] as Job[];
  const deliver = deliverText({ ...clinic.services, texts: texts(), keepsText: false });
  const work = async () => {
    for (const job of jobs.filter(({ kind }) => kind === "text")) await deliver(job);
  };
  server.fail(503);
  await expect(work()).rejects.toThrow("Twilio answered 503");
  server.fail("cut");
  await work();
  server.fail(null);
  await work();
  expect(server.taken).toEqual([]);
  expect(await run(sql`select status from text_messages where kind = 'day'`)).toEqual([
    { status: "unknown" },
  ]);
});

test(
  "the doctor's arrival is texted once to an absent patient, also in quiet hours",
  { tags: ["G.21"] },
  async () => {
    await optIn("sms");
    const id = await makeAppointment(clinic.db, { start: "2027-03-01T23:00:00Z" });
    clinic.clock.set("2027-03-01T22:55:00Z");
    for (const _time of [1, 2])
      await clinic.call("POST", `/clinic/appointments/${id}/join`, { headers: asClinic });
    await clinic.workJobs();
    expect(bodies()).toEqual([
      `Clinic aurora: we are ready for you. Come in now: http://aurora.localhost:8080/client/video/${id}`,
    ]);
  },
);

const save = (changes: object) =>
  clinic.call("PUT", "/patients/reminders", {
    headers: asPatient,
    body: { day: true, hour: true, soon: true, doctor: true, mails: true, ...changes },
  });
const mailed = () => run(sql`select subject from mails where subject not like '%code%'`);

test("each event and mails can be disabled, and a disabled event is sent on no channel", async () => {
  await optIn("sms");
  await book();
  await save({ day: false });
  await look("2027-03-02T10:00:00Z");
  await clinic.workJobs();
  expect([server.taken.length, (await mailed()).length]).toEqual([0, 0]);
  await save({ mails: false });
  await look("2027-03-03T09:00:00Z");
  await clinic.workJobs();
  expect([server.taken.length, (await mailed()).length]).toEqual([1, 0]);
  const id = await makeAppointment(clinic.db, { start: "2027-03-03T09:10:00Z" });
  await save({ doctor: false });
  await clinic.call("POST", `/clinic/appointments/${id}/join`, { headers: asClinic });
  await clinic.workJobs();
  expect(server.taken).toHaveLength(1);
});

test(
  "texts about a dependent go to the carer unless it has contacts, and can be disabled",
  { tags: ["S3.DEPENDENT.06", "S3.DEPENDENT.07"] },
  async () => {
    await optIn("sms");
    const child = async (contacts: { email?: string; phone?: string }) =>
      (
        await run(sql<{
          id: number;
        }>`insert into patients (tenant_id, name, email, phone_country_code, phone_number, parent_id, created_at)
          values (1, 'A Child', ${contacts.email ?? null}, ${contacts.phone ? "+351" : null}, ${contacts.phone ?? null}, 1, now())
          returning id`)
      )[0]?.id ?? 0;
    const plain = await child({});
    await book({ start: "2027-03-03T10:00:00Z", patientId: plain });
    await book({ start: "2027-03-03T10:30:00Z", patientId: await child({ email: "child@aurora.example" }) });
    await book({ start: "2027-03-03T11:00:00Z", patientId: await child({ phone: "910000001" }) });
    await look("2027-03-02T11:00:00Z");
    await clinic.workJobs();
    expect(server.taken.map(({ form }) => form["Body"]?.includes("10:00"))).toEqual([true]);
    const answer = await clinic.call("PUT", `/patients/reminders/dependents/${plain}`, {
      headers: asPatient,
      body: { wants_reminders: false },
    });
    expect(answer.body.data.entity.dependents[0]).toMatchObject({ id: plain, wants_reminders: false });
    await look("2027-03-03T09:00:00Z");
    await clinic.workJobs();
    expect(server.taken).toHaveLength(1);
    const others = await clinic.call("PUT", `/patients/reminders/dependents/${known.ipe.patientId}`, {
      headers: asPatient,
      body: { wants_reminders: false },
    });
    expect(others.status).toBe(404);
  },
);

test("a channel that the clinic does not offer is neither shown nor used", async () => {
  await optIn("sms", "whatsapp");
  await offer({ patientsSmsReminders: false });
  expect((await read()).channels.map(({ channel }: { channel: string }) => channel)).toEqual(["whatsapp"]);
  await book();
  await look("2027-03-02T10:00:00Z");
  await clinic.workJobs();
  expect(server.taken.map(({ form }) => form["To"])).toEqual([`whatsapp:${phone}`]);
  await offer({ patientsSmsReminders: false, patientsWhatsAppReminders: false });
  expect(await read()).toMatchObject({ channels: [], number: null, code_channel: null });
  expect((await ask("910000000")).body.code).toBe("feature_off");
});

test("removing the number ends all texts and deletes it, and a new number keeps the consents", async () => {
  await optIn("sms");
  clinic.clock.set("2027-03-01T09:01:00Z");
  await ask("910 000 000");
  expect(await read()).toMatchObject({ number: phone, new_number: "+351910000000" });
  await clinic.workJobs();
  await confirm(codeSent());
  expect(await read()).toMatchObject({
    number: "+351910000000",
    channels: [{ is_on: true }, { is_on: false }],
  });
  const removed = await clinic.call("DELETE", "/patients/text_number", { headers: asPatient });
  expect(removed.body.data.entity).toMatchObject({
    number: null,
    channels: [{ is_on: false }, { is_on: false }],
  });
});

test("job runs of a burst touch due appointments only, one clinic after the other", async () => {
  await run(sql`insert into appointments (tenant_id, doctor_id, patient_id, status, start_time, end_time, code, currency, created_at, booked_at)
    select 1, 1, 1, 'accepted', at, at + interval '1 minute', lpad(n::text, 8, 'A'), 'EUR', '2027-03-01T08:00:00Z', '2027-03-01T08:00:00Z'
    from generate_series(1, 40) n, lateral (select timestamptz '2027-03-03T10:00:00Z' + n * interval '1 minute' as at) t`);
  await makeAppointment(clinic.db, { clinic: "ipe", start: "2027-03-03T14:30:00Z" });
  await run(sql`update appointments set booked_at = '2027-03-01T08:00:00Z'`, 2);
  await look("2027-03-01T09:00:00Z"); // each is looked at once after its booking
  await look("2027-03-02T15:00:00Z");
  const tenants = clinic.sentJobs.filter(({ kind }) => kind === "mail-bulk").map(({ tenant }) => tenant);
  expect(tenants).toHaveLength(41);
  expect(tenants.indexOf(2)).toBeLessThan(3);
  const due = await run(sql`select 1 from reminder_looks where look_at <= '2027-03-02T15:00:00Z'`);
  expect(due).toEqual([]);
});
