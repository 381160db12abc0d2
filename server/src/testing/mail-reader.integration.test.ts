import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../platform/database/database.ts";
import { queueAppointmentMail } from "../shared/mail/appointment-mail.ts";
import { makeAppointment } from "./make-appointment.ts";
import { known } from "./test-clinic.ts";
import { openVisitClinic, type VisitClinic } from "./visit-clinic.ts";

let clinic: VisitClinic;
beforeEach(async () => {
  clinic = await openVisitClinic();
  await withTenant(clinic.db, 1, (tx) => sql`update patients set language = 'pt'`.execute(tx));
});
afterEach(() => clinic.close());

/** Opens a page's data as a signed-in patient whose browser sends these headers. */
const read = (headers: Record<string, string>) =>
  clinic.call("GET", "/patients", {
    headers: { "x-patient-token": known.aurora.patientToken, ...headers },
  });

/** The mail that reminds of an appointment while no page is open. */
async function reminder(): Promise<{ subject: string; body: string; html: string | null }> {
  const id = await makeAppointment(clinic.db, { start: "2027-03-03T10:00:00Z" });
  const tenant = await clinic.services.app.tenants.ofId(1);
  if (!tenant) throw new Error("There is no clinic 1");
  return withTenant(clinic.db, 1, async (tx) => {
    const setting = { services: clinic.services, tenant, now: clinic.clock.now() };
    await queueAppointmentMail(tx, "visit_reminder_day", id, setting);
    return tx
      .selectFrom("mails")
      .select(["subject", "body", "html"])
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
  });
}

test("a mail is in the language chosen in the menu, whatever was stored before", async () => {
  await read({ cookie: "lang=en", "accept-language": "pt-PT" });
  expect((await reminder()).body).toContain("This is a reminder of your appointment");
});

test("a mail is in the browser's language and time zone where none was chosen", async () => {
  await read({ "accept-language": "ar,en;q=0.5", cookie: "zone=Asia/Dubai" });
  const { subject, html, body } = await reminder();
  expect(subject).toContain("موعدك");
  expect(html).toContain('lang="ar"');
  expect(body.replaceAll(/[\u2068\u2069]/g, "")).toContain("14:00، بتوقيت دبي");
});

test("a request without a language or with an invalid zone changes nothing", async () => {
  await read({ cookie: "zone=../etc" });
  const { body } = await reminder();
  expect(body).toContain("Este é um lembrete da sua consulta");
  expect(body).not.toContain("Hora da clínica");
});

test("reading in another language keeps the profile's choice", { tags: ["D.51"] }, async () => {
  await read({ cookie: "lang=en" });
  const { rows } = await withTenant(clinic.db, 1, (tx) =>
    sql<{ language: string }>`select language from patients where device_language = 'en'`.execute(tx),
  );
  expect(rows.map(({ language }) => language)).toEqual(["pt"]);
});
