import { renamePasskey } from "@anteroom/contract/account/passkeys";
import type { Security } from "@anteroom/contract/account/second-factor";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import styles from "./security.module.css";
import type { RunChange } from "./use-security.ts";

type Props = { passkey: Security["passkeys"][number]; act: RunChange; onClose: () => void };

/** Renders the dialog that gives a passkey another name. Closes before saving; `act` shows a failure of that. */
export function RenamePasskeyDialog({ passkey, act, onClose }: Props) {
  const { api } = useApp();
  const { t } = useLingui();
  const [isEmpty, setEmpty] = useState(false);
  const { id, name } = passkey;
  const send = async (form: FormData) => {
    const typed = form.get("passkey-name");
    const next = typeof typed === "string" ? typed.trim() : "";
    setEmpty(next === "");
    if (next === "") return;
    onClose();
    if (next !== name)
      await act(() => api.call(renamePasskey, { params: { passkey_id: id }, body: { name: next } }));
  };
  return (
    <Dialog isOpen onClose={onClose} closeLabel={t`Close`} title={t`Rename ${name}`}>
      <AppForm className={styles["form"]} onSend={send}>
        <TextField
          ref={(box) => box?.setAttribute("autofocus", "")}
          id="passkey-name"
          name="passkey-name"
          label={t`Name of the passkey`}
          defaultValue={name}
          error={isEmpty && <span role="alert">{t`Give the passkey a name.`}</span>}
          maxLength={60}
          autoComplete="off"
        />
        <Button type="submit" isBlock>
          <Trans>Save</Trans>
        </Button>
      </AppForm>
    </Dialog>
  );
}
