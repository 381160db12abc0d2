import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { openTestClinic, type TestClinic } from "../../testing/test-clinic.ts";
import { audit, sealAuditLog, verifyAuditLog } from "./audit.ts";
import { withTenant } from "../database/database.ts";

let clinic: TestClinic;
beforeEach(async () => void (clinic = await openTestClinic()));
afterEach(() => clinic.close());

async function write(tenantId: number, count: number): Promise<void> {
  await withTenant(clinic.db, tenantId, async (tx) => {
    for (let index = 0; index < count; index += 1)
      await audit(tx, tenantId, {
        actor: "patient/1",
        action: "visit.enter",
        object: `appointment/${index}`,
      });
  });
}
const seal = (tenantId = 1) => withTenant(clinic.db, tenantId, (tx) => sealAuditLog(tx, tenantId));
const verify = (tenantId = 1) => withTenant(clinic.db, tenantId, verifyAuditLog);

/** Somebody with all power over the database, who also switches the triggers off. */
async function tamper(statement: string): Promise<void> {
  const { superuser } = inject("postgres");
  const client = new pg.Client({ ...clinic.connections.owner, user: superuser });
  await client.connect();
  await client.query("set session_replication_role = replica");
  await client.query(statement);
  await client.end();
}

test("each clinic's log is sealed in its own hash chain, which verifies", async () => {
  await write(1, 3);
  await write(2, 2);
  expect(await verify()).toEqual({ sealed: 0, unsealed: 3, brokenAt: null });
  expect([await seal(1), await seal(2)]).toEqual([3, 2]);
  await write(1, 2);
  expect(await seal(1)).toBe(2);
  expect(await verify()).toEqual({ sealed: 5, unsealed: 0, brokenAt: null });
  expect(await verify(2)).toEqual({ sealed: 2, unsealed: 0, brokenAt: null });
});

test("two servers sealing simultaneously build one chain", async () => {
  await write(1, 10);
  await Promise.all([seal(), seal(), seal()]);
  expect(await verify()).toEqual({ sealed: 10, unsealed: 0, brokenAt: null });
});

test.each([
  ["changed", "update audit_log set actor = 'nobody' where id = 3", 3],
  ["taken out", "delete from audit_log where id = 3", 3],
  [
    "taken out with its seal",
    "delete from audit_log where id = 3; delete from audit_seals where audit_id = 3",
    4,
  ],
  ["moved in time", "update audit_log set at = at + interval '1 second' where id = 2", 2],
  ["sealed anew by hand", "update audit_seals set hash = previous_hash where audit_id = 5", 5],
])("an entry that was %s is detected", async (_what, statement, found) => {
  await write(1, 5);
  await seal();
  await tamper(statement);
  expect((await verify()).brokenAt).toBe(found);
});
