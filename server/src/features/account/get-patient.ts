import type { getPatient as shape, Patient } from "@anteroom/contract/account";
import { deviceWords } from "../../platform/device-words.ts";
import type { Call } from "../../platform/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/problem.ts";
import { readPatient } from "../../platform/read-patient.ts";
import { patientOfCall } from "./patient-of-call.ts";

/** The patient whom the token stands for. Every page asks for it once, so it also notes which device holds the session. */
export function getPatient(call: Call<typeof shape>): Promise<{ patient: Patient } | ProblemOutcome> {
  call.reply.header("cache-control", "no-store");
  return call.tx(async (tx) => {
    const caller = await patientOfCall(tx, call);
    if (!caller) return problem("unauthenticated");
    const device = deviceWords(call.request.headers["user-agent"]);
    await tx
      .updateTable("sessions")
      .set({ device })
      .where("token_hash", "=", caller.tokenHash)
      .where("device", "is distinct from", device)
      .execute();
    return { patient: await readPatient(tx, caller.patientId, call.tenant.settings) };
  });
}
