import { sql } from "kysely";
import { withTenant, type Database, type Tables, type Tx } from "../../../platform/database/database.ts";
import type { Job } from "../../../platform/jobs/jobs.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { TextMessages, TextOutcome } from "../../../ports/text-messages.ts";
import { carryOutStop } from "./stop-texts.ts";
import { appointmentStateLists } from "../../../platform/database/state-lists.ts";

type Deps = Pick<Services, "db" | "clock"> & {
  texts: TextMessages | null;
  /** Keeps the text of sent messages, for `/dev/messages` in development. */
  keepsText: boolean;
};

type Claimed = Pick<Tables["text_messages"], "channel" | "kind" | "recipient" | "body" | "language"> & {
  variables: string[] | null;
};

/**
 * Returns the handler of `text` and `text-urgent` jobs: claims the message, sends it, stores the outcome and
 * erases its text. Drops it when it has expired or is no longer wanted. At most once: after a crash in
 * between it is not sent again, because the provider cannot detect duplicates. Throws, to be retried, only
 * when it was certainly not accepted. Records a STOP that the provider reports. Does nothing without `texts`.
 */
export function deliverText({ db, clock, texts, keepsText }: Deps): (job: Job) => Promise<void> {
  return async ({ tenant, id }) => {
    if (!texts) return;
    const now = clock.now();
    const claimed = await withTenant(db, tenant, (tx) => claim(tx, id, now));
    if (!claimed) return;
    const { channel, kind, recipient: to, body, language } = claimed;
    const template = { kind, language, variables: claimed.variables ?? [] };
    let result: TextOutcome;
    try {
      result = await texts.send({
        channel,
        to,
        body,
        template,
        reference: { tenantId: tenant, messageId: id },
      });
    } catch (error) {
      await setStatus(db, tenant, id, { status: "waiting" });
      throw error;
    }
    await setStatus(db, tenant, id, { ...statusOf(result, now), ...(keepsText ? {} : nothingLeft) });
    if (result.outcome === "stopped") await carryOutStop({ db }, { asks: "stop", number: to, channel, now });
  };
}

/** Claims the message for this job; null when another job has it or it is no longer wanted. */
async function claim(tx: Tx, id: number, now: Date): Promise<Claimed | null> {
  const { rows } = await sql<Claimed & { is_wanted: boolean }>`
    select m.channel, m.kind, m.recipient, m.body, m.variables, m.language, m.expires_at > ${now} and ${stillWanted} as is_wanted
    from text_messages m where m.id = ${id} and m.status = 'waiting' for update`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  await tx
    .updateTable("text_messages")
    .set(row.is_wanted ? { status: "sending" } : { status: "dropped", ...nothingLeft })
    .where("id", "=", id)
    .execute();
  return row.is_wanted ? row : null;
}

/** SQL condition: the code's number awaits it; or the reminder's appointment is unchanged and number and channel are agreed to. */
const stillWanted = sql<boolean>`case when m.kind = 'code'
  then exists (select 1 from text_numbers n where n.patient_id = m.patient_id and n.new_number = m.recipient)
  else exists (
    select 1 from appointments a, text_numbers n, text_consents c
    where a.id = m.appointment_id and a.start_time = m.start_time and a.status in ${appointmentStateLists.upcoming}
      and n.patient_id = m.patient_id and n.number = m.recipient
      and c.patient_id = m.patient_id and c.channel = m.channel and c.ended_at is null)
  end`;

const nothingLeft = { body: "", variables: null };

type Status = Partial<
  Pick<Tables["text_messages"], "status" | "body" | "sent_at" | "provider_id" | "error_code">
>;

function statusOf(result: TextOutcome, now: Date): Status {
  if (result.outcome === "sent") return { status: "sent", sent_at: now, provider_id: result.providerId };
  if (result.outcome === "unknown") return { status: "unknown" };
  return { status: "failed", error_code: result.code };
}

async function setStatus(db: Database, tenantId: number, id: number, status: Status): Promise<void> {
  await withTenant(db, tenantId, (tx) =>
    // A report of the provider may have been faster.
    tx
      .updateTable("text_messages")
      .set(status)
      .where("id", "=", id)
      .where("status", "=", "sending")
      .execute(),
  );
}
