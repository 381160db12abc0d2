import {
  clinicChangePaymentGateway,
  clinicGetPaymentGateway,
  clinicListPaymentGateways,
  type PaymentGateway,
} from "@anteroom/contract/administration/payment-gateways";
import type { BodyOf } from "@anteroom/contract/endpoint";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { DraftNotice } from "../../platform/draft-notice.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { useTimes } from "../../platform/times.ts";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { useDraft } from "../../platform/use-draft.ts";
import { GatewayFields, KeyField } from "./gateway-fields.tsx";
import { useRefusal } from "./gateway-words.ts";
import { gatewayToForm, readGateway } from "./read-gateway.ts";
import { useGatewayErrors } from "./use-gateway-errors.ts";

/**
 * A form that changes a payment account and switches it on or off. A pasted API key replaces the
 * stored one; an empty field keeps it, except that another address needs the key again. Unsaved changes but keys are kept as a draft.
 */
export function ChangeGateway({ gateway }: { gateway: PaymentGateway }) {
  const { t } = useLingui();
  const { dayOf } = useTimes();
  const { id, api_key: stored } = gateway;
  const draft = useDraft(`gateway ${id}`, gatewayToForm(gateway));
  const { entered } = draft;
  const [keys, setKeys] = useState({ apiKey: "", signingKey: "" });
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const save = useChangeGateway(id);
  const refusal = useRefusal();
  const read = readGateway(entered, keys, false);
  const errors = useGatewayErrors(entered.kind, {
    faults: isTried && "faults" in read ? read.faults : null,
    failure: save.failure,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSaved(false);
    if (!("body" in read)) return;
    const body = { ...read.body, ...(keys.apiKey === "" ? {} : { api_key: keys.apiKey }) };
    void save.run(body).then((done) => {
      if (!done) return;
      draft.settle(gatewayToForm(done.data.entity));
      setKeys({ apiKey: "", signingKey: "" });
      setTried(false);
      setSaved(true);
    });
  };
  return (
    <form className="stack" noValidate onSubmit={send} aria-labelledby="gateway-details">
      <h2 id="gateway-details">
        <Trans>Details</Trans>
      </h2>
      <DraftNotice isRestored={draft.isRestored} onDiscard={() => draft.settle(gatewayToForm(gateway))} />
      <GatewayFields
        entered={entered}
        errorOf={errors.of}
        onChange={(part) => {
          draft.change(part);
          setSaved(false);
        }}
      />
      <KeyField
        field="api_key"
        label={t`New API key (optional)`}
        hint={t`The present key ends with ${stored.last_four} and was entered on ${dayOf(stored.set_at)}. Another address needs the key again.`}
        keys={keys}
        errorOf={errors.of}
        onChange={(part) => setKeys({ ...keys, ...part })}
      />
      <FormOutcome
        refusal={errors.summary ?? refusal(save.failure)}
        failure={save.failure}
        done={isSaved && <Trans>The account is saved. It holds for payments from now on.</Trans>}
      />
      <div>
        <Button type="submit" isPending={save.isPending}>
          <Trans>Save the account</Trans>
        </Button>
      </div>
    </form>
  );
}

function useChangeGateway(id: number) {
  const { api } = useDesk();
  const refetch = useRefetch();
  return useAction(async (body: BodyOf<typeof clinicChangePaymentGateway>) => {
    const answer = await api.call(clinicChangePaymentGateway, { params: { gateway_id: id }, body });
    if (answer.isOk) refetch(clinicListPaymentGateways, clinicGetPaymentGateway);
    return answer;
  });
}
