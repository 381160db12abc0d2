import type { BodyOf } from "@anteroom/client/operation";
import { clinicAddPaymentGateway, clinicListPaymentGateways } from "@anteroom/client/operations";
import { hasSigningKey, type GatewayKind } from "@anteroom/domain/payment/gateway-kinds";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { SelectField } from "../../../../web/src/ui/form/field.tsx";
import { ScreenTitle } from "../../frame/screen-title.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { DraftNotice } from "../../platform/draft-notice.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { goTo } from "../../platform/route.ts";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { useDraft } from "../../platform/use-draft.ts";
import { GatewayFields, KeyField } from "./gateway-fields.tsx";
import { BackToGateways } from "./gateway-screen.tsx";
import { providerNames, useRefusal } from "./gateway-words.ts";
import { gatewayToForm, readGateway } from "./read-gateway.ts";
import { useGatewayErrors } from "./use-gateway-errors.ts";

/** Providers that can be added here; the sandbox cannot. */
const offered = ["adyen", "stripe", "webpay"] as const satisfies readonly GatewayKind[];

const noKeys = { apiKey: "", signingKey: "" };

/**
 * The screen with the form of a new payment account. Opens the account's screen once it is added.
 * Unsaved entries but keys are kept as a draft.
 */
export function NewGatewayScreen() {
  const { t } = useLingui();
  const draft = useDraft("gateway new", gatewayToForm(null));
  const { entered, change } = draft;
  const [keys, setKeys] = useState(noKeys);
  const [isTried, setTried] = useState(false);
  const add = useAddGateway();
  const refusal = useRefusal();
  const read = readGateway(entered, keys, true);
  const errors = useGatewayErrors(entered.kind, {
    faults: isTried && "faults" in read ? read.faults : null,
    failure: add.failure,
  });
  const changeKeys = (part: Partial<typeof keys>) => setKeys({ ...keys, ...part });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!("body" in read)) return;
    const { apiKey: api_key, signingKey: signing_key } = keys;
    void add
      .run({
        kind: entered.kind,
        ...read.body,
        api_key,
        ...(hasSigningKey(entered.kind) ? { signing_key } : {}),
      })
      .then((done) => {
        if (!done) return;
        draft.settle(gatewayToForm(null));
        goTo({ name: "gateway", id: done.data.entity.id });
      });
  };
  return (
    <form className="stack form" noValidate onSubmit={send}>
      <BackToGateways />
      <ScreenTitle>
        <Trans>Add an account</Trans>
      </ScreenTitle>
      <DraftNotice isRestored={draft.isRestored} onDiscard={() => draft.settle(gatewayToForm(null))} />
      <SelectField
        label={t`Provider`}
        value={entered.kind}
        error={errors.of("kind")}
        onChange={({ currentTarget }) =>
          change({
            ...gatewayToForm(
              null,
              offered.find((kind) => kind === currentTarget.value),
            ),
            name: entered.name,
          })
        }
      >
        {offered.map((kind) => (
          <option key={kind} value={kind}>
            {providerNames[kind]}
          </option>
        ))}
      </SelectField>
      <GatewayFields entered={entered} errorOf={errors.of} onChange={change} />
      <KeyField
        field="api_key"
        label={entered.kind === "webpay" ? t`API key secret` : t`API key`}
        hint={t`It is stored encrypted and never shown again.`}
        keys={keys}
        errorOf={errors.of}
        onChange={changeKeys}
      />
      {hasSigningKey(entered.kind) && (
        <KeyField
          field="signing_key"
          label={entered.kind === "adyen" ? t`HMAC key of notifications` : t`Secret of the webhook endpoint`}
          hint={
            entered.kind === "adyen"
              ? undefined
              : t`Stripe shows it once the endpoint exists. Paste any text that begins with whsec_ now, and replace it then.`
          }
          keys={keys}
          errorOf={errors.of}
          onChange={changeKeys}
        />
      )}
      <FormOutcome refusal={errors.summary ?? refusal(add.failure)} failure={add.failure} />
      <div>
        <Button type="submit" isPending={add.isPending}>
          <Trans>Add the account</Trans>
        </Button>
      </div>
    </form>
  );
}

function useAddGateway() {
  const { api } = useDesk();
  const refetch = useRefetch();
  return useAction(async (body: BodyOf<typeof clinicAddPaymentGateway>) => {
    const answer = await api.call(clinicAddPaymentGateway, { body });
    if (answer.isOk) refetch(clinicListPaymentGateways);
    return answer;
  });
}
