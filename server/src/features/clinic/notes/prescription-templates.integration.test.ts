import { afterAll, beforeAll, expect, test } from "vitest";
import { makeStaffSession } from "../../../testing/make-staff.ts";
import { known } from "../../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";

const token = "doctor-has-templates-00000000000";
const asDoctor = { cookie: `anteroom-desk=${token}`, "x-anteroom-desk": "1" };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
let clinic: WholeClinic;

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  await makeStaffSession(clinic, { role: "doctor", token });
});
afterAll(() => clinic.close());

const ask = (
  method: "GET" | "POST" | "DELETE",
  path: string,
  headers: Record<string, string>,
  body?: object,
) => clinic.call(method, `/clinic/prescription_templates${path}`, { headers, ...(body ? { body } : {}) });
const namesFor = async (headers: Record<string, string>) => {
  const { body } = await ask("GET", "", headers);
  return body.data.collection.map(({ name }: { name: string }) => name);
};

test("a doctor sees own and clinic templates and removes own ones only", async () => {
  const own = await ask("POST", "", asDoctor, { name: "Ibuprofen", text: "Ibuprofen 200 mg" });
  expect([own.status, own.body.data.entity]).toMatchObject([201, { doctor_id: known.aurora.doctorId }]);
  const all = await ask("POST", "", asClinic, { name: "Amoxicillin", text: "Amoxicillin 500 mg" });
  expect(all.body.data.entity.doctor_id).toBe(null);
  expect(await namesFor(asDoctor)).toEqual(["Amoxicillin", "Ibuprofen"]);
  expect((await ask("DELETE", `/${all.body.data.entity.id}`, asDoctor)).status).toBe(404);
  expect((await ask("DELETE", `/${own.body.data.entity.id}`, asDoctor)).status).toBe(204);
  expect(await namesFor(asDoctor)).toEqual(["Amoxicillin"]);
});

test("another clinic neither sees nor removes templates", async () => {
  const { body } = await ask("POST", "", asClinic, { name: "Of aurora", text: "Text" });
  const headers = { authorization: `Bearer ${known.ipe.clinicToken}` };
  const path = "/clinic/prescription_templates";
  const listed = await clinic.call("GET", path, { clinic: "ipe", headers });
  expect(listed.body.data.collection).toEqual([]);
  const removed = await clinic.call("DELETE", `${path}/${body.data.entity.id}`, { clinic: "ipe", headers });
  expect(removed.status).toBe(404);
});
