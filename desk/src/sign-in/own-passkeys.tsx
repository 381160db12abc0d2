import { getDeskSecurity, removeDeskPasskey, renameDeskPasskey } from "@anteroom/client/operations";
import type { OwnPasskey } from "@anteroom/client/schemas";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { Rows } from "../../../web/src/ui/card/rows.tsx";
import { TextField } from "../../../web/src/ui/form/field.tsx";
import { Dialog } from "../../../web/src/ui/overlay/dialog.tsx";
import styles from "../doctors/doctors-screen.module.css";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useTimes } from "../platform/times.ts";
import { useAction } from "../platform/use-action.ts";
import { useRefetch } from "../platform/use-answer.ts";
import { ConfirmDialog } from "../ui/confirm.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import type { WithProof } from "./password-proof.tsx";

type Props = { passkeys: readonly OwnPasskey[]; withProof: WithProof };

/** The account's passkeys: listed, added, renamed, and removed after a confirmation. */
export function OwnPasskeys({ passkeys, withProof }: Props) {
  return (
    <section className="stack">
      <h2>
        <Trans>Passkeys</Trans>
      </h2>
      <p>
        <Trans>
          A passkey signs you in with your fingerprint, your face or the PIN of your device. You then need
          neither password nor code.
        </Trans>
      </p>
      {passkeys.length > 0 && (
        <div className={styles["sheet"]}>
          <Rows>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} withProof={withProof} />
            ))}
          </Rows>
        </div>
      )}
      <AddPasskey withProof={withProof} />
    </section>
  );
}

type RowProps = { passkey: OwnPasskey; withProof: WithProof };

function PasskeyRow({ passkey, withProof }: RowProps) {
  const { t } = useLingui();
  const { dayOf } = useTimes();
  const [isOpen, setOpen] = useState<"rename" | "remove" | null>(null);
  const { name, created_at: madeAt, last_used_at: usedAt } = passkey;
  const made = dayOf(madeAt);
  const used = usedAt === null ? null : dayOf(usedAt);
  const close = () => setOpen(null);
  return (
    <li className={styles["row"]}>
      <div className="grow stack g1">
        <p>
          <bdi className="b">{name}</bdi>
        </p>
        <p className="sm muted">
          {used === null ? (
            <Trans>Added on {made}, not used yet</Trans>
          ) : (
            <Trans>
              Added on {made}, last used on {used}
            </Trans>
          )}
        </p>
      </div>
      <Button kind="outlined" isSmall aria-label={t`Rename ${name}`} onClick={() => setOpen("rename")}>
        <Trans>Rename</Trans>
      </Button>
      <Button kind="quiet" isSmall aria-label={t`Remove ${name}`} onClick={() => setOpen("remove")}>
        <Trans>Remove</Trans>
      </Button>
      {isOpen === "rename" && <Rename passkey={passkey} withProof={withProof} onClose={close} />}
      {isOpen === "remove" && <Remove passkey={passkey} withProof={withProof} onClose={close} />}
    </li>
  );
}

type DialogProps = RowProps & { onClose: () => void };

function Rename({ passkey, withProof, onClose }: DialogProps) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const [name, setName] = useState(passkey.name);
  const rename = useAction(() =>
    withProof(() =>
      api.call(renameDeskPasskey, { params: { passkey_id: passkey.id }, body: { name: name.trim() } }),
    ),
  );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "" || (await rename.run()) === null) return;
    refetch(getDeskSecurity);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} closeLabel={t`Close`} title={<Trans>Rename {passkey.name}</Trans>}>
      <form className="stack" noValidate onSubmit={(event) => void send(event)}>
        <FailureNotice failure={rename.failure} />
        <TextField
          label={t`Name of the passkey`}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" isPending={rename.isPending}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </Dialog>
  );
}

function Remove({ passkey, withProof, onClose }: DialogProps) {
  const { api, session } = useDesk();
  const refetch = useRefetch();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={<Trans>Remove {passkey.name}?</Trans>}
      keep={<Trans>Keep the passkey</Trans>}
      confirm={<Trans>Remove</Trans>}
      act={() => withProof(() => api.call(removeDeskPasskey, { params: { passkey_id: passkey.id } }))}
      onDone={() => {
        refetch(getDeskSecurity);
        void session.ask();
        onClose();
      }}
    >
      <p>
        <Trans>It no longer signs you in here. Your device may still show it. Remove it there too.</Trans>
      </p>
    </ConfirmDialog>
  );
}
