import { lifetimeMinutes } from "@anteroom/domain/shared/lifetimes";
import { beginEmailFactor, confirmEmailFactor } from "@anteroom/contract/account/second-factor";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { NewCode } from "../sign-in/new-code.tsx";
import { ConfirmCodeForm } from "./confirm-code-form.tsx";

export type EmailSetup = { challenge: string; sent_to: string };

type Props = { setup: EmailSetup; onClose: () => void; onDone: (recoveryCodes: readonly string[]) => void };

/** Takes the first code that came by email, and asks for another one. */
export function EmailDialog({ setup, onClose, onDone }: Props) {
  const { api } = useApp();
  const { t } = useLingui();
  const words = useFailureText();
  const [{ challenge, sent_to: sentTo }, setSetup] = useState(setup);
  const [failure, setFailure] = useState<Failure | null>(null);
  const minutes = lifetimeMinutes.mailCode;
  const sendAgain = async () => {
    const answer = await api.call(beginEmailFactor);
    setFailure(answer.isOk ? null : answer.failure);
    if (answer.isOk) setSetup(answer.data.data.entity);
    return answer.isOk;
  };
  const trouble = failure && words(failure);
  return (
    <Dialog isOpen onClose={onClose} closeLabel={t`Close`} title={<Trans>Set up codes by email</Trans>}>
      <ConfirmCodeForm
        takesFocus
        hint={
          <Trans>
            We sent it to <bdi className="b">{sentTo}</bdi>. It works for {minutes} minutes.
          </Trans>
        }
        onCode={(code) => api.call(confirmEmailFactor, { body: { challenge, code } })}
        onDone={onDone}
      />
      {trouble && (
        <Banner tone="stop" role="alert">
          <strong>{trouble.title}</strong> {trouble.detail}
        </Banner>
      )}
      <NewCode wasSent onAsk={sendAgain} />
    </Dialog>
  );
}
