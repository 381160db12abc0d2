import * as shapes from "@anteroom/contract/account/insurance";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import { sendFileDownload } from "../../platform/files/hand-over-file.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import type { Files } from "../../ports/files.ts";
import { asFile } from "../account/insurance/card-pictures.ts";
import { loadPictures, presentSides } from "../account/insurance/insured-person.ts";
import { loadClinicAppointment } from "./clinic-appointment.ts";

/**
 * Registers the clinic's routes to read the insurance and card pictures of an appointment's patient. Reads
 * are audited; for a guest's appointment there is none (null). `feature_off` when the clinic does not collect
 * insurance.
 */
export function clinicInsuranceRoutes(app: FastifyInstance, files: Files): void {
  mount(app, shapes.clinicGetInsurance, getInsurance);
  mount(app, shapes.clinicDownloadCardPicture, (call) => downloadPicture(files, call));
}

/** Returns the insurance data and audits the read; null for a guest. */
async function getInsurance({
  tenant,
  caller,
  params,
  tx,
}: Call<typeof shapes.clinicGetInsurance>): Promise<
  AnswerOf<typeof shapes.clinicGetInsurance> | ProblemOutcome
> {
  if (!tenant.settings.patientsInsuranceInformation) return problem("feature_off");
  return tx(async (one) => {
    const appointment = await loadClinicAppointment(one, caller, params.appointment_id);
    if (!appointment) return problem("not_found");
    const object = `appointment/${appointment.id}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "insurance.read", object });
    const { patient_id: patientId } = appointment;
    if (patientId === null) return { data: { entity: null } };
    const { insurance_valid_until, ...person } = await one
      .selectFrom("patients")
      .select(["insurer", "insurance_number", "policy_number", "insurance_valid_until"])
      .where("id", "=", patientId)
      .executeTakeFirstOrThrow();
    const sides = presentSides(await loadPictures(one, patientId));
    return { data: { entity: { ...person, valid_until: insurance_valid_until, ...sides } } };
  });
}

async function downloadPicture(
  files: Files,
  { tenant, caller, params, reply, tx }: Call<typeof shapes.clinicDownloadCardPicture>,
): Promise<ProblemOutcome | undefined> {
  if (!tenant.settings.patientsInsuranceInformation) return problem("feature_off");
  const found = await tx(async (one) => {
    const appointment = await loadClinicAppointment(one, caller, params.appointment_id);
    if (!appointment) return problem("not_found");
    if (appointment.patient_id === null) return [];
    const object = `appointment/${appointment.id}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "insurance.read-picture", object });
    return loadPictures(one, appointment.patient_id);
  });
  if (isProblem(found)) return found;
  const row = found.find(({ side }) => side === params.side);
  return sendFileDownload(files, reply, row ? asFile(row) : null);
}
