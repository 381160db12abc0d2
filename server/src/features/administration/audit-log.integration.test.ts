import { afterAll, beforeAll, expect, test } from "vitest";
import { known, type TestClinic } from "../../testing/test-clinic.ts";
import { openWholeClinic } from "../../testing/whole-clinic.ts";

let clinic: TestClinic;
const headers = { authorization: `Bearer ${known.aurora.clinicToken}` };
beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
});
afterAll(() => clinic.close());

type Entry = { id: number; actor: string; action: string; object: string };
async function list(query: string, by: { headers: object; clinic?: "ipe" } = { headers }) {
  const { status, body } = await clinic.call(
    "GET",
    `/clinic/audit${query}`,
    by as { headers: typeof headers },
  );
  expect([status, body]).toMatchObject([200, {}]);
  return body.data as { collection: Entry[]; next_cursor: string | null };
}

test("the log is paged newest first with actor, action and subject, and reading it is logged", async () => {
  const { doctorId } = known.aurora;
  const path = `/clinic/doctors/${doctorId}/prices`;
  for (const amount_minor of [1000, 2000, 3000])
    await clinic.call("PUT", path, { headers, body: { service_type: "phone", amount_minor } });
  const about = `?action=price.set&object=doctor/${doctorId}`;
  const { collection } = await list(about);
  expect(collection).toMatchObject(
    Array.from({ length: 3 }, () => ({
      actor: "clinic/test",
      action: "price.set",
      object: `doctor/${doctorId}`,
    })),
  );
  const first = await list(`${about}&limit=2`);
  const second = await list(`${about}&limit=2&cursor=${first.next_cursor}`);
  expect(second.next_cursor).toBe(null);
  expect([...first.collection, ...second.collection]).toEqual(collection);
  expect(collection.map(({ id }) => id)).toEqual(collection.map(({ id }) => id).toSorted((a, b) => b - a));
  expect((await list("?action=audit.list")).collection.length).toBeGreaterThanOrEqual(3);
});

test("days are in the clinic's zone with the last one included, and logs are separate per clinic", async () => {
  const dayAt = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10); // the log has the database's own time
  const whole = await list(`?from=${dayAt(-1)}&to=${dayAt(1)}&action=price.set`);
  expect((await list("?to=2020-01-01")).collection).toEqual([]);
  expect(whole.collection.length).toBeGreaterThan(0);
  const other = { clinic: "ipe" as const, headers: { authorization: `Bearer ${known.ipe.clinicToken}` } };
  expect((await list("?action=price.set", other)).collection).toEqual([]);
});
