import { withTenant, type Database } from "../platform/database/database.ts";
import { known } from "./test-clinic.ts";

/**
 * Inserts another doctor of clinic `aurora` with the facts and hours of the first; returns the
 * id.
 */
export function makeDoctor(db: Database): Promise<number> {
  const { tenantId, doctorId } = known.aurora;
  return withTenant(db, tenantId, async (tx) => {
    const first = await tx
      .selectFrom("doctors")
      .selectAll()
      .where("id", "=", doctorId)
      .executeTakeFirstOrThrow();
    const { id: _id, about, ...facts } = first;
    const made = await tx
      .insertInto("doctors")
      .values({ ...facts, name: "Dr Other", about: JSON.stringify(about) })
      .returning("id")
      .executeTakeFirstOrThrow();
    const hours = await tx.selectFrom("doctor_hours").selectAll().where("doctor_id", "=", doctorId).execute();
    await tx
      .insertInto("doctor_hours")
      .values(hours.map((row) => ({ ...row, doctor_id: made.id })))
      .execute();
    return made.id;
  });
}
