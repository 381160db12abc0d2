import {
  clinicGetWebhook,
  clinicListWebhookDeliveries,
  clinicTestWebhook,
} from "@anteroom/client/operations";
import type { Webhook } from "@anteroom/client/schemas";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";

/**
 * A section with a button that sends the event `webhook.test`, which has no data; its result is
 * in the log.
 */
export function TestWebhook({ webhook: { id } }: { webhook: Webhook }) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const [isSent, setSent] = useState(false);
  const test = useAction(() => api.call(clinicTestWebhook, { params: { webhook_id: id } }));
  const run = () => {
    setSent(false);
    void test.run().then((done) => {
      setSent(done !== null);
      refetch(clinicGetWebhook, clinicListWebhookDeliveries);
    });
  };
  return (
    <section className="stack" aria-labelledby="webhook-test">
      <h2 id="webhook-test">
        <Trans>Test</Trans>
      </h2>
      <p>
        <Trans>Sends the event “webhook.test”, which has no data.</Trans>
      </p>
      <FormOutcome
        refusal={test.failure?.code === "status_conflict" && <SwitchedOff />}
        failure={test.failure}
        done={
          isSent && <Trans>The test is on its way. Refresh the log below to see whether it arrived.</Trans>
        }
      />
      <div>
        <Button kind="outlined" isPending={test.isPending} onClick={run}>
          <Trans>Send a test</Trans>
        </Button>
      </div>
    </section>
  );
}

/** A sentence for a delivery that is refused because its webhook is switched off. */
export function SwitchedOff() {
  return <Trans>This webhook is switched off. Switch it on under “Details” first.</Trans>;
}
