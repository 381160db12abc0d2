import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { changeSettings, known } from "../../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";

const { tenantId } = known.aurora;
const cpf = "529.982.247-25";
const otherCpf = "111.444.777-35";
const password = "seven lamps in a row";
let clinic: WholeClinic;

beforeEach(async () => {
  clinic = await openWholeClinic();
  const changes = { country: "BR", patientsTaxpayerLogin: true, patientsProfileSettings: true };
  await changeSettings(clinic, "aurora", changes);
});
afterEach(() => clinic.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  clinic.call("POST", path, { body, headers });
const signIn = (login: string) => post("/patients/auth/login", { login, password });
const mailsTo = (recipient: string) =>
  withTenant(clinic.db, tenantId, (tx) =>
    tx.selectFrom("mails").select("body").where("recipient", "=", recipient).orderBy("id", "desc").execute(),
  );

/** Asks for an account; returns the token that confirms its address. */
async function askFor(email: string, taxNumber: string): Promise<string> {
  const wish = { email, name: "Somebody", password, tax_number: taxNumber };
  const terms = { terms_accepted: true, terms_version: "1" };
  expect((await post("/patients/auth/sign_up", { ...wish, ...terms })).status).toBeLessThan(300);
  await clinic.workJobs();
  const [mail] = await mailsTo(email);
  return /confirmation_token=([\w-]+)/.exec(mail?.body ?? "")?.[1] ?? "";
}
const confirm = (token: string) => post("/patients/auth/sign_up/confirm", { token });

async function signUp(email: string, taxNumber: string): Promise<string> {
  expect((await confirm(await askFor(email, taxNumber))).status).toBe(200);
  return (await signIn(email)).body.data.entity.token;
}

async function writeIntoProfile(session: string, taxNumber: string) {
  const headers = { "x-patient-token": session };
  const { version, name } = (await clinic.call("GET", "/patients", { headers })).body.patient;
  const empty = { phone_country_code: null, phone_number: null, address: "", health_number: "" };
  const rest = { birthdate: "1990-01-01", sex: "female", time_zone: null, language: null };
  return clinic.call("PUT", "/patients", {
    headers,
    body: { version, name, taxpayer_number: taxNumber, ...empty, ...rest },
  });
}
const idOf = async (session: string) =>
  (await clinic.call("GET", "/patients", { headers: { "x-patient-token": session } })).body.patient.id;
const confirmByClinic = (patientId: number, taxNumber: string, token: string = known.aurora.clinicToken) =>
  clinic.call("PUT", `/clinic/patients/${patientId}/taxpayer_number`, {
    body: { taxpayer_number: taxNumber },
    headers: { authorization: `Bearer ${token}` },
  });
/** The patient whom a CPF signs in. */
const whoIs = async (number: string) => {
  const answer = await signIn(number);
  return answer.status === 200 ? idOf(answer.body.data.entity.token) : answer.body.code;
};

test("an older account with another's CPF in its profile receives neither sign-in nor recovery", async () => {
  const attacker = await signUp("attacker@evil.example", otherCpf);
  const owner = await signUp("owner@patient.example", cpf);
  const saved = await writeIntoProfile(attacker, cpf);
  expect(saved.status).toBe(200); // nothing says that somebody else has this number
  expect(await whoIs(cpf)).toBe(await idOf(owner));
  const before = (await mailsTo("attacker@evil.example")).length;
  await post("/patients/auth/password/recover", { login: cpf });
  await clinic.workJobs();
  expect((await mailsTo("owner@patient.example"))[0]?.body).toContain("/set-password?token=");
  expect(await mailsTo("attacker@evil.example")).toHaveLength(before);
});

test("a second account with the same CPF is created and signs in by email only", async () => {
  const owner = await signUp("owner@patient.example", cpf);
  const second = await signUp("second@patient.example", cpf);
  expect(await idOf(second)).not.toBe(await idOf(owner));
  expect(await whoIs(cpf)).toBe(await idOf(owner));
});

test("one of two sign-ups with one CPF confirmed at once gets it", async () => {
  const tokens = [
    await askFor("one@patient.example", cpf),
    await askFor("two@patient.example", "52998224725"), // not at once: the work of one may take the other's mail
  ];
  const answers = await Promise.all(tokens.map(confirm));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const rows = await withTenant(clinic.db, tenantId, (tx) =>
    tx.selectFrom("taxpayer_logins").selectAll().execute(),
  );
  expect(rows).toHaveLength(1);
  expect(await whoIs(cpf)).toBe(rows[0]?.patient_id);
});

test("a CPF that is only written into a profile signs nobody in", async () => {
  const session = await signUp("owner@patient.example", "");
  expect((await writeIntoProfile(session, cpf)).status).toBe(200);
  expect(await whoIs(cpf)).toBe("wrong_credentials");
});

test("an account that changes its number no longer signs in with the old one", async () => {
  const session = await signUp("owner@patient.example", cpf);
  expect((await writeIntoProfile(session, cpf)).status).toBe(200);
  expect(await whoIs(cpf)).toBe(await idOf(session));
  expect((await writeIntoProfile(session, otherCpf)).status).toBe(200);
  expect(await whoIs(cpf)).toBe("wrong_credentials");
  expect(await whoIs(otherCpf)).toBe("wrong_credentials");
});

test("the clinic's confirmation assigns a CPF to the named account and removes it from any other", async () => {
  const squatter = await signUp("squatter@evil.example", cpf);
  const owner = await signUp("owner@patient.example", "");
  const ownerId = await idOf(owner);
  expect(await whoIs(cpf)).toBe(await idOf(squatter));
  expect((await confirmByClinic(ownerId, cpf)).status).toBe(204);
  expect(await whoIs(cpf)).toBe(ownerId);
  expect((await confirmByClinic(ownerId, otherCpf)).status).toBe(204);
  expect([await whoIs(cpf), await whoIs(otherCpf)]).toEqual(["wrong_credentials", ownerId]);
});

test("a confirmation is refused for an invalid number and for another clinic's patient", async () => {
  const id = await idOf(await signUp("owner@patient.example", ""));
  expect(await confirmByClinic(id, "529.982.247-26")).toMatchObject({
    status: 400,
    body: { code: "validation_failed", fields: [{ path: "body.taxpayer_number", code: "no-such-number" }] },
  });
  expect((await confirmByClinic(known.ipe.patientId, cpf)).status).toBe(404);
  expect((await confirmByClinic(id, cpf, known.ipe.clinicToken)).status).toBe(401);
});

test("two simultaneous confirmations of one CPF leave it with one account", async () => {
  const sessions = [await signUp("a@patient.example", ""), await signUp("b@patient.example", "")];
  const ids = await Promise.all(sessions.map(idOf));
  const answers = await Promise.all([...ids, ...ids].map((id) => confirmByClinic(id, cpf)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect(ids).toContain(await whoIs(cpf));
});
