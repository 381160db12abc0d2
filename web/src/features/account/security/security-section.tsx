import { Trans, useLingui } from "@lingui/react/macro";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Passkeys } from "./passkeys.tsx";
import { ProofDialog } from "./proof-dialog.tsx";
import { SecondFactors } from "./second-steps.tsx";
import { useSecurity } from "./use-security.ts";

/**
 * Fetches and renders the `security` section: second factors and passkeys, with the password dialog where the
 * server requires proof.
 */
export function SecuritySection() {
  const { t } = useLingui();
  const textOf = useFailureText();
  const security = useSecurity();
  const { data, loadFailure, failure, onProof, again } = security;
  if (loadFailure) {
    const { title, detail } = textOf(loadFailure);
    return (
      <Banner
        tone="stop"
        role="alert"
        action={<Button isSmall kind="outlined" onClick={again}>{t`Try again`}</Button>}
      >
        <strong>{title}</strong> {detail}
      </Banner>
    );
  }
  if (!data) return <Skeleton label={t`Loading`} />;
  const problemText = failure ? textOf(failure) : null;
  return (
    <>
      {problemText && (
        <Banner tone="stop" role="alert">
          <strong>{problemText.title}</strong> {problemText.detail}
        </Banner>
      )}
      <section className="stack" aria-labelledby="second-steps">
        <h2 id="second-steps">
          <Trans>Second step when you sign in</Trans>
        </h2>
        <p className="muted">
          <Trans>
            After your password we ask for a code. Someone who only knows your password can’t get in.
          </Trans>
        </p>
        <SecondFactors data={data} security={security} />
      </section>
      <section className="stack" aria-labelledby="passkeys">
        <h2 id="passkeys">
          <Trans>Passkeys</Trans>
        </h2>
        <p className="muted">
          <Trans>Sign in with your fingerprint, your face or your device’s PIN, without a password.</Trans>
        </p>
        <Passkeys data={data} security={security} />
      </section>
      {onProof && <ProofDialog onDone={onProof} />}
    </>
  );
}
