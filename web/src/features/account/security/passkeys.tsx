import { removePasskey } from "@anteroom/contract/account/passkeys";
import type { Security } from "@anteroom/contract/account/second-factor";
import { formatDay } from "@anteroom/domain/appointment/appointment-time";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { Row, Rows, IconTile } from "../../../ui/card/rows.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { RenamePasskeyDialog } from "./rename-passkey-dialog.tsx";
import styles from "./security.module.css";
import type { SecurityState } from "./use-security.ts";

type Passkey = Security["passkeys"][number];
type Props = { data: Security; security: SecurityState };

/** Lists the patient's passkeys, with actions to add one, to rename and, after confirmation, to remove each. */
export function Passkeys({ data, security }: Props) {
  const { api } = useApp();
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const { act } = security;
  const add = useRef<HTMLButtonElement>(null);
  const count = data.passkeys.length;
  const former = useRef(count);
  // The button that removed one goes with it, and with the button the focus.
  useEffect(() => {
    if (count < former.current && document.activeElement === document.body) add.current?.focus();
    former.current = count;
  }, [count]);
  const close = () => setLeaving(null);
  const name = leaving?.name ?? "";
  return (
    <>
      {count > 0 && (
        <Sheet isFlush>
          <Rows>
            {data.passkeys.map((passkey) => (
              <Row key={passkey.id} lead={<IconTile icon="key" />}>
                <div className={styles["way"]}>
                  <h3 className={styles["name"]}>{passkey.name}</h3>
                  <p className="sm muted">
                    <Use passkey={passkey} />
                  </p>
                  <div className="row g2">
                    <Button kind="outlined" isSmall onClick={() => setRenamed(passkey)}>
                      <Trans>
                        Rename<span className="vh"> {passkey.name}</span>
                      </Trans>
                    </Button>
                    <Button kind="outlined" isSmall onClick={() => setLeaving(passkey)}>
                      <Trans>
                        Remove<span className="vh"> {passkey.name}</span>
                      </Trans>
                    </Button>
                  </div>
                </div>
              </Row>
            ))}
          </Rows>
        </Sheet>
      )}
      <div>
        <Button ref={add} kind="soft" icon="plus" onClick={() => setAdding(true)}>
          <Trans>Add a passkey</Trans>
        </Button>
      </div>
      {isAdding && <AddPasskeyDialog security={security} onClose={() => setAdding(false)} />}
      {renamed && <RenamePasskeyDialog passkey={renamed} act={act} onClose={() => setRenamed(null)} />}
      {leaving && (
        <ConfirmDialog
          title={t`Remove ${name}?`}
          yes={t`Remove the passkey`}
          no={t`Keep it`}
          onNo={close}
          onYes={() => {
            close();
            void act(() => api.call(removePasskey, { params: { passkey_id: leaving.id } }));
          }}
        >
          <Trans>It no longer opens your account. Your device may still show it. Remove it there too.</Trans>
        </ConfirmDialog>
      )}
    </>
  );
}

function Use({ passkey }: { passkey: Passkey }) {
  const locale = useLocale();
  const { settings } = useClinic();
  const session = useSession();
  const zone = (session.kind === "signed-in" ? session.profile.timeZone : null) ?? settings.timeZone;
  const day = (instant: string) => formatDay(Date.parse(instant), zone, locale, true);
  const made = day(passkey.created_at);
  if (passkey.last_used_at === null) return <Trans>Added on {made}, not used yet</Trans>;
  const used = day(passkey.last_used_at);
  return (
    <Trans>
      Added on {made}, last used on {used}
    </Trans>
  );
}
