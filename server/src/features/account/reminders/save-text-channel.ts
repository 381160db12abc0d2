import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { saveTextChannel as shape } from "@anteroom/contract/account/reminders";
import { textConsentVersion } from "@anteroom/domain/notifications/reminders";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import { readReminders } from "./read-reminders.ts";

/**
 * Turns text messages of one channel on or off and audits it. Turning on is a consent, stored with time and
 * version of the text (`changed_elsewhere` when outdated). It requires a verified number that has not sent
 * STOP, else `status_conflict`. Repeating it changes nothing.
 */
export async function saveTextChannel(
  { tenant, caller, params, body, now, tx }: Call<typeof shape>,
  { config }: Pick<Services, "config">,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  if (!tenant.settings.patientsProfileSettings) return problem("feature_off");
  const { channel } = params;
  const { patientId } = caller;
  return tx(async (one) => {
    const before = await readReminders(one, patientId, { tenant, config });
    const known = before.channels.find((offered) => offered.channel === channel);
    if (body.is_on) {
      if (!known) return problem("feature_off");
      if (body.text_version !== textConsentVersion) return problem("changed_elsewhere");
      if (before.number === null || known.is_stopped) return problem("status_conflict");
      await one
        .insertInto("text_consents")
        .values({
          tenant_id: tenant.id,
          patient_id: patientId,
          channel,
          text_version: body.text_version,
          given_at: now,
          given_by: "settings",
          ended_at: null,
          ended_by: null,
        })
        .onConflict((conflict) => conflict.doNothing()) // a second tap, or another window
        .execute();
    } else {
      await one
        .updateTable("text_consents")
        .set({ ended_at: now, ended_by: "settings" })
        .where("patient_id", "=", patientId)
        .where("channel", "=", channel)
        .where("ended_at", "is", null)
        .execute();
    }
    await audit(one, tenant.id, {
      actor: actorOf(caller),
      action: body.is_on ? `texts.turn_on_${channel}` : `texts.turn_off_${channel}`,
      object: `patient/${patientId}`,
    });
    return { data: { entity: await readReminders(one, patientId, { tenant, config }) } };
  });
}
