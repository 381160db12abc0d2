import { confirmEmail } from "@anteroom/contract/account/profile";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { CoverMain } from "../access/cover-main.tsx";
import { FormTrouble } from "./form-trouble.tsx";

/**
 * Confirms a new email address by a mail's link. Only the button uses the token up. Afterwards restores the
 * session, if there is one. Shown as `app.cover`, which leaving clears.
 */
export function NewEmailPage({ token }: { token: string }) {
  const app = useApp();
  const [isPending, setPending] = useState(false);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const confirm = async () => {
    setPending(true);
    const answer = await app.api.call(confirmEmail, { body: { token } });
    setPending(false);
    setFailure(answer.isOk ? null : answer.failure);
    setDone(answer.isOk);
    if (answer.isOk && app.session.token() !== null) await app.session.restore(app.api);
  };
  const goOn = async () => {
    await app.navigate("/", { replace: true });
    app.cover.set(null);
  };
  const isOver = failure?.code === "link_not_valid";
  return (
    <CoverMain className="form stack g6">
      <h1>
        {isDone ? (
          <Trans>Your new email address is in use</Trans>
        ) : isOver ? (
          <Trans>This link no longer works</Trans>
        ) : (
          <Trans>Use this email address?</Trans>
        )}
      </h1>
      <FormTrouble order={[]} errors={{}} failure={failure} />
      {!isOver && (
        <p>
          {isDone ? (
            <Trans>We’ll send emails to it from now on, and you sign in with it.</Trans>
          ) : (
            <Trans>From then on we’ll send emails to it, and you sign in with it.</Trans>
          )}
        </p>
      )}
      <div className="row wrapf">
        {!isOver && !isDone && (
          <Button isPending={isPending} onClick={() => void confirm()}>
            <Trans>Use this address</Trans>
          </Button>
        )}
        <Button kind={isOver || isDone ? "filled" : "quiet"} onClick={() => void goOn()}>
          <Trans>Go to the home page</Trans>
        </Button>
      </div>
    </CoverMain>
  );
}
