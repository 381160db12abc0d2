import { Readable } from "node:stream";
import { registerName } from "@anteroom/content/demo-register";
import { prescriptionTitle, signaturePictureNote } from "@anteroom/content/messages/prescription-words";
import type { clinicPrescribe as shape } from "@anteroom/contract/appointment/files";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { mayShareFiles } from "@anteroom/domain/appointment/appointment-files";
import { formatDay } from "@anteroom/domain/appointment/appointment-time";
import { doctorName } from "@anteroom/domain/booking/doctor-name";
import { asLocale, type Locale } from "@anteroom/domain/shared/locales";
import { sql } from "kysely";
import type { DataKey } from "../../../platform/crypto/secrets.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { isolateDirection, leftToRight } from "../../../platform/pdf/bidi-text.ts";
import { drawPdf } from "../../../platform/pdf/pdf-pen.ts";
import { actorOf } from "../../../platform/privacy/audit.ts";
import type { AppointmentRow } from "../../../shared/appointment/present-appointment.ts";
import { storeFile, type FileDeps } from "../../../shared/appointment/receive-file.ts";
import { loadClinicAppointment } from "../clinic-appointment.ts";
import { loadSignature, type StoredSignature } from "../signature/stored-signature.ts";

/**
 * Creates a written prescription as a PDF with clinic, patient, date, doctor and register number, and shares it
 * with the patient as a file; audits it and sends hints. Without a title it is in the patient's language, else in the
 * caller's. Only the doctor's own session adds the picture of their signature; a program or another account does not.
 * `files_closed` when the appointment's status forbids it, `file_limit` when full.
 */
export async function prescribe(
  deps: FileDeps & { dataKey: DataKey },
  call: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const { caller, params, body, tx } = call;
  const shareable = async (one: Tx) => {
    const row = await loadClinicAppointment(one, caller, params.appointment_id);
    if (!row) return problem("not_found");
    return mayShareFiles(row) ? row : problem("files_closed");
  };
  const prescribed = await tx(async (one) => {
    const row = await shareable(one);
    if (isProblem(row)) return row;
    const signed = await loadSigned(one, deps.dataKey, call, row);
    return { row, signed, language: await readersLanguage(one, row) };
  });
  if (isProblem(prescribed)) return prescribed;
  const locale =
    body.title === undefined
      ? (asLocale(prescribed.language ?? undefined) ?? call.tenant.settings.defaultLanguage)
      : call.locale;
  const title = body.title ?? prescriptionTitle(locale);
  const pdf = await draw(call, { title, locale }, prescribed.row, prescribed.signed);
  const arriving = {
    content: Readable.from([pdf]),
    declared: pdf.length,
    name: `${title}.pdf`,
  };
  return storeFile(deps, call, arriving, async (one) => {
    const row = await shareable(one);
    if (isProblem(row)) return row;
    return {
      appointmentId: row.id,
      sender: "clinic",
      kind: "prescription",
      audited: { actor: actorOf(caller) },
    };
  });
}

/** Returns the language of the account that an appointment is in, or of its guest; null where nobody has chosen one. */
async function readersLanguage(
  tx: Tx,
  { patient_id: patientId, patient_parent_id: parentId, guest_id: guestId }: AppointmentRow,
): Promise<string | null> {
  const { rows } = await sql<{ language: string | null }>`
    select coalesce(p.device_language, p.language) as language from patients p where p.id = ${parentId ?? patientId}
    union all select g.language from guests g where ${patientId}::bigint is null and g.id = ${guestId}`.execute(
    tx,
  );
  return rows[0]?.language ?? null;
}

type Signed = {
  /** The register and the doctor's number in it. */
  registration: { register: string; number: string } | null;
  picture: StoredSignature | null;
};

/** Returns who signs: the registration of the appointment's doctor, and the caller's picture where they are that doctor. */
async function loadSigned(
  tx: Tx,
  dataKey: DataKey,
  { tenant, caller }: Pick<Call<typeof shape>, "tenant" | "caller">,
  { doctor_id: doctorId }: AppointmentRow,
): Promise<Signed> {
  const { register_name: register, register_number: number } = await tx
    .selectFrom("doctors")
    .select(["register_name", "register_number"])
    .where("id", "=", doctorId)
    .executeTakeFirstOrThrow();
  const { staff } = caller;
  const isOwn = staff?.role === "doctor" && caller.doctorId === doctorId;
  const picture = isOwn
    ? await loadSignature(tx, { dataKey, tenantId: tenant.id, staffId: staff.staffId })
    : null;
  return {
    registration: register === null || number === null ? null : { register, number },
    picture,
  };
}

/** The picture of a signature on the page, in points. */
const signatureBox = { width: 180, height: 72 };

function draw(
  { tenant, body, now }: Pick<Call<typeof shape>, "tenant" | "body" | "now">,
  { title, locale }: { title: string; locale: Locale },
  appointment: AppointmentRow,
  { registration, picture }: Signed,
): Promise<Buffer> {
  const doctor = doctorName(appointment.doctor, locale);
  const facts = { title, author: doctor, createdAt: now, locale };
  return drawPdf(facts, (pen) => {
    pen.paragraph(isolateDirection(tenant.manifest.name), { size: 13, weight: 600 });
    pen.space(20);
    pen.paragraph(isolateDirection(title), { size: 22, weight: 600 });
    pen.space(8);
    pen.paragraph(isolateDirection(appointment.patient_name), { size: 13, weight: 600 });
    pen.paragraph(formatDay(now.getTime(), tenant.settings.timeZone, locale, true), { size: 11 });
    pen.space(16);
    for (const line of body.text.split("\n")) {
      if (line.trim() === "") pen.space(8);
      else pen.paragraph(isolateDirection(line), { size: 12 });
    }
    pen.space(30);
    if (picture) {
      pen.picture(picture, signatureBox);
      pen.space(16);
    }
    pen.paragraph(isolateDirection(doctor), { size: 12, weight: 600 });
    if (registration) {
      const register = isolateDirection(registerName(registration.register, locale));
      pen.paragraph(`${register} ${leftToRight(registration.number)}`, { size: 11 });
    }
    if (picture) {
      pen.space(6);
      pen.paragraph(signaturePictureNote(locale), { size: 9 });
    }
  });
}
