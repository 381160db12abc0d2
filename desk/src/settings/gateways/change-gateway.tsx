import type { BodyOf } from "@anteroom/client/operation";
import {
  clinicChangePaymentGateway,
  clinicGetPaymentGateway,
  clinicListPaymentGateways,
} from "@anteroom/client/operations";
import type { PaymentGateway } from "@anteroom/client/schemas";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import type { Result } from "../../../../web/src/platform/api.ts";
import { Button } from "../../../../web/src/ui/button.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { DraftNotice } from "../../platform/draft-notice.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { useTimes } from "../../platform/times.ts";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { useDraft } from "../../platform/use-draft.ts";
import { isChangedElsewhere, useConflict } from "../../ui/use-conflict.tsx";
import { GatewayFields, KeyField } from "./gateway-fields.tsx";
import { useRefusal } from "./gateway-words.ts";
import { gatewayToForm, readGateway } from "./read-gateway.ts";
import { useGatewayErrors } from "./use-gateway-errors.ts";

/**
 * A form that changes a payment account and switches it on or off. A pasted API key replaces the
 * stored one; an empty field keeps it, except that another address needs the key again. Unsaved changes but keys are kept as a draft.
 * What somebody else has changed meanwhile is not replaced unseen.
 */
export function ChangeGateway({ gateway }: { gateway: PaymentGateway }) {
  const { t } = useLingui();
  const { dayOf } = useTimes();
  const { id, api_key: stored } = gateway;
  const draft = useDraft(`gateway ${id}`, opened(gateway));
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
  const store = async (replaces: string) => {
    if (!("body" in read)) return;
    const body = { ...read.body, ...(keys.apiKey === "" ? {} : { api_key: keys.apiKey }), replaces };
    const done = await save.run(body);
    if (!done) return;
    draft.settle(opened(done.data.entity));
    setKeys({ apiKey: "", signingKey: "" });
    setTried(false);
    setSaved(true);
  };
  const { submit, ...conflict } = useConflict(save, {
    read: useReadGateway(id),
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
    <form className="stack" noValidate onSubmit={send} aria-labelledby="gateway-details">
      <h2 id="gateway-details">
        <Trans>Details</Trans>
      </h2>
      <DraftNotice isRestored={draft.isRestored} onDiscard={() => draft.settle(opened(gateway))} />
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
      {conflict.notice}
      <FormOutcome
        refusal={errors.summary ?? refusal(save.failure)}
        failure={conflict.failure}
        done={isSaved && <Trans>The account is saved. It holds for payments from now on.</Trans>}
      />
      <div>
        <Button type="submit" ref={submit} isPending={save.isPending}>
          <Trans>Save the account</Trans>
        </Button>
      </div>
    </form>
  );
}

const opened = (gateway: PaymentGateway) => ({ ...gatewayToForm(gateway), replaces: gateway.version });

function useReadGateway(id: number) {
  const { api } = useDesk();
  return async (): Promise<Result<PaymentGateway>> => {
    const answer = await api.call(clinicGetPaymentGateway, { params: { gateway_id: id } });
    return answer.isOk ? { isOk: true, data: answer.data.data.entity } : answer;
  };
}

function useChangeGateway(id: number) {
  const { api } = useDesk();
  const refetch = useRefetch();
  return useAction(async (body: BodyOf<typeof clinicChangePaymentGateway>) => {
    const answer = await api.call(clinicChangePaymentGateway, { params: { gateway_id: id }, body });
    if (answer.isOk || isChangedElsewhere(answer.failure))
      refetch(clinicListPaymentGateways, clinicGetPaymentGateway);
    return answer;
  });
}
