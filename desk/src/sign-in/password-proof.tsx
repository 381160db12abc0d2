import { proveDeskPassword } from "@anteroom/client/operations";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent, type ReactNode } from "react";
import type { Result } from "../../../web/src/platform/api.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { PasswordField } from "../../../web/src/ui/form/password-field.tsx";
import { Dialog } from "../../../web/src/ui/overlay/dialog.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";

/**
 * Runs a request; where the server wants the password again, asks for it and runs the request once more.
 * Resolves with the first refusal if the person closes the dialog.
 */
export type WithProof = <T>(act: () => Promise<Result<T>>) => Promise<Result<T>>;

/**
 * Returns `withProof`, and the dialog for the password that the screen must render. `reason` replaces the dialog's
 * sentence about one's own sign-in.
 */
export function usePasswordProof(reason?: ReactNode): { withProof: WithProof; dialog: ReactNode } {
  const [answer, setAnswer] = useState<((isProven: boolean) => void) | null>(null);
  const settle = (isProven: boolean) => {
    answer?.(isProven);
    setAnswer(null);
  };
  const withProof: WithProof = async (act) => {
    const first = await act();
    if (first.isOk || first.failure.code !== "proof_needed") return first;
    const isProven = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    return isProven ? act() : first;
  };
  return { withProof, dialog: answer && <PasswordDialog reason={reason} onDone={settle} /> };
}

type DialogProps = { reason: ReactNode; onDone: (isProven: boolean) => void };

function PasswordDialog({ reason, onDone }: DialogProps) {
  const { t } = useLingui();
  const { api } = useDesk();
  const [password, setPassword] = useState("");
  const prove = useAction(() => api.call(proveDeskPassword, { body: { password } }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    void prove.run().then((done) => done && onDone(true));
  };
  return (
    <Dialog isOpen onClose={() => onDone(false)} closeLabel={t`Close`} title={<Trans>Your password</Trans>}>
      <form className="stack" noValidate onSubmit={send}>
        <p>{reason ?? <Trans>Enter your password again before you change how you sign in.</Trans>}</p>
        <FailureNotice failure={prove.failure} />
        <PasswordField
          label={t`Password`}
          name="proof-password"
          showLabel={t`Show password`}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <Button type="submit" isPending={prove.isPending}>
          <Trans>Continue</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
