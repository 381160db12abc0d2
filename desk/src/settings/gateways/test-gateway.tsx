import { clinicGetPaymentGateway, clinicTestPaymentGateway } from "@anteroom/client/operations";
import type { PaymentGateway } from "@anteroom/client/schemas";
import { Trans } from "@lingui/react/macro";
import { Button } from "../../../../web/src/ui/button.tsx";
import { Banner } from "../../../../web/src/ui/feedback/banner.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { useTimes } from "../../platform/times.ts";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { useListFormat } from "../../ui/use-list-format.ts";
import { useState } from "react";
import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import { providerNames, useMethodName } from "./gateway-words.ts";

type Outcome = NonNullable<PaymentGateway["last_test"]>["outcome"];

/**
 * A section with a button that asks the provider whether it knows key and account, and the result
 * of the last test. Names payment methods that the account lacks.
 */
export function TestGateway({ gateway: { id, kind, last_test: last } }: { gateway: PaymentGateway }) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const { dayOf, timeOf } = useTimes();
  const [missing, setMissing] = useState<readonly PaymentMethod[]>([]);
  const test = useAction(() => api.call(clinicTestPaymentGateway, { params: { gateway_id: id } }));
  const run = () =>
    void test.run().then((done) => {
      setMissing(done?.data.entity.missing_methods ?? []);
      refetch(clinicGetPaymentGateway);
    });
  return (
    <section className="stack" aria-labelledby="gateway-test">
      <h2 id="gateway-test">
        <Trans>Test</Trans>
      </h2>
      <p>
        <Trans>
          Asks {providerNames[kind]} whether the API key and the account are right. No money moves.
        </Trans>
      </p>
      {last && (
        <output className="stack g2">
          <OutcomeBanner outcome={last.outcome} provider={providerNames[kind]} />
          <p className="sm muted">
            <Trans>
              Tested on {dayOf(last.tested_at)} at {timeOf(last.tested_at)}
            </Trans>
          </p>
        </output>
      )}
      <MissingMethods methods={missing} provider={providerNames[kind]} />
      <FailureNotice failure={test.failure} />
      <div>
        <Button kind="outlined" isPending={test.isPending} onClick={run}>
          <Trans>Test the account</Trans>
        </Button>
      </div>
    </section>
  );
}

function OutcomeBanner({ outcome, provider }: { outcome: Outcome; provider: string }) {
  switch (outcome) {
    case "works":
      return (
        <Banner tone="ok">
          <Trans>{provider} knows the key and the account.</Trans>
        </Banner>
      );
    case "key_refused":
      return (
        <Banner tone="stop">
          <Trans>{provider} refused the API key. Make a new one there and paste it below.</Trans>
        </Banner>
      );
    case "account_refused":
      return (
        <Banner tone="stop">
          <Trans>{provider} knows the key, but not this account. Check the account’s details below.</Trans>
        </Banner>
      );
    case "unavailable":
      return (
        <Banner tone="warn">
          <Trans>{provider} did not answer. Check the address below, then test again.</Trans>
        </Banner>
      );
  }
}

function MissingMethods({ methods, provider }: { methods: readonly PaymentMethod[]; provider: string }) {
  const methodName = useMethodName();
  const list = useListFormat();
  if (methods.length === 0) return null;
  const names = list(methods.map(methodName));
  return (
    <output>
      <Banner tone="warn">
        <Trans>
          The account does not have all ways to pay. Switch these on at {provider}: {names}.
        </Trans>
      </Banner>
    </output>
  );
}
