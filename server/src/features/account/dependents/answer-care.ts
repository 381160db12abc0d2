import type { answerCare as answerShape, seeCare as seeShape } from "@anteroom/contract/account/dependents";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { findAccountToken, consumeAccountToken } from "../../../shared/account/account-tokens.ts";
import { doctorName } from "@anteroom/domain/booking/doctor-name";
import { sql } from "kysely";
import { appointmentStateLists } from "../../../platform/database/state-lists.ts";
import { audit } from "../../../platform/privacy/audit.ts";
import { loadAppointments } from "../../../shared/appointment/present-appointment.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import { careTokenKind, notifyCareEnded } from "./care-mails.ts";

/**
 * Returns the names of the person and of the patient who asks to act for them, and the person's appointments to come,
 * for the holder of the link: the mails to the same address describe these alike. Does not consume it.
 * `link_not_valid` when it was used, has expired, or the request was withdrawn.
 */
export async function getCareRequest({
  tenant,
  locale,
  body,
  now,
  tx,
  reply,
}: Call<typeof seeShape>): Promise<AnswerOf<typeof seeShape> | ProblemOutcome> {
  reply.header("cache-control", "no-store");
  return tx(async (one) => {
    const found = await findAccountToken(one, { kind: careTokenKind, token: body.token, now });
    const id = found?.patientId;
    const names = id && (await namesOf(one, id));
    if (!id || !names) return problem("link_not_valid");
    const { dependent_name, patient_name } = names;
    const toCome = await loadAppointments(
      one,
      sql<boolean>`a.patient_id = ${id} and a.end_time > ${now} and a.status in ${appointmentStateLists.upcoming}`,
    );
    const appointments = toCome.map(({ start_time, service_type, doctor, code }) => ({
      start_time: start_time.toISOString(),
      time_zone: tenant.settings.timeZone,
      service_type,
      doctor_name: doctorName(doctor, locale),
      code,
    }));
    return { data: { entity: { dependent_name, patient_name, appointments } } };
  });
}

/**
 * Stores the person's answer to the care request, consumes the link and audits it (D.101). A refusal ends the
 * care immediately: the person leaves the family, and the patient is mailed.
 */
export async function answerCareRequest(
  { tenant, body, now, tx, reply }: Call<typeof answerShape>,
  services: Services,
): Promise<undefined | ProblemOutcome> {
  reply.header("cache-control", "no-store");
  return tx(async (one) => {
    const used = await consumeAccountToken(one, { kind: careTokenKind, token: body.token, now });
    const id = used?.patientId;
    const names = id && (await namesOf(one, id));
    if (!id || !names) return problem("link_not_valid");
    const change = body.agrees ? { care_confirmed_at: now } : { parent_id: null, care_ends_at: now };
    await one.updateTable("patients").set(change).where("id", "=", id).execute();
    const { parent_id, parent_email, parent_language } = names;
    if (!body.agrees && parent_email !== null)
      await notifyCareEnded(
        one,
        { id: parent_id, email: parent_email, language: parent_language },
        { services, tenant, now },
      );
    const actor = `patient/${id}`;
    await audit(one, tenant.id, { actor, action: body.agrees ? "care.agree" : "care.refuse", object: actor });
    return undefined;
  });
}

/** Returns the names and the parent's mail data; undefined when there is no care request any more. */
function namesOf(tx: Tx, dependentId: number) {
  return tx
    .selectFrom("patients as dependent")
    .innerJoin("patients as parent", (join) =>
      join
        .onRef("parent.id", "=", "dependent.parent_id")
        .onRef("parent.tenant_id", "=", "dependent.tenant_id"),
    )
    .select([
      "dependent.name as dependent_name",
      "parent.name as patient_name",
      "parent.id as parent_id",
      "parent.email as parent_email",
      "parent.language as parent_language",
    ])
    .where("dependent.id", "=", dependentId)
    .where("dependent.removed_at", "is", null)
    .executeTakeFirst();
}
