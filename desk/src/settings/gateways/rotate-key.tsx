import { clinicGetPaymentGateway, clinicRotatePaymentGatewayKey } from "@anteroom/client/operations";
import type { PaymentGateway } from "@anteroom/client/schemas";
import { gatewayFaults } from "@anteroom/domain/payment/gateway-kinds";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { useTimes } from "../../platform/times.ts";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { OverlapField } from "../overlap-field.tsx";
import { KeyField } from "./gateway-fields.tsx";
import { useGatewayErrors } from "./use-gateway-errors.ts";

type Props = {
  gateway: PaymentGateway;
  /** What is known of the present key. */
  stored: NonNullable<PaymentGateway["signing_key"]>;
};

/**
 * A form that replaces the key by which the provider signs its messages. The old one stays valid
 * for a day, a week or not at all, as chosen.
 */
export function RotateKey({ gateway, stored }: Props) {
  const { t } = useLingui();
  const { api } = useDesk();
  const { dayOf, timeOf } = useTimes();
  const refetch = useRefetch();
  const { id, kind, address, merchant_account: merchantAccount } = gateway;
  const [signingKey, setSigningKey] = useState("");
  const [hours, setHours] = useState(24);
  const [isTried, setTried] = useState(false);
  const [isDone, setDone] = useState(false);
  const isRight =
    signingKey.length >= 16 &&
    !gatewayFaults({ kind, address, merchantAccount, signingKey }).some(
      ({ field }) => field === "signing_key",
    );
  const rotate = useAction(() =>
    api.call(clinicRotatePaymentGatewayKey, {
      params: { gateway_id: id },
      body: { signing_key: signingKey, overlap_hours: hours },
    }),
  );
  const errors = useGatewayErrors(kind, {
    faults: isTried && !isRight ? new Map([["signing_key", "invalid"]]) : null,
    failure: rotate.failure,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setDone(false);
    if (!isRight) return;
    void rotate.run().then((done) => {
      if (!done) return;
      setSigningKey("");
      setTried(false);
      setDone(true);
      refetch(clinicGetPaymentGateway);
    });
  };
  return (
    <form className="stack" noValidate onSubmit={send} aria-labelledby="gateway-signing-key">
      <h2 id="gateway-signing-key">
        {kind === "stripe" ? (
          <Trans>Secret of the webhook endpoint</Trans>
        ) : (
          <Trans>HMAC key of notifications</Trans>
        )}
      </h2>
      <p>
        <Trans>
          The present one ends with <bdi dir="ltr">{stored.last_four}</bdi> and was entered on{" "}
          {dayOf(stored.set_at)}. Replace it here first, then at the provider.
        </Trans>{" "}
        {stored.old_until !== null && (
          <Trans>
            The one before is accepted until {dayOf(stored.old_until)}, {timeOf(stored.old_until)}.
          </Trans>
        )}
      </p>
      <KeyField
        field="signing_key"
        label={kind === "stripe" ? t`New secret` : t`New HMAC key`}
        keys={{ apiKey: "", signingKey }}
        errorOf={errors.of}
        onChange={(part) => setSigningKey(part.signingKey ?? "")}
      />
      <OverlapField label={t`How long the old one is accepted`} hours={hours} onChange={setHours} />
      <FormOutcome
        refusal={errors.summary}
        failure={rotate.failure}
        done={isDone && <Trans>The new one is accepted from now on.</Trans>}
      />
      <div>
        <Button type="submit" kind="outlined" isPending={rotate.isPending}>
          <Trans>Replace</Trans>
        </Button>
      </div>
    </form>
  );
}
