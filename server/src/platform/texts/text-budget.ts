import { waitForMail } from "@anteroom/domain/notifications/mail-budgets";
import {
  textLimitsOf,
  type TextLimit,
  type TextPool,
  type TextSubject,
} from "@anteroom/domain/notifications/text-budgets";
import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../database/database.ts";
import { hashOf } from "../crypto/secrets.ts";

type Use = { tenantId: number; pool: TextPool; number: string; patientId: number; now: Date };
type LastUses = { nth: Date | null; newest: Date | null };

/**
 * Takes one text message from the budgets of its number, account, clinic and installation, in the caller's
 * transaction. Returns null when it may be sent, else the seconds to wait, and takes nothing. Messages to one
 * number or of one account wait for each other everywhere. The other limits have no lock, so parallel requests may
 * exceed them.
 */
export async function spendTextBudget(tx: Tx, use: Use): Promise<number | null> {
  const { tenantId, pool, number, patientId, now } = use;
  const hash = hashOf(`phone number ${number}`);
  // In one order, so that two requests never wait for each other.
  for (const name of [`number ${hash.toString("hex")}`, `${tenantId} account ${patientId}`].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 20261125))`.execute(tx);
  const subjects: Readonly<Record<TextSubject, (limit: TextLimit) => RawBuilder<LastUses>>> = {
    number: ({ most }) => sql`select nth, newest from text_uses_of_installation(${pool}, ${hash}, ${most})`,
    account: lastUses(pool, sql`patient_id = ${patientId}`),
    clinic: lastUses(pool, sql`true`),
    installation: ({ most }) =>
      sql`select nth, newest from text_uses_of_installation(${pool}, null::bytea, ${most})`,
  };
  const limits = textLimitsOf(pool);
  const { rows } = await sql<LastUses>`${sql.join(
    limits.map((limit) => subjects[limit.subject](limit)),
    sql` union all `,
  )}`.execute(tx);
  const waits = limits.map((limit, index) =>
    waitForMail(
      limit,
      { nth: rows[index]?.nth?.getTime() ?? null, newest: rows[index]?.newest?.getTime() ?? null },
      now.getTime(),
    ),
  );
  const wait = Math.max(...waits);
  if (wait > 0) return Math.ceil(wait / 1000);
  await tx
    .insertInto("text_uses")
    .values({ tenant_id: tenantId, pool, number_hash: hash, patient_id: patientId, used_at: now })
    .execute();
  return null;
}

/** When the newest and the `most`-newest text of a subject within one clinic went. */
const lastUses =
  (pool: TextPool, subject: RawBuilder<boolean>) =>
  ({ most }: TextLimit): RawBuilder<LastUses> =>
    sql`
  select (select used_at from text_uses where pool = ${pool} and ${subject} order by used_at desc offset ${most}::int - 1 limit 1) as nth,
    (select max(used_at) from text_uses where pool = ${pool} and ${subject}) as newest`;
