import {
  clinicAppointmentFiles,
  clinicPrescribe,
  clinicWriteSummary,
  getDeskSignature,
} from "@anteroom/client/operations";
import type { ClinicAppointment } from "@anteroom/client/schemas";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent, type ReactNode } from "react";
import type { Failure } from "../../../web/src/platform/api.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { TextArea } from "../../../web/src/ui/form/field.tsx";
import { FollowUp } from "../booking/follow-up.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { Moment } from "../platform/moment.tsx";
import { PrescriptionTemplates } from "./prescription-templates.tsx";
import { useAction } from "../platform/use-action.ts";
import { useDraft } from "../platform/use-draft.ts";
import { useApiAnswer, useRefetch } from "../platform/use-answer.ts";

/**
 * Forms for a summary (a later one replaces it) and a prescription as PDF for the patient, and the follow-up.
 * The patient sees each as soon as it is sent; what is not sent stays in memory, also when another tab is shown or the call ends.
 */
export function WriteUp({ appointment }: { appointment: ClinicAppointment }) {
  const { id } = appointment;
  return (
    <div className="stack g6">
      <Summary appointmentId={id} />
      <Prescription appointmentId={id} />
      <FollowUp appointment={appointment} />
    </div>
  );
}

const noText = { text: "" };

function Summary({ appointmentId }: { appointmentId: number }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const { entered, change, settle } = useDraft(`summary ${appointmentId}`, noText);
  const { text } = entered;
  const send = useAction(() =>
    api.call(clinicWriteSummary, { params: { appointment_id: appointmentId }, body: { text: text.trim() } }),
  );
  return (
    <SendForm
      text={text}
      action={send}
      sent={<Trans>The patient can read the summary now.</Trans>}
      button={<Trans>Send the summary</Trans>}
      onSent={() => settle({ text })}
    >
      <TextArea
        label={t`Summary for the patient`}
        hint={t`In the patient’s words: what you found, what to do now, and when to come back. A later summary takes its place.`}
        rows={5}
        dir="auto"
        value={text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <AlreadySent appointmentId={appointmentId} kind="summary" />
    </SendForm>
  );
}

function Prescription({ appointmentId }: { appointmentId: number }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const { entered, change, settle } = useDraft(`prescription ${appointmentId}`, noText);
  const { text } = entered;
  const send = useAction(() =>
    api.call(clinicPrescribe, {
      params: { appointment_id: appointmentId },
      body: { text: text.trim() }, // the server gives it a title in the patient's language
    }),
  );
  const insert = (more: string) => change({ text: text.trim() === "" ? more : `${text.trimEnd()}\n${more}` });
  return (
    <div className="stack g2">
      <SendForm
        text={text}
        action={send}
        sent={<Trans>The patient has the prescription now.</Trans>}
        button={<Trans>Send the prescription</Trans>}
        onSent={() => settle(noText)}
      >
        <TextArea
          label={t`Prescription`}
          hint={t`One medicine a line, with dose and how often. The patient gets it as a PDF.`}
          rows={4}
          dir="auto"
          value={text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <AlreadySent appointmentId={appointmentId} kind="prescription" />
        <SignatureNote />
      </SendForm>
      <PrescriptionTemplates text={text} onInsert={insert} />
    </div>
  );
}

/** Says whether the picture of the doctor's signature goes on the prescription; nothing while that is not known. */
function SignatureNote() {
  const { data } = useApiAnswer(getDeskSignature);
  if (!data) return null;
  return (
    <p className="sm muted">
      {data.data.entity === null ? (
        <Trans>It goes without a picture of your signature. You can add one under “Signature”.</Trans>
      ) : (
        <Trans>The picture of your signature goes on it. It is not a qualified electronic signature.</Trans>
      )}
    </p>
  );
}

/** What of this kind the patient has already, and since when; nothing while that is not known. */
function AlreadySent({ appointmentId, kind }: { appointmentId: number; kind: "summary" | "prescription" }) {
  const { data } = useApiAnswer(clinicAppointmentFiles, { params: { appointment_id: appointmentId } });
  if (!data) return null;
  const { items, summary } = data.data.entity;
  if (kind === "summary") {
    if (summary === null) return null;
    const when = <Moment at={summary.updated_at} />;
    return (
      <p className="sm muted">
        <Trans>Summary sent: {when}.</Trans>
      </p>
    );
  }
  return items
    .filter((item) => item.kind === "prescription" && item.sender === "clinic")
    .map((item) => {
      const when = <Moment at={item.created_at} />;
      return (
        <p key={item.id} className="sm muted">
          <Trans>Prescription sent: {when}.</Trans>
        </p>
      );
    });
}

type SendFormProps = {
  text: string;
  action: { run: () => Promise<unknown>; isPending: boolean; failure: Failure | null };
  sent: ReactNode;
  button: ReactNode;
  onSent?: () => void;
  children: ReactNode;
};

function SendForm({ text, action, sent, button, onSent, children }: SendFormProps) {
  const { t } = useLingui();
  const refetch = useRefetch();
  const [outcome, setOutcome] = useState<"none" | "sent" | "empty">("none");
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === "") return setOutcome("empty");
    const done = (await action.run()) !== null;
    setOutcome(done ? "sent" : "none");
    if (!done) return;
    onSent?.();
    refetch(clinicAppointmentFiles);
  }
  return (
    <form className="stack g2" noValidate onSubmit={(event) => void send(event)}>
      {children}
      <FormOutcome
        refusal={outcome === "empty" && t`There is nothing to send yet. Write something first.`}
        failure={action.failure}
        done={outcome === "sent" && sent}
      />
      <Button type="submit" isSmall isPending={action.isPending}>
        {button}
      </Button>
    </form>
  );
}
