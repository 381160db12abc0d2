import {
  clinicGetMailTemplate,
  clinicListMailTemplates,
  clinicRemoveMailTemplate,
  type MailTemplate,
} from "@anteroom/contract/administration/mails";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { Dialog } from "../../../../web/src/ui/overlay/dialog.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";

type Props = Pick<MailTemplate, "kind" | "locale"> & { onRemoved: () => void };

/**
 * A button that deletes the clinic's text of an email in one language after a confirmation, so
 * that the product's text is used again. Then calls `onRemoved`.
 */
export function RemoveMail({ kind, locale, onRemoved }: Props) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const remove = useAction(() => api.call(clinicRemoveMailTemplate, { params: { mail_kind: kind, locale } }));
  const run = () =>
    void remove.run().then((done) => {
      if (done === null) return;
      close();
      onRemoved();
      refetch(clinicListMailTemplates, clinicGetMailTemplate);
    });
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        <Trans>Use the usual words</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={<Trans>Use the usual words again?</Trans>}
        actions={
          <>
            <Button kind="outlined" onClick={close}>
              <Trans>Keep your own words</Trans>
            </Button>
            <Button kind="danger" isPending={remove.isPending} onClick={run}>
              <Trans>Use the usual words</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>Your text in this language is deleted. Emails that were sent stay as they are.</Trans>
        </p>
        <FailureNotice failure={remove.failure} />
      </Dialog>
    </>
  );
}
