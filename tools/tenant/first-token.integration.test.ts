import { tokenScopes } from "@anteroom/domain/clinic/token-scopes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWholeClinic, type WholeClinic } from "../../server/src/testing/whole-clinic.ts";
import { makeFirstToken, readTokenOptions } from "./first-token.ts";

let clinic: WholeClinic;
beforeAll(async () => void (clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterAll(() => clinic.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test("the first token of a clinic is created on the server's machine", async () => {
  const { app } = clinic.connections;
  const wide = { slug: "ipe", label: "first", ...readTokenOptions({}) };
  const { token } = await makeFirstToken(app, wide, clinic.clock.now());
  const me = await clinic.call("GET", "/clinic/me", { clinic: "ipe", headers: bearer(token) });
  expect(me.body.data.entity).toMatchObject({ tenant: "ipe", doctor_id: null, scopes: [...tokenScopes] });
  expect((await clinic.call("GET", "/clinic/me", { headers: bearer(token) })).status).toBe(401);
  const narrow = { slug: "ipe", label: "short", ...readTokenOptions({ scopes: "doctors:read", days: "1" }) };
  const { token: short } = await makeFirstToken(app, narrow, clinic.clock.now());
  const list = () => clinic.call("GET", "/clinic/doctors", { clinic: "ipe", headers: bearer(short) });
  expect((await list()).status).toBe(200);
  clinic.clock.setOffset(86_400_000);
  expect((await list()).status).toBe(401);
  await expect(makeFirstToken(app, { ...wide, slug: "nobody" })).rejects.toThrow("No clinic has the slug");
  expect(() => readTokenOptions({ scopes: "everything" })).toThrow('There is no scope "everything"');
  expect(() => readTokenOptions({ days: "0" })).toThrow("--days");
});
