import { afterEach, beforeEach, expect, test } from "vitest";
import {
  login,
  openAccessClinic,
  password,
  tokenIn,
  type AccessClinic,
} from "../../../testing/access-clinic.ts";
import { changeSettings, known } from "../../../testing/test-clinic.ts";

let clinic: AccessClinic;
beforeEach(async () => {
  clinic = await openAccessClinic();
});
afterEach(() => clinic.close());

const email = "rita@patients.example";
const fresh = "sete gatos no telhado";
const signUp = { name: "Rita Lopes", email, password: fresh, terms_accepted: true, terms_version: "1" };
const ask = (change: object = {}, name = "aurora") =>
  clinic.call("POST", "/patients/auth/sign_up", { clinic: name, body: { ...signUp, ...change } });
const confirm = (token: string) => clinic.call("POST", "/patients/auth/sign_up/confirm", { body: { token } });
const enter = (as = email, word = fresh) =>
  clinic.call("POST", "/patients/auth/login", { body: { login: as, password: word } });

test(
  "a confirmed sign-up creates an account with numbers, terms, version and time",
  { tags: ["S2.R05.q-mgen_client_number", "S2.R05.q-tax_number", "D.62"] },
  async () => {
    expect(await ask({ mgen_client_number: "M-1029", tax_number: "123456789" })).toMatchObject({
      status: 204,
      body: null,
    });
    const [mail] = await clinic.runJobs();
    expect(mail).toMatchObject({ recipient: email, subject: "Clinic aurora: confirm your email address" });
    expect((await enter()).status).toBe(401);
    clinic.clock.setOffset(3_600_000);
    const token = tokenIn(mail, "confirmation_token");
    expect((await confirm(token)).status).toBe(200);
    const { token: session } = (await enter()).body.data.entity;
    const patient = await clinic.call("GET", "/patients", { headers: { "x-patient-token": session } });
    expect(patient.body.patient).toMatchObject({ name: "Rita Lopes", email, taxpayer_number: "123456789" });
    const rows = await clinic.inClinic(async (tx) => ({
      agreements: await tx.selectFrom("terms_agreements").select(["version", "agreed_at"]).execute(),
      numbers: await tx.selectFrom("patients").select("mgen_client_number").orderBy("id").execute(),
      left: await tx.selectFrom("sign_ups").selectAll().execute(),
    }));
    expect(rows).toEqual({
      agreements: [{ version: "1", agreed_at: new Date("2027-03-01T09:00:00.000Z") }],
      numbers: [{ mgen_client_number: null }, { mgen_client_number: "M-1029" }],
      left: [],
    });
    expect((await confirm(token)).status).toBe(410);
  },
);

test(
  "a sign-up does not reveal accounts; the address holder is informed by mail",
  { tags: ["S7.API.20"] },
  async () => {
    const [known_, unknown] = [await ask({ email: " Patient@aurora.example " }), await ask()];
    expect([known_.status, known_.body]).toEqual([unknown.status, unknown.body]);
    expect(clinic.sentJobs.map(({ kind }) => kind)).toEqual(["sign-up", "sign-up"]);
    const mails = await clinic.runJobs();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [login, "Clinic aurora: you already have an account"],
      [email, "Clinic aurora: confirm your email address"],
    ]);
    expect(mails[0]?.body).not.toContain("confirmation_token");
    expect((await enter(login, password)).status).toBe(200);
  },
);

test("the first confirmed of two sign-ups with one address wins, and the other's link is void", async () => {
  await ask({ password: "the stranger's choice" });
  await ask();
  const [strangers, own] = (await clinic.runJobs()).map((mail) => tokenIn(mail, "confirmation_token"));
  const answers = await Promise.all([confirm(own ?? ""), confirm(strangers ?? "")]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410]);
  const accounts = await clinic.inClinic((tx) =>
    tx.selectFrom("patients").select("id").where("email", "=", email).execute(),
  );
  expect(accounts).toHaveLength(1);
});

test("a sign-up that is not confirmed within a day is deleted", async () => {
  await ask();
  const [mail] = await clinic.runJobs();
  clinic.clock.setOffset(24 * 3_600_000);
  expect((await confirm(tokenIn(mail, "confirmation_token"))).status).toBe(410);
  await ask({ email: "else@patients.example" });
  await clinic.runJobs();
  const left = await clinic.inClinic((tx) => tx.selectFrom("sign_ups").select("email").execute());
  expect(left).toEqual([{ email: "else@patients.example" }]);
});

test.each([
  ["without the tick of the terms", { terms_accepted: false }, 400, "validation_failed"],
  ["with terms that are not in force", { terms_version: "0" }, 409, "terms_changed"],
  ["with a common password", { password: "12345678" }, 400, "weak_password"],
  ["with one's name as password", { password: "rita-lopes" }, 400, "weak_password"],
  ["without an e-mail address", { email: "rita" }, 400, "validation_failed"],
  [
    "with a line break in the address",
    { email: "rita@x.example\r\nBcc: eve@x.example" },
    400,
    "validation_failed",
  ],
  ["with a field too many", { parent_id: 1 }, 400, "validation_failed"],
  ["with a tax number of three digits", { tax_number: "123" }, 400, "validation_failed"],
  ["with a NIF whose check digit is wrong", { tax_number: "123 456 788" }, 400, "validation_failed"],
])("a sign-up %s is refused", { tags: ["S5.FIELD.05"] }, async (_what, change, status, code) => {
  expect(await ask(change)).toMatchObject({ status, body: { code } });
  expect(clinic.sentJobs).toEqual([]);
});

test(
  "sign-up is refused where the clinic creates no accounts",
  { tags: ["S3.SET.patientsSignUp"] },
  async () => {
    await changeSettings(clinic, "aurora", { patientsSignUp: false });
    expect(await ask()).toMatchObject({ status: 403, body: { code: "feature_off" } });
  },
);

test("an account of one clinic does not exist at another", async () => {
  await ask();
  const [mail] = await clinic.runJobs();
  const answer = await clinic.call("POST", "/patients/auth/sign_up/confirm", {
    clinic: "ipe",
    body: { token: tokenIn(mail, "confirmation_token") },
  });
  expect(answer.status).toBe(410);
});

test.each([
  ["BR", "529.982.247-25", "52998224725"],
  ["CL", "12.345.678-5", "123456785"],
  ["FR", "AB 12345", "AB12345"],
])("a tax number of a clinic in %s written %s is stored as %s", async (country, tax_number, stored) => {
  await changeSettings(clinic, "aurora", { country });
  expect((await ask({ tax_number: tax_number.slice(0, 3) })).body.fields).toEqual([
    { path: "body.tax_number", code: "no-such-number" },
  ]);
  expect((await ask({ tax_number })).status).toBe(204);
  const rows = await clinic.inClinic((tx) => tx.selectFrom("sign_ups").select("taxpayer_number").execute());
  expect(rows).toEqual([{ taxpayer_number: stored }]);
});

test("confirming the address signs in on the device that opens the link", async () => {
  await ask();
  const [mail] = await clinic.runJobs();
  const { status, body } = await confirm(tokenIn(mail, "confirmation_token"));
  expect(status).toBe(200);
  const headers = { "x-patient-token": body.data.entity.token };
  const patient = await clinic.call("GET", "/patients", { headers });
  expect(patient.body.patient).toMatchObject({ name: "Rita Lopes", email });
});

test("a repeated sign-up resends the link within the budget, and either link confirms once", async () => {
  for (let time = 0; time < 5; time += 1) expect((await ask()).status).toBe(204);
  expect(await ask()).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  const mails = await clinic.runJobs();
  expect(mails.length).toBeGreaterThan(1);
  expect(mails.length).toBeLessThanOrEqual(5);
  const answers = [];
  for (const mail of mails) answers.push((await confirm(tokenIn(mail, "confirmation_token"))).status);
  expect(answers).toEqual([200, ...mails.slice(1).map(() => 410)]);
});

const terms = (headers = { "x-patient-token": known.aurora.patientToken }) =>
  clinic.call("GET", "/patients/terms", { headers });
const agree = (version: string) =>
  clinic.call("POST", "/patients/terms", {
    body: { version },
    headers: { "x-patient-token": known.aurora.patientToken },
  });

test(
  "new terms must be accepted once for each version",
  { tags: ["S3.SET.displayNewTermsAndConditions", "D.62"] },
  async () => {
    expect((await terms()).body.data.entity.is_due).toBe(false);
    await changeSettings(clinic, "aurora", { displayNewTermsAndConditions: true, termsVersion: "2" });
    expect((await terms()).body.data.entity).toMatchObject({ version: "2", is_due: true });
    expect(await agree("1")).toMatchObject({ status: 409, body: { code: "terms_changed" } });
    expect((await agree("2")).status).toBe(204);
    clinic.clock.setOffset(60_000);
    expect((await agree("2")).status).toBe(204);
    expect((await terms()).body.data.entity.is_due).toBe(false);
    const saved = await clinic.inClinic((tx) => tx.selectFrom("terms_agreements").selectAll().execute());
    expect(saved).toEqual([
      { tenant_id: 1, patient_id: 1, version: "2", agreed_at: new Date("2027-03-01T09:00:00.000Z") },
    ]);
    await changeSettings(clinic, "aurora", { displayNewTermsAndConditions: true, termsVersion: "3" });
    expect((await terms()).body.data.entity).toMatchObject({ version: "3", is_due: true });
  },
);

test(
  "a clinic of the server's list shows its terms with the flag off",
  { tags: ["S6.TERMS.01", "D.23"] },
  async () => {
    const answer = await clinic.call("GET", "/patients/terms", {
      clinic: "ipe",
      headers: { "x-patient-token": known.ipe.patientToken },
    });
    expect(answer.body.data.entity).toMatchObject({ version: "1", is_due: true });
  },
);
