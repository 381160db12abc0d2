import { lifetimeMinutes } from "@anteroom/domain/shared/lifetimes";
import { confirmEmailFactor } from "@anteroom/contract/account/second-factor";
import { Trans, useLingui } from "@lingui/react/macro";
import { useApp } from "../../../platform/app-context.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { ConfirmCodeForm } from "./confirm-code-form.tsx";

export type EmailSetup = { challenge: string; sent_to: string };

type Props = { setup: EmailSetup; onClose: () => void; onDone: (recoveryCodes: readonly string[]) => void };

/** Takes the first code that came by e-mail. */
export function EmailDialog({ setup, onClose, onDone }: Props) {
  const { api } = useApp();
  const { t } = useLingui();
  const { challenge, sent_to: sentTo } = setup;
  const minutes = lifetimeMinutes.mailCode;
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
    </Dialog>
  );
}
