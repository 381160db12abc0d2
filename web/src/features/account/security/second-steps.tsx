import {
  beginEmailFactor,
  beginTotp,
  removeEmailFactor,
  removeTotp,
  renewRecoveryCodes,
  type Security,
} from "@anteroom/contract/account/second-factor";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import type { IconName } from "../../../ui/icons/icon-names.ts";
import { Row, Rows, IconTile } from "../../../ui/card/rows.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { EmailDialog, type EmailSetup } from "./email-dialog.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import styles from "./security.module.css";
import { TotpDialog, type TotpSetup } from "./totp-dialog.tsx";
import type { SecurityState } from "./use-security.ts";

type Open =
  | { kind: "totp"; setup: TotpSetup }
  | { kind: "email"; setup: EmailSetup }
  | { kind: "codes"; codes: readonly string[] }
  | { kind: "remove-totp" | "remove-email" | "renew" }
  | null;

type Props = { data: Security; security: SecurityState };

/**
 * Lists the second factors (authenticator app, codes by email, recovery codes), each with its state and the
 * actions to set it up or turn it off. New recovery codes are shown once.
 */
export function SecondFactors({ data, security }: Props) {
  const { api } = useApp();
  const { t } = useLingui();
  const [open, setOpen] = useState<Open>(null);
  const { act, isActing, onProof } = security;
  const from = useReturnFocus(open !== null || onProof !== null);
  const close = () => setOpen(null);
  const showCodes = (codes: readonly string[]) => {
    security.again();
    setOpen(codes.length > 0 ? { kind: "codes", codes } : null);
  };
  const beginApp = () =>
    act(
      () => api.call(beginTotp),
      ({ data: { entity } }) => setOpen({ kind: "totp", setup: entity }),
    );
  const beginMail = () =>
    act(
      () => api.call(beginEmailFactor),
      ({ data: { entity } }) => setOpen({ kind: "email", setup: entity }),
    );
  return (
    <>
      <Sheet isFlush>
        <Rows>
          <Way
            icon="smartphone"
            title={t`Authenticator app`}
            detail={t`An app on your phone shows a new code every 30 seconds. It works without a network.`}
            isOn={data.totp_since !== null}
          >
            {data.totp_since === null ? (
              <Button kind="soft" isSmall isPending={isActing} onClick={from(() => void beginApp())}>
                {t`Set up the authenticator app`}
              </Button>
            ) : (
              <Button kind="outlined" isSmall onClick={from(() => setOpen({ kind: "remove-totp" }))}>
                {t`Turn off the authenticator app`}
              </Button>
            )}
          </Way>
          <Way
            icon="envelope"
            title={t`Codes by email`}
            detail={<EmailDetail email={data.email} />}
            isOn={data.email_since !== null}
          >
            {data.email_since !== null ? (
              <Button kind="outlined" isSmall onClick={from(() => setOpen({ kind: "remove-email" }))}>
                {t`Turn off codes by email`}
              </Button>
            ) : (
              data.email !== null && (
                <Button kind="soft" isSmall isPending={isActing} onClick={from(() => void beginMail())}>
                  {t`Set up codes by email`}
                </Button>
              )
            )}
          </Way>
          {(data.totp_since !== null || data.email_since !== null) && (
            <Way
              icon="key"
              title={t`Recovery codes`}
              detail={t`${plural(data.recovery_codes_left, { one: "# code is left. It opens your account once if you lose the other ways to sign in.", other: "# codes are left. Each opens your account once if you lose the other ways to sign in." })}`}
            >
              <Button kind="outlined" isSmall onClick={from(() => setOpen({ kind: "renew" }))}>
                {t`Make new recovery codes`}
              </Button>
            </Way>
          )}
        </Rows>
      </Sheet>
      {open && <StepDialog open={open} data={data} act={act} onClose={close} onCodes={showCodes} />}
    </>
  );
}

type StepDialogProps = {
  open: NonNullable<Open>;
  data: Security;
  act: SecurityState["act"];
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
};

/** What sets a way up, or asks before one is turned off. */
function StepDialog({ open, data, act, onClose, onCodes }: StepDialogProps) {
  const { api } = useApp();
  const { t } = useLingui();
  const isLast = (data.totp_since === null) !== (data.email_since === null);
  const finalNote = isLast ? (
    <Trans>You’ll only need your password to sign in, and your recovery codes stop working.</Trans>
  ) : null;
  switch (open.kind) {
    case "totp":
      return <TotpDialog setup={open.setup} onClose={onClose} onDone={onCodes} />;
    case "email":
      return <EmailDialog setup={open.setup} onClose={onClose} onDone={onCodes} />;
    case "codes":
      return <RecoveryCodesDialog codes={open.codes} onClose={onClose} />;
    case "remove-totp":
      return (
        <ConfirmDialog
          title={t`Turn off the authenticator app?`}
          yes={t`Turn off`}
          no={t`Keep it on`}
          onNo={onClose}
          onYes={() => void act(() => api.call(removeTotp), onClose).then(onClose)}
        >
          {finalNote}
        </ConfirmDialog>
      );
    case "remove-email":
      return (
        <ConfirmDialog
          title={t`Turn off codes by email?`}
          yes={t`Turn off`}
          no={t`Keep it on`}
          onNo={onClose}
          onYes={() => void act(() => api.call(removeEmailFactor), onClose).then(onClose)}
        >
          {finalNote}
        </ConfirmDialog>
      );
    case "renew":
      return (
        <ConfirmDialog
          title={t`Make new recovery codes?`}
          yes={t`Make new ones`}
          no={t`Keep the old ones`}
          onNo={onClose}
          onYes={() => {
            onClose();
            void act(
              () => api.call(renewRecoveryCodes),
              ({ data: { entity } }) => onCodes(entity.recovery_codes),
            );
          }}
        >
          <Trans>The codes you have now stop working.</Trans>
        </ConfirmDialog>
      );
  }
}

function EmailDetail({ email }: { email: string | null }) {
  if (email === null) return <Trans>We don’t have your email address. Add one in your details first.</Trans>;
  return (
    <Trans>
      We send a code to <bdi className="long">{email}</bdi> each time.
    </Trans>
  );
}

type WayProps = { icon: IconName; title: string; detail: ReactNode; isOn?: boolean; children: ReactNode };

function Way({ icon, title, detail, isOn, children }: WayProps) {
  return (
    <Row lead={<IconTile icon={icon} />}>
      <div className={styles["way"]}>
        <div className="row wrapf g2">
          <h3 className={styles["name"]}>{title}</h3>
          {isOn === true && (
            <Badge tone="ok" icon="check-circle-fill">
              <Trans>On</Trans>
            </Badge>
          )}
        </div>
        <p className="sm muted">{detail}</p>
        <div>{children}</div>
      </div>
    </Row>
  );
}

/**
 * Returns a function that wraps what a button opens: the button gets the focus again once `isOpen` is false and nothing else has it. A dialog
 * that is removed while open does not return the focus.
 */
function useReturnFocus(isOpen: boolean): (open: () => void) => (event: MouseEvent<HTMLElement>) => void {
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen && document.activeElement === document.body) opener.current?.focus();
  }, [isOpen]);
  return (open) =>
    ({ currentTarget }) => {
      opener.current = currentTarget;
      open();
    };
}
