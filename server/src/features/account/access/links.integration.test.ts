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

const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const clinicPost = (path: string, body?: object) =>
  clinic.call("POST", `/clinic${path}`, { headers: asClinic, ...(body ? { body } : {}) });
const enter = (token: string, browser?: string, headers: Record<string, string> = {}) =>
  clinic.call("POST", "/patients/auth/login/token", {
    body: { token },
    headers: { ...(browser ? { "x-browser-key": browser } : {}), ...headers },
  });
const patient = (token: string) => clinic.call("GET", "/patients", { headers: { "x-patient-token": token } });
const [here, elsewhere] = ["browser-key-here-0000000", "browser-key-elsewhere-00"];

async function logInLink(): Promise<string> {
  const answer = await clinicPost("/patients/1/login_links");
  expect(answer.status).toBe(201);
  return tokenIn({ body: answer.body.data.entity.link });
}

test(
  "a log-in link signs its patient in once, also where password log-in is closed",
  { tags: ["S4.SESSION.08", "D.09", "D.29", "S7.API.19"] },
  async () => {
    await changeSettings(clinic, "aurora", { patientsLogIn: false });
    const token = await logInLink();
    const answer = await enter(token, here);
    expect(answer.status).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect((await patient(answer.body.data.entity.token)).body.patient.id).toBe(1);
    expect(await enter(token, elsewhere)).toMatchObject({ status: 410, body: { code: "link_not_valid" } });
    expect((await enter(token)).status).toBe(410);
  },
);

test(
  "the same browser may repeat the log-in for 60 seconds; the unseen session is revoked",
  { tags: ["D.09"] },
  async () => {
    const token = await logInLink();
    const first = (await enter(token, here)).body.data.entity.token;
    clinic.clock.setOffset(59_000);
    const second = await enter(token, here);
    expect(second.status).toBe(200);
    expect((await patient(first)).status).toBe(401);
    expect((await patient(second.body.data.entity.token)).status).toBe(200);
    clinic.clock.setOffset(1_000);
    expect((await enter(token, here)).status).toBe(410);
  },
);

test("session fixation: a log-in by link issues a new token and revokes the browser's old one", async () => {
  const { token: former } = (await clinic.call("POST", "/patients/auth/login", { body: { login, password } }))
    .body.data.entity;
  const answer = await enter(await logInLink(), here, { "x-patient-token": former });
  expect(answer.body.data.entity.token).not.toBe(former);
  expect((await patient(former)).status).toBe(401);
});

test(
  "a log-in link for an expired password returns a token that requests the reset mail once",
  { tags: ["S4.SESSION.10", "S4.SESSION.12", "S7.API.08", "S8.ERR.01", "S8.ERR.02", "D.60"] },
  async () => {
    expect((await clinicPost("/patients/1/password_expiry")).status).toBe(204);
    expect((await patient(known.aurora.patientToken)).status).toBe(401);
    expect(clinic.forgotten).toHaveLength(1);
    const answer = await enter(await logInLink(), here);
    expect(answer).toMatchObject({
      status: 401,
      body: { code: "password_expired", reason: "password_expired", email_token: expect.any(String) },
    });
    const reset = () =>
      clinic.call("POST", "/patients/auth/password/reset", {
        body: { email_token: answer.body.email_token },
      });
    expect((await reset()).status).toBe(204);
    expect((await reset()).status).toBe(410);
    const mails = await clinic.runJobs();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ recipient: login, subject: "Clinic aurora: your password has expired" });
    const set = await clinic.call("POST", "/patients/auth/password", {
      body: { token: tokenIn(mails[0]), password: "sete gatos no telhado" },
    });
    expect(set.status).toBe(204);
    expect((await enter(await logInLink(), here)).status).toBe(200);
  },
);

test("only the clinic's token creates a link, for its own patients", { tags: ["S6.ROLE.06"] }, async () => {
  expect((await clinicPost("/patients/2/login_links")).status).toBe(404);
  expect((await clinicPost("/patients/2/password_expiry")).status).toBe(404);
  const token = await logInLink();
  const other = await clinic.call("POST", "/patients/auth/login/token", { clinic: "ipe", body: { token } });
  expect(other.status).toBe(410);
  await clinic.inClinic((tx) => tx.updateTable("clinic_tokens").set({ doctor_id: 1 }).execute());
  expect((await clinicPost("/patients/1/login_links")).status).toBe(403); // no scope of a doctor's token
});

test.each(["", "short", "a".repeat(101), "with space in it 00000000", "%00%00%00%00%00%00%00%00%00"])(
  "a forged log-in token is refused: %j",
  async (token) => {
    const { status } = await enter(token);
    expect([400, 410]).toContain(status);
  },
);

const invite = () => clinicPost("/invitations", { name: "Rui Alves", email: "Rui@patients.example" });
const accept = (auth: string, invitation: string) =>
  clinic.call("POST", "/patients/invitations/accept", {
    body: {
      auth_token: auth,
      invitation_token: invitation,
      password: "sete gatos no telhado",
      terms_accepted: true,
      terms_version: "1",
    },
  });

test(
  "an invited patient accepts with both tokens once and then logs in",
  { tags: ["S2.R22.q-auth_token", "S2.R22.q-invitation_token"] },
  async () => {
    expect((await invite()).status).toBe(201);
    const [mail] = await clinic.runJobs();
    expect(mail).toMatchObject({ recipient: "rui@patients.example", subject: "Clinic aurora invites you" });
    const [auth, invitation] = [tokenIn(mail, "auth_token"), tokenIn(mail, "invitation_token")];
    expect((await accept(invitation, auth)).status).toBe(410);
    expect((await accept(auth, auth)).status).toBe(410);
    const language = () =>
      clinic.inClinic((tx) =>
        tx
          .selectFrom("patients")
          .select("language")
          .where("email", "=", "rui@patients.example")
          .executeTakeFirst(),
      );
    expect(await language()).toEqual({ language: null }); // the clinic chooses for nobody
    expect((await accept(auth, invitation)).status).toBe(204);
    expect(await language()).toEqual({ language: "en" }); // that of the page where it was accepted
    expect((await accept(auth, invitation)).status).toBe(410);
    const entered = await clinic.call("POST", "/patients/auth/login", {
      body: { login: "rui@patients.example", password: "sete gatos no telhado" },
    });
    expect(entered.status).toBe(200);
    expect((await invite()).body.code).toBe("status_conflict");
    const stored = await clinic.inClinic((tx) =>
      tx.selectFrom("terms_agreements").select("version").execute(),
    );
    expect(stored).toEqual([{ version: "1" }]);
  },
);

test("tokens of two invitations are refused together", async () => {
  await invite();
  await clinicPost("/invitations", { name: "Eva", email: "eva@patients.example" });
  const [first, second] = await clinic.runJobs();
  const answer = await accept(tokenIn(first, "auth_token"), tokenIn(second, "invitation_token"));
  expect(answer.status).toBe(410);
});

test(
  "an expired password is refused, and a wrong one does not reveal the expiry",
  { tags: ["D.60"] },
  async () => {
    await clinicPost("/patients/1/password_expiry");
    const byPassword = (word: string) =>
      clinic.call("POST", "/patients/auth/login", { body: { login, password: word } });
    expect(await byPassword("wrong")).toMatchObject({ status: 401, body: { code: "wrong_credentials" } });
    const answer = await byPassword(password);
    expect(answer).toMatchObject({ status: 401, body: { code: "password_expired" } });
    const reset = await clinic.call("POST", "/patients/auth/password/reset", {
      body: { email_token: answer.body.email_token },
    });
    expect(reset.status).toBe(204);
  },
);

test("a log-in link does not bypass the account's second factor", async () => {
  const now = clinic.clock.now();
  await clinic.inClinic((tx) =>
    tx
      .insertInto("second_factors")
      .values({ tenant_id: 1, patient_id: 1, kind: "email", created_at: now, confirmed_at: now })
      .execute(),
  );
  const answer = await enter(await logInLink(), here);
  expect(answer).toMatchObject({
    status: 401,
    body: {
      code: "second_factor_required",
      challenge: expect.any(String),
      methods: expect.arrayContaining(["email"]),
    },
  });
  expect((await clinic.runJobs()).at(-1)).toMatchObject({ recipient: login });
});
