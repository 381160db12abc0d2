import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

let clinic: WholeClinic;
beforeAll(async () => void (clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterAll(() => clinic.close());

const headers = { authorization: `Bearer ${known.aurora.clinicToken}` };
const ask = (method: "GET" | "PUT" | "DELETE", path: string, body?: object) =>
  clinic.call(method, `/clinic/texts${path}`, { headers, ...(body ? { body } : {}) });
const page = (language: string, host = "aurora.localhost") =>
  clinic.app.inject({ url: "/terms", headers: { host, "accept-language": language } });

test("a text is set, replaced, listed and removed, and each change is in the audit log", async () => {
  expect((await ask("PUT", "/terms/pt", { text: " Termos " })).body.data.entity).toEqual({
    kind: "terms",
    locale: "pt",
    text: "Termos",
    changed_at: "2027-03-01T09:00:00.000Z",
  });
  await ask("PUT", "/terms/pt", { text: "Termos novos" });
  expect((await ask("GET", "")).body.data.collection).toMatchObject([{ locale: "pt", text: "Termos novos" }]);
  expect((await ask("DELETE", "/terms/pt")).status).toBe(204);
  expect(await ask("DELETE", "/terms/pt")).toMatchObject({ status: 404, body: { code: "not_found" } });
  expect((await ask("GET", "")).body.data.collection).toEqual([]);
  const audited = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("audit_log").select("action").where("object", "=", "clinic_text/terms-pt").execute(),
  );
  expect(audited.map(({ action }) => action).toSorted()).toEqual([
    "clinic_text.remove",
    "clinic_text.set",
    "clinic_text.set",
  ]);
});

test("an unknown kind or language, and a text that is too long or empty, are refused", async () => {
  for (const path of ["/welcome/pt", "/terms/de"])
    expect((await ask("PUT", path, { text: "x" })).status).toBeGreaterThanOrEqual(400);
  for (const text of ["", "x".repeat(1001)])
    expect(await ask("PUT", "/appointment_mail/pt", { text })).toMatchObject({
      status: 400,
      body: { code: "validation_failed", fields: [{ path: "body.text" }] },
    });
  expect((await ask("GET", "")).body.data.collection).toEqual([]);
});

test("the terms page shows every language, the reader's first, with the text escaped", async () => {
  expect((await page("fr")).body).not.toContain("<section"); // as any page that there is not
  await ask("PUT", "/terms/pt", { text: "# Termos\n\nUm\n\n- dois\n- três" });
  await ask("PUT", "/terms/ar", { text: "# <b>شروط</b>" });
  const arabic = await page("ar");
  expect(arabic.statusCode).toBe(200);
  expect(arabic.headers["content-security-policy"]).not.toContain("unsafe");
  expect(arabic.headers["content-security-policy"]).toContain("; img-src 'self'; "); // Firefox asks for an icon
  expect(arabic.body).toContain('<link rel="icon" href="/apple-touch-icon.png">');
  expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.body).toContain("<h1>&lt;b&gt;شروط&lt;/b&gt;</h1>");
  expect(arabic.body.indexOf('id="ar"')).toBeLessThan(arabic.body.indexOf('id="pt"'));
  const brazilian = await page("pt-BR");
  expect(brazilian.body).toContain('<html lang="pt" dir="ltr">');
  expect(brazilian.body).toContain("<ul><li>dois</li><li>três</li></ul>");
  expect((await page("pt", "ipe.localhost")).body).not.toContain("<section"); // another clinic's terms are its own
  await ask("DELETE", "/terms/pt");
  await ask("DELETE", "/terms/ar");
});

test("emails about future appointments contain the clinic's text, and a cancellation does not", async () => {
  await ask("PUT", "/appointment_mail/en", {
    text: "Have your <b>medicines</b> at hand.\n\nThe door is on the left.",
  });
  const wanted = {
    patient_id: 1,
    doctor_id: 1,
    service_type: "remote",
    start_time: "2027-03-02T14:00:00.000Z",
    minutes: 20,
    symptoms: "A cough",
  };
  const { status, body } = await clinic.call("POST", "/clinic/appointments", { headers, body: wanted });
  expect(status).toBe(201);
  const { id } = body.data.entity;
  await clinic.call("POST", `/clinic/appointments/${id}/cancel`, { headers });
  const mails = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("mails").select(["body", "html"]).where("appointment_id", "=", id).orderBy("id").execute(),
  );
  const [entered, canceled] = mails;
  expect(mails).toHaveLength(2);
  expect(entered?.body).toMatch(/Have your <b>medicines<\/b> at hand\.\n[\s\S]*The door is on the left\./);
  expect(entered?.html).toContain("Have your &lt;b&gt;medicines&lt;/b&gt; at hand.");
  expect(canceled?.body).not.toContain("The door is on the left.");
  await ask("DELETE", "/appointment_mail/en");
});

test("a text that somebody changed or removed since it was read is not replaced", async () => {
  const put = (text: string, replaces?: string | null) =>
    ask("PUT", "/terms/it", { text, ...(replaces === undefined ? {} : { replaces }) });
  const refused = { status: 409, body: { code: "changed_elsewhere" } };
  const first = await put("Primo", null);
  const { changed_at: read } = first.body.data.entity;
  expect(await put("Anche primo", null)).toMatchObject(refused);
  const second = await put("Secondo", read);
  expect(second.status).toBe(200);
  expect(second.body.data.entity.changed_at).not.toBe(read); // within the same millisecond
  expect(await put("Tardi", read)).toMatchObject(refused);
  const { collection } = (await ask("GET", "")).body.data;
  expect(collection).toContainEqual({ ...second.body.data.entity, text: "Secondo" });
  expect((await put("Senza condizione")).status).toBe(200);
  await ask("DELETE", "/terms/it");
  expect(await put("Dopo", second.body.data.entity.changed_at)).toMatchObject(refused);
});

test("of two people who save a text at the same moment one is refused", async () => {
  const put = (text: string) => ask("PUT", "/terms/fr", { text, replaces: null });
  const answers = await Promise.all([put("À moi"), put("À vous")]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});
