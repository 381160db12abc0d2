import { beginPasskey, type CreationOptions, registerPasskey } from "@anteroom/contract/account/passkeys";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { createPasskey } from "../../../platform/passkeys.ts";
import { AppForm } from "../../../platform/forms/form.tsx";
import { Button } from "../../../ui/button.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import styles from "./security.module.css";
import type { SecurityState } from "./use-security.ts";

type Props = { security: SecurityState; onClose: () => void };
type Trouble = "empty" | "unused" | "known" | null;

/**
 * Renders the dialog that names a passkey, creates it on the device and registers it with the server; the
 * password may be asked for first (`security.onProof`). Closes before registering; a failure of that is shown
 * by `security`.
 */
export function AddPasskeyDialog({ security: { act, failure }, onClose }: Props) {
  const { api } = useApp();
  const { t } = useLingui();
  const [trouble, setTrouble] = useState<Trouble>(null);
  const [isPending, setPending] = useState(false);
  const [isSent, setSent] = useState(false);
  const textOf = useFailureText();
  const problemText = failure && textOf(failure);
  const keep = async (name: string, options: CreationOptions) => {
    setPending(true);
    const made = await createPasskey(options);
    if (typeof made === "string") {
      setPending(false);
      return setTrouble(made === "known" ? "known" : "unused");
    }
    onClose();
    await act(() => api.call(registerPasskey, { body: { name, credential: made } }));
  };
  const send = async (form: FormData) => {
    if (isPending) return;
    const typed = form.get("passkey-name");
    const name = typeof typed === "string" ? typed.trim() : "";
    if (name === "") return setTrouble("empty");
    setTrouble(null);
    setSent(true);
    setPending(true);
    let isRequested = false;
    await act(
      () => api.call(beginPasskey),
      ({ data }) => {
        isRequested = true;
        void keep(name, data.entity);
      },
    );
    if (!isRequested) setPending(false); // the password is asked for first, or it did not work
  };
  const words = {
    empty: t`Give the passkey a name.`,
    unused: t`We couldn’t create a passkey. Try again, or use another device.`,
    known: t`This device already has a passkey for this account.`,
  };
  return (
    <Dialog isOpen onClose={onClose} closeLabel={t`Close`} title={<Trans>Add a passkey</Trans>}>
      {/* Said here as well: the page below is out of reach while this is open. */}
      {isSent && problemText && (
        <Banner tone="stop" role="alert">
          <strong>{problemText.title}</strong> {problemText.detail}
        </Banner>
      )}
      <AppForm className={styles["form"]} onSend={send}>
        <TextField
          ref={(box) => box?.setAttribute("autofocus", "")}
          id="passkey-name"
          name="passkey-name"
          label={t`Name of the passkey`}
          hint={t`A name you’ll recognise, such as "My phone".`}
          defaultValue={t`My device`}
          error={trouble && <span role="alert">{words[trouble]}</span>}
          maxLength={60}
          autoComplete="off"
        />
        <Button type="submit" isBlock isPending={isPending}>
          <Trans>Continue</Trans>
        </Button>
      </AppForm>
    </Dialog>
  );
}
