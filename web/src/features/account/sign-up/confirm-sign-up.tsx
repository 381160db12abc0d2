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
import { TroubleSummary, useFormTrouble } from "../access/trouble.tsx";
import { readReturnPath } from "../access/return-path.ts";

type Props = {
  token: string;
  /**
   * Called with the session. `returnPath`: the page wanted before; null if sign-up was not requested on this
   * device.
   */
  onDone: (session: string, returnPath: string | null) => void;
  /** Called when the link is no longer valid. */
  onLeave: () => void;
};

/**
 * Renders a button that confirms the email address of a sign-up: mail scanners open links but press no
 * buttons. `onDone` receives the session token and where to go on; without a stored page it also offers to
 * choose another password first. `onLeave` is called by the links of a used link.
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
    show({ failure: answer.failure });
  };
  const isLinkOver = trouble.failure?.code === "link_not_valid";
  const promise =
    returnPath === null || returnPath === "/" ? (
      <Trans>Your account at {clinic} is then ready, and you’re signed in on this device.</Trans>
    ) : (
      <Trans>You’re then signed in at {clinic}, and go on where you were.</Trans>
    );
  return (
    <AccessPage
      title={
        isLinkOver ? <Trans>This link no longer works</Trans> : <Trans>Confirm your email address</Trans>
      }
      lead={!isLinkOver && promise}
    >
      <AppForm className={styles["form"]} onSend={() => send()}>
        <TroubleSummary trouble={trouble} />
        {isLinkOver ? (
          <>
            <p>
              <Trans>Have you confirmed it already, perhaps on another device? Then sign in.</Trans>
            </p>
            <AppLink to="/login" className={buttonClass({ isBlock: true })} onClick={onLeave}>
              <Trans>Sign in</Trans>
            </AppLink>
            <AppLink
              to="/sign-up"
              className={buttonClass({ kind: "outlined", isBlock: true })}
              onClick={onLeave}
            >
              <Trans>Start again</Trans>
            </AppLink>
          </>
        ) : (
          <>
            <Button type="submit" isBlock isPending={isPending}>
              <Trans>Confirm and continue</Trans>
            </Button>
            {returnPath === null && (
              <>
                <Button
                  kind="quiet"
                  isBlock
                  isPending={isPending}
                  onClick={() => void send("/recover-password")}
                >
                  <Trans>Confirm and choose a new password</Trans>
                </Button>
                <p className="sm muted">
                  <Trans>
                    For when someone else chose the password. Didn’t ask for this account? Don’t confirm it,
                    and it won’t be made.
                  </Trans>
                </p>
              </>
            )}
          </>
        )}
      </AppForm>
    </AccessPage>
  );
}
