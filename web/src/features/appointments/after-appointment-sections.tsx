import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { getCall, type CallState } from "@anteroom/contract/call/consultation";
import { formatTime } from "@anteroom/domain/appointment/appointment-time";
import { Plural, Trans } from "@lingui/react/macro";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { useLocale } from "../../platform/i18n/locale.ts";
import { useApiQuery } from "../../platform/forms/use-api-query.ts";
import { useAppointmentZones } from "../../platform/time/appointment-zones.ts";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { FileList } from "./files/file-list.tsx";
import { RebookLink } from "./changes/rebook-link.tsx";
import { useAppointmentFiles, type FilesOf } from "./files/use-appointment-files.ts";
import styles from "./files/appointment-file-list.module.css";
import { useDoctorAtStart, useDoctorInSentence } from "../../platform/i18n/doctor-in-sentence.ts";

type Props = { appointment: Appointment; headers: Record<string, string> };

/**
 * Renders what remains of a past appointment: how it ended, doctor's notes, prescriptions, files, and where
 * web scheduling is on a link to book again. Fetches files and call; `headers` authorise a guest (empty for a
 * patient).
 */
export function AfterAppointmentSections({ appointment, headers }: Props) {
  const { settings } = useClinic();
  const of: FilesOf = { appointmentId: appointment.id, headers };
  const { data: files } = useAppointmentFiles(of);
  const shared = files?.items.filter(({ sender }) => sender === "clinic") ?? [];
  const prescriptions = shared.filter(({ kind }) => kind === "prescription");
  const others = shared.filter(({ kind }) => kind !== "prescription");
  const theDoctor = <bdi>{useDoctorInSentence(appointment.doctor.name)}</bdi>;
  return (
    <div className="stack g6">
      <HowItEnded appointment={appointment} headers={headers} />
      {files?.summary && (
        <section className="stack">
          <h2>
            <Trans>What {theDoctor} wrote</Trans>
          </h2>
          <Sheet>
            <p dir="auto" className={styles["summary"]}>
              {files.summary.text}
            </p>
          </Sheet>
        </section>
      )}
      {prescriptions.length > 0 && (
        <section className="stack">
          <h2>
            <Trans>Prescriptions</Trans>
          </h2>
          <FileList items={prescriptions} {...of} />
        </section>
      )}
      {others.length > 0 && (
        <section className="stack">
          <h2>
            <Trans>From {theDoctor}</Trans>
          </h2>
          <FileList items={others} {...of} />
        </section>
      )}
      {files && !files.summary && shared.length === 0 && (
        <p className="muted">
          <Trans>Prescriptions and notes from {theDoctor} will appear here.</Trans>
        </p>
      )}
      {settings.patientsWebScheduling && (
        <RebookLink appointment={appointment}>
          <Trans>Book {theDoctor} again</Trans>
        </RebookLink>
      )}
    </div>
  );
}

/** Who ended the visit and when, and how long it took, as far as it is known. */
function HowItEnded({ appointment, headers }: Pick<Props, "appointment" | "headers">) {
  const { api } = useApp();
  const { id } = appointment;
  const { data } = useApiQuery(["appointments", id, "visit"], () =>
    api.call(getCall, { params: { appointment_id: id }, headers }),
  );
  return data ? <EndText appointment={appointment} visit={data.data.entity} /> : null;
}

function EndText({ appointment, visit }: { appointment: Appointment; visit: CallState }) {
  const locale = useLocale();
  const zones = useAppointmentZones(appointment.time_zone);
  const { ended_at: end, doctor_joined_at: begin } = visit;
  const theDoctor = <bdi>{useDoctorAtStart(appointment.doctor.name)}</bdi>;
  if (end === null) return null;
  const time = <bdi dir="ltr">{formatTime(Date.parse(end), zones.patient ?? zones.clinic, locale)}</bdi>;
  const minutes =
    begin === null ? null : Math.max(1, Math.round((Date.parse(end) - Date.parse(begin)) / 60_000));
  return (
    <p className="muted">
      <Trans>
        {theDoctor} ended the appointment at {time}.
      </Trans>{" "}
      {minutes !== null && <Plural value={minutes} one="It took a minute." other="It took # minutes." />}
    </p>
  );
}
