import {
  clinicCreateAppointment,
  clinicListAppointments,
  clinicListDoctors,
} from "@anteroom/client/operations";
import type { ClinicDoctor, ClinicPatient } from "@anteroom/client/schemas";
import { dayInZone } from "@anteroom/domain/shared/zoned-time";
import { doctorName } from "@anteroom/domain/booking/doctor-name";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { SelectField, TextArea } from "../../../web/src/ui/form/field.tsx";
import { useServiceName } from "../appointment/use-service-name.ts";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { goTo, linkTo, useAddressQuery } from "../platform/route.ts";
import { useTimes } from "../platform/times.ts";
import { useAction } from "../platform/use-action.ts";
import { useApiAnswer, useRefetch } from "../platform/use-answer.ts";
import { AddPatient } from "./add-patient.tsx";
import { FindPatient } from "./find-patient.tsx";
import { FreeTimes } from "./free-times.tsx";

const services = ["remote", "on_site", "phone", "intermediate", "prescription_renewal"] as const;

/** What a booking begins with: a doctor and a time that were chosen in the calendar. */
type Start = { doctorId: number | null; time: string };

/** Reads where the address says a booking begins; what cannot be read counts as missing. */
function readStart(query: URLSearchParams): Start {
  const doctor = query.get("doctor") ?? "";
  const time = Date.parse(query.get("start") ?? "");
  const doctorId = /^[1-9]\d{0,14}$/.test(doctor) ? Number(doctor) : null;
  return { doctorId, time: doctorId === null || Number.isNaN(time) ? "" : new Date(time).toISOString() };
}

/**
 * Books for a patient at reception: find or add the patient, then doctor, kind, time and reason. Doctor and time may be in the address. The
 * appointment is confirmed at once and opened; the patient gets an email.
 */
export function BookScreen() {
  const [patient, setPatient] = useState<ClinicPatient | null>(null);
  const [newName, setNewName] = useState<string | null>(null);
  const { dayOf, timeOf } = useTimes();
  const start = readStart(useAddressQuery());
  const chooseAnother = () => {
    setPatient(null);
    setNewName(null);
  };
  const [when, time] = start.time === "" ? [] : [dayOf(start.time), timeOf(start.time)];
  return (
    <div className="stack g6 form">
      <ScreenTitle>
        <Trans>Book for a patient</Trans>
      </ScreenTitle>
      {time !== undefined && patient === null && (
        <p>
          <Trans>
            For {when}, {time}. Find the patient first.
          </Trans>
        </p>
      )}
      {patient === null && newName === null && (
        <>
          <FindPatient onFound={setPatient} onNew={setNewName} />
          <p className="sm">
            <a {...linkTo({ name: "merge" })}>
              <Trans>Is a patient in the list twice? Merge the records</Trans>
            </a>
          </p>
        </>
      )}
      {patient === null && newName !== null && (
        <AddPatient name={newName} onAdded={setPatient} onBack={() => setNewName(null)} />
      )}
      {patient !== null && (
        <>
          <div className="row wrapf">
            <p className="grow">
              <Trans>
                Patient: <bdi className="b">{patient.name}</bdi>
              </Trans>
            </p>
            <Button kind="quiet" isSmall data-find-patient="" onClick={chooseAnother}>
              <Trans>Choose another patient</Trans>
            </Button>
          </div>
          <BookForm patient={patient} begin={start} />
        </>
      )}
    </div>
  );
}

function BookForm({ patient, begin }: { patient: ClinicPatient; begin: Start }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const { locale, timeZone } = useTimes();
  const serviceName = useServiceName();
  const refetch = useRefetch();
  const doctors = useApiAnswer(clinicListDoctors);
  const [doctorId, setDoctorId] = useState(begin.doctorId);
  const [service, setService] = useState<(typeof services)[number]>("remote");
  const [start, setStart] = useState(begin.time);
  const [reason, setReason] = useState("");
  const [isIncomplete, setIncomplete] = useState(false);
  const book = useAction((doctor: number) =>
    api.call(clinicCreateAppointment, {
      body: {
        patient_id: patient.id,
        doctor_id: doctor,
        service_type: service,
        start_time: start,
        symptoms: reason.trim(),
      },
    }),
  );
  const nameOf = ({ name, title, sex }: ClinicDoctor) => doctorName({ name, title, sex }, locale);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isWhole = doctorId !== null && start !== "";
    setIncomplete(!isWhole);
    if (!isWhole) return;
    void book.run(doctorId).then((made) => {
      if (!made) return;
      refetch(clinicListAppointments);
      goTo({ name: "appointment", id: made.data.entity.id });
    });
  };
  return (
    <form className="stack" noValidate onSubmit={send}>
      <FailureNotice failure={doctors.failure} onRetry={doctors.ask} />
      <SelectField
        label={t`Doctor`}
        value={doctorId ?? ""}
        onChange={({ currentTarget }) => {
          setDoctorId(currentTarget.value === "" ? null : Number(currentTarget.value));
          setStart("");
        }}
      >
        <option value="">{t`Choose a doctor`}</option>
        {doctors.data?.data.collection.map((doctor) => (
          <option key={doctor.id} value={doctor.id}>
            {nameOf(doctor)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Kind of appointment`}
        value={service}
        onChange={({ currentTarget }) =>
          setService(services.find((one) => one === currentTarget.value) ?? service)
        }
      >
        {services.map((one) => (
          <option key={one} value={one}>
            {serviceName(one)}
          </option>
        ))}
      </SelectField>
      {doctorId !== null && (
        <FreeTimes
          doctorId={doctorId}
          chosen={start}
          onChoose={setStart}
          {...(begin.time !== "" && { from: dayInZone(Date.parse(begin.time), timeZone) })}
        />
      )}
      <TextArea
        label={t`Reason for the appointment`}
        hint={t`The doctor and the patient read it.`}
        rows={3}
        dir="auto"
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <FormOutcome
        refusal={
          isIncomplete &&
          (doctorId === null || start === "") && <Trans>Choose a doctor and a time first.</Trans>
        }
        failure={book.failure}
      />
      <WhatFollows patient={patient} />
      <Button type="submit" isPending={book.isPending}>
        <Trans>Book the appointment</Trans>
      </Button>
    </form>
  );
}

/** Whether the patient hears of the appointment by email. */
function WhatFollows({ patient: { email } }: { patient: ClinicPatient }) {
  return (
    <p className="sm muted">
      {email === null ? (
        <Trans>
          The appointment is confirmed at once. The patient has no email address: tell them the time.
        </Trans>
      ) : (
        <Trans>The appointment is confirmed at once, and the patient gets an email.</Trans>
      )}
    </p>
  );
}
