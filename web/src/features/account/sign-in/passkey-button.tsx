import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { noAnswer, type Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import type { PasskeySignIn } from "./log-in-with-passkey.ts";
import styles from "./login.module.css";

type Props = {
  onToken: (token: string) => Promise<void>;
  onFailure: (failure: Failure) => void;
  /** Where the signature is sent, if not to sign in. */
  shape?: PasskeySignIn;
};

/**
 * Renders a button that signs in with a passkey, whose code is loaded on the press. Calls `onToken` or
 * `onFailure`; a cancelled passkey shows a hint only. While the browser asks, the person can cancel; sending any form and leaving the
 * page end it too, and then nothing is called.
 */
export function PasskeyButton({ onToken, onFailure, shape }: Props) {
  const { api } = useApp();
  const [pending, setPending] = useState<AbortController | null>(null);
  const [isUnused, setUnused] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (pending === null) return;
    const end = () => {
      pending.abort();
      setPending(null);
    };
    document.addEventListener("submit", end);
    return () => {
      document.removeEventListener("submit", end);
      pending.abort(); // the page is left; of no consequence once it has ended
    };
  }, [pending]);
  const press = async () => {
    const mine = new AbortController();
    setPending(mine);
    setUnused(false);
    const outcome = await import("./log-in-with-passkey.ts")
      .then(({ signInWithPasskey }) => signInWithPasskey(api, mine.signal, shape))
      .catch((): { failure: Failure } => ({ failure: noAnswer() }));
    if (mine.signal.aborted) return;
    setPending(null);
    if (outcome === "unused") return setUnused(true);
    if ("token" in outcome) return onToken(outcome.token);
    onFailure(outcome.failure);
  };
  const cancel = () => {
    pending?.abort();
    setPending(null);
    button.current?.focus();
  };
  return (
    <>
      <p className={styles["or"]}>
        <Trans>or</Trans>
      </p>
      <Button
        ref={button}
        kind="outlined"
        icon="key"
        isBlock
        isPending={pending !== null}
        onClick={() => void press()}
      >
        <Trans>Use a passkey</Trans>
      </Button>
      {pending && (
        <Button kind="quiet" isBlock onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
      {isUnused && (
        <Banner role="alert">
          <Trans>We couldn’t use a passkey. Try again, or sign in with your password.</Trans>
        </Banner>
      )}
    </>
  );
}
