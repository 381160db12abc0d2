import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { noAnswer, type Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import styles from "./login.module.css";

type Props = { onToken: (token: string) => Promise<void>; onFailure: (failure: Failure) => void };

/**
 * Renders a button that signs in with a passkey, whose code is loaded on the press. Calls `onToken` or
 * `onFailure`; a cancelled passkey shows a hint only.
 */
export function PasskeyButton({ onToken, onFailure }: Props) {
  const { api } = useApp();
  const [state, setState] = useState<"idle" | "pending" | "unused">("idle");
  const press = async () => {
    setState("pending");
    const outcome = await import("./log-in-with-passkey.ts")
      .then(({ signInWithPasskey }) => signInWithPasskey(api))
      .catch((): { failure: Failure } => ({ failure: noAnswer() }));
    setState(outcome === "unused" ? "unused" : "idle");
    if (outcome === "unused") return;
    if ("token" in outcome) return onToken(outcome.token);
    onFailure(outcome.failure);
  };
  return (
    <>
      <p className={styles["or"]}>
        <Trans>or</Trans>
      </p>
      <Button kind="outlined" icon="key" isBlock isPending={state === "pending"} onClick={() => void press()}>
        <Trans>Use a passkey</Trans>
      </Button>
      {state === "unused" && (
        <Banner role="alert">
          <Trans>We couldn’t use a passkey. Try again, or sign in with your password.</Trans>
        </Banner>
      )}
    </>
  );
}
