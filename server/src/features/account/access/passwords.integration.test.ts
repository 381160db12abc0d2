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

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  clinic.call("POST", path, { body, headers });
const recover = (as = login) => post("/patients/auth/password/recover", { login: as });
const set = (body: object, headers?: Record<string, string>) =>
  post("/patients/auth/password", body, headers);
const enter = (word: string) => post("/patients/auth/login", { login, password: word });
const mine = { "x-patient-token": known.aurora.patientToken };
const minute = 60_000;
const fresh = "sete gatos no telhado";

async function linkToken(): Promise<string> {
  await recover();
  return tokenIn((await clinic.runJobs()).at(-1));
}

test(
  "a password reset request answers the same for unknown accounts",
  { tags: ["D.59", "S7.API.20"] },
  async () => {
    const [known_, unknown] = [
      await recover(" Patient@Aurora.example "),
      await recover("nobody@aurora.example"),
    ];
    expect(known_).toMatchObject({ status: 204, body: null });
    expect(unknown).toMatchObject({ status: 204, body: null });
    expect(clinic.sentJobs.map(({ kind }) => kind)).toEqual(["password-recovery", "password-recovery"]);
    const mails = await clinic.runJobs();
    expect(mails.map(({ recipient, patient_id }) => [recipient, patient_id])).toEqual([[login, 1]]);
    expect(mails[0]?.body).toContain("/set-password?token=");
    const left = await clinic.inClinic((tx) => tx.selectFrom("password_recoveries").selectAll().execute());
    expect(left).toEqual([]);
  },
);

test("checking a reset link reports whether it is valid and does not consume it", async () => {
  const see = (token: string, options: { clinic?: string } = {}) =>
    clinic.call("POST", "/patients/auth/password/see", { ...options, body: { token } });
  const token = await linkToken();
  expect((await see(token)).status).toBe(204);
  expect((await see(token)).status, "again").toBe(204);
  const refused = { status: 410, body: { code: "link_not_valid" } };
  expect(await see(token, { clinic: "ipe" }), "at another clinic").toMatchObject(refused);
  expect((await set({ token, password: fresh })).status).toBe(204);
  expect(await see(token), "after its use").toMatchObject(refused);
  clinic.clock.setOffset(minute);
  const second = await linkToken();
  clinic.clock.setOffset(30 * minute);
  expect(await see(second), "after its time").toMatchObject(refused);
});

test(
  "a reset link sets a new password once and ends the old password and every session",
  { tags: ["D.59", "D.60"] },
  async () => {
    const token = await linkToken();
    expect((await set({ token, password: fresh })).status).toBe(204);
    expect((await enter(password)).status).toBe(401);
    expect((await enter(fresh)).status).toBe(200);
    expect((await clinic.call("GET", "/patients", { headers: mine })).status).toBe(401);
    const ping = await clinic.call("GET", "/patients/auth/ping", { headers: mine });
    expect(ping).toMatchObject({ status: 401, body: { reason: "password_changed" } });
    expect(clinic.forgotten).toHaveLength(1);
    expect(await set({ token, password: "another good one" })).toMatchObject({
      status: 410,
      body: { code: "link_not_valid" },
    });
    const mail = (await clinic.runJobs()).at(-1);
    expect(mail).toMatchObject({ recipient: login, subject: "Clinic aurora: your password was changed" });
  },
);

test("one of two simultaneous uses of a reset link sets the password", async () => {
  const token = await linkToken();
  const answers = await Promise.all([
    set({ token, password: fresh }),
    set({ token, password: "oito gatos no telhado" }),
  ]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 410]);
});

test("a reset link ends after half an hour, when a newer one is sent, and at another clinic", async () => {
  const first = await linkToken();
  clinic.clock.setOffset(60_000);
  const second = await linkToken();
  expect((await set({ token: first, password: fresh })).status).toBe(410);
  const elsewhere = await clinic.call("POST", "/patients/auth/password", {
    clinic: "ipe",
    body: { token: second, password: fresh },
  });
  expect(elsewhere.status).toBe(410);
  clinic.clock.setOffset(30 * 60_000);
  expect((await set({ token: second, password: fresh })).status).toBe(410);
});

test.each([
  ["seven characters", "1234567", "too_short"],
  ["a common one", "Password1", "common"],
  ["the e-mail address", "patient2027!", "personal"],
  ["the clinic's name", "clinic-aurora", "personal"],
])(
  "a refused new password gives its reason and keeps the link valid: %s",
  { tags: ["S5.PASS.01", "S9.CONST.01"] },
  async (_, word, reason) => {
    const token = await linkToken();
    expect(await set({ token, password: word })).toMatchObject({
      status: 400,
      body: { code: "weak_password", reason },
    });
    expect((await set({ token, password: "8 ch.abc" })).status).toBe(204);
  },
);

test(
  "a password change with the current one keeps this session and ends the others",
  { tags: ["D.58"] },
  async () => {
    const other = (await enter(password)).body.data.entity.token;
    expect(await set({ current_password: "wrong", password: fresh }, mine)).toMatchObject({
      status: 403,
      body: { code: "wrong_password" },
    });
    expect((await set({ current_password: password, password: fresh }, mine)).status).toBe(204);
    expect((await clinic.call("GET", "/patients", { headers: mine })).status).toBe(200);
    expect((await clinic.call("GET", "/patients", { headers: { "x-patient-token": other } })).status).toBe(
      401,
    );
  },
);

test(
  "the current password changes nothing without a session, and guessing it is limited",
  { tags: ["D.58"] },
  async () => {
    expect((await set({ current_password: password, password: fresh })).status).toBe(401);
    for (let count = 0; count < 5; count += 1)
      expect((await set({ current_password: `guess ${count}`, password: fresh }, mine)).status).toBe(403);
    const stopped = await set({ current_password: password, password: fresh }, mine);
    expect(stopped).toMatchObject({ status: 429, body: { code: "too_many_requests", retry_after: 900 } });
  },
);

test("reset mails are limited for known and unknown addresses", async () => {
  for (const as of [login, "nobody@aurora.example"]) {
    for (let count = 0; count < 5; count += 1) {
      expect((await recover(as)).status).toBe(204);
      clinic.clock.setOffset(minute);
    }
    expect(await recover(as)).toMatchObject({ status: 429, body: { retry_after: 600 } });
  }
});

test("a second request within a minute answers the same for known and unknown addresses", async () => {
  for (const as of [login, "nobody@aurora.example"]) {
    expect((await recover(as)).status).toBe(204);
    expect(await recover(as)).toMatchObject({
      status: 429,
      body: {
        code: "email_just_sent",
        retry_after: 60,
        detail: "Check your inbox and your spam folder. You can ask for another one in 1 minute.",
      },
    });
  }
  expect(await clinic.runJobs()).toHaveLength(1);
  clinic.clock.setOffset(minute);
  expect((await recover()).status).toBe(204);
  expect(await clinic.runJobs()).toHaveLength(2);
});

test("password recovery is refused where the clinic has no log-in", { tags: ["D.29"] }, async () => {
  await changeSettings(clinic, "aurora", { patientsLogIn: false });
  expect(await recover()).toMatchObject({ status: 403, body: { code: "feature_off" } });
});
