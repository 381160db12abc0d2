import { sql } from "kysely";
import { withTenant, type Database, type Tx } from "../../platform/database/database.ts";
import type { Claim, RequestLedger } from "../../ports/request-ledger.ts";

type Place = { db: Database; tenantId: number; gatewayId: number; now: () => Date };

type Row = {
  operation: "begin" | "commit" | "refund";
  asked_at: Date;
  note: unknown;
  answer: unknown;
};

/** Returns the ledger of one gateway, in the table `gateway_requests`. Each call is a transaction of its own. */
export function openRequestLedger({ db, tenantId, gatewayId, now }: Place): RequestLedger {
  const within = <T>(work: (tx: Tx) => Promise<T>) => withTenant(db, tenantId, work);
  const readRow = async (tx: Tx, key: string): Promise<Row | null> => {
    const { rows } = await sql<Row>`
      select operation, asked_at, note, answer from gateway_requests
      where gateway_id = ${gatewayId} and key = ${key}`.execute(tx);
    return rows[0] ?? null;
  };
  const isAnotherOpen = async (tx: Tx, operation: string, subject: string): Promise<boolean> => {
    const { rows } = await sql`
      select 1 from gateway_requests
      where gateway_id = ${gatewayId} and subject = ${subject} and operation = ${operation} and answer is null
      limit 1`.execute(tx);
    return rows.length > 0;
  };
  return {
    find: (key) => within((tx) => readRow(tx, key)),
    claim: ({ key, operation, subject, isAlone = false, patienceMs }) =>
      within(async (tx): Promise<Claim> => {
        // Claims about one payment are decided one after another.
        await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, ${gatewayId}))`.execute(tx);
        const at = now();
        const row = await readRow(tx, key);
        if (row && row.operation !== operation) return { state: "other" };
        if (row && row.answer !== null) return { state: "answered", answer: row.answer };
        if (row && at.getTime() - row.asked_at.getTime() < patienceMs) return { state: "busy" };
        if (!row && isAlone && (await isAnotherOpen(tx, operation, subject))) return { state: "busy" };
        await sql`
          insert into gateway_requests (tenant_id, gateway_id, key, operation, subject, asked_at)
          values (${tenantId}, ${gatewayId}, ${key}, ${operation}, ${subject}, ${at})
          on conflict (tenant_id, gateway_id, key) do update set asked_at = excluded.asked_at`.execute(tx);
        return { state: "claimed", isRepeat: row !== null, note: row?.note ?? null };
      }),
    note: (key, note) =>
      within(async (tx) => {
        await sql`update gateway_requests set note = ${JSON.stringify(note)}::jsonb
          where gateway_id = ${gatewayId} and key = ${key}`.execute(tx);
      }),
    settle: (key, answer) =>
      within(async (tx) => {
        await sql`update gateway_requests set answer = ${JSON.stringify(answer)}::jsonb
          where gateway_id = ${gatewayId} and key = ${key} and answer is null`.execute(tx);
        return (await readRow(tx, key))?.answer ?? answer;
      }),
    release: (key) =>
      within(async (tx) => {
        await sql`delete from gateway_requests
          where gateway_id = ${gatewayId} and key = ${key} and answer is null`.execute(tx);
      }),
  };
}
