import { clinicGetPaymentGateway } from "@anteroom/client/operations";
import type { PaymentGateway } from "@anteroom/client/schemas";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CopyButton } from "../../../../web/src/ui/copy-button.tsx";
import { ScreenTitle } from "../../frame/screen-title.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { linkTo } from "../../platform/route.ts";
import { useTimes } from "../../platform/times.ts";
import { useApiAnswer } from "../../platform/use-answer.ts";
import { Loading } from "../loading.tsx";
import { ChangeGateway } from "./change-gateway.tsx";
import { GatewayState } from "./gateways-screen.tsx";
import { providerNames } from "./gateway-words.ts";
import { RemoveGateway } from "./remove-gateway.tsx";
import { RotateKey } from "./rotate-key.tsx";
import { TestGateway } from "./test-gateway.tsx";

/**
 * The screen `/desk/gateways/{id}` of a payment account: messages from the provider, a test, its
 * details, its signing key and its removal.
 */
export function GatewayScreen({ id }: { id: number }) {
  const { data, failure, ask } = useApiAnswer(clinicGetPaymentGateway, { params: { gateway_id: id } });
  const gateway = data?.data.entity;
  return (
    <div className="stack g8 form">
      <BackToGateways />
      <ScreenTitle end={gateway && <GatewayState isEnabled={gateway.is_enabled} />}>
        {gateway ? <bdi>{gateway.name}</bdi> : <Trans>Payment account</Trans>}
      </ScreenTitle>
      <FailureNotice failure={failure} onRetry={ask} />
      {!data && !failure && <Loading />}
      {gateway && (
        <>
          <Messages gateway={gateway} />
          <TestGateway gateway={gateway} />
          <ChangeGateway gateway={gateway} />
          {gateway.signing_key && <RotateKey gateway={gateway} stored={gateway.signing_key} />}
          <RemoveGateway gateway={gateway} />
        </>
      )}
    </div>
  );
}

/** A link to the list of payment accounts. */
export function BackToGateways() {
  return (
    <p>
      <a {...linkTo({ name: "gateways" })}>
        <Trans>Back to the payment accounts</Trans>
      </a>
    </p>
  );
}

function Messages({ gateway }: { gateway: PaymentGateway }) {
  const { t } = useLingui();
  const { dayOf, timeOf } = useTimes();
  const { kind, webhook_url: url, last_notified_at: at, open_payments: open } = gateway;
  const provider = providerNames[kind];
  if (gateway.signing_key === null)
    return (
      <p>
        <Trans>{provider} sends no messages: there is no address to enter there.</Trans>{" "}
        <OpenPayments open={open} />
      </p>
    );
  return (
    <section className="stack" aria-labelledby="gateway-messages">
      <h2 id="gateway-messages">
        <Trans>Messages from {provider}</Trans>
      </h2>
      <p>
        {kind === "stripe" ? (
          <Trans>Enter this address at Stripe as the webhook endpoint:</Trans>
        ) : (
          <Trans>Enter this address at {provider} for standard notifications:</Trans>
        )}
      </p>
      <div className="row wrapf">
        <bdi dir="ltr" className="long b grow">
          {url}
        </bdi>
        <CopyButton
          text={url}
          label={t`Copy the address`}
          words={{
            copy: t`Copy`,
            copied: t`Copied`,
            refused: t`Copying did not work. Mark the address and copy it yourself.`,
          }}
        />
      </div>
      <p>
        {at === null ? (
          <Trans>No message has arrived yet.</Trans>
        ) : (
          <Trans>
            The last message arrived on {dayOf(at)} at {timeOf(at)}.
          </Trans>
        )}{" "}
        <OpenPayments open={open} />
      </p>
    </section>
  );
}

function OpenPayments({ open }: { open: number }) {
  if (open === 0) return null;
  return (
    <Plural
      value={open}
      one="# payment still needs this account."
      other="# payments still need this account."
    />
  );
}
