import { confirmTotp } from "@anteroom/contract/account/second-factor";
import { Trans, useLingui } from "@lingui/react/macro";
import { useApp } from "../../../platform/app-context.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { ConfirmCodeForm } from "./confirm-code-form.tsx";
import { QrCode } from "../../../ui/card/qr-code.tsx";
import styles from "./security.module.css";

/** A started set-up of an authenticator app (TOTP). */
export type TotpSetup = { secret: string; uri: string };

type Props = { setup: TotpSetup; onClose: () => void; onDone: (recoveryCodes: readonly string[]) => void };

/**
 * Renders the dialog that shows the TOTP key as a QR code and as text to copy, as the app is often on the same phone, and takes the app's first code, which
 * turns the factor on. `onDone` receives the new recovery codes.
 */
export function TotpDialog({ setup, onClose, onDone }: Props) {
  const { api } = useApp();
  const { t } = useLingui();
  const copyLabels = { copy: t`Copy the key`, copied: t`Copied`, refused: t`Your browser did not copy it` };
  const key = setup.secret.replaceAll(/(.{4})(?=.)/g, "$1 ");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      title={<Trans>Set up the authenticator app</Trans>}
    >
      <p>
        <Trans>Scan this code with your authenticator app, or copy the key into it.</Trans>
      </p>
      <QrCode text={setup.uri} label={t`QR code with your key`} />
      <p className={styles["key"]}>
        <span className="sm muted">
          <Trans>Your key</Trans>
        </span>
        <bdi dir="ltr" className={styles["secret"]}>
          {key}
        </bdi>
      </p>
      <div className="row wrapf">
        <CopyButton text={setup.secret} label={t`Copy the key`} words={copyLabels} kind="outlined" />
      </div>
      <ConfirmCodeForm
        hint={<Trans>Enter the code the app shows now.</Trans>}
        onCode={(code) => api.call(confirmTotp, { body: { code } })}
        onDone={onDone}
      />
    </Dialog>
  );
}
