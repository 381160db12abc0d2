import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { outboxMail } from "../adapters/outbox-mail/outbox-mail.ts";
import { serveOutbox } from "../adapters/outbox-mail/outbox-page.ts";
import { smtpMail } from "../adapters/smtp-mail/smtp-mail.ts";
import { withTenant } from "../platform/database/database.ts";
import { deliverMail } from "../platform/mail/deliver-mail.ts";
import { startJobs } from "../platform/jobs/jobs.ts";
import { startSmtpServer, type SmtpServer } from "./smtp-server.ts";
import { openTestClinic, type TestClinic } from "./test-clinic.ts";

let smtp: SmtpServer;
let mail: ReturnType<typeof smtpMail>;
let clinic: TestClinic;
beforeAll(async () => {
  smtp = await startSmtpServer();
  mail = smtpMail({ url: smtp.url, from: "visits@anteroom.example" });
});
beforeEach(async () => {
  smtp.received.length = 0;
  clinic = await openTestClinic({ mount: serveOutbox });
});
afterEach(() => clinic.close());
afterAll(async () => {
  mail.stop();
  await smtp.stop();
});

/** What delivering needs of the clinic; its DNS has no records. */
const ofClinic = () => ({
  ...clinic,
  dataKey: clinic.services.config.dataKey,
  txtRecords: () => Promise.resolve([]),
});

const writtenAt = new Date("2026-11-30T10:00:00Z");
const calendar = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n";

function write(subject: string, html: string | null = null): Promise<number> {
  return withTenant(clinic.db, 1, async (tx) => {
    const { id } = await tx
      .insertInto("mails")
      .values({
        tenant_id: 1,
        recipient: "ana@patients.example",
        subject,
        body: "Your visit: https://aurora.localhost/appointments/7\n.\nA line with a dot <before>",
        html,
        calendar,
        created_at: clinic.clock.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

const sentAt = (id: number) =>
  withTenant(clinic.db, 1, async (tx) => {
    const row = await tx.selectFrom("mails").select("sent_at").where("id", "=", id).executeTakeFirstOrThrow();
    return row.sent_at;
  });

test("a mail reaches the mail server once with text, calendar and sender", { tags: ["D.100"] }, async () => {
  const id = await write("A sua consulta está confirmada");
  const deliver = deliverMail({ ...ofClinic(), mail, keepsText: true });
  await deliver({ tenant: 1, kind: "mail", id });
  await deliver({ tenant: 1, kind: "mail", id });
  expect(smtp.received).toHaveLength(1);
  const [first] = smtp.received;
  expect(first).toMatchObject({ from: "visits@anteroom.example", to: ["ana@patients.example"] });
  expect(first?.message).toContain(`Message-ID: <mail-1-${id}@anteroom.example>`);
  expect(first?.message).toContain("https://aurora.localhost/appointments/7");
  expect(first?.message).toMatch(/text\/calendar; charset=utf-8; method=PUBLISH/);
  expect(await sentAt(id)).toEqual(clinic.clock.now());
});

test("a clinic's sender has its name and reply address, and the installation's address", async () => {
  const id = await write("Named");
  await withTenant(clinic.db, 1, (tx) =>
    tx
      .insertInto("mail_senders")
      .values({
        tenant_id: 1,
        name: "Clínica do Mar",
        reply_to: "consultas@mar.example",
        changed_at: clinic.clock.now(),
      })
      .execute(),
  );
  const named = smtpMail({ url: smtp.url, from: "Visits <visits@anteroom.example>" });
  await deliverMail({ ...ofClinic(), mail: named, keepsText: true })({ tenant: 1, kind: "mail", id });
  named.stop();
  const [first] = smtp.received;
  expect(first?.from).toBe("visits@anteroom.example");
  expect(first?.message).toMatch(/^From: =\?UTF-8\?Q\?Cl=C3=ADnica_do_Mar\?= <visits@anteroom\.example>\r$/m);
  expect(first?.message).toMatch(/^Reply-To: consultas@mar\.example\r$/m);
});

test("a sent mail keeps no link outside development, only that it was sent", async () => {
  const id = await write("A sua consulta está confirmada", "<p>https://aurora.localhost/appointments/7</p>");
  const deliver = deliverMail({ ...ofClinic(), mail, keepsText: false });
  smtp.refuseNext(451, "4.3.0 later");
  await expect(deliver({ tenant: 1, kind: "mail", id })).rejects.toThrow("451");
  await deliver({ tenant: 1, kind: "mail", id });
  expect(smtp.received[0]?.message).toContain("https://aurora.localhost/appointments/7");
  const row = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
  );
  expect(JSON.stringify(row)).not.toContain("/appointments/7");
  expect(row).toMatchObject({ body: "", html: null, calendar: null, sent_at: clinic.clock.now() });
  expect(row).toMatchObject({ subject: "A sua consulta está confirmada", recipient: "ana@patients.example" });
});

test("a rejected mail is retried and marked as sent only once accepted", async () => {
  const id = await write("First try fails");
  smtp.refuseNext(451, "4.3.0 later");
  const deliver = deliverMail({ ...ofClinic(), mail, keepsText: true });
  await expect(deliver({ tenant: 1, kind: "mail", id })).rejects.toThrow("451");
  expect(await sentAt(id)).toBeNull();
  await deliver({ tenant: 1, kind: "mail", id });
  expect(smtp.received).toHaveLength(1);
  expect(await sentAt(id)).not.toBeNull();
});

test("the mail job finds a mail by id in its own clinic only", async () => {
  const id = await write("By the queue");
  const jobs = await startJobs(clinic.connections.owner, () => {});
  await jobs.work("mail", deliverMail({ ...ofClinic(), mail, keepsText: true }));
  await deliverMail({ ...ofClinic(), mail, keepsText: true })({ tenant: 2, kind: "mail", id });
  expect(smtp.received).toEqual([]);
  await withTenant(clinic.db, 1, (tx) => jobs.send(tx, { tenant: 1, kind: "mail", id }));
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 5_000 });
  await jobs.stop();
});

test("an address cannot smuggle in a second recipient", async () => {
  await mail
    .send("mail-x", {
      to: "ana@patients.example>\r\nRCPT TO:<eve@else.example",
      subject: "x\r\nBcc: eve@else.example",
      text: "x",
      calendar: null,
      writtenAt,
    })
    .catch(() => {});
  expect(smtp.received.flatMap(({ to }) => to)).not.toContain("eve@else.example");
  expect(smtp.received.map(({ message }) => message).join("\n")).not.toMatch(/^Bcc:/m);
});

test("the development outbox shows a clinic its own mails as text", async () => {
  const id = await write("In the <outbox>");
  await deliverMail({ ...ofClinic(), mail: outboxMail(), keepsText: true })({ tenant: 1, kind: "mail", id });
  const page = (host: string) => clinic.app.inject({ method: "GET", url: "/dev/outbox", headers: { host } });
  const { body, headers } = await page("aurora.localhost");
  expect(body).toContain("<h2>In the &lt;outbox&gt;</h2>");
  expect(body).toContain('<a href="https://aurora.localhost/appointments/7">');
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect((await page("ipe.localhost")).body).not.toContain("outbox&gt;");
  expect((await page("localhost")).body).toMatch(
    /Outbox of Clinic aurora[\s\S]*outbox&gt;[\s\S]*Outbox of Clinic ipe/,
  );
  expect(smtp.received).toEqual([]);
});

test("the development outbox shows a mail whose row went when it was sent", async () => {
  const id = await write("Your account was deleted");
  await withTenant(clinic.db, 1, (tx) =>
    tx.updateTable("mails").set({ deleted_when_sent: true }).where("id", "=", id).execute(),
  );
  const outbox = outboxMail();
  await deliverMail({ ...ofClinic(), mail: outbox, keepsText: true })({ tenant: 1, kind: "mail", id });
  const left = await withTenant(clinic.db, 1, (tx) => tx.selectFrom("mails").select("id").execute());
  expect(left).toEqual([]);
  const page = await openTestClinic({ mount: (services) => serveOutbox(services, outbox.withoutRow) });
  const bodyAt = async (host: string) =>
    (await page.app.inject({ method: "GET", url: "/dev/outbox", headers: { host } })).body;
  const bodies = [await bodyAt("aurora.localhost"), await bodyAt("ipe.localhost")];
  await page.close();
  expect(bodies.map((body) => body.includes("<h2>Your account was deleted</h2>"))).toEqual([true, false]);
});

test("an account mail is sent as text and HTML, and the outbox shows both", async () => {
  const id = await write("Both ways", '<p title="x">Hello</p>');
  await deliverMail({ ...ofClinic(), mail, keepsText: true })({ tenant: 1, kind: "mail", id });
  expect(smtp.received[0]?.message).toMatch(
    /text\/plain[\s\S]*text\/html[\s\S]*<p title=("|=3D|=)[\s\S]*Hello<\/p>/,
  );
  const { body } = await clinic.app.inject({
    method: "GET",
    url: "/dev/outbox",
    headers: { host: "aurora.localhost" },
  });
  expect(body).toContain('srcdoc="&lt;p title=&quot;x&quot;&gt;Hello');
});

describe("an authenticating mail server", () => {
  const login = { user: "anteroom", password: "smtp-secret" };
  const letter = { to: "ana@patients.example", subject: "Olá", text: "As 14:00", calendar: null, writtenAt };
  let guarded: SmtpServer;
  beforeEach(async () => void (guarded = await startSmtpServer({ login })));
  afterEach(() => guarded.stop());

  async function send(url: string): Promise<void> {
    const sender = smtpMail({ url, from: "visits@anteroom.example" });
    try {
      await sender.send("mail-1", { ...letter, html: "<p>As <strong>14:00</strong></p>" });
    } finally {
      sender.stop();
    }
  }

  test("gets the login over an encrypted connection and the mail as text and HTML", async () => {
    // The server's certificate is its own: trusted for this test alone.
    await send(`${guarded.urlFor("anteroom:smtp-secret")}?tls.rejectUnauthorized=false`);
    expect(guarded.received).toMatchObject([
      { isEncrypted: true, user: "anteroom", to: ["ana@patients.example"] },
    ]);
    const [mailed] = guarded.received;
    expect(mailed?.message).toMatch(/multipart\/alternative/);
    expect(mailed?.message).toContain("text/plain; charset=utf-8");
    expect(mailed?.message).toContain("<p>As <strong>14:00</strong></p>");
  });

  test("gets nothing when its certificate is not trusted", async () => {
    await expect(send(guarded.urlFor("anteroom:smtp-secret"))).rejects.toThrow(/certificate/);
    expect(guarded.received).toEqual([]);
  });

  test("accepts nothing with a wrong password, which appears in no error", async () => {
    const sent = send(`${guarded.urlFor("anteroom:wrong-secret")}?tls.rejectUnauthorized=false`);
    const error: unknown = await sent.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).not.toContain("wrong-secret");
    expect(guarded.received).toEqual([]);
  });
});

test.each([
  "ana@patients.example\r\nBcc: eve@else.example",
  "ana@patients.example, eve@else.example",
  "ana@patients.example>\r\nRCPT TO:<eve@else.example",
  '"ana" <eve@else.example>, ana@patients.example',
  "ana@patients.example\u0000@else.example",
])("only the single recipient is addressed: %j", async (to) => {
  await mail.send("mail-y", { to, subject: "x", text: "x", calendar: null, writtenAt }).catch(() => {});
  expect(smtp.received.flatMap((one) => one.to)).not.toContain("eve@else.example");
  expect(smtp.received.map(({ message }) => message).join("\n")).not.toMatch(/^(bcc|cc):/im);
});

test.each(["x\r\nBcc: eve@else.example", "x\n\nbody", "x\rX-Injected: 1", "\u2028Bcc: eve@else.example"])(
  "a subject stays on one line: %j",
  async (subject) => {
    await mail.send("mail-z", { to: "ana@patients.example", subject, text: "y", calendar: null, writtenAt });
    const head = smtp.received[0]?.message.split("\r\n\r\n")[0] ?? "";
    expect(head).not.toMatch(/^(bcc|x-injected):/im);
    expect(smtp.received[0]?.to).toEqual(["ana@patients.example"]);
  },
);
