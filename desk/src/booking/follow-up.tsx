import { clinicFollowUp, clinicListAppointments } from "@anteroom/client/operations";
import type { ClinicAppointment } from "@anteroom/client/schemas";
import { addDays, dayInZone } from "@anteroom/domain/shared/zoned-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState, type FormEvent } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { SelectField, TextField } from "../../../web/src/ui/form/field.tsx";
import styles from "../appointment/glance.module.css";
import { useServiceName } from "../appointment/use-service-name.ts";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk, usePresentMinute } from "../platform/desk-context.tsx";
import { linkTo } from "../platform/route.ts";
import { useTimes } from "../platform/times.ts";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import { FreeTimes } from "./free-times.tsx";

const services = ["remote", "on_site", "phone"] as const;

/**
 * Books the next appointment with the same patient or guest and the same doctor, from a week ahead unless another day is chosen. They get an
 * email; a guest reaches the appointment by the link in it.
 */
export function FollowUp({ appointment }: { appointment: ClinicAppointment }) {
  const id = useId();
  return (
    <section className={styles["card"]} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Follow-up</Trans>
      </h2>
      {appointment.patient_id === null && (
        <p className="sm">
          <Trans>
            This patient booked without an account. The email goes to the address they booked with, and its
            link opens the appointment.
          </Trans>
        </p>
      )}
      <FollowUpForm appointment={appointment} />
    </section>
  );
}

function FollowUpForm({ appointment: { id: beforeId, doctor } }: { appointment: ClinicAppointment }) {
  const { t } = useLingui();
  const desk = useDesk();
  const { timeZone } = useTimes();
  const serviceName = useServiceName();
  const refetch = useRefetch();
  const today = dayInZone(usePresentMinute(), timeZone);
  const [from, setFrom] = useState(() => addDays(today, 7));
  const [service, setService] = useState<(typeof services)[number]>("remote");
  const [start, setStart] = useState("");
  const [reason, setReason] = useState("");
  const [isIncomplete, setIncomplete] = useState(false);
  const [booked, setBooked] = useState<{ id: number; start: string } | null>(null);
  const book = useAction(() =>
    desk.api.call(clinicFollowUp, {
      params: { appointment_id: beforeId },
      body: { service_type: service, start_time: start, symptoms: reason.trim() },
    }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIncomplete(start === "");
    if (start === "") return;
    void book.run().then((made) => {
      if (!made) return;
      setBooked({ id: made.data.entity.id, start });
      setStart("");
      refetch(clinicListAppointments);
    });
  };
  return (
    <form className="stack g2" noValidate onSubmit={send}>
      <TextField
        label={t`Not before`}
        type="date"
        min={today}
        value={from}
        onChange={({ currentTarget }) => {
          setFrom(currentTarget.value);
          setStart("");
        }}
      />
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
      {from !== "" && (
        <FreeTimes
          key={booked?.id}
          doctorId={doctor.id}
          from={from < today ? today : from}
          chosen={start}
          onChoose={setStart}
        />
      )}
      <TextField
        label={t`Reason for the appointment`}
        hint={t`The patient reads it too.`}
        dir="auto"
        autoComplete="off"
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <FormOutcome
        refusal={
          (isIncomplete && start === "" && <Trans>Choose a time first.</Trans>) ||
          (book.failure?.code === "status_conflict" && (
            <Trans>
              The patient’s contact details have been deleted, so nobody can be told. Ask them to book the
              follow-up themselves.
            </Trans>
          ))
        }
        failure={book.failure}
        done={booked && <Booked {...booked} />}
      />
      <Button type="submit" isSmall isPending={book.isPending}>
        <Trans>Book the follow-up</Trans>
      </Button>
    </form>
  );
}

function Booked({ id, start }: { id: number; start: string }) {
  const { dayOf, timeOf } = useTimes();
  return (
    <>
      <Trans>
        The follow-up is booked for {dayOf(start)}, {timeOf(start)}. The patient gets an email.
      </Trans>{" "}
      <a {...linkTo({ name: "appointment", id })}>
        <Trans>Open the appointment</Trans>
      </a>
    </>
  );
}
