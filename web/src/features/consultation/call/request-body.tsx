import { saveMeasurement } from "@anteroom/contract/health/vital-signs";
import type { CallRequest } from "@anteroom/contract/call/call-requests";
import { dangersOfReading } from "@anteroom/domain/vitals/reading-dangers";
import type { VitalValues } from "@anteroom/domain/vitals/vital-values";
import { embeddedVitals } from "@anteroom/domain/vitals/vitals-provider";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useClinic } from "../../../platform/app-context.tsx";
import { otherPersonOf, type KnownAppointment } from "../../../platform/appointments.ts";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { CallBackForm } from "../waiting-room/call-back-form.tsx";
import styles from "./call-side.module.css";
import type { CallRequests } from "../session/use-call-requests.ts";
import type { CallSession } from "../session/call-session.ts";
import { MeasuredPerson } from "../../vitals/measured-person.ts";
import { VitalsDanger } from "../../vitals/vitals-danger.tsx";
import { VitalsInCall } from "../../vitals/vitals-in-call.tsx";

type Props = {
  request: CallRequest;
  session: CallSession;
  appointment: KnownAppointment;
  requests: CallRequests;
  /** Values were sent that do not wait. */
  onDanger: (values: VitalValues) => void;
};

/**
 * Renders the doctor's request: a phone number to confirm, consent to a vital signs reading, or, once
 * accepted, the reading itself, which is saved for the doctor. Answers go to the server. Calls `onDanger`
 * after values that are dangerous were sent.
 */
export function RequestBody({ request, session, appointment, requests, onDanger }: Props) {
  const { id, kind, state } = request;
  if (kind === "call_back")
    return (
      <CallBackForm
        session={session}
        onSend={(number) => requests.accept(id, number)}
        onNo={() => void requests.refuse(id)}
      />
    );
  if (state === "asked") return <VitalsRequested {...{ request, appointment, requests }} />;
  const months = appointment.patient_age_months ?? null;
  return (
    <VitalsInCall
      media={session.media}
      person={otherPersonOf(appointment)}
      months={months}
      keep={({ source_system, data }) =>
        session.call(saveMeasurement, {
          body: { source_system, appointment_id: appointment.id, data: { ...data, request_id: id } },
        })
      }
      onSent={(values) => {
        if (dangersOfReading(values, months).length > 0) onDanger(values);
      }}
      onStop={() => void requests.stop(id)}
    />
  );
}

type SentProps = { values: VitalValues; appointment: KnownAppointment };

/** Renders what is dangerous about the values just sent. */
export function SentDanger({ values, appointment }: SentProps) {
  return (
    <MeasuredPerson value={otherPersonOf(appointment)}>
      <VitalsDanger values={values} months={appointment.patient_age_months ?? null} isWithDoctor />
    </MeasuredPerson>
  );
}

function VitalsRequested({ request, appointment, requests }: Omit<Props, "session" | "onDanger">) {
  const failureText = useFailureText();
  const [failure, setFailure] = useState<Failure | null>(null);
  const answer = (given: Promise<Failure | null>) => void given.then(setFailure);
  return (
    <div className="stack">
      <p>
        <HowValuesAreTaken appointment={appointment} />
      </p>
      <p className="muted">
        <Trans>You can say no, or stop at any time. The appointment continues either way.</Trans>
      </p>
      {failure && (
        <Banner tone="warn" icon="warning-fill" role="alert">
          {failureText(failure).title}
        </Banner>
      )}
      <div className={styles["pair"]}>
        <Button kind="outlined" onClick={() => answer(requests.refuse(request.id))}>
          <Trans>Not now</Trans>
        </Button>
        <Button onClick={() => answer(requests.accept(request.id))}>
          <Trans>Yes, start</Trans>
        </Button>
      </div>
    </div>
  );
}

function HowValuesAreTaken({ appointment }: { appointment: KnownAppointment }) {
  const hasCamera = useClinic().settings.vitalSignsProvider === embeddedVitals;
  const name = <bdi>{appointment.patient_name}</bdi>;
  if (otherPersonOf(appointment) === null)
    return hasCamera ? (
      <Trans>
        The camera can read your pulse and breathing, or you can enter values yourself. Only the values you
        send are added to your record.
      </Trans>
    ) : (
      <Trans>
        You can enter the values you have measured. Only the values you send are added to your record.
      </Trans>
    );
  return hasCamera ? (
    <Trans>
      The camera can read the pulse and breathing of {name}, or you can enter values yourself. Only the values
      you send are added to the record of {name}.
    </Trans>
  ) : (
    <Trans>
      You can enter the values you have measured. Only the values you send are added to the record of {name}.
    </Trans>
  );
}
