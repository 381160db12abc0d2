import { Readable } from "node:stream";
import type { clinicPrescribe as shape } from "@anteroom/contract/appointment/files";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { mayShareFiles } from "@anteroom/domain/appointment/appointment-files";
import { formatDay } from "@anteroom/domain/appointment/appointment-time";
import { doctorName } from "@anteroom/domain/booking/doctor-name";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { isolateDirection } from "../../../platform/pdf/bidi-text.ts";
import { drawPdf } from "../../../platform/pdf/pdf-pen.ts";
import { actorOf } from "../../../platform/privacy/audit.ts";
import type { AppointmentRow } from "../../../shared/appointment/present-appointment.ts";
import { storeFile, type FileDeps } from "../../../shared/appointment/receive-file.ts";
import { loadClinicAppointment } from "../clinic-appointment.ts";

/** Creates a written prescription and shares it with the patient as a PDF with clinic, patient, date and doctor. */
export async function prescribe(
  deps: FileDeps,
  call: Call<typeof shape>,
): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  const { caller, params, body, tx } = call;
  const shareable = async (one: Parameters<typeof loadClinicAppointment>[0]) => {
    const row = await loadClinicAppointment(one, caller, params.appointment_id);
    if (!row) return problem("not_found");
    return mayShareFiles(row) ? row : problem("files_closed");
  };
  const appointment = await tx(shareable);
  if (isProblem(appointment)) return appointment;
  const pdf = await draw(call, appointment);
  const arriving = {
    content: Readable.from([pdf]),
    declared: pdf.length,
    name: `${body.title}.pdf`,
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

function draw(
  { tenant, locale, body, now }: Pick<Call<typeof shape>, "tenant" | "locale" | "body" | "now">,
  appointment: AppointmentRow,
): Promise<Buffer> {
  const doctor = doctorName(appointment.doctor, locale);
  const facts = { title: body.title, author: doctor, createdAt: now, locale };
  return drawPdf(facts, (pen) => {
    pen.paragraph(isolateDirection(tenant.manifest.name), { size: 13, weight: 600 });
    pen.space(20);
    pen.paragraph(isolateDirection(body.title), { size: 22, weight: 600 });
    pen.space(8);
    pen.paragraph(isolateDirection(appointment.patient_name), { size: 13, weight: 600 });
    pen.paragraph(formatDay(now.getTime(), tenant.settings.timeZone, locale, true), { size: 11 });
    pen.space(16);
    for (const line of body.text.split("\n")) {
      if (line.trim() === "") pen.space(8);
      else pen.paragraph(isolateDirection(line), { size: 12 });
    }
    pen.space(30);
    pen.paragraph(isolateDirection(doctor), { size: 12, weight: 600 });
  });
}
