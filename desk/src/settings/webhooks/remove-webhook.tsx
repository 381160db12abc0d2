import { clinicListWebhooks, clinicRemoveWebhook } from "@anteroom/client/operations";
import type { Webhook } from "@anteroom/client/schemas";
import { Trans } from "@lingui/react/macro";
import { useDesk } from "../../platform/desk-context.tsx";
import { goTo } from "../../platform/route.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { ConfirmButton } from "../../ui/confirm.tsx";

/**
 * A button that removes a webhook with its log and draft after a confirmation, and then opens the
 * list.
 */
export function RemoveWebhook({ webhook: { id } }: { webhook: Webhook }) {
  const { api, drafts } = useDesk();
  const refetch = useRefetch();
  return (
    <div>
      <ConfirmButton
        button={{ kind: "quiet", icon: "trash", children: <Trans>Remove the webhook</Trans> }}
        title={<Trans>Remove this webhook?</Trans>}
        keep={<Trans>Keep the webhook</Trans>}
        confirm={<Trans>Remove the webhook</Trans>}
        act={() => api.call(clinicRemoveWebhook, { params: { webhook_id: id } })}
        staysOpen
        onDone={() => {
          drafts.delete(`webhook ${id}`);
          refetch(clinicListWebhooks);
          goTo({ name: "webhooks" });
        }}
      >
        <p>
          <Trans>Events that wait are not sent any more, and the log is deleted.</Trans>
        </p>
      </ConfirmButton>
    </div>
  );
}
