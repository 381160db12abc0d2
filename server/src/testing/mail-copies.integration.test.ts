// A mail is sent at least once: the next try sends the same bytes, and a database that is away for a moment is no reason for one.
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { smtpMail } from "../adapters/smtp-mail/smtp-mail.ts";
import type { MailSender } from "../ports/mail.ts";
import { startSmtpServer, type SmtpServer } from "./smtp-server.ts";
import { openTestClinic, type TestClinic } from "./test-clinic.ts";
import { withTenant } from "../platform/database/database.ts";
import { deliverMail } from "../platform/mail/deliver-mail.ts";

let smtp: SmtpServer;
let mail: ReturnType<typeof smtpMail>;
let clinic: TestClinic;
beforeAll(async () => {
  smtp = await startSmtpServer();
  mail = smtpMail({ url: smtp.url, from: "visits@anteroom.example" });
});
beforeEach(async () => {
  smtp.received.length = 0;
  clinic = await openTestClinic();
});
afterEach(() => clinic.close());
afterAll(async () => {
  mail.stop();
  await smtp.stop();
});

const deliver = (sender: MailSender, id: number) =>
  deliverMail({
    ...clinic,
    mail: sender,
    keepsText: false,
    dataKey: clinic.services.config.dataKey,
    txtRecords: () => Promise.resolve([]),
  })({ tenant: 1, kind: "mail", id });

function write(isDeletedWhenSent = false): Promise<number> {
  return withTenant(clinic.db, 1, async (tx) => {
    const { id } = await tx
      .insertInto("mails")
      .values({
        tenant_id: 1,
        recipient: "ana@patients.example",
        subject: "Your appointment",
        body: "At two",
        html: "<p>At two</p>",
        calendar: "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n",
        created_at: clinic.clock.now(),
        deleted_when_sent: isDeletedWhenSent,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Runs statements as the owner of the database. */
async function asOwner(...statements: string[]): Promise<void> {
  const client = new pg.Client(clinic.connections.owner);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

test("a mail whose answer was lost is sent again byte for byte, with the date on which it was written", async () => {
  clinic.clock.set("2026-11-28T09:00:00Z");
  const id = await write();
  const withoutAnswer: MailSender = {
    send: async (...given) => {
      await mail.send(...given);
      throw new Error("The answer was lost");
    },
  };
  await expect(deliver(withoutAnswer, id)).rejects.toThrow("lost");
  clinic.clock.set("2026-11-28T09:01:00Z");
  await deliver(mail, id);
  const [first, again] = smtp.received.map(({ message }) => message);
  expect(first).toMatch(/^Date: Sat, 28 Nov 2026 09:00:00 \+0000\r$/m);
  expect(again).toBe(first);
});

test.each([
  ["marks", false],
  ["deletes", true],
])(
  "a database that refuses what %s a sent mail is asked again, and nothing is sent twice",
  async (_, isDeleted) => {
    const id = await write(isDeleted);
    // Fails twice: a sequence counts on although each failed statement is rolled back.
    await asOwner(
      "create sequence refusals",
      `create function refuse_twice() returns trigger language plpgsql security definer as $$ begin
       if nextval('public.refusals') <= 2 then raise 'The database is away' using errcode = '57P01'; end if;
       return case tg_op when 'DELETE' then old else new end;
     end $$`,
      "create trigger refuse_twice before update or delete on mails for each row execute function refuse_twice()",
    );
    await deliver(mail, id);
    await deliver(mail, id);
    expect(smtp.received).toHaveLength(1);
  },
);
