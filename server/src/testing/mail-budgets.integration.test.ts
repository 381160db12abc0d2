import { mailLimitsOf, type MailPool, type MailSubject } from "@anteroom/domain/notifications/mail-budgets";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withTenant, type Tx } from "../platform/database/database.ts";
import { spendMailBudget } from "../platform/mail/mail-budget.ts";
import { hashPassword } from "../platform/crypto/password.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { makeManyClinics } from "./many-clinics.ts";
import { changeSettings, known } from "./test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "./whole-clinic.ts";

const password = "a long password";
const owner = "patient@aurora.example";
const victim = "victim@else.example";
const headers = { "x-patient-token": known.aurora.patientToken };
const { tenantId, patientId } = known.aurora;
const minute = 60_000;

let clinic: WholeClinic;
beforeEach(async () => {
  clinic = await openWholeClinic();
  await changeSettings(clinic, "aurora", {
    patientsProfileSettings: true,
    patientsManageDependents: true,
    patientsPayments: false,
    termsVersion: "1",
  });
  const password_hash = await hashPassword(password);
  const changed_at = clinic.clock.now();
  await withTenant(clinic.db, tenantId, (tx) =>
    tx
      .insertInto("credentials")
      .values({ tenant_id: tenantId, patient_id: patientId, login: owner, password_hash, changed_at })
      .execute(),
  );
});
afterEach(() => clinic.close());

/** The narrowest limit of a pool. */
const mostOf = (pool: MailPool, subject: MailSubject) =>
  Math.min(
    ...mailLimitsOf(pool)
      .filter((limit) => limit.subject === subject)
      .map(({ most }) => most),
  );
const mails = async (to?: string) => {
  await clinic.workJobs();
  const all = await withTenant(clinic.db, tenantId, (tx) =>
    tx.selectFrom("mails").select(["recipient", "subject", "body"]).orderBy("id").execute(),
  );
  return to === undefined ? all : all.filter(({ recipient }) => recipient === to);
};
const changeEmail = (email: string) =>
  clinic.call("POST", "/patients/email", { headers, body: { email, current_password: password } });
const adult = { name: "Amélia Carvalho", birthdate: "1951-09-02", sex: "female" };
const addDependent = (email: string) =>
  clinic.call("POST", "/patients/dependents", { headers, body: { ...adult, ...noDetails, email } });
const noDetails = {
  phone_country_code: null,
  phone_number: null,
  taxpayer_number: null,
  address: null,
};
let strangers = 0;
const asStranger = (path: string, payload: object) => {
  strangers += 1;
  return clinic.app.inject({
    method: "POST",
    url: `/api${path}`,
    headers: { host: "aurora.localhost" },
    remoteAddress: `10.${strangers >> 8}.${strangers & 255}.1`,
    payload,
  });
};
const signUp = (email: string) =>
  asStranger("/patients/auth/sign_up", {
    email,
    password: "another long password",
    name: "Somebody",
    terms_accepted: true,
    terms_version: "1",
  });
const recover = (login: string) => asStranger("/patients/auth/password/recover", { login });
const tally = (statuses: readonly number[]) =>
  Object.fromEntries(
    [...new Set(statuses)]
      .sort((a, b) => a - b)
      .map((one) => [one, statuses.filter((s) => s === one).length]),
  );

describe("An account that requests mails in a loop", () => {
  const sixtyPasswords = { timeout: 120_000 }; // each is checked slowly, on purpose
  test("gets a message and a delay after 60 changes of its email address", sixtyPasswords, async () => {
    const most = mostOf("request", "account");
    const answers = [];
    for (let index = 0; index < 60; index += 1)
      answers.push(await changeEmail(`target-${index}@else.example`));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 204: most, 429: 60 - most });
    expect(answers[most]?.body).toMatchObject({ code: "too_many_mails", retry_after: 3600 });
    expect(await mails()).toHaveLength(most);
    clinic.clock.setOffset(60 * minute);
    expect((await changeEmail("later@else.example")).status).toBe(204);
  });

  test("sends no more mails with simultaneous requests", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => changeEmail(`target-${index}@else.example`)),
    );
    expect(answers.every(({ status }) => [204, 429].includes(status))).toBe(true);
    expect((await mails()).length).toBeLessThanOrEqual(mostOf("request", "account"));
  });

  test("reaches one mailbox a few times under many spellings of its address", async () => {
    for (let index = 0; index < 10; index += 1) await changeEmail(`v.ictim+${index}@gmail.com`);
    expect(await mails()).toHaveLength(mostOf("request", "recipient"));
  });

  test("asks only a few adults for agreement when adding 20 dependents", async () => {
    const statuses = [];
    for (let index = 0; index < 20; index += 1)
      statuses.push((await addDependent(`adult-${index}@else.example`)).status);
    const most = mostOf("request", "account");
    expect(tally(statuses)).toEqual({ 201: most, 429: 20 - most });
    expect(await mails()).toHaveLength(most);
  });

  test("asks only a few adults for agreement when changing a dependent's address 60 times", async () => {
    const { id } = (await addDependent("adult@else.example")).body.data.entity;
    for (let index = 0; index < 60; index += 1)
      await clinic.call("PUT", `/patients/dependents/${id}`, {
        headers,
        body: { ...adult, ...noDetails, email: `adult-${index}@else.example`, version: index + 1 },
      });
    expect(await mails()).toHaveLength(mostOf("request", "account"));
  });

  test("keeps the pending change when one more is refused", async () => {
    for (let index = 0; index < mostOf("request", "account"); index += 1)
      await changeEmail(`target-${index}@else.example`);
    const last = (await mails()).at(-1);
    const token = /new_email=([\w-]+)/.exec(last?.body ?? "")?.[1] ?? "";
    expect((await changeEmail("one-more@else.example")).status).toBe(429);
    expect((await clinic.call("POST", "/patients/email/confirm", { body: { token } })).status).toBe(204);
  });
});

describe("Repeated requests for mails to one address", () => {
  test("are answered as before once the address has had its sign-up mails", async () => {
    const answers = [];
    for (let index = 0; index < 15; index += 1) {
      answers.push(await signUp(victim));
      clinic.clock.setOffset(3.1 * minute); // the limit of sign-ups by name is another
    }
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await mails(victim)).toHaveLength(mostOf("request", "recipient"));
  });

  test("are answered the same for known and unknown accounts once the budget is used up", async () => {
    const answers = new Set<string>();
    for (let index = 0; index < 8; index += 1)
      for (const login of [owner, "nobody@else.example"]) {
        const { statusCode, body } = await recover(login);
        answers.add(`${statusCode} ${body}`);
        await clinic.workJobs();
        clinic.clock.setOffset(4 * minute);
      }
    expect(answers.size).toBe(1);
    expect((await mails(owner)).length).toBeLessThan(8);
  });

  test("do not block a recovery when other mails have used up their budget", async () => {
    for (let index = 0; index < 10; index += 1) {
      await signUp(owner);
      await changeEmail(owner);
      clinic.clock.setOffset(3.1 * minute);
    }
    const before = (await mails(owner)).length;
    expect(before).toBe(mostOf("request", "recipient"));
    await recover(owner);
    expect((await mails(owner)).at(-1)?.body).toContain("/set-password?token=");
    expect(await mails(owner)).toHaveLength(before + 1);
  });

  test("leave the owner a valid recovery link when the recovery budget is used up", async () => {
    for (let index = 0; index < 8; index += 1) {
      await recover(owner);
      await clinic.workJobs();
      clinic.clock.setOffset(3.1 * minute);
    }
    const sent = await mails(owner);
    expect(sent).toHaveLength(mostOf("recovery", "recipient"));
    const token = /set-password\?token=([\w-]+)/.exec(sent.at(-1)?.body ?? "")?.[1] ?? "";
    const chosen = await clinic.call("POST", "/patients/auth/password", {
      body: { token, password: "a brand new password" },
    });
    expect(chosen.status).toBe(204);
  });
});

test("A recovery requested twice within a minute is mailed once, and again after a minute", async () => {
  await recover(owner);
  expect(await mails(owner)).toHaveLength(1);
  await recover(owner);
  expect(await mails(owner)).toHaveLength(1);
  clinic.clock.setOffset(minute);
  await recover(owner);
  expect(await mails(owner)).toHaveLength(2);
});

test("A family gets all its mails when adding four adults and changing the email address twice", async () => {
  const answers = [];
  for (const name of ["ana", "bea", "carlos", "dinis"])
    answers.push((await addDependent(`${name}@family.example`)).status);
  for (const name of ["mistyped", "right"])
    answers.push((await changeEmail(`${name}@family.example`)).status);
  await recover(owner);
  expect(answers).toEqual([201, 201, 201, 201, 204, 204]);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([
    "ana@family.example",
    "bea@family.example",
    "carlos@family.example",
    "dinis@family.example",
    "mistyped@family.example",
    "right@family.example",
    owner,
  ]);
});

test("A guest booking over the mailbox's hourly budget is refused and keeps its hold", async () => {
  const use = { tenantId, pool: "notice", to: victim, accountId: null, now: clinic.clock.now() } as const;
  for (let index = 0; index < mostOf("notice", "recipient"); index += 1)
    expect(await withTenant(clinic.db, tenantId, (tx) => spendMailBudget(tx, use))).toBeNull();
  const time = { doctor_id: 1, start_time: "2027-03-01T15:00:00.000Z" };
  const held = await clinic.call("POST", "/appointment_holds", { body: time });
  const { id, secret } = held.body.data.entity;
  const book = (email: string) =>
    clinic.call("POST", "/guests/appointments", {
      headers: { "x-appointment-hold": `${id}.${secret}` },
      body: {
        ...time,
        personal: true,
        service_type: "remote",
        platform: "web",
        symptoms: "A cough",
        name: "Ana Guest",
        birthdate: "1991-02-03",
        sex: "female",
        email,
        terms_accepted: true,
      },
    });
  expect(await book(victim)).toMatchObject({ status: 429, body: { code: "too_many_mails" } });
  expect((await book("ana@family.example")).status).toBe(201);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(["ana@family.example"]);
});

describe("A mailbox written to by many clinics of one installation", () => {
  const clinics = 40;
  const openClinics = async () => {
    await makeManyClinics(clinic.connections.owner, clinics);
    return Array.from({ length: clinics }, (_, index) => 1_001 + index);
  };
  const allMails = async (ids: readonly number[]) => {
    const counts = [];
    for (const id of ids) counts.push(...(await withTenant(clinic.db, id, rowsToVictim)));
    return counts.length;
  };
  const rowsToVictim = (tx: Tx) =>
    tx.selectFrom("mails").select("id").where("recipient", "=", victim).execute();
  const send = (id: number, kind: "confirm_email" | "guest_link" | "recover_password", to = victim) =>
    withTenant(clinic.db, id, (tx) =>
      queueMail(tx, clinic.services, {
        tenantId: id,
        kind,
        to,
        subject: "A subject",
        body: "A text",
        patientId: null,
        appointmentId: null,
        now: clinic.clock.now(),
      }).catch(() => false),
    );

  test("gets eight sign-up mails an hour from 40 clinics, in any spelling", async () => {
    const ids = await openClinics();
    for (let round = 0; round < 3; round += 1) await Promise.all(ids.map((id) => send(id, "confirm_email")));
    expect(await allMails(ids)).toBe(8);
    clinic.clock.setOffset(60 * minute);
    await Promise.all(ids.map((id) => send(id, "confirm_email", "VICTIM+x@else.example")));
    await Promise.all(ids.map((id) => send(id, "confirm_email")));
    expect(await allMails(ids)).toBe(8);
  });

  test("gets guest link mails of three of 40 clinics, and still its recovery", async () => {
    const ids = await openClinics();
    for (let round = 0; round < 3; round += 1) await Promise.all(ids.map((id) => send(id, "guest_link")));
    expect(await allMails(ids)).toBe(60);
    expect(await send(tenantId, "guest_link")).toBe(false);
    expect(await send(tenantId, "recover_password")).toBe(true);
  });

  test("gets its recovery from one clinic while another clinic's budget is used up", async () => {
    const [one = 0, other = 0] = await openClinics();
    for (let index = 0; index < 20; index += 1) await send(one, "recover_password");
    expect(await allMails([one])).toBe(mostOf("recovery", "recipient"));
    expect(await send(other, "recover_password")).toBe(true);
  });

  test("is stored as a hash, and its count reveals no clinic to another", async () => {
    const [one = 0, other = 0] = await openClinics();
    await send(one, "confirm_email");
    const seen = (id: number) =>
      withTenant(clinic.db, id, (tx) => tx.selectFrom("mail_uses").selectAll().execute());
    expect(await seen(other)).toEqual([]);
    const [row] = await seen(one);
    expect(row?.recipient_hash).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain("else.example");
  });
});

test("A clinic's 200 simultaneous invitations are all queued", async () => {
  const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
  for (let index = 0; index < 200; index += 1) {
    const body = { name: `Patient ${index}`, email: `invited-${index}@else.example` };
    expect((await clinic.call("POST", "/clinic/invitations", { headers: asClinic, body })).status).toBe(201);
  }
  expect(await mails()).toHaveLength(200);
});
