import {
  clinicListPaymentGateways,
  clinicRemovePaymentGateway,
  type PaymentGateway,
} from "@anteroom/contract/administration/payment-gateways";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { Dialog } from "../../../../web/src/ui/overlay/dialog.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { goTo } from "../../platform/route.ts";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { useRefusal } from "./gateway-words.ts";

/**
 * A button that removes a payment account with its keys and drafts after a confirmation, and then
 * opens the list.
 */
export function RemoveGateway({ gateway: { id, name } }: { gateway: PaymentGateway }) {
  const { api, drafts } = useDesk();
  const refetch = useRefetch();
  const refusal = useRefusal();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const remove = useAction(() => api.call(clinicRemovePaymentGateway, { params: { gateway_id: id } }));
  const run = () =>
    void remove.run().then((done) => {
      if (done === null) return;
      drafts.delete(`gateway ${id}`);
      refetch(clinicListPaymentGateways);
      goTo({ name: "gateways" });
    });
  return (
    <div>
      <Button kind="quiet" icon="trash" onClick={() => setOpen(true)}>
        <Trans>Remove the account</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={<Trans>Remove {name}?</Trans>}
        actions={
          <>
            <Button kind="outlined" onClick={close}>
              <Trans>Keep the account</Trans>
            </Button>
            <Button kind="danger" isPending={remove.isPending} onClick={run}>
              <Trans>Remove the account</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Its keys are deleted. Its ways to pay go through the installation’s own provider again, where
            there is one.
          </Trans>
        </p>
        <FormOutcome refusal={refusal(remove.failure)} failure={remove.failure} />
      </Dialog>
    </div>
  );
}
