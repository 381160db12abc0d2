import { clinicAskPatient, clinicListRequests, clinicReportCall } from "@anteroom/client/operations";
import type { CallRequest } from "@anteroom/client/schemas";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../web/src/ui/button.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";
import { useApiAnswer, useRefetch } from "../platform/use-answer.ts";
import { useFocusHeir } from "../platform/use-focus-heir.ts";
import styles from "./call-screen.module.css";

/**
 * Asks the patient in the call for vital signs, or for a number to call when video fails; lists these
 * requests with their state. Tapping the number calls it and reports that the doctor is calling; buttons
 * report how the call ended.
 */
export function PatientRequests({ appointmentId }: { appointmentId: number }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const params = { appointment_id: appointmentId };
  const { data, failure, ask } = useApiAnswer(clinicListRequests, { params });
  const send = useAction((kind: CallRequest["kind"]) =>
    api.call(clinicAskPatient, { params, body: { kind } }),
  );
  const askFor = (kind: CallRequest["kind"]) =>
    void send.run(kind).then((done) => done && refetch(clinicListRequests));
  return (
    <section className="stack g2" aria-label={t`Ask the patient`}>
      <div className="row wrapf">
        <Button
          kind="outlined"
          isSmall
          icon="heartbeat"
          isPending={send.isPending}
          onClick={() => askFor("vitals")}
        >
          <Trans>Ask for vital signs</Trans>
        </Button>
        <Button
          kind="outlined"
          isSmall
          icon="phone"
          isPending={send.isPending}
          onClick={() => askFor("call_back")}
        >
          <Trans>Ask for a number to call</Trans>
        </Button>
      </div>
      <FailureNotice failure={send.failure} />
      <FailureNotice failure={failure} onRetry={ask} />
      <ul className="stack g2" aria-live="polite">
        {data?.data.collection.map((one) => (
          <Request key={one.id} appointmentId={appointmentId} request={one} />
        ))}
      </ul>
    </section>
  );
}

function Request({ appointmentId, request }: { appointmentId: number; request: CallRequest }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const params = { appointment_id: appointmentId, request_id: request.id };
  const report = useAction((outcome: "calling" | "done" | "no_answer") =>
    api.call(clinicReportCall, { params, body: { outcome } }),
  );
  const states: Record<CallRequest["state"], string> = {
    asked: request.asked_by === "patient" ? t`asked for by the patient` : t`asked, no answer yet`,
    accepted: t`the patient agreed`,
    calling: t`you are calling`,
    refused: t`the patient said no`,
    stopped: t`stopped`,
    done: t`done`,
    no_answer: t`nobody picked up`,
  };
  const { kind, state, phone_number: phone } = request;
  const isOwed = state === "accepted" || (state === "asked" && request.asked_by === "patient");
  const isCallOpen = kind === "call_back" && phone !== null && (isOwed || state === "calling");
  const say = (outcome: "calling" | "done" | "no_answer") =>
    void report.run(outcome).then((done) => done && refetch(clinicListRequests));
  return (
    <li className="stack g1" tabIndex={-1}>
      <p className="sm">
        <span className="b">
          {kind === "vitals" ? <Trans>Vital signs</Trans> : <Trans>Phone call</Trans>}
        </span>
        {": "}
        {states[state]}
        {phone !== null && (
          <>
            {" · "}
            <a
              className={styles["phone"]}
              href={`tel:${phone}`}
              dir="ltr"
              onClick={() => isOwed && say("calling")}
            >
              {phone}
            </a>
          </>
        )}
      </p>
      <FailureNotice failure={report.failure} />
      {isCallOpen && <Outcomes onOutcome={say} />}
    </li>
  );
}

/** Says how the call by phone has ended. */
function Outcomes({ onOutcome }: { onOutcome: (outcome: "done" | "no_answer") => void }) {
  const row = useFocusHeir<HTMLDivElement>();
  return (
    <div className="row wrapf" ref={row}>
      <Button kind="outlined" isSmall onClick={() => onOutcome("done")}>
        <Trans>We have spoken</Trans>
      </Button>
      <Button kind="outlined" isSmall onClick={() => onOutcome("no_answer")}>
        <Trans>Nobody picked up</Trans>
      </Button>
    </div>
  );
}
