import * as shapes from "@anteroom/contract/administration/tokens";
import { isInScope, scopesOf, type TokenScope } from "@anteroom/domain/clinic/token-scopes";
import type { Services } from "../../platform/config/services.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { ClinicCaller } from "../../platform/http/authentication.ts";
import { makeClinicToken } from "../../platform/tenancy/clinic-tokens.ts";
import { isFull } from "../../platform/tenancy/live-tokens.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { problem } from "../../platform/http/problem.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";

/** Is told of ended tokens, to remove them from caches. */
type Listener = { forgetSession: (tokenHash: Buffer) => void };

/** How long ended tokens are listed, in ms. */
const endedShown = 90 * 86_400_000;

/**
 * Registers the routes to list, add, rotate and revoke tokens of the clinic's programs. A token is shown only
 * when created; it cannot have scopes that its creator lacks. At most 200 live ones, and 10 addresses of calendars a doctor. Rotation keeps the old
 * one for `overlap_hours`. Changes are audited; `listener` is called with ended or changed tokens.
 */
export function clinicTokenRoutes({ app }: Pick<Services, "app">, listener: Listener): void {
  mount(app, shapes.clinicListTokens, async ({ now, tx }) => ({
    data: { collection: await tx((one) => readTokens(one, now)) },
  }));
  mount(app, shapes.clinicAddToken, addToken);
  mount(app, shapes.clinicRotateToken, (call) => rotateToken(call, listener));
  mount(app, shapes.clinicRevokeToken, async ({ tenant, caller, params: { token_id: id }, now, tx }) => {
    const ended = await tx(async (one) => {
      const found = await one
        .updateTable("clinic_tokens")
        .set({ revoked_at: now })
        .where("id", "=", id)
        .where("revoked_at", "is", null)
        .returning("token_hash")
        .executeTakeFirst();
      if (found)
        await audit(one, tenant.id, { actor: actorOf(caller), action: "token.revoke", object: objectOf(id) });
      return found;
    });
    if (!ended) return problem("not_found");
    listener.forgetSession(ended.token_hash);
    return undefined;
  });
}

const objectOf = (id: number) => `clinic_token/${id}`;

function addToken({ tenant, caller, body, now, tx }: Call<typeof shapes.clinicAddToken>) {
  const { label, doctor_id: doctorId } = body;
  const expiresAt = body.expires_at === null ? null : new Date(body.expires_at);
  if (expiresAt && expiresAt <= now)
    return problem("validation_failed", { fields: [{ path: "body.expires_at", code: "past" }] });
  const scopes = scopesOf({ scopes: body.scopes, doctorId });
  if (scopes.length === 0)
    return problem("validation_failed", { fields: [{ path: "body.scopes", code: "not_for_doctors" }] });
  if (!covers(caller, scopes)) return problem("insufficient_scope");
  return tx(async (one) => {
    const doctor =
      doctorId === null ||
      (await one.selectFrom("doctors").select("id").where("id", "=", doctorId).executeTakeFirst());
    if (!doctor) return problem("not_found");
    if (await isFull(one, { doctorId, scopes, now })) return problem("status_conflict");
    const madeBy = actorOf(caller);
    const made = await makeClinicToken(one, {
      tenantId: tenant.id,
      label,
      doctorId,
      scopes,
      expiresAt,
      madeBy,
      now,
    });
    await audit(one, tenant.id, { actor: madeBy, action: "token.make", object: objectOf(made.id) });
    return shown(one, made, now);
  });
}

async function rotateToken(
  { tenant, caller, params: { token_id: id }, body, now, tx }: Call<typeof shapes.clinicRotateToken>,
  listener: Listener,
) {
  const end = new Date(now.getTime() + body.overlap_hours * 3_600_000);
  let ended: Buffer | null = null;
  const outcome = await tx(async (one) => {
    const old = await one
      .selectFrom("clinic_tokens")
      .selectAll()
      .where("id", "=", id)
      .where("revoked_at", "is", null)
      .where((is) => is.or([is("expires_at", "is", null), is("expires_at", ">", now)]))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!old) return problem("not_found");
    const { label, doctor_id: doctorId } = old;
    const scopes = scopesOf({ scopes: old.scopes, doctorId });
    if (!covers(caller, scopes)) return problem("insufficient_scope");
    if (await isFull(one, { doctorId, scopes, now })) return problem("status_conflict");
    const madeBy = actorOf(caller);
    const made = await makeClinicToken(one, {
      tenantId: tenant.id,
      label,
      doctorId,
      scopes,
      expiresAt: old.expires_at,
      madeBy,
      replaces: id,
      now,
    });
    const isAtOnce = body.overlap_hours === 0;
    const sooner = old.expires_at !== null && old.expires_at < end ? old.expires_at : end;
    await one
      .updateTable("clinic_tokens")
      .set(isAtOnce ? { revoked_at: now } : { expires_at: sooner })
      .where("id", "=", id)
      .execute();
    await audit(one, tenant.id, { actor: madeBy, action: "token.rotate", object: objectOf(id) });
    ended = old.token_hash;
    return shown(one, made, now);
  });
  if (ended) listener.forgetSession(ended); // its end has changed
  return outcome;
}

/** Returns whether the caller has all of these scopes. */
function covers({ scopes: held }: ClinicCaller, scopes: readonly TokenScope[]): boolean {
  return scopes.every((scope) => isInScope(held, scope));
}

async function shown(tx: Tx, { id, token }: { id: number; token: string }, now: Date) {
  const [made] = await readTokens(tx, now, id);
  return made ? { data: { entity: { ...made, token } } } : problem("internal");
}

async function readTokens(tx: Tx, now: Date, id?: number): Promise<shapes.ClinicToken[]> {
  const since = new Date(now.getTime() - endedShown);
  const rows = await tx
    .selectFrom("clinic_tokens")
    .selectAll()
    .where((is) => is.or([is("revoked_at", "is", null), is("revoked_at", ">", since)]))
    .where((is) => is.or([is("expires_at", "is", null), is("expires_at", ">", since)]))
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .orderBy("id", "desc")
    .limit(1_000)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    label: row.label,
    doctor_id: row.doctor_id,
    scopes: [...scopesOf({ scopes: row.scopes, doctorId: row.doctor_id })],
    created_at: row.created_at.toISOString(),
    made_by: row.made_by,
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    replaces: row.replaces,
  }));
}
