import { saveNotifications } from "@anteroom/contract/account/profile";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import { FormTrouble } from "./form-trouble.tsx";
import { LoadFailure } from "./load-failure.tsx";
import type { PatientDetails } from "./patient-details.ts";
import { useOptimisticSwitches } from "./use-optimistic-switches.ts";
import { useUpdateCachedPatient, usePatient } from "./use-patient.ts";

/** Renders the switches for mails about appointments. Each change is saved at once. */
export function NotificationsSection() {
  const { t } = useLingui();
  const patient = usePatient();
  return (
    <div className="stack g5">
      <LoadFailure {...patient} />
      {patient.data ? (
        <MailChoices patient={patient.data} />
      ) : (
        !patient.failure && <Skeleton label={t`Loading`} />
      )}
    </div>
  );
}

type Choices = Pick<PatientDetails, "wantsAppointmentMails" | "wantsCalendarFiles">;

function MailChoices({ patient }: { patient: PatientDetails }) {
  const { api } = useApp();
  const { t } = useLingui();
  const learn = useUpdateCachedPatient();
  const [failure, setFailure] = useState<Failure | null>(null);
  const choices = useOptimisticSwitches<Choices>({
    wantsAppointmentMails: patient.wantsAppointmentMails,
    wantsCalendarFiles: patient.wantsCalendarFiles,
  });
  const { wantsAppointmentMails, wantsCalendarFiles } = choices.chosen;
  const choose = async (change: Partial<Choices>) => {
    const next = { wantsAppointmentMails, wantsCalendarFiles, ...change };
    choices.begin(change);
    const answer = await api.call(saveNotifications, {
      body: { wants_visit_mails: next.wantsAppointmentMails, wants_calendar_files: next.wantsCalendarFiles },
    });
    setFailure(answer.isOk ? null : answer.failure);
    if (answer.isOk) learn(answer.data.data.entity);
    choices.end(change);
  };
  const email = (
    <bdi dir="ltr" className="long">
      {patient.email}
    </bdi>
  );
  return (
    <>
      <FormTrouble order={[]} errors={{}} failure={failure} />
      <p>
        {patient.email === null ? (
          <Trans>The clinic doesn’t have your email address, so we don’t send anything.</Trans>
        ) : (
          <Trans>We send emails to {email}.</Trans>
        )}
      </p>
      <Sheet isFlush>
        <Switch
          isPlain
          icon="envelope"
          label={t`When an appointment is booked`}
          detail={t`Time, code and link. Nothing about your health`}
          checked={wantsAppointmentMails}
          onChange={(event) => void choose({ wantsAppointmentMails: event.currentTarget.checked })}
        />
        <Switch
          isPlain
          icon="calendar"
          label={t`With an entry for your calendar`}
          detail={t`Your device reminds you an hour before`}
          checked={wantsAppointmentMails && wantsCalendarFiles}
          disabled={!wantsAppointmentMails}
          onChange={(event) => void choose({ wantsCalendarFiles: event.currentTarget.checked })}
        />
      </Sheet>
      <p className="muted sm">
        <Trans>We always send emails about the security of your account.</Trans>
      </p>
    </>
  );
}
