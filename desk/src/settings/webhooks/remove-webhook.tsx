import {
  clinicListWebhooks,
  clinicRemoveWebhook,
  type Webhook,
} from "@anteroom/contract/administration/webhooks";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { Dialog } from "../../../../web/src/ui/overlay/dialog.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { goTo } from "../../platform/route.ts";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";

/**
 * A button that removes a webhook with its log and draft after a confirmation, and then opens the
 * list.
 */
export function RemoveWebhook({ webhook: { id } }: { webhook: Webhook }) {
  const { api, drafts } = useDesk();
  const refetch = useRefetch();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const remove = useAction(() => api.call(clinicRemoveWebhook, { params: { webhook_id: id } }));
  const run = () =>
    void remove.run().then((done) => {
      if (done === null) return;
      drafts.delete(`webhook ${id}`);
      refetch(clinicListWebhooks);
      goTo({ name: "webhooks" });
    });
  return (
    <div>
      <Button kind="quiet" icon="trash" onClick={() => setOpen(true)}>
        <Trans>Remove the webhook</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={<Trans>Remove this webhook?</Trans>}
        actions={
          <>
            <Button kind="outlined" onClick={close}>
              <Trans>Keep the webhook</Trans>
            </Button>
            <Button kind="danger" isPending={remove.isPending} onClick={run}>
              <Trans>Remove the webhook</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>Events that wait are not sent any more, and the log is deleted.</Trans>
        </p>
        <FailureNotice failure={remove.failure} />
      </Dialog>
    </div>
  );
}
