import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makeStaffSession } from "../../testing/make-staff.ts";
import { known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

let clinic: WholeClinic;
beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
});
afterAll(() => clinic.close());

const bearer = { authorization: `Bearer ${known.aurora.clinicToken}` };
const deskHeader = { "x-anteroom-desk": "1" };
const chosen = "a password of my own";

type Wanted = { email: string; role: string; doctor_id?: number | null };

async function add({ email, role, doctor_id = null }: Wanted, headers: Record<string, string> = bearer) {
  const answer = await clinic.call("POST", "/clinic/staff", {
    headers,
    body: { email, name: "Helena Duarte", role, doctor_id },
  });
  return { ...answer, entity: answer.body.data?.entity };
}

let addresses = 0;
async function signIn(body: Record<string, string>, options: { clinic?: string; address?: string } = {}) {
  addresses += 1;
  const answer = await clinic.call("POST", "/desk/sessions", {
    headers: deskHeader,
    body,
    address: `10.9.${addresses >> 8}.${addresses & 255}`,
    ...options,
  });
  const given = answer.headers["set-cookie"];
  const [cookie = ""] = typeof given === "string" ? given.split(";") : [];
  return { ...answer, session: { ...deskHeader, cookie } };
}

/** An account whose owner has chosen a password, and a session. */
async function join(wanted: Wanted) {
  const { entity } = await add(wanted);
  const { session } = await signIn({
    email: wanted.email,
    password: entity.one_time_password,
    new_password: chosen,
  });
  return { id: entity.id as number, session };
}

const codeOf = (secret: string, at = clinic) =>
  new TOTP({ secret }).generate({ timestamp: at.clock.now().getTime() });

test("an invited user replaces the one-time password and is signed in", async () => {
  const { status, entity } = await add({ email: "Ana@Clinic.example", role: "reception" });
  expect([status, entity.is_invited, entity.email]).toEqual([201, true, "ana@clinic.example"]);
  const first = { email: "ana@clinic.example", password: entity.one_time_password as string };
  expect((await signIn(first)).body.code).toBe("new_password_needed");
  expect((await signIn({ ...first, new_password: "short" })).body.code).toBe("weak_password");
  const done = await signIn({ ...first, new_password: chosen });
  expect(done.body.data.entity).toMatchObject({ role: "reception", doctor_id: null, lacks_factor: false });
  const cookie = String(done.headers["set-cookie"]);
  expect(cookie).toMatch(/^anteroom-desk=[\w-]{43}; Path=\/api; Max-Age=50400; HttpOnly; SameSite=Strict$/);
  expect((await signIn({ ...first, new_password: chosen })).body.code).toBe("wrong_credentials");
  const me = await clinic.call("GET", "/clinic/me", { headers: done.session });
  expect(me.body.data.entity).toMatchObject({ tenant: "aurora", doctor_id: null });
  expect(me.body.data.entity.scopes).toContain("appointments:write");
  const again = await signIn({ email: "ANA@clinic.example", password: chosen });
  expect(again.status).toBe(201);
});

test("a one-time password expires after three days, and an address has one account", async () => {
  const { entity } = await add({ email: "late@clinic.example", role: "admin" });
  expect((await add({ email: "LATE@clinic.example", role: "admin" })).status).toBe(409);
  clinic.clock.setOffset(72 * 3_600_000);
  const late = { email: "late@clinic.example", password: entity.one_time_password, new_password: chosen };
  expect((await signIn(late)).body.code).toBe("wrong_credentials");
  clinic.clock.setOffset(-72 * 3_600_000);
});

test("a sign-in without the header that other sites cannot send is refused", async () => {
  const { status } = await clinic.call("POST", "/desk/sessions", {
    body: { email: "a@b.example", password: "x" },
  });
  expect(status).toBe(400);
});

test("an address is delayed after five wrong passwords", async () => {
  await join({ email: "guessed@clinic.example", role: "reception" });
  const guess = { email: "guessed@clinic.example", password: "wrong" };
  for (let tries = 0; tries < 5; tries += 1)
    expect((await signIn(guess, { address: "10.1.1.1" })).body.code).toBe("wrong_credentials");
  const waits = await signIn({ ...guess, password: chosen }, { address: "10.1.1.1" });
  expect([waits.body.code, waits.body.retry_after > 0]).toEqual(["too_many_requests", true]);
  expect((await signIn({ ...guess, password: chosen })).status).toBe(201);
});

test("an account of another clinic is refused", async () => {
  await join({ email: "here@clinic.example", role: "admin" });
  const there = await signIn({ email: "here@clinic.example", password: chosen }, { clinic: "ipe" });
  expect(there.body.code).toBe("wrong_credentials");
});

test("an authenticator code is required, valid once, and limited to twenty tries a day", async () => {
  const email = "coded@clinic.example";
  const { session } = await join({ email, role: "doctor", doctor_id: known.aurora.doctorId });
  const begun = await clinic.call("POST", "/desk/totp", { headers: session });
  const { secret } = begun.body.data.entity;
  expect((await signIn({ email, password: chosen })).status).toBe(201); // not confirmed yet
  const confirm = (code: string) =>
    clinic.call("POST", "/desk/totp/confirmation", { headers: session, body: { code } });
  expect((await confirm("000000")).body.code).toBe("wrong_code");
  expect((await confirm(codeOf(secret))).body.data.entity.has_second_factor).toBe(true);
  const asked = await signIn({ email, password: chosen });
  expect(asked.body).toMatchObject({ code: "second_factor_required", methods: ["totp"] });
  const used = await signIn({ email, password: chosen, code: codeOf(secret) });
  expect(used.body.code).toBe("wrong_code");
  clinic.clock.setOffset(60_000);
  expect((await signIn({ email, password: chosen, code: codeOf(secret) })).status).toBe(201);
  for (let tries = 0; tries < 20; tries += 1)
    expect((await signIn({ email, password: chosen, code: "000000" })).body.code).toBe("wrong_code");
  clinic.clock.setOffset(60_000);
  expect((await signIn({ email, password: chosen, code: codeOf(secret) })).body.code).toBe("too_many_codes");
  clinic.clock.setOffset(25 * 3_600_000);
  expect((await signIn({ email, password: chosen, code: codeOf(secret) })).status).toBe(201);
});

test("a session without the required authenticator app can only set it up", async () => {
  const token = "lacking-session-token-00000000000";
  await makeStaffSession(clinic, { role: "admin", token, lacksFactor: true, isProven: true });
  const headers = { ...deskHeader, cookie: `anteroom-desk=${token}` };
  const list = () => clinic.call("GET", "/clinic/staff", { headers });
  expect((await list()).body.code).toBe("insufficient_scope");
  const me = await clinic.call("GET", "/desk/session", { headers });
  expect(me.body.data.entity).toMatchObject({ lacks_factor: true, has_second_factor: false });
  const { secret } = (await clinic.call("POST", "/desk/totp", { headers })).body.data.entity;
  const body = { code: codeOf(secret) };
  const done = await clinic.call("POST", "/desk/totp/confirmation", { headers, body });
  expect(done.body.data.entity).toMatchObject({ lacks_factor: false, has_second_factor: true });
  expect((await list()).status).toBe(200);
  expect((await clinic.call("POST", "/desk/totp", { headers })).status).toBe(409);
});

test("a production sign-in without an authenticator app can only set one up", async () => {
  const live = await openWholeClinic({
    now: "2027-03-01T09:00:00.000Z",
    env: {
      ANTEROOM_ENV: "production",
      BASE_URL: "https://clinic.example",
      DATABASE_URL: "postgres://db/anteroom",
      DATA_KEY: "k".repeat(44),
      SMTP_URL: "smtp://mail",
      TURN: "none",
      PAYMENTS: "none",
    },
  });
  try {
    const email = "live@clinic.example";
    const made = await live.call("POST", "/clinic/staff", {
      headers: bearer,
      body: { email, name: "Helena Duarte", role: "admin", doctor_id: null },
    });
    const signed = await live.call("POST", "/desk/sessions", {
      headers: deskHeader,
      body: { email, password: made.body.data.entity.one_time_password, new_password: chosen },
    });
    expect(signed.body.data.entity).toMatchObject({ lacks_factor: true, has_second_factor: false });
    const cookie = String(signed.headers["set-cookie"]);
    expect(cookie).toContain("; Secure");
    const headers = { ...deskHeader, cookie: cookie.split(";")[0] ?? "" };
    const list = () => live.call("GET", "/clinic/staff", { headers });
    expect((await list()).body.code).toBe("insufficient_scope");
    const { secret } = (await live.call("POST", "/desk/totp", { headers })).body.data.entity;
    const body = { code: codeOf(secret, live) };
    await live.call("POST", "/desk/totp/confirmation", { headers, body });
    expect((await list()).status).toBe(200);
    const again = await live.call("POST", "/desk/sessions", {
      headers: deskHeader,
      body: { email, password: chosen },
    });
    expect(again.body.code).toBe("second_factor_required");
  } finally {
    await live.close();
  }
});

test("a session ends at sign-out, after four idle hours, and after fourteen hours", async () => {
  const { session } = await join({ email: "ends@clinic.example", role: "admin" });
  const isIn = async (headers: Record<string, string>) =>
    (await clinic.call("GET", "/desk/session", { headers })).status === 200;
  expect(await isIn(session)).toBe(true);
  const out = await clinic.call("DELETE", "/desk/session", { headers: session });
  expect([out.status, String(out.headers["set-cookie"])]).toEqual([
    204,
    expect.stringContaining("Max-Age=0"),
  ]);
  expect(await isIn(session)).toBe(false);
  const idle = await signIn({ email: "ends@clinic.example", password: chosen });
  clinic.clock.setOffset(4 * 3_600_000);
  expect(await isIn(idle.session)).toBe(false);
  const old = await signIn({ email: "ends@clinic.example", password: chosen });
  for (let hours = 3; hours < 14; hours += 3) {
    expect(await isIn(old.session)).toBe(true);
    clinic.clock.setOffset(3 * 3_600_000);
  }
  clinic.clock.setOffset(2 * 3_600_000);
  expect(await isIn(old.session)).toBe(false);
});

test("disabling, changing the role and resetting an account end its sessions, with the actor logged", async () => {
  const admin = await join({ email: "admin@clinic.example", role: "admin" });
  const other = await join({ email: "other@clinic.example", role: "reception" });
  const isIn = async (headers: Record<string, string>) =>
    (await clinic.call("GET", "/desk/session", { headers })).status === 200;
  const change = (changes: object) =>
    clinic.call("PUT", `/clinic/staff/${other.id}`, {
      headers: admin.session,
      body: { name: "Other", role: "reception", doctor_id: null, is_disabled: false, ...changes },
    });
  expect((await change({})).status).toBe(200);
  expect(await isIn(other.session)).toBe(true);
  expect((await change({ is_disabled: true })).body.data.entity.is_disabled).toBe(true);
  expect(await isIn(other.session)).toBe(false);
  expect((await signIn({ email: "other@clinic.example", password: chosen })).status).toBe(401);
  await change({});
  const second = await signIn({ email: "other@clinic.example", password: chosen });
  await change({ role: "doctor", doctor_id: known.aurora.doctorId });
  expect(await isIn(second.session)).toBe(false);
  const third = await signIn({ email: "other@clinic.example", password: chosen });
  const reset = await clinic.call("POST", `/clinic/staff/${other.id}/password_reset`, {
    headers: admin.session,
    body: { removes_second_factor: true },
  });
  expect(await isIn(third.session)).toBe(false);
  expect((await signIn({ email: "other@clinic.example", password: chosen })).status).toBe(401);
  const { one_time_password: oneTime } = reset.body.data.entity;
  expect((await signIn({ email: "other@clinic.example", password: oneTime })).body.code).toBe(
    "new_password_needed",
  );
  const entries = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("audit_log").select("action").where("actor", "=", `staff/${admin.id}`).execute(),
  );
  const actions = entries.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(["desk.sign_in", "staff.change", "staff.reset_password"]));
});

test("users change their own name, and neither their role nor their access", async () => {
  const admin = await join({ email: "own@clinic.example", role: "admin" });
  const change = (changes: object) =>
    clinic.call("PUT", `/clinic/staff/${admin.id}`, {
      headers: admin.session,
      body: { name: "Own Name", role: "admin", doctor_id: null, is_disabled: false, ...changes },
    });
  expect((await change({ role: "reception" })).body.code).toBe("status_conflict");
  expect((await change({ role: "doctor", doctor_id: known.aurora.doctorId })).status).toBe(409);
  expect((await change({ is_disabled: true })).status).toBe(409);
  expect((await change({})).body.data.entity).toMatchObject({ name: "Own Name", role: "admin" });
  const session = await clinic.call("GET", "/desk/session", { headers: admin.session });
  expect(session.body.data.entity).toMatchObject({ name: "Own Name", role: "admin" });
});

test("two admins demoting each other simultaneously leave one admin", async () => {
  for (let round = 0; round < 5; round += 1) {
    const pair = await Promise.all(
      ["left", "right"].map((side) => join({ email: `${side}${round}@clinic.example`, role: "admin" })),
    );
    const [left, right] = pair;
    if (!left || !right) throw new Error("two admins");
    const take = (by: typeof left, from: typeof left) =>
      clinic.call("PUT", `/clinic/staff/${from.id}`, {
        headers: by.session,
        body: { name: "Taken", role: "reception", doctor_id: null, is_disabled: false },
      });
    const answers = await Promise.all([take(left, right), take(right, left)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const list = await clinic.call("GET", "/clinic/staff", { headers: bearer });
    const roles = list.body.data.collection
      .filter(({ id }: { id: number }) => id === left.id || id === right.id)
      .map(({ role }: { role: string }) => role);
    expect(roles.toSorted()).toEqual(["admin", "reception"]);
  }
});

test("a changed role ends every session at once and applies to the next", async () => {
  const admin = await join({ email: "changes@clinic.example", role: "admin" });
  const email = "devices@clinic.example";
  const first = await join({ email, role: "admin" });
  const second = await signIn({ email, password: chosen });
  const list = (headers: Record<string, string>) => clinic.call("GET", "/clinic/staff", { headers });
  expect([(await list(first.session)).status, (await list(second.session)).status]).toEqual([200, 200]);
  await clinic.call("PUT", `/clinic/staff/${first.id}`, {
    headers: admin.session,
    body: { name: "Two Devices", role: "reception", doctor_id: null, is_disabled: false },
  });
  expect([(await list(first.session)).status, (await list(second.session)).status]).toEqual([401, 401]);
  const third = await signIn({ email, password: chosen });
  expect(third.body.data.entity).toMatchObject({ name: "Two Devices", role: "reception" });
  expect((await list(third.session)).body.code).toBe("insufficient_scope");
});

test("users cannot reset their own password, and a token cannot grant a role above its scopes", async () => {
  const admin = await join({ email: "self@clinic.example", role: "admin" });
  const own = await clinic.call("POST", `/clinic/staff/${admin.id}/password_reset`, {
    headers: admin.session,
    body: { removes_second_factor: false },
  });
  expect(own.status).toBe(409);
  const made = await clinic.call("POST", "/clinic/tokens", {
    headers: bearer,
    body: { label: "narrow", scopes: ["staff:write", "doctors:read"], doctor_id: null, expires_at: null },
  });
  const narrow = { authorization: `Bearer ${made.body.data.entity.token}` };
  expect((await add({ email: "wide@clinic.example", role: "admin" }, narrow)).status).toBe(403);
  const reset = await clinic.call("POST", `/clinic/staff/${admin.id}/password_reset`, {
    headers: narrow,
    body: { removes_second_factor: true },
  });
  expect(reset.status).toBe(403);
});

test("the role doctor requires a doctor of the clinic, and other roles have none", async () => {
  const wrong = await add({ email: "x@clinic.example", role: "doctor" });
  expect(wrong.body.fields).toEqual([{ path: "body.doctor_id", code: "missing" }]);
  const strange = await add({ email: "x@clinic.example", role: "admin", doctor_id: 1 });
  expect(strange.body.fields).toEqual([{ path: "body.doctor_id", code: "not_for_role" }]);
  const foreign = await add({ email: "x@clinic.example", role: "doctor", doctor_id: known.ipe.doctorId });
  expect(foreign.status).toBe(404);
});
