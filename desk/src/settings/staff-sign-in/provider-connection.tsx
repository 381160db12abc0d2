import { clinicTestSignInProvider } from "@anteroom/client/operations";
import type { SignInProvider } from "@anteroom/client/schemas";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { CopyButton } from "../../../../web/src/ui/copy-button.tsx";
import { Banner } from "../../../../web/src/ui/feedback/banner.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { useAction } from "../../platform/use-action.ts";

/** Renders the redirect addresses to register at the provider, each with a copy button. */
export function RedirectAddresses({ addresses }: { addresses: readonly string[] }) {
  const { t } = useLingui();
  return (
    <section className="stack" aria-labelledby="provider-addresses">
      <h2 id="provider-addresses">
        <Trans>Redirect addresses</Trans>
      </h2>
      <p>
        <Trans>Register a web application at the provider, with these redirect addresses:</Trans>
      </p>
      <ul className="stack g2">
        {addresses.map((address) => (
          <li key={address} className="row wrapf">
            <bdi dir="ltr" className="long b">
              {address}
            </bdi>
            <CopyButton
              text={address}
              label={t`Copy ${address}`}
              words={{
                copy: t`Copy`,
                copied: t`Copied`,
                refused: t`Copying did not work. Mark the address and copy it yourself.`,
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Renders a button that has our server fetch the provider's description, and the result. Does not test client
 * ID and secret.
 */
export function TestConnection({ provider: { name, issuer } }: { provider: SignInProvider }) {
  const { api } = useDesk();
  const [outcome, setOutcome] = useState<{ isWorking: boolean; issuer: string } | null>(null);
  const test = useAction(() => api.call(clinicTestSignInProvider));
  const run = () => {
    setOutcome(null);
    void test
      .run()
      .then((done) => done && setOutcome({ isWorking: done.data.entity.outcome === "works", issuer }));
  };
  return (
    <section className="stack" aria-labelledby="provider-test">
      <h2 id="provider-test">
        <Trans>Test</Trans>
      </h2>
      <p>
        <Trans>
          Asks {name} for its description. Whether client ID and secret are right shows at the first sign-in.
        </Trans>
      </p>
      {outcome?.issuer === issuer && (
        <output className="stack g2">
          {outcome.isWorking ? (
            <Banner tone="ok">
              <Trans>{name} answers.</Trans>
            </Banner>
          ) : (
            <Banner tone="warn">
              <Trans>{name} does not answer, or calls itself something else. Check the issuer.</Trans>
            </Banner>
          )}
        </output>
      )}
      <FailureNotice failure={test.failure} />
      <div>
        <Button kind="outlined" isPending={test.isPending} onClick={run}>
          <Trans>Test the connection</Trans>
        </Button>
      </div>
    </section>
  );
}
