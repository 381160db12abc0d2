import { customisableMailKinds } from "@anteroom/domain/notifications/own-mails";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

let clinic: WholeClinic;
beforeAll(async () => void (clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterAll(() => clinic.close());

type Slug = "aurora" | "ipe";
const ask = (method: "GET" | "PUT" | "POST" | "DELETE", path: string, body?: object, slug: Slug = "aurora") =>
  clinic.call(method, `/clinic${path}`, {
    clinic: slug,
    headers: { authorization: `Bearer ${known[slug].clinicToken}` },
    ...(body ? { body } : {}),
  });
const words = {
  subject: "{clinic}: see you soon",
  text: ["We have put an appointment down for you.", "{what}"],
  button: "Look at it",
  after: ["Tea & biscuits <b>wait</b> for you."],
};
const set = (changed: object = {}, path = "visit_entered/en", slug: Slug = "aurora") =>
  ask("PUT", `/mail_templates/${path}`, { ...words, is_dry_run: false, ...changed }, slug);

/** The email that the clinic's booking for its patient has brought about. */
async function mailOfBooking(slug: Slug = "aurora") {
  const { patientId, doctorId, tenantId } = known[slug];
  const booked = await ask(
    "POST",
    "/appointments",
    {
      patient_id: patientId,
      doctor_id: doctorId,
      service_type: "remote",
      start_time: "2027-03-02T14:00:00.000Z",
      minutes: 20,
      symptoms: "A cough",
    },
    slug,
  );
  const { id } = booked.body.data.entity;
  const [mail] = await withTenant(clinic.db, tenantId, (tx) =>
    tx.selectFrom("mails").select(["subject", "body", "html"]).where("appointment_id", "=", id).execute(),
  );
  await ask("POST", `/appointments/${id}/cancel`, {}, slug);
  return mail ?? { subject: "", body: "", html: "" };
}

test("a clinic's email text is previewed before saving, and then sent with the required parts", async () => {
  const before = await mailOfBooking();
  const tried = await set({ is_dry_run: true });
  expect(tried.body.data.entity).toMatchObject({
    kind: "visit_entered",
    own: words,
    preview: { subject: "Clinic aurora: see you soon" },
  });
  expect(tried.body.data.entity.preview.html).toContain(
    "Tea &amp; biscuits &lt;b&gt;wait&lt;/b&gt; for you.",
  );
  expect((await mailOfBooking()).subject).toBe(before.subject);
  expect((await set()).status).toBe(200);
  const sent = await mailOfBooking();
  expect(sent.subject).toBe("Clinic aurora: see you soon");
  expect(sent.body).toContain("We have put an appointment down for you.");
  expect(sent.body).toContain("112"); // the number for emergencies stays
  expect(sent.body).toContain("Dr aurora");
  expect(sent.html).toContain("Look at it");
  expect((await mailOfBooking("ipe")).subject).not.toContain("see you soon");
  expect((await ask("DELETE", "/mail_templates/visit_entered/en")).status).toBe(204);
  expect((await ask("DELETE", "/mail_templates/visit_entered/en")).status).toBe(404);
  expect((await mailOfBooking()).subject).toBe(before.subject);
  const audited = await withTenant(clinic.db, 1, (tx) =>
    tx
      .selectFrom("audit_log")
      .select("action")
      .where("object", "=", "mail_template/visit_entered-en")
      .orderBy("id")
      .execute(),
  );
  expect(audited.map(({ action }) => action)).toEqual(["mail_template.set", "mail_template.remove"]);
});

test("a missing regional text falls back to the language, and a missing language to the product's text", async () => {
  await set({}, "visit_entered/pt");
  const inLanguage = (language: string) =>
    withTenant(clinic.db, 1, (tx) =>
      tx.updateTable("patients").set({ language }).where("id", "=", 1).execute(),
    );
  await inLanguage("pt-BR");
  expect((await mailOfBooking()).subject).toBe("Clinic aurora: see you soon");
  await set({ subject: "Brasil" }, "visit_entered/pt-BR");
  expect((await mailOfBooking()).subject).toBe("Brasil");
  await inLanguage("fr");
  expect((await mailOfBooking()).subject).not.toMatch(/see you soon|Brasil/);
  await inLanguage("en");
  for (const locale of ["pt", "pt-BR"]) await ask("DELETE", `/mail_templates/visit_entered/${locale}`);
});

test("an invalid text is refused with each error at its part, and nothing is stored", async () => {
  const refused = await set({ subject: "{clinic} {name}", text: ["{"], button: null });
  expect(refused).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  expect(refused.body.fields).toEqual([
    { path: "body.subject", code: "unknown-place-name" },
    { path: "body.text", code: "stray-brace" },
    { path: "body.text", code: "lacks-what" },
    { path: "body.button", code: "lacks-button" },
  ]);
  expect((await set({ subject: "Two\nlines" })).body.fields).toEqual([
    { path: "body.subject", code: "not-one-line" },
  ]);
  for (const changed of [{ subject: "" }, { text: [] }, { text: ["x".repeat(501)] }, { html: "<p>" }])
    expect((await set(changed)).status).toBe(400);
  for (const path of ["sign_in_code/en", "recover_password/en", "visit_entered/de"])
    expect((await set({}, path)).status, path).toBe(400);
  const listed = await ask("GET", "/mail_templates?locale=en");
  expect(listed.body.data.collection.map(({ kind }: { kind: string }) => kind)).toEqual(
    customisableMailKinds,
  );
  expect(listed.body.data.collection.every(({ own }: { own: unknown }) => own === null)).toBe(true);
});

test("every configurable email is previewed in every language with a text", async () => {
  for (const kind of customisableMailKinds)
    for (const locale of ["en", "ar", "es-CL"]) {
      const { body } = await ask("GET", `/mail_templates/${kind}/${locale}`);
      const { preview, product } = body.data.entity;
      expect(preview.subject, kind).not.toBe("");
      expect(preview.text, kind).not.toMatch(/\{\w+\}/);
      expect(product.text.length).toBeGreaterThan(0);
    }
});

test("sender name and reply address are the clinic's, and a name like an address is refused", async () => {
  expect((await ask("GET", "/mail_sender")).body.data.entity).toEqual({ name: null, reply_to: null });
  const sender = { name: "Clínica do Mar", reply_to: "consultas@mar.example" };
  expect((await ask("PUT", "/mail_sender", sender)).body.data.entity).toEqual(sender);
  expect((await ask("GET", "/mail_sender")).body.data.entity).toEqual(sender);
  expect((await ask("GET", "/mail_sender", undefined, "ipe")).body.data.entity.name).toBeNull();
  expect(await ask("PUT", "/mail_sender", { ...sender, name: "security@bank.example" })).toMatchObject({
    status: 400,
    body: { fields: [{ path: "body.name", code: "looks-like-address" }] },
  });
  for (const wrong of [
    { ...sender, reply_to: "a@b.example, c@d.example" },
    { name: "x" },
    { ...sender, name: "" },
  ])
    expect((await ask("PUT", "/mail_sender", wrong)).status).toBe(400);
  expect((await ask("PUT", "/mail_sender", { name: null, reply_to: null })).status).toBe(200);
});
