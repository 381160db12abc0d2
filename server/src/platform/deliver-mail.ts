import type { Clock } from "../ports/clock.ts";
import type { MailSender } from "../ports/mail.ts";
import { withTenant, type Database } from "./database.ts";
import type { Job } from "./jobs.ts";

type Needs = { db: Database; clock: Clock; mail: MailSender };

/** Handles a `mail` job: sends the mail and then notes it as sent. At least once: a crash between the two sends it again. */
export function deliverMail({ db, clock, mail }: Needs): (job: Job) => Promise<void> {
  return async ({ tenant, id }) => {
    const row = await withTenant(db, tenant, (tx) =>
      tx.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst(),
    );
    if (!row || row.sent_at) return; // erased meanwhile, or a job that was tried again after it had worked
    const { recipient: to, subject, body: text, html, calendar } = row;
    await mail.send(`mail-${tenant}-${id}`, { to, subject, text, html, calendar });
    await withTenant(db, tenant, (tx) =>
      tx.updateTable("mails").set({ sent_at: clock.now() }).where("id", "=", id).execute(),
    );
  };
}
