import { withTenant, type Database } from "../platform/database/database.ts";
import { makeAppointment } from "./make-appointment.ts";

/**
 * Ids of what `makeFhirRecord` created: `past`, `next` and `ofGuest` are appointments, `child` is
 * a patient, `guest` is a guest.
 */
export type FhirRecord = { past: number; next: number; ofGuest: number; child: number; guest: number };

/**
 * Gives the patient of clinic `aurora` rows for every FHIR resource, a child, and appointments in
 * each state that matters. Creates a guest with an appointment.
 */
export async function makeFhirRecord(db: Database, now: Date): Promise<FhirRecord> {
  const past = await makeAppointment(db, { start: "2027-02-20T10:00:00Z", status: "finished" });
  const next = await makeAppointment(db, { start: "2027-03-03T10:00:00Z", status: "accepted" });
  const ofGuest = await makeAppointment(db, {
    start: "2027-03-04T10:00:00Z",
    status: "scheduled",
    guestToken: "guest-token-of-a-record-0000000000",
    serviceType: "on_site",
  });
  await makeAppointment(db, { start: "2027-03-05T10:00:00Z", status: "held" });
  await makeAppointment(db, { start: "2027-02-21T10:00:00Z", status: "no_show" });
  return withTenant(db, 1, async (tx) => {
    const tenant_id = 1;
    const of = (appointment_id: number) => ({ tenant_id, appointment_id });
    await tx
      .updateTable("patients")
      .set({
        external_id: "p-1",
        taxpayer_number: "123456789",
        phone_country_code: "+351",
        phone_number: "912 345 678",
        insurer: "Médis",
        insurance_number: "55",
        language: "pt",
      })
      .where("id", "=", 1)
      .execute();
    const { id: child } = await tx
      .insertInto("patients")
      .values({ tenant_id, name: "Água Menor", birthdate: "2018-02-03", parent_id: 1, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const accompanying = { accompanying_name: "Rui", accompanying_relationship: "guardian" } as const;
    await tx.updateTable("appointments").set(accompanying).where("id", "=", next).execute();
    await tx
      .insertInto("terms_agreements")
      .values({ tenant_id, patient_id: 1, version: "2026-11 a", agreed_at: now })
      .execute();
    await tx
      .insertInto("withdrawn_agreements")
      .values({ tenant_id, patient_id: 1, kind: "terms", version: "2025", given_at: now, withdrawn_at: now })
      .execute();
    await tx
      .insertInto("text_consents")
      .values({
        tenant_id,
        patient_id: 1,
        channel: "sms",
        text_version: "1",
        given_at: now,
        given_by: "settings",
      })
      .execute();
    await tx
      .insertInto("visits")
      .values({
        ...of(past),
        waiting_since: new Date("2027-02-20T09:55:00Z"),
        doctor_joined_at: new Date("2027-02-20T10:01:00Z"),
        ended_at: new Date("2027-02-20T10:15:00Z"),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const measured = (vital_signs: object, sources: object) => ({
      source_system: "manual",
      measured_at: new Date("2027-02-20T09:50:00Z"),
      saved_at: now,
      vital_signs: JSON.stringify(vital_signs),
      sources: JSON.stringify(sources),
      quality: "{}",
      devices: JSON.stringify({ weight: "Scale 3" }),
    });
    const manual = { systolic: "cuff", diastolic: "cuff", heart_rate: "self_reported", weight: "device" };
    await tx
      .insertInto("vital_signs_measurements")
      .values([
        { ...of(past), ...measured({ systolic: 120, diastolic: 80, heart_rate: 61, weight: 70.5 }, manual) },
        { ...of(ofGuest), ...measured({ temperature: 37.2 }, { temperature: "self_reported" }) },
        // Of the patient alone: the clinic does not see it.
        { tenant_id, patient_id: 1, ...measured({ glucose: 99 }, { glucose: "self_reported" }) },
      ])
      .execute();
    const response = (url: string) =>
      JSON.stringify({
        resourceType: "QuestionnaireResponse",
        questionnaire: `${url}|1.0.0`,
        status: "completed",
        authored: now.toISOString(),
        language: "pt",
        item: [
          { linkId: "q1", answer: [{ valueBoolean: true }] },
          { linkId: "q2", answer: [{ valueString: "x" }] },
        ],
      });
    const answered = {
      tenant_id,
      environment: "staging",
      patient_id: 1,
      answered_at: now,
      consented_at: now,
    };
    const rows = await tx
      .insertInto("survey_responses")
      .values([
        { ...answered, template: "after-visit", response: response("https://anteroom.example/q/after") },
        {
          ...answered,
          template: "health_assessment",
          response: response("https://anteroom.example/q/health"),
        },
        {
          ...answered,
          template: "health_assessment",
          response: response("https://anteroom.example/q/private"),
        },
      ])
      .returning("id")
      .execute();
    await tx
      .insertInto("assessment_shares")
      .values({ ...of(next), response_id: rows[1]?.id ?? 0, shared_at: now })
      .execute();
    await tx
      .insertInto("visit_files")
      .values([
        {
          ...of(past),
          sender: "clinic",
          kind: "prescription",
          name: "receita.pdf",
          storage_key: "a".repeat(32),
          media_type: "application/pdf",
          size_bytes: 10,
          created_at: now,
          arrived_at: now,
          scan: "clean",
          scanned_at: now,
        },
        {
          ...of(past),
          sender: "clinic",
          kind: "link",
          name: "Page",
          url: "https://x.example/",
          created_at: now,
          arrived_at: now,
        },
        {
          ...of(past),
          sender: "patient",
          kind: "file",
          name: "never.pdf",
          storage_key: "b".repeat(32),
          created_at: now,
        },
      ])
      .execute();
    await tx
      .insertInto("visit_summaries")
      .values({ ...of(past), text: "All is well.", updated_at: now })
      .execute();
    await tx
      .insertInto("messages")
      .values([
        {
          ...of(next),
          sender: "patient",
          key: "00000000-0000-4000-8000-000000000001",
          body: "Hello",
          sent_at: now,
        },
        {
          ...of(next),
          sender: "doctor",
          key: "00000000-0000-4000-8000-000000000002",
          body: "Hi",
          sent_at: now,
        },
      ])
      .execute();
    const { id: guest } = await tx.selectFrom("guests").select("id").executeTakeFirstOrThrow();
    return { past, next, ofGuest, child, guest };
  });
}
