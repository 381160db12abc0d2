import * as shapes from "@anteroom/contract/administration/vouchers";
import type { BodyOf } from "@anteroom/contract/endpoint";
import { normaliseVoucherCode } from "@anteroom/domain/payment/voucher";
import { sql } from "kysely";
import type { Services } from "../../platform/config/services.ts";
import type { Tx } from "../../platform/database/database.ts";
import { mount } from "../../platform/http/mount.ts";
import { problem } from "../../platform/http/problem.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";

const mostShown = 1_000;

/**
 * Registers the routes to list, add and end vouchers for bookings. Codes are normalised and unique in the
 * clinic (`status_conflict`); at most the newest 1,000 are listed. Ending keeps the voucher but makes it
 * unusable at once; existing bookings keep it. Changes are audited.
 */
export function clinicVoucherRoutes({ app }: Pick<Services, "app">): void {
  mount(app, shapes.clinicListVouchers, async ({ now, tx }) => ({
    data: { collection: await tx((one) => readVouchers(one, now)) },
  }));
  mount(app, shapes.clinicAddVoucher, async ({ tenant, caller, body, now, tx }) => {
    const wrong = faultOf(body, now);
    if (wrong) return problem("validation_failed", { fields: [wrong] });
    return tx(async (one) => {
      const made = await one
        .insertInto("vouchers")
        .values({
          ...body,
          tenant_id: tenant.id,
          code: normaliseVoucherCode(body.code),
          valid_until: body.valid_until === null ? null : new Date(body.valid_until),
          currency: body.kind === "fixed" ? tenant.settings.currency : null,
          created_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!made) return problem("status_conflict");
      const object = `voucher/${made.id}`;
      await audit(one, tenant.id, { actor: actorOf(caller), action: "voucher.add", object });
      return answerOf(one, made.id, now);
    });
  });
  mount(app, shapes.clinicEndVoucher, ({ tenant, caller, params: { voucher_id: id }, now, tx }) =>
    tx(async (one) => {
      const justBefore = new Date(now.getTime() - 1);
      await one
        .updateTable("vouchers")
        .set({ valid_until: justBefore })
        .where("id", "=", id)
        .where((is) => is.or([is("valid_until", "is", null), is("valid_until", ">", justBefore)]))
        .execute();
      const answer = await answerOf(one, id, now);
      if ("data" in answer)
        await audit(one, tenant.id, {
          actor: actorOf(caller),
          action: "voucher.end",
          object: `voucher/${id}`,
        });
      return answer;
    }),
  );
}

type Wanted = BodyOf<typeof shapes.clinicAddVoucher>;

function faultOf(
  { code, kind, percent, amount_minor, valid_until }: Wanted,
  now: Date,
): { path: string; code: string } | null {
  if (!/^[0-9A-Z]{4,40}$/.test(normaliseVoucherCode(code))) return { path: "body.code", code: "invalid" };
  if ((kind === "percentage") !== (percent !== null)) return { path: "body.percent", code: "invalid" };
  if ((kind === "fixed") !== (amount_minor !== null)) return { path: "body.amount_minor", code: "invalid" };
  const isOver = valid_until !== null && new Date(valid_until) <= now;
  return isOver ? { path: "body.valid_until", code: "past" } : null;
}

async function answerOf(tx: Tx, id: number, now: Date) {
  const [entity] = await readVouchers(tx, now, id);
  return entity ? { data: { entity } } : problem("not_found");
}

type Row = Omit<shapes.ClinicVoucher, "valid_until" | "created_at"> & {
  valid_until: Date | null;
  created_at: Date;
};

async function readVouchers(tx: Tx, now: Date, id?: number): Promise<shapes.ClinicVoucher[]> {
  const { rows } = await sql<Row>`
    select id, code, kind, percent, amount_minor, currency, valid_until, uses_allowed, uses_each, uses_taken, created_at,
      (valid_until is null or valid_until >= ${now}) and (uses_allowed is null or uses_taken < uses_allowed) as is_usable
    from vouchers where ${id ?? null}::bigint is null or id = ${id ?? null} order by id desc limit ${mostShown}`.execute(
    tx,
  );
  return rows.map((row) => ({
    ...row,
    valid_until: row.valid_until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }));
}
