import { afterEach, beforeEach, expect, test } from "vitest";
import { accountRoutes } from "./account-routes.ts";
import { buildApp } from "../../../platform/http/app.ts";
import { openDatabase, openPool } from "../../../platform/database/database.ts";
import { countSignIn } from "../../../shared/account/sign-in-attempts.ts";
import { addressSubject, countTries, uncountTry } from "../../../platform/http/rate-limits.ts";
import {
  login,
  openAccessClinic,
  password,
  tokenIn,
  type AccessClinic,
} from "../../../testing/access-clinic.ts";
import { known } from "../../../testing/test-clinic.ts";

const { tenantId } = known.aurora;
const nextPassword = "seven lamps in a row";
let clinic: AccessClinic;

beforeEach(async () => void (clinic = await openAccessClinic()));
afterEach(() => clinic.close());

type From = { address?: string; cookie?: string; app?: AccessClinic["app"] };
async function post(
  path: string,
  body: object,
  { address = "10.0.0.1", cookie, app = clinic.app }: From = {},
) {
  const answer = await app.inject({
    method: "POST",
    url: `/api/patients/auth${path}`,
    headers: { host: "aurora.localhost", ...(cookie ? { cookie } : {}) },
    payload: body,
    remoteAddress: address,
  });
  const code = answer.body === "" ? null : (answer.json() as { code?: string; retry_after?: number });
  const [device = ""] = String(answer.headers["set-cookie"] ?? "").split(";");
  return { status: answer.statusCode, body: code, device, cookie: answer.headers["set-cookie"] };
}
const signIn = (secret: string, from: From = {}, as = login) =>
  post("/login", { login: as, password: secret }, from);

/** Wrong passwords from so many addresses, five from each. */
async function attack(addresses: number, from: From = {}): Promise<void> {
  for (let address = 0; address < addresses; address += 1)
    for (let count = 0; count < 5; count += 1)
      await signIn("wrong", { address: `203.0.113.${address}`, ...from });
}

/** The same without the cost of passwords: so many tries, each from another address. */
const countSignIns = (tries: number, now: Date) =>
  clinic.inClinic(async (tx) => {
    for (let index = 0; index < tries; index += 1) {
      const address = `198.51.${index >> 8}.${index & 255}`;
      await countSignIn(tx, { tenantId, login, address, deviceId: null, now });
    }
  });

test("simultaneous sign-ins of one account never deadlock", async () => {
  const signInTenTimes = async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 10; count += 1) statuses.push((await signIn(password)).status);
    return statuses;
  };
  const statuses = await Promise.all(Array.from({ length: 4 }, signInTenTimes));
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
});

test("simultaneous right passwords of one network leave no counted tries", async () => {
  const network = addressSubject("10.0.0.1");
  const limits = [{ subject: network, most: 1000 }];
  for (let count = 0; count < 12; count += 1)
    await clinic.inClinic((tx) => countTries(tx, tenantId, limits, clinic.clock.now()));
  await Promise.all(Array.from({ length: 12 }, () => clinic.inClinic((tx) => uncountTry(tx, network))));
  const left = await clinic.inClinic((tx) => tx.selectFrom("login_attempts").selectAll().execute());
  expect(left).toEqual([]);
});

test("the owner signs in from a known and a new device while others guess", async () => {
  const { device } = await signIn(password);
  await attack(12);
  expect((await signIn(password, { cookie: device, address: "203.0.113.3" })).status).toBe(200);
  expect((await signIn(password, { address: "192.0.2.7" })).status).toBe(200);
});

test("each wrong password lengthens the delay of the address for that account only", async () => {
  for (let count = 0; count < 5; count += 1) expect((await signIn("wrong")).status).toBe(401);
  expect((await signIn(password)).body).toMatchObject({ code: "too_many_requests", retry_after: 60 });
  clinic.clock.setOffset(60_000);
  expect((await signIn("wrong")).status).toBe(401);
  expect((await signIn(password)).body).toMatchObject({ retry_after: 120 });
  expect((await signIn("wrong", {}, "nobody@aurora.example")).status).toBe(401);
});

test("tries from many addresses delay unknown devices only, from the 300th on", async () => {
  const { device } = await signIn(password);
  await countSignIns(300, clinic.clock.now());
  const refused = await signIn(password, { address: "192.0.2.7" });
  expect(refused.body).toMatchObject({ code: "too_many_requests", retry_after: 5 });
  expect((await signIn(password, { address: "192.0.2.7", cookie: device })).status).toBe(200);
  clinic.clock.setOffset(5000);
  expect((await signIn(password, { address: "192.0.2.7" })).status).toBe(200);
});

test("a reset by mail clears every delay of the account and makes its device known", async () => {
  await countSignIns(420, clinic.clock.now());
  await attack(1, { address: "192.0.2.7" });
  expect((await signIn(password, { address: "192.0.2.7" })).status).toBe(429);
  await post("/password/recover", { login }, { address: "192.0.2.9" });
  const token = tokenIn((await clinic.runJobs()).at(-1));
  const done = await post("/password", { token, password: nextPassword }, { address: "192.0.2.7" });
  expect(done.status).toBe(204);
  expect((await signIn(nextPassword, { address: "192.0.2.7" })).status).toBe(200);
  await countSignIns(420, clinic.clock.now());
  expect((await signIn(nextPassword, { address: "192.0.2.7", cookie: done.device })).status).toBe(200);
});

test("a known device has a limited budget of its own", async () => {
  const { device } = await signIn(password);
  for (let count = 0; count < 5; count += 1)
    expect((await signIn("wrong", { cookie: device })).status).toBe(401);
  expect((await signIn(password, { cookie: device })).body).toMatchObject({ retry_after: 30 });
  expect((await signIn(password)).status).toBe(200); // as a device that nobody knows
});

test("the device cookie is signed for one account, unreadable for scripts, and void when changed", async () => {
  const { device, cookie } = await signIn(password);
  expect(cookie).toMatch(
    /^anteroom-device=[\w-]{22}\.[\w-]{22}; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Lax/,
  );
  await countSignIns(420, clinic.clock.now());
  const forged = device.replace(/=./, (start) => (start === "=A" ? "=B" : "=A"));
  expect((await signIn(password, { address: "192.0.2.7", cookie: forged })).status).toBe(429);
  expect((await signIn("wrong")).cookie).toBeUndefined();
});

test("two server processes share the limits", async () => {
  const db = openDatabase(openPool(clinic.connections.app, 4, () => {}));
  const app = await buildApp({
    db,
    clock: clinic.clock,
    config: clinic.services.config,
    codeVersion: () => "test",
    vitalsProviders: [],
    symptomCheckers: [],
    report: (error) => console.error(error),
  });
  accountRoutes({ ...clinic.services, app, db }, { forgetSession: () => {} });
  const { device } = await signIn(password);
  for (let count = 0; count < 5; count += 1)
    expect((await signIn("wrong", count % 2 ? { app } : {})).status).toBe(401);
  expect([(await signIn(password)).status, (await signIn(password, { app })).status]).toEqual([429, 429]);
  expect((await signIn(password, { app, cookie: device })).status).toBe(200);
  await app.close();
  await db.destroy();
});

test("five of thirty simultaneous guesses are checked for each of two addresses", async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => signIn("wrong", { address: `203.0.113.${index % 2}` })),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
});
