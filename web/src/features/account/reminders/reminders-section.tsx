import { saveDependentReminders, saveReminders, type Reminders } from "@anteroom/contract/account/reminders";
import type { NotificationMoment } from "@anteroom/domain/notifications/reminders";
import { Trans, useLingui } from "@lingui/react/macro";
import { useApp } from "../../../platform/app-context.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import { FormTrouble } from "../profile/form-trouble.tsx";
import { LoadFailure } from "../profile/load-failure.tsx";
import { useOptimisticSwitches } from "../profile/use-optimistic-switches.ts";
import { usePatient } from "../profile/use-patient.ts";
import { ReminderChannels } from "./ways.tsx";
import { useReminders, useSendChange, type SendChange } from "./use-reminders.ts";

/** Renders when and how the patient is reminded of appointments. Each change is saved at once. */
export function RemindersSection() {
  const { t } = useLingui();
  const reminders = useReminders();
  return (
    <section className="stack g5" aria-labelledby="reminders">
      <h2 id="reminders">
        <Trans>Reminders</Trans>
      </h2>
      <LoadFailure {...reminders} />
      {reminders.data ? (
        <Choices reminders={reminders.data} />
      ) : (
        !reminders.failure && <Skeleton label={t`Loading`} />
      )}
    </section>
  );
}

type Choice = NotificationMoment | "mails";

function Choices({ reminders }: { reminders: Reminders }) {
  const { api } = useApp();
  const { t } = useLingui();
  const patient = usePatient();
  const { send, failure } = useSendChange();
  const known = reminders;
  const choices = useOptimisticSwitches<Record<Choice, boolean>>({
    day: known.day,
    hour: known.hour,
    soon: known.soon,
    doctor: known.doctor,
    mails: known.mails,
  });
  const { day, hour, soon, doctor, mails } = choices.chosen;
  const choose = (choice: Choice) => async (isOn: boolean) => {
    const body = { day, hour, soon, doctor, mails, [choice]: isOn };
    choices.begin({ [choice]: isOn });
    await send(() => api.call(saveReminders, { body }));
    choices.end({ [choice]: isOn });
  };
  const canMail = patient.data
    ? patient.data.email !== null && patient.data.wantsAppointmentMails
    : reminders.can_mail;
  return (
    <>
      <FormTrouble order={[]} errors={{}} failure={failure} />
      <h3>
        <Trans>When we remind you</Trans>
      </h3>
      <Sheet isFlush>
        <Choose icon="calendar" label={t`The day before`} isOn={day} onChoose={choose("day")} />
        <Choose icon="clock" label={t`One hour before`} isOn={hour} onChoose={choose("hour")} />
        <Choose icon="clock" label={t`10 minutes before`} isOn={soon} onChoose={choose("soon")} />
        <Choose
          icon="bell"
          label={t`When the doctor is waiting for you`}
          detail={t`On your device or by text message, not by email`}
          isOn={doctor}
          onChoose={choose("doctor")}
        />
      </Sheet>
      <h3>
        <Trans>How we remind you</Trans>
      </h3>
      <ReminderChannels
        reminders={reminders}
        send={send}
        patient={patient.data ?? null}
        mails={
          <Choose
            icon="envelope"
            label={t`Email`}
            detail={canMail ? undefined : t`First turn on emails about appointments, above`}
            isOn={canMail && mails}
            isDisabled={!canMail}
            onChoose={choose("mails")}
          />
        }
      />
      <Family dependents={reminders.dependents} send={send} />
    </>
  );
}

/** Dependents have no account: the account holder chooses. */
function Family({ dependents, send }: { dependents: Reminders["dependents"]; send: SendChange }) {
  const { api } = useApp();
  const { t } = useLingui();
  if (dependents.length === 0) return null;
  return (
    <>
      <h3>
        <Trans>Appointments of your family</Trans>
      </h3>
      <Sheet isFlush>
        {dependents.map(({ id, name, wants_reminders }) => (
          <Choose
            key={id}
            icon="users"
            label={t`Reminders for ${name}`}
            isOn={wants_reminders}
            onChoose={async (isOn) =>
              void (await send(() =>
                api.call(saveDependentReminders, {
                  params: { dependent_id: id },
                  body: { wants_reminders: isOn },
                }),
              ))
            }
          />
        ))}
      </Sheet>
    </>
  );
}

type ChooseProps = {
  icon: "calendar" | "clock" | "bell" | "envelope" | "users";
  label: string;
  detail?: string | undefined;
  isOn: boolean;
  isDisabled?: boolean;
  onChoose: (isOn: boolean) => Promise<void>;
};

function Choose({ icon, label, detail, isOn, isDisabled = false, onChoose }: ChooseProps) {
  return (
    <Switch
      isPlain
      icon={icon}
      label={label}
      detail={detail}
      checked={isOn}
      disabled={isDisabled}
      onChange={(event) => void onChoose(event.currentTarget.checked)}
    />
  );
}
