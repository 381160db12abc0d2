import { lifetimeMinutes } from "@anteroom/domain/shared/lifetimes";
import { beginEmailFactor, confirmEmailFactor } from "@anteroom/contract/account/second-factor";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { ResendCode } from "../sign-in/new-code.tsx";
import { ConfirmCodeForm } from "./confirm-code-form.tsx";

/** A started set-up of codes by email: challenge, and the address with most of it hidden. */
export type EmailSetup = { challenge: string; sent_to: string };

type Props = { setup: EmailSetup; onClose: () => void; onDone: (recoveryCodes: readonly string[]) => void };

/**
 * Renders the dialog for the first code sent by email, which turns the factor on, and can request another.
 * `onDone` receives the new recovery codes.
 */
export function EmailDialog({ setup, onClose, onDone }: Props) {
  const { api } = useApp();
  const { t } = useLingui();
  const [{ challenge, sent_to: sentTo }, setSetup] = useState(setup);
  const minutes = lifetimeMinutes.mailCode;
  const sendAgain = async () => {
    const answer = await api.call(beginEmailFactor);
    if (!answer.isOk) return answer.failure;
    setSetup(answer.data.data.entity);
    return null;
  };
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
      <ResendCode wasSent onAsk={sendAgain} />
    </Dialog>
  );
}
