import { clinicChangeWebhook, clinicGetWebhook, clinicListWebhooks } from "@anteroom/client/operations";
import type { Webhook } from "@anteroom/client/schemas";
import { Trans } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { DraftNotice } from "../../platform/draft-notice.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { useDraft } from "../../platform/use-draft.ts";
import { isChangedElsewhere, useConflict } from "../../ui/use-conflict.tsx";
import { WebhookFields } from "./webhook-fields.tsx";
import { isWebhookWhole, useWebhookErrors, webhookBody, webhookToForm } from "./webhook-form.ts";

const opened = (webhook: Webhook) => ({ ...webhookToForm(webhook), replaces: webhook.version });

/**
 * A form that changes a webhook's address, events and purpose, and switches it on or off. Unsaved
 * changes are kept as a draft. What somebody else has changed meanwhile is not replaced unseen.
 */
export function ChangeWebhook({ webhook }: { webhook: Webhook }) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const { id } = webhook;
  const draft = useDraft(`webhook ${id}`, opened(webhook));
  const { entered } = draft;
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const params = { webhook_id: id };
  const save = useAction(async (replaces: string) => {
    const answer = await api.call(clinicChangeWebhook, {
      params,
      body: { ...webhookBody(entered), replaces },
    });
    if (answer.isOk || isChangedElsewhere(answer.failure)) refetch(clinicListWebhooks, clinicGetWebhook);
    return answer;
  });
  const errors = useWebhookErrors(entered, { isTried, failure: save.failure });
  const store = async (replaces: string) => {
    const done = isWebhookWhole(entered) ? await save.run(replaces) : null;
    if (!done) return;
    draft.settle(opened(done.data.entity));
    setTried(false);
    setSaved(true);
  };
  const { submit, ...conflict } = useConflict(save, {
    async read() {
      const answer = await api.call(clinicGetWebhook, { params });
      return answer.isOk ? { isOk: true, data: answer.data.data.entity } : answer;
    },
    onLoad(newest) {
      draft.settle(opened(newest));
      setTried(false);
    },
    onOverwrite: ({ version }) => store(version),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSaved(false);
    void store(entered.replaces);
  };
  return (
    <form className="stack" noValidate onSubmit={send} aria-labelledby="webhook-details">
      <h2 id="webhook-details">
        <Trans>Details</Trans>
      </h2>
      <DraftNotice isRestored={draft.isRestored} onDiscard={() => draft.settle(opened(webhook))} />
      <WebhookFields
        entered={entered}
        errors={errors}
        onChange={(part) => {
          draft.change(part);
          setSaved(false);
        }}
      />
      {conflict.notice}
      <FormOutcome
        refusal={errors.summary}
        failure={conflict.failure}
        done={isSaved && <Trans>The webhook is saved. Events that wait go to this address, too.</Trans>}
      />
      <div>
        <Button type="submit" ref={submit} isPending={save.isPending}>
          <Trans>Save the webhook</Trans>
        </Button>
      </div>
    </form>
  );
}
