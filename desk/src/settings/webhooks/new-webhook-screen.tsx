import { clinicAddWebhook, clinicListWebhooks } from "@anteroom/client/operations";
import { Trans } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button, buttonClass } from "../../../../web/src/ui/button.tsx";
import { ScreenTitle } from "../../frame/screen-title.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { DraftNotice } from "../../platform/draft-notice.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { linkTo } from "../../platform/route.ts";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { useDraft } from "../../platform/use-draft.ts";
import { SecretOnce } from "../secret-once.tsx";
import { WebhookFields } from "./webhook-fields.tsx";
import { isWebhookWhole, useWebhookErrors, webhookBody, webhookToForm } from "./webhook-form.ts";
import { BackToWebhooks } from "./webhook-screen.tsx";

type Added = { id: number; secret: string };

/**
 * The screen of a new webhook: its form, then its secret, shown once, with a link to the webhook.
 * Unsaved entries are kept as a draft.
 */
export function NewWebhookScreen() {
  const [added, setAdded] = useState<Added | null>(null);
  return (
    <div className="stack form">
      <BackToWebhooks />
      <ScreenTitle key={String(added === null)}>
        {added ? <Trans>The webhook is added</Trans> : <Trans>Add a webhook</Trans>}
      </ScreenTitle>
      {added ? <Secret added={added} /> : <NewWebhook onAdded={setAdded} />}
    </div>
  );
}

function Secret({ added: { id, secret } }: { added: Added }) {
  return (
    <>
      <SecretOnce secret={secret} title={<Trans>The secret of this webhook:</Trans>}>
        <Trans>With it your program checks that events come from us.</Trans>
      </SecretOnce>
      <p>
        <a className={buttonClass()} {...linkTo({ name: "webhook", id })}>
          <Trans>Go on to send a test</Trans>
        </a>
      </p>
    </>
  );
}

function NewWebhook({ onAdded }: { onAdded: (added: Added) => void }) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const draft = useDraft("webhook new", webhookToForm(null));
  const { entered } = draft;
  const [isTried, setTried] = useState(false);
  const add = useAction(() => api.call(clinicAddWebhook, { body: webhookBody(entered) }));
  const errors = useWebhookErrors(entered, { isTried, failure: add.failure });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isWebhookWhole(entered)) return;
    void add.run().then((done) => {
      if (!done) return;
      draft.settle(webhookToForm(null));
      refetch(clinicListWebhooks);
      onAdded(done.data.entity);
    });
  };
  return (
    <form className="stack" noValidate onSubmit={send}>
      <DraftNotice isRestored={draft.isRestored} onDiscard={() => draft.settle(webhookToForm(null))} />
      <WebhookFields entered={entered} errors={errors} onChange={draft.change} />
      <FormOutcome
        refusal={
          errors.summary ??
          (add.failure?.code === "status_conflict" && (
            <Trans>A clinic can have twenty webhooks. Remove one first.</Trans>
          ))
        }
        failure={add.failure}
      />
      <div>
        <Button type="submit" isPending={add.isPending}>
          <Trans>Add the webhook</Trans>
        </Button>
      </div>
    </form>
  );
}
