import { clinicListPaymentGateways, clinicRemovePaymentGateway } from "@anteroom/client/operations";
import type { PaymentGateway } from "@anteroom/client/schemas";
import { Trans } from "@lingui/react/macro";
import { useDesk } from "../../platform/desk-context.tsx";
import { goTo } from "../../platform/route.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { ConfirmButton } from "../../ui/confirm.tsx";
import { useRefusal } from "./gateway-words.ts";

/**
 * A button that removes a payment account with its keys and drafts after a confirmation, and then
 * opens the list.
 */
export function RemoveGateway({ gateway: { id, name } }: { gateway: PaymentGateway }) {
  const { api, drafts } = useDesk();
  const refetch = useRefetch();
  const refusal = useRefusal();
  return (
    <div>
      <ConfirmButton
        button={{ kind: "quiet", icon: "trash", children: <Trans>Remove the account</Trans> }}
        title={<Trans>Remove {name}?</Trans>}
        keep={<Trans>Keep the account</Trans>}
        confirm={<Trans>Remove the account</Trans>}
        act={() => api.call(clinicRemovePaymentGateway, { params: { gateway_id: id } })}
        refusal={refusal}
        staysOpen
        onDone={() => {
          drafts.delete(`gateway ${id}`);
          refetch(clinicListPaymentGateways);
          goTo({ name: "gateways" });
        }}
      >
        <p>
          <Trans>
            Its keys are deleted. Its ways to pay go through the installation’s own provider again, where
            there is one.
          </Trans>
        </p>
      </ConfirmButton>
    </div>
  );
}
