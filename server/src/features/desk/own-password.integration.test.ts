import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "../../platform/crypto/password.ts";
import { withTenant } from "../../platform/database/database.ts";
import { makeStaffSession } from "../../testing/make-staff.ts";
import { known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

const own = "a password of my own";
const wanted = "eight boats on the river";
const deskHeader = { "x-anteroom-desk": "1" };
const bearer = { authorization: `Bearer ${known.aurora.clinicToken}` };

let clinic: WholeClinic;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(own); // once, because it costs on purpose
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
});
afterAll(() => clinic.close());

type Headers = Record<string, string>;
type Host = "aurora" | "ipe";

let networks = 0;
const newNetwork = () => {
  networks += 1;
  return `10.3.${networks >> 8}.${networks & 255}`;
};

let accounts = 0;
/** An account with a password, and a session of theirs. */
async function join({ at = "aurora" as Host, email = "" } = {}) {
  accounts += 1;
  const address = email === "" ? `somebody-${accounts}@clinic.example` : email;
  const token = `session-of-a-colleague-${accounts}-000000000`;
  const account = { role: "admin", clinic: at, email: address, token, passwordHash } as const;
  const id = await makeStaffSession(clinic, account);
  return { id, email: address, session: { ...deskHeader, cookie: `anteroom-desk=${token}` } };
}

const change = (
  headers: Headers,
  body: { current_password: string; password: string },
  { at = "aurora" as Host, address = newNetwork() } = {},
) => clinic.call("POST", "/desk/security/password", { headers, body, address, clinic: at });

async function signIn(email: string, password: string, at: Host = "aurora") {
  const body = { email, password };
  const answer = await clinic.call("POST", "/desk/sessions", {
    headers: deskHeader,
    body,
    address: newNetwork(),
    clinic: at,
  });
  const given = answer.headers["set-cookie"];
  const [cookie = ""] = typeof given === "string" ? given.split(";") : [];
  return { ...answer, session: { ...deskHeader, cookie } };
}

const status = async (headers: Headers, at: Host = "aurora") =>
  (await clinic.call("GET", "/clinic/staff", { headers, clinic: at })).status;

const entries = async (id: number) => {
  const rows = await withTenant(clinic.db, 1, (tx) =>
    tx
      .selectFrom("audit_log")
      .select(["actor", "action"])
      .where("object", "=", `staff/${id}`)
      .orderBy("id")
      .execute(),
  );
  return rows.map(({ actor, action }) => `${actor} ${action}`);
};

const mailsTo = (email: string) =>
  withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("mails").select(["subject", "patient_id"]).where("recipient", "=", email).execute(),
  );

test("a changed password signs in, the old one does not; it is audited and mailed", async () => {
  const { id, email, session } = await join();
  expect((await change(session, { current_password: own, password: wanted })).status).toBe(204);
  expect((await signIn(email, own)).body.code).toBe("wrong_credentials");
  expect((await signIn(email, wanted)).status).toBe(201);
  expect((await entries(id))[0]).toBe(`staff/${id} desk.change_password`);
  const mails = await mailsTo(email);
  expect(mails).toMatchObject([{ patient_id: null }]);
  expect(mails[0]?.subject).toContain("Clinic aurora");
});

test("a changed password ends the account's other sessions alone", async () => {
  const { email, session } = await join();
  const colleague = await join();
  const there = await signIn(email, own);
  expect([await status(session), await status(there.session)]).toEqual([200, 200]);
  expect((await change(session, { current_password: own, password: wanted })).status).toBe(204);
  expect([await status(session), await status(there.session)]).toEqual([200, 401]);
  expect(await status(colleague.session)).toBe(200);
});

test("a changed password leaves an account of another clinic with the same address as it is", async () => {
  const email = "in-both@clinic.example";
  const { session } = await join({ email });
  const there = await join({ at: "ipe", email });
  expect((await change(session, { current_password: own, password: wanted })).status).toBe(204);
  expect(await status(there.session, "ipe")).toBe(200);
  expect((await signIn(email, own, "ipe")).status).toBe(201);
  expect((await change(session, { current_password: wanted, password: own }, { at: "ipe" })).status).toBe(
    401,
  );
});

test("a wrong current password changes nothing, and guesses are delayed after five", async () => {
  const { id, email, session } = await join();
  const guess = (current_password: string) => change(session, { current_password, password: wanted });
  for (let count = 0; count < 5; count += 1)
    expect(await guess("wrong")).toMatchObject({ status: 403, body: { code: "wrong_password" } });
  const late = await guess(own);
  expect(late).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect(late.body.retry_after).toBeGreaterThan(0);
  // One count with the other question for the password, or there would be twice as many guesses.
  const proof = { headers: session, body: { password: own }, address: newNetwork() };
  expect((await clinic.call("POST", "/desk/security/proof", proof)).status).toBe(429);
  expect(await entries(id)).toEqual([]);
  expect((await signIn(email, own)).status).toBe(201);
  const colleague = await join();
  expect((await change(colleague.session, { current_password: own, password: wanted })).status).toBe(204);
  const elsewhere = await join({ at: "ipe" });
  const there = await change(elsewhere.session, { current_password: own, password: wanted }, { at: "ipe" });
  expect(there.status).toBe(204);
});

test.each([
  ["short", "short", "too_short"],
  ["common", "password1", "common"],
  ["personal", "Clinic aurora", "personal"],
])("a %s password is refused by the rules of patients' passwords", async (_kind, password, reason) => {
  const { email, session } = await join();
  const answer = await change(session, { current_password: own, password });
  expect(answer).toMatchObject({ status: 400, body: { code: "weak_password", reason } });
  expect((await signIn(email, own)).status).toBe(201);
});

test("two changes at the same moment leave one password, and one of them is refused", async () => {
  const { email, session } = await join();
  const passwords = [wanted, "nine boats on the river"];
  const answers = await Promise.all(
    passwords.map((password) => change(session, { current_password: own, password })),
  );
  expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([204, 403]);
  const stored = passwords[answers.findIndex((answer) => answer.status === 204)] ?? "";
  expect((await signIn(email, stored)).status).toBe(201);
});

test("an account with a one-time password alone has none to change, and is told so", async () => {
  const { id, session } = await join();
  const security = () => clinic.call("GET", "/desk/security", { headers: session });
  expect((await security()).body.data.entity.has_password).toBe(true);
  // As of somebody who signs in at the clinic's OpenID provider and never used the one-time password.
  await withTenant(clinic.db, 1, (tx) =>
    tx
      .updateTable("staff")
      .set({ one_time_until: new Date("2027-03-04T09:00:00.000Z") })
      .where("id", "=", id)
      .execute(),
  );
  expect((await security()).body.data.entity.has_password).toBe(false);
  expect((await change(session, { current_password: own, password: wanted })).body.code).toBe(
    "status_conflict",
  );
});

test("a session that has ended and a token of the clinic change no password", async () => {
  const { session } = await join();
  await clinic.call("DELETE", "/desk/session", { headers: session });
  for (const headers of [session, bearer, deskHeader])
    expect((await change(headers, { current_password: own, password: wanted })).status).toBe(401);
});
