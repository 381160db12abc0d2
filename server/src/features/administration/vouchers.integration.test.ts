import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyExamples } from "../../platform/openapi/body-examples.ts";
import { changeSettings, known, type TestClinic } from "../../testing/test-clinic.ts";
import { openWholeClinic } from "../../testing/whole-clinic.ts";

let clinic: TestClinic;
beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  await changeSettings(clinic, "aurora", { patientsVouchers: true });
});
afterAll(() => clinic.close());

const headers = { authorization: `Bearer ${known.aurora.clinicToken}` };
const { clinicAddVoucher: example = {} } = bodyExamples;
const ask = (method: "GET" | "POST", path: string, body?: unknown) =>
  clinic.call(method, `/clinic/vouchers${path}`, { headers, ...(body === undefined ? {} : { body }) });
const add = async (changes: object) => {
  const { status, body } = await ask("POST", "", { ...example, ...changes });
  expect([status, body]).toMatchObject([201, {}]);
  return body.data.entity;
};

test("a voucher's code is normalised, unique, and can be ended", async () => {
  const made = await add({ code: "spring-27", valid_until: "2027-06-01T00:00:00.000Z" });
  expect(made).toMatchObject({ code: "SPRING27", kind: "percentage", uses_taken: 0, is_usable: true });
  expect((await ask("POST", "", { ...example, code: "SPRING 27" })).status).toBe(409);
  const ended = await ask("POST", `/${made.id}/end`);
  expect(ended.body.data.entity).toMatchObject({ id: made.id, is_usable: false });
  expect((await ask("POST", `/${made.id}/end`)).body.data.entity).toEqual(ended.body.data.entity);
  const { body } = await ask("GET", "");
  expect(body.data.collection).toMatchObject([{ code: "SPRING27", is_usable: false }]);
});

test("a contradictory or expired voucher is refused by field", async () => {
  for (const [changes, path] of [
    [{ code: "a-b" }, "body.code"],
    [{ code: "ends", percent: null }, "body.percent"],
    [{ code: "ends", kind: "free_visit" }, "body.percent"],
    [{ code: "ends", kind: "fixed", percent: null }, "body.amount_minor"],
    [{ code: "ends", valid_until: "2027-03-01T09:00:00.000Z" }, "body.valid_until"],
  ] as const) {
    const { status, body } = await ask("POST", "", { ...example, ...changes });
    expect([status, body.fields[0].path]).toEqual([400, path]);
  }
  const fixed = await add({ code: "fixed-sum", kind: "fixed", percent: null, amount_minor: 1500 });
  expect(fixed).toMatchObject({ amount_minor: 1500, currency: "EUR" });
});

test("no other clinic sees or ends a voucher", async () => {
  const { id } = await add({ code: "walls" });
  const other = { clinic: "ipe", headers: { authorization: `Bearer ${known.ipe.clinicToken}` } };
  expect((await clinic.call("POST", `/clinic/vouchers/${id}/end`, other)).status).toBe(404);
  expect((await clinic.call("GET", "/clinic/vouchers", other)).body.data.collection).toEqual([]);
});
