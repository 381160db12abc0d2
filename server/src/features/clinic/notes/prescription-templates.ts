import * as shapes from "@anteroom/contract/appointment/prescription-templates";
import type { FastifyInstance } from "fastify";
import { mount } from "../../../platform/http/mount.ts";
import { problem } from "../../../platform/http/problem.ts";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";

/** Most templates of a doctor, and of the clinic for all doctors. */
const most = 200;

/**
 * Registers the routes to list, add and remove prescription templates. A doctor's token lists its own and the
 * clinic's, and changes only its own; a clinic token lists all and adds the clinic's. At most 200 each, then
 * `status_conflict`. Changes are audited.
 */
export function prescriptionTemplateRoutes(app: FastifyInstance): void {
  mount(app, shapes.clinicListPrescriptionTemplates, ({ caller: { doctorId }, tx }) =>
    tx(async (one) => {
      const collection = await one
        .selectFrom("prescription_templates")
        .select(["id", "doctor_id", "name", "text"])
        .$if(doctorId !== null, (query) =>
          query.where((is) => is.or([is("doctor_id", "is", null), is("doctor_id", "=", doctorId)])),
        )
        .orderBy("name")
        .orderBy("id")
        .execute();
      return { data: { collection } };
    }),
  );
  mount(app, shapes.clinicAddPrescriptionTemplate, ({ tenant, caller, body, now, tx }) =>
    tx(async (one) => {
      const { count } = await one
        .selectFrom("prescription_templates")
        .select((is) => is.fn.countAll<number>().as("count"))
        .where("doctor_id", "is not distinct from", caller.doctorId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= most) return problem("status_conflict");
      const entity = await one
        .insertInto("prescription_templates")
        .values({ ...body, tenant_id: tenant.id, doctor_id: caller.doctorId, created_at: now })
        .returning(["id", "doctor_id", "name", "text"])
        .executeTakeFirstOrThrow();
      const object = `prescription_template/${entity.id}`;
      await audit(one, tenant.id, { actor: actorOf(caller), action: "prescription_template.add", object });
      return { data: { entity } };
    }),
  );
  mount(app, shapes.clinicRemovePrescriptionTemplate, ({ tenant, caller, params, tx }) =>
    tx(async (one) => {
      const removed = await one
        .deleteFrom("prescription_templates")
        .where("id", "=", params.template_id)
        .$if(caller.doctorId !== null, (query) => query.where("doctor_id", "=", caller.doctorId))
        .returning("id")
        .executeTakeFirst();
      if (!removed) return problem("not_found");
      const object = `prescription_template/${removed.id}`;
      await audit(one, tenant.id, { actor: actorOf(caller), action: "prescription_template.remove", object });
      return undefined;
    }),
  );
}
