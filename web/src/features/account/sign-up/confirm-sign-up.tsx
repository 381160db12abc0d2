import { confirmSignUp } from "@anteroom/contract/account/access";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { AccessPage } from "../access/access-page.tsx";
import styles from "../access/access.module.css";
import { forgetLinkToken, sentMail } from "../access/link-token.ts";
import { TroubleSummary, useFormTrouble } from "../access/trouble.tsx";
import { readReturnPath } from "../access/return-path.ts";

type Props = {
  token: string;
  /**
   * Called with the session. `returnPath`: the page wanted before; null if sign-up was not requested on this
   * device.
   */
  onDone: (session: string, returnPath: string | null) => void;
  /** Called when the person leaves a link that is no longer valid for the form. */
  onLeave: () => void;
};

/**
 * Renders a button that confirms the email address of a sign-up: mail scanners open links but press no
 * buttons. `onDone` receives the session token and where to go on; without a stored page it also offers to
 * choose another password first. A used or expired link is erased from the tab and says so; `onLeave` is called when the form is wanted
 * instead.
 */
export function ConfirmSignUp({ token, onDone, onLeave }: Props) {
  const { api, clock, storage } = useApp();
  const [returnPath] = useState(() => readReturnPath(deviceMemory(storage), clock.now()));
  const { manifest } = useClinic();
  const clinic = manifest?.name ?? "";
  const [isPending, setPending] = useState(false);
  const { trouble, show } = useFormTrouble();
  const send = async (goal = returnPath) => {
    if (isPending) return;
    setPending(true);
    const answer = await api.call(confirmSignUp, { body: { token } });
    setPending(false);
    if (answer.isOk) return onDone(answer.data.data.entity.token, goal);
    // Nothing can be done with it any more: this tab must not come back to it.
    if (answer.failure.code === "link_not_valid") forgetLinkToken("confirmation_token", sentMail);
    show({ failure: answer.failure });
  };
  if (trouble.failure?.code === "link_not_valid") return <LinkOver onLeave={onLeave} />;
  const promise =
    returnPath === null || returnPath === "/" ? (
      <Trans>Your account at {clinic} is then ready, and you’re signed in on this device.</Trans>
    ) : (
      <Trans>You’re then signed in at {clinic}, and go on where you were.</Trans>
    );
  return (
    <AccessPage title={<Trans>Confirm your email address</Trans>} lead={promise}>
      <AppForm className={styles["form"]} onSend={() => send()}>
        <TroubleSummary trouble={trouble} />
        <Button type="submit" isBlock isPending={isPending}>
          <Trans>Confirm and continue</Trans>
        </Button>
        {returnPath === null && (
          <>
            <Button kind="quiet" isBlock isPending={isPending} onClick={() => void send("/recover-password")}>
              <Trans>Confirm and choose a new password</Trans>
            </Button>
            <p className="sm muted">
              <Trans>
                For when someone else chose the password. Didn’t ask for this account? Don’t confirm it, and
                it won’t be made.
              </Trans>
            </p>
          </>
        )}
      </AppForm>
    </AccessPage>
  );
}

function LinkOver({ onLeave }: { onLeave: () => void }) {
  return (
    <AccessPage
      title={<Trans>This link no longer works</Trans>}
      lead={<Trans>A link that confirms an email address works once, and for 24 hours.</Trans>}
    >
      <p>
        <Trans>Have you confirmed it already, perhaps on another device?</Trans>
      </p>
      <div className={styles["actions"]}>
        <AppLink to="/login" className={buttonClass({ isBlock: true })}>
          <Trans>Sign in</Trans>
        </AppLink>
        <AppLink to="/sign-up" className={buttonClass({ kind: "outlined", isBlock: true })} onClick={onLeave}>
          <Trans>Start again</Trans>
        </AppLink>
      </div>
    </AccessPage>
  );
}
