import * as shapes from "@anteroom/contract/administration/staff";
import { scopesOfRole, staffLifetimes, type StaffRole } from "@anteroom/domain/clinic/staff-roles";
import { isInScope } from "@anteroom/domain/clinic/token-scopes";
import type { Services } from "../../platform/config/services.ts";
import { hashPassword } from "../../platform/crypto/password.ts";
import { newCode } from "../../platform/crypto/secrets.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { ClinicCaller } from "../../platform/http/authentication.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { refuseUnread } from "../../platform/http/replaces.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { factorsOf } from "./staff-factors.ts";
import { countPasskeys, endStaffSessions, presentStaff, staffVersion, type StaffRow } from "./staff-rows.ts";

/**
 * Is told of every staff session that has ended, by the hash of its token, to remove it from caches. Call it
 * after the commit.
 */
export type StaffSessionListener = { forgetSession: (tokenHash: Buffer) => void };

const mostShown = 2_000;

/**
 * Registers the routes to list, add and change staff accounts and to reset passwords. A one-time password is
 * returned once, not mailed. Of their own account people change only the name. No one assigns a role whose
 * scopes they lack. A reset, and changed rights, end the account's sessions and delete its picture of a signature. Changes are audited.
 */
export function clinicStaffRoutes({ app }: Pick<Services, "app">, listener: StaffSessionListener): void {
  mount(app, shapes.clinicListStaff, async ({ tx }) => {
    const collection = await tx(async (one) => {
      const rows = await one.selectFrom("staff").selectAll().orderBy("id").limit(mostShown).execute();
      const passkeys = await countPasskeys(one);
      return rows.map((row) => presentStaff(row, passkeys.get(row.id) ?? 0));
    });
    return { data: { collection } };
  });
  mount(app, shapes.clinicAddStaff, addStaff);
  mount(app, shapes.clinicChangeStaff, (call) => changeStaff(call, listener));
  mount(app, shapes.clinicResetStaffPassword, (call) => resetPassword(call, listener));
}

async function addStaff({ tenant, caller, body, now, tx }: Call<typeof shapes.clinicAddStaff>) {
  const { role, doctor_id: doctorId } = body;
  const fault = faultOf(role, doctorId);
  if (fault) return fault;
  const oneTime = newOneTimePassword();
  const password_hash = await hashPassword(oneTime);
  return tx(async (one) => {
    if (!(await isKnownDoctor(one, doctorId))) return problem("not_found");
    const refusal = refuseRole(caller, role);
    if (refusal) return refusal;
    const madeBy = actorOf(caller);
    const made = await one
      .insertInto("staff")
      .values({
        tenant_id: tenant.id,
        email: body.email.toLowerCase(),
        name: body.name,
        role,
        doctor_id: doctorId,
        password_hash,
        one_time_until: oneTimeUntil(now),
        created_at: now,
        made_by: madeBy,
      })
      .onConflict((conflict) => conflict.columns(["tenant_id", "email"]).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!made) return problem("status_conflict");
    await audit(one, tenant.id, { actor: madeBy, action: "staff.add", object: `staff/${made.id}` });
    return { data: { entity: { ...presentStaff(made, 0), one_time_password: oneTime } } };
  });
}

async function changeStaff(
  { tenant, caller, params: { staff_id: id }, body, now, tx }: Call<typeof shapes.clinicChangeStaff>,
  listener: StaffSessionListener,
) {
  const { name, role, doctor_id: doctorId, is_disabled: isDisabled } = body;
  const outcome = await tx(async (one) => {
    const row = await lockAccount(one, caller, id);
    if (isProblem(row)) return row;
    const stored = staffVersion({ ...row, is_disabled: row.disabled_at !== null });
    const unread = refuseUnread(body.replaces, stored, staffVersion(body) === stored);
    if (unread) return unread;
    const hasOtherRights = role !== row.role || doctorId !== row.doctor_id || isDisabled;
    if (hasOtherRights && caller.staff?.staffId === id) return problem("status_conflict");
    const refusal = faultOf(role, doctorId) ?? refuseRole(caller, role);
    if (refusal) return refusal;
    if (!(await isKnownDoctor(one, doctorId))) return problem("not_found");
    const changed = await one
      .updateTable("staff")
      .set({ name, role, doctor_id: doctorId, disabled_at: isDisabled ? (row.disabled_at ?? now) : null })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const ended = hasOtherRights ? await endStaffSessions(one, id, now) : [];
    if (hasOtherRights) await removeSignature(one, id);
    await audit(one, tenant.id, { actor: actorOf(caller), action: "staff.change", object: `staff/${id}` });
    const { passkeys } = await factorsOf(one, changed);
    return { answer: { data: { entity: presentStaff(changed, passkeys) } }, ended };
  });
  if (isProblem(outcome)) return outcome;
  outcome.ended.forEach((tokenHash) => listener.forgetSession(tokenHash));
  return outcome.answer;
}

async function resetPassword(
  { tenant, caller, params: { staff_id: id }, body, now, tx }: Call<typeof shapes.clinicResetStaffPassword>,
  listener: StaffSessionListener,
) {
  const oneTime = newOneTimePassword();
  const password_hash = await hashPassword(oneTime);
  const noFactor = { sealed_totp: null, totp_confirmed_at: null };
  const outcome = await tx(async (one) => {
    if (caller.staff?.staffId === id) return problem("status_conflict");
    const row = await lockAccount(one, caller, id);
    if (isProblem(row)) return row;
    const changed = await one
      .updateTable("staff")
      .set({
        password_hash,
        one_time_until: oneTimeUntil(now),
        ...(body.removes_second_factor ? noFactor : {}),
      })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (body.removes_second_factor)
      await one.deleteFrom("staff_passkeys").where("staff_id", "=", id).execute();
    const { passkeys } = await factorsOf(one, changed);
    const ended = await endStaffSessions(one, id, now);
    await removeSignature(one, id);
    const object = `staff/${id}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "staff.reset_password", object });
    const entity = { ...presentStaff(changed, passkeys), one_time_password: oneTime };
    return { answer: { data: { entity } }, ended };
  });
  if (isProblem(outcome)) return outcome;
  outcome.ended.forEach((tokenHash) => listener.forgetSession(tokenHash));
  return outcome.answer;
}

/** Deletes the picture of an account's signature: whoever gives the account away gives no signature with it. */
async function removeSignature(tx: Tx, staffId: number): Promise<void> {
  await tx.deleteFrom("staff_signatures").where("staff_id", "=", staffId).execute();
}

/**
 * Returns the locked account; a problem for one with a role that the caller may not assign. Locks the caller's own
 * account too, and refuses whoever has lost role or right to sign in meanwhile: two admins at the same time cannot
 * take the role from each other.
 */
async function lockAccount(tx: Tx, caller: ClinicCaller, id: number): Promise<StaffRow | ProblemOutcome> {
  const { staff } = caller;
  const rows = await tx
    .selectFrom("staff")
    .selectAll()
    .where("id", "in", staff ? [id, staff.staffId] : [id])
    .orderBy("id") // always in the same order, or two would wait for each other
    .forNoKeyUpdate()
    .execute();
  const row = rows.find((one) => one.id === id);
  if (!row) return problem("not_found");
  const own = rows.find((one) => one.id === staff?.staffId);
  if (staff && (own?.role !== staff.role || own.disabled_at !== null)) return problem("status_conflict");
  return refuseRole(caller, row.role) ?? row;
}

/**
 * Returns `insufficient_scope` when a caller may not assign a role, or null. An admin assigns any role;
 * others only roles whose scopes they have.
 */
export function refuseRole({ staff, scopes }: ClinicCaller, role: StaffRole): ProblemOutcome | null {
  if (staff?.role === "admin") return null;
  const isCovered = scopesOfRole(role).every((scope) => isInScope(scopes, scope));
  return isCovered ? null : problem("insufficient_scope");
}

/** Returns the problem unless a doctor's account, and no other, names a doctor. */
function faultOf(role: StaffRole, doctorId: number | null): ProblemOutcome | null {
  if ((role === "doctor") === (doctorId !== null)) return null;
  const code = role === "doctor" ? "missing" : "not_for_role";
  return problem("validation_failed", { fields: [{ path: "body.doctor_id", code }] });
}

async function isKnownDoctor(tx: Tx, doctorId: number | null): Promise<boolean> {
  if (doctorId === null) return true;
  const found = await tx.selectFrom("doctors").select("id").where("id", "=", doctorId).executeTakeFirst();
  return found !== undefined;
}

/** Returns a typeable password of 80 bits. */
const newOneTimePassword = () => `${newCode()}-${newCode()}`;
const oneTimeUntil = (now: Date) => new Date(now.getTime() + staffLifetimes.oneTimePassword);
