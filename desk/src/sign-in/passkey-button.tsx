import { beginDeskPasskeySignIn } from "@anteroom/client/operations";
import type { Assertion } from "@anteroom/client/schemas";
import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { noAnswer, type Failure } from "../../../web/src/platform/api.ts";
import type { NoPasskey } from "../../../web/src/platform/passkeys.ts";
import { Button } from "../../../web/src/ui/button.tsx";
import { Banner } from "../../../web/src/ui/feedback/banner.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { deskCredentials, type DeskApi } from "../platform/desk-api.ts";
import { useDesk } from "../platform/desk-context.tsx";

type Outcome = { signature: Assertion } | { failure: Failure } | NoPasskey;

type Props = {
  /** Receives the signature; the button is pending until it is done. */
  onSignature: (signature: Assertion) => Promise<void>;
  children: ReactNode;
};

/**
 * A button that asks the browser for a passkey, whose code is loaded on the press, and passes the signature
 * on; says why there was none. It signs nobody in itself.
 */
export function PasskeyButton({ onSignature, children }: Props) {
  const { api } = useDesk();
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<Failure | NoPasskey | null>(null);
  const press = async () => {
    setPending(true);
    setTrouble(null);
    const outcome = await askPasskey(api);
    if (typeof outcome === "string") setTrouble(outcome);
    else if ("failure" in outcome) setTrouble(outcome.failure);
    else await onSignature(outcome.signature);
    setPending(false);
  };
  return (
    <>
      {typeof trouble === "string" ? (
        <Banner role="alert">
          <WhyNone trouble={trouble} />
        </Banner>
      ) : (
        <FailureNotice failure={trouble} />
      )}
      <Button kind="outlined" icon="key" isPending={isPending} onClick={() => void press()}>
        {children}
      </Button>
    </>
  );
}

function WhyNone({ trouble }: { trouble: NoPasskey }) {
  if (trouble === "unsupported")
    return <Trans>This browser cannot use passkeys. Sign in another way, or use another browser.</Trans>;
  return <Trans>No passkey was used. Try again, or sign in another way.</Trans>;
}

async function askPasskey(api: DeskApi): Promise<Outcome> {
  const options = await api.call(beginDeskPasskeySignIn, { headers: deskCredentials });
  if (!options.isOk) return { failure: options.failure };
  const browser = await import("../../../web/src/platform/passkeys.ts").catch(() => null);
  if (browser === null) return { failure: noAnswer() };
  const signature = await browser.signWithPasskey(options.data.data.entity);
  return typeof signature === "string" ? signature : { signature };
}
