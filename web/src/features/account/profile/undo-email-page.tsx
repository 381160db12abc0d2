import { undoEmail } from "@anteroom/contract/account/profile";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { CoverMain } from "../access/cover-main.tsx";
import { FormTrouble } from "./form-trouble.tsx";

/**
 * Restores the old email address by a mail's link, then leads to `/set-password` with a token. Only the
 * button uses the link up; it ends the sessions of all devices, also here. Shown as `app.cover`, which
 * leaving clears.
 */
export function UndoEmailPage({ token }: { token: string }) {
  const app = useApp();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const leave = async (to: string) => {
    await app.navigate(to, { replace: true });
    app.cover.set(null);
  };
  const undo = async () => {
    setPending(true);
    app.session.leaving(true);
    const answer = await app.api.call(undoEmail, { body: { token } });
    setPending(false);
    if (answer.isOk && app.session.token() !== null) await app.session.restore(app.api);
    app.session.leaving(false);
    if (!answer.isOk) return setFailure(answer.failure);
    return leave(`/set-password?token=${answer.data.data.entity.reset_token}`);
  };
  const isOver = failure?.code === "link_not_valid";
  return (
    <CoverMain className="form stack g6">
      <h1>
        {isOver ? <Trans>This link no longer works</Trans> : <Trans>Get your old email address back?</Trans>}
      </h1>
      <FormTrouble order={[]} errors={{}} failure={failure} />
      {!isOver && (
        <p>
          <Trans>
            Your account will use this email address again. We sign out every device, and you choose a new
            password.
          </Trans>
        </p>
      )}
      <div className="row wrapf">
        {!isOver && (
          <Button isPending={isPending} onClick={() => void undo()}>
            <Trans>Undo the change</Trans>
          </Button>
        )}
        <Button kind={isOver ? "filled" : "quiet"} onClick={() => void leave("/")}>
          <Trans>Go to the home page</Trans>
        </Button>
      </div>
    </CoverMain>
  );
}
