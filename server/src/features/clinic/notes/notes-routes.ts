import * as shapes from "@anteroom/contract/appointment/files";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { mount, type Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import { loadClinicAppointment, lockClinicAppointment } from "../clinic-appointment.ts";

/**
 * Registers the routes to read and write the clinic's internal notes on an appointment; the patient never
 * sees them. Reads and writes are audited. Writing requires the current version, else `changed_elsewhere`;
 * without notes the version is 0.
 */
export function notesRoutes(app: FastifyInstance): void {
  mount(app, shapes.clinicGetNotes, getNotes);
  mount(app, shapes.clinicWriteNotes, writeNotes);
}

async function getNotes({
  tenant,
  caller,
  params,
  tx,
}: Call<typeof shapes.clinicGetNotes>): Promise<AnswerOf<typeof shapes.clinicGetNotes> | ProblemOutcome> {
  const outcome = await tx(async (one) => {
    const row = await loadClinicAppointment(one, caller, params.appointment_id);
    if (!row) return problem("not_found");
    const notes = await one
      .selectFrom("visit_notes")
      .select(["text", "version", "updated_at"])
      .where("appointment_id", "=", row.id)
      .executeTakeFirst();
    const object = `appointment/${row.id}`;
    if (notes) await audit(one, tenant.id, { actor: actorOf(caller), action: "notes.read", object });
    return { notes };
  });
  if (isProblem(outcome)) return outcome;
  const { notes } = outcome;
  if (!notes) return { data: { entity: { text: "", version: 0, updated_at: null } } };
  const { text, version, updated_at: at } = notes;
  return { data: { entity: { text, version, updated_at: at.toISOString() } } };
}

async function writeNotes({
  tenant,
  caller,
  params,
  body,
  now,
  tx,
}: Call<typeof shapes.clinicWriteNotes>): Promise<AnswerOf<typeof shapes.clinicWriteNotes> | ProblemOutcome> {
  const version = body.version + 1;
  const outcome = await tx(async (one) => {
    const row = await lockClinicAppointment(one, caller, params.appointment_id);
    if (!row) return problem("not_found");
    const before = await one
      .selectFrom("visit_notes")
      .select("version")
      .where("appointment_id", "=", row.id)
      .executeTakeFirst();
    if ((before?.version ?? 0) !== body.version) return problem("changed_elsewhere");
    const actor = actorOf(caller);
    const words = { text: body.text, version, updated_at: now, written_by: actor };
    await one
      .insertInto("visit_notes")
      .values({ tenant_id: tenant.id, appointment_id: row.id, ...words })
      .onConflict((conflict) => conflict.columns(["tenant_id", "appointment_id"]).doUpdateSet(words))
      .execute();
    await audit(one, tenant.id, { actor, action: "notes.write", object: `appointment/${row.id}` });
    return null;
  });
  if (isProblem(outcome)) return outcome;
  return { data: { entity: { text: body.text, version, updated_at: now.toISOString() } } };
}
