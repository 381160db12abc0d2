import {
  clinicChangeWebhook,
  clinicGetWebhook,
  clinicListWebhooks,
  type Webhook,
} from "@anteroom/contract/administration/webhooks";
import { Trans } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { DraftNotice } from "../../platform/draft-notice.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { useDraft } from "../../platform/use-draft.ts";
import { WebhookFields } from "./webhook-fields.tsx";
import { isWebhookWhole, useWebhookErrors, webhookBody, webhookToForm } from "./webhook-form.ts";

/**
 * A form that changes a webhook's address, events and purpose, and switches it on or off. Unsaved
 * changes are kept as a draft.
 */
export function ChangeWebhook({ webhook }: { webhook: Webhook }) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const { id } = webhook;
  const draft = useDraft(`webhook ${id}`, webhookToForm(webhook));
  const { entered } = draft;
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const save = useAction(() =>
    api.call(clinicChangeWebhook, { params: { webhook_id: id }, body: webhookBody(entered) }),
  );
  const errors = useWebhookErrors(entered, { isTried, failure: save.failure });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSaved(false);
    if (!isWebhookWhole(entered)) return;
    void save.run().then((done) => {
      if (!done) return;
      draft.settle(webhookToForm(done.data.entity));
      setTried(false);
      setSaved(true);
      refetch(clinicListWebhooks, clinicGetWebhook);
    });
  };
  return (
    <form className="stack" noValidate onSubmit={send} aria-labelledby="webhook-details">
      <h2 id="webhook-details">
        <Trans>Details</Trans>
      </h2>
      <DraftNotice isRestored={draft.isRestored} onDiscard={() => draft.settle(webhookToForm(webhook))} />
      <WebhookFields
        entered={entered}
        errors={errors}
        onChange={(part) => {
          draft.change(part);
          setSaved(false);
        }}
      />
      <FormOutcome
        refusal={errors.summary}
        failure={save.failure}
        done={isSaved && <Trans>The webhook is saved. Events that wait go to this address, too.</Trans>}
      />
      <div>
        <Button type="submit" isPending={save.isPending}>
          <Trans>Save the webhook</Trans>
        </Button>
      </div>
    </form>
  );
}
