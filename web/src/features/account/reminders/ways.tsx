import { removeTextNumber, saveTextChannel, type Reminders } from "@anteroom/contract/account/reminders";
import { quietHours, textConsentVersion, type TextChannel } from "@anteroom/domain/notifications/reminders";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import type { PatientDetails } from "../profile/patient-details.ts";
import { TextNumberForm } from "./text-number-form.tsx";
import type { SendChange } from "./use-reminders.ts";

type Props = {
  reminders: Reminders;
  send: SendChange;
  patient: PatientDetails | null;
  /** The switch of the mails, the first of the list. */
  mails: ReactNode;
};
type Channel = Reminders["channels"][number];

/**
 * Lists the reminder channels: mail, and a switch for each kind of text message the clinic offers, saved at
 * once with consent. Switching one on without a verified number opens the form for it and moves the focus.
 */
export function ReminderChannels({ reminders, send, patient, mails }: Props) {
  const { api } = useApp();
  const { channels, number } = reminders;
  /** The channel that is turned on once the number is confirmed; `number`: the number alone is changed. */
  const [opened, setOpened] = useState<TextChannel | "number" | null>(null);
  const turn = (channel: TextChannel, isOn: boolean) =>
    send(() =>
      api.call(saveTextChannel, {
        params: { channel },
        body: { is_on: isOn, text_version: textConsentVersion },
      }),
    );
  const choose = (channel: TextChannel, isOn: boolean) => {
    if (isOn && number === null) return setOpened(channel);
    setOpened(null);
    void turn(channel, isOn);
  };
  /** The form had the focus; what it was about takes it over. */
  const close = () => {
    setOpened(null);
    document
      .getElementById(switchId(opened === "number" || opened === null ? channels[0]?.channel : opened))
      ?.focus();
  };
  const confirmed = async () => {
    if (opened !== null && opened !== "number") await turn(opened, true);
    close();
  };
  return (
    <>
      <Sheet isFlush>
        {mails}
        {channels.map((channel) => (
          <ChannelSwitch
            key={channel.channel}
            channel={channel}
            number={number}
            isOpened={opened === channel.channel}
            onChoose={(isOn) => choose(channel.channel, isOn)}
          />
        ))}
      </Sheet>
      {channels
        .filter(({ is_stopped }) => is_stopped)
        .map((channel) => (
          <Stopped key={channel.channel} {...channel} />
        ))}
      {channels.length > 0 && <AboutTexts />}
      {channels.length > 0 &&
        (opened === null ? (
          <NumberRow number={number} onChange={() => setOpened("number")} send={send} />
        ) : (
          <TextNumberForm
            reminders={reminders}
            send={send}
            countryCode={patient?.countryCode ?? null}
            phoneNumber={patient?.phoneNumber ?? null}
            onDone={confirmed}
            onClose={close}
          />
        ))}
    </>
  );
}

const switchId = (channel: TextChannel | undefined) => `reminders-${channel ?? ""}`;

type SwitchProps = {
  channel: Channel;
  number: string | null;
  isOpened: boolean;
  onChoose: (isOn: boolean) => void;
};

function ChannelSwitch({ channel: { channel, is_on, is_stopped }, number, isOpened, onChoose }: SwitchProps) {
  const { t } = useLingui();
  return (
    <Switch
      isPlain
      id={switchId(channel)}
      icon={channel === "sms" ? "smartphone" : "chat"}
      label={channel === "sms" ? t`Text message (SMS)` : t`WhatsApp`}
      detail={
        is_stopped
          ? t`Stopped: you sent STOP`
          : number === null
            ? t`First confirm your phone number`
            : undefined
      }
      checked={is_on || isOpened}
      disabled={is_stopped}
      onChange={(event) => onChoose(event.currentTarget.checked)}
    />
  );
}

/** Only a message from that phone takes STOP back: the phone's network would send nothing to it otherwise. */
function Stopped({ channel, sender }: Channel) {
  const to = (
    <bdi dir="ltr" className="b">
      {sender}
    </bdi>
  );
  return (
    <Banner tone="warn">
      {channel === "sms" ? (
        <Trans>
          You sent STOP, so we don’t send you text messages. To get them again, send the word START to {to}.
        </Trans>
      ) : (
        <Trans>
          You sent STOP, so we don’t send you WhatsApp messages. To get them again, send the word START to{" "}
          {to}.
        </Trans>
      )}
    </Banner>
  );
}

/** What somebody agrees to by turning a channel on; another text is another `textConsentVersion`. */
function AboutTexts() {
  const from = clock(quietHours.from);
  const to = clock(quietHours.to);
  return (
    <p className="sm muted">
      <Trans>
        If you turn these on, you agree to get reminders on your phone. They show the clinic, the time and a
        link, and nothing about your health. Between {from} and {to} we only write if the doctor is waiting
        for you. To stop, turn them off here or reply STOP.
      </Trans>
    </p>
  );
}

const clock = (minutes: number) => `${String(minutes / 60).padStart(2, "0")}:00`;

type NumberProps = { number: string | null; onChange: () => void; send: SendChange };

function NumberRow({ number, onChange, send }: NumberProps) {
  const { api } = useApp();
  if (number === null)
    return (
      <Button kind="soft" isSmall onClick={onChange}>
        <Trans>Confirm your phone number</Trans>
      </Button>
    );
  const shown = (
    <bdi dir="ltr" className="b">
      {number}
    </bdi>
  );
  return (
    <div className="stack g2">
      <p>
        <Trans>We send them to {shown}.</Trans>
      </p>
      <div className="row wrapf">
        <Button kind="soft" isSmall onClick={onChange}>
          <Trans>Change number</Trans>
        </Button>
        <Button kind="quiet" isSmall onClick={() => void send(() => api.call(removeTextNumber, {}))}>
          <Trans>Remove number</Trans>
        </Button>
      </div>
    </div>
  );
}
