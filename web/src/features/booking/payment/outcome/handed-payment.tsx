import { lifetimeMinutes } from "@anteroom/domain/shared/lifetimes";
import { takeOverPayment } from "@anteroom/contract/appointment/payment";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { Failure } from "../../../../platform/api.ts";
import { useApp } from "../../../../platform/app-context.tsx";
import { useFailureText } from "../../../../platform/forms/failure-text.tsx";
import { AppLink } from "../../../../platform/link.tsx";
import { buttonClass } from "../../../../ui/button.tsx";
import { ContactClinic } from "../contact-clinic.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../../../ui/feedback/skeleton.tsx";
import { storePass, readPass } from "./stored-pass.ts";
import { PaymentPassProvider } from "../due/payment-pass.ts";
import { PaymentWithReturn } from "./payment-return.tsx";

type Search = Readonly<Record<string, string | undefined>>;

/**
 * Renders the payment on a device that was handed it. Exchanges the single-use link (`?handoff_token=`) for a
 * pass stored in this tab, which gives access to this payment only, and removes it from the address. Without
 * a link it uses the stored pass; without either it stays a placeholder.
 */
export function HandedPayment({ search }: { search: Search }) {
  const { t } = useLingui();
  const { clock } = useApp();
  const { handoff_token: handoff } = search;
  const failure = useTakeOver(handoff);
  if (failure) return <NotHanded failure={failure} />;
  const held = handoff === undefined ? readPass(clock.now()) : null;
  if (!held) return <Skeleton isPage label={t`Opening the payment…`} />;
  return (
    <PaymentPassProvider value={held.pass}>
      <PaymentWithReturn
        key={JSON.stringify(search)}
        appointmentId={held.appointmentId}
        search={search}
        onward="/appointment-checkout"
      />
    </PaymentPassProvider>
  );
}

/** Uses the link up, once, and takes it out of the address. */
function useTakeOver(token: string | undefined): Failure | null {
  const { api, navigate } = useApp();
  const [failure, setFailure] = useState<Failure | null>(null);
  const used = useRef<string | null>(null);
  useEffect(() => {
    if (token === undefined || used.current === token) return;
    used.current = token;
    void api.call(takeOverPayment, { body: { token } }).then((taken) => {
      if (!taken.isOk) return setFailure(taken.failure);
      const { appointment_id, pass, expires_at } = taken.data.data.entity;
      storePass({ appointmentId: appointment_id, pass, expiresAt: Date.parse(expires_at) });
      return navigate("/appointment-checkout", { replace: true });
    });
  }, [api, navigate, token]);
  return failure;
}

function NotHanded({ failure }: { failure: Failure }) {
  const words = useFailureText();
  const minutes = lifetimeMinutes.paymentLink;
  const hasEnded = ["link_not_valid", "validation_failed"].includes(failure.code);
  const { title, detail } = words(failure);
  return (
    <EmptyState
      headingLevel={1}
      scene="shut"
      title={hasEnded ? <Trans>This payment link has ended</Trans> : title}
      actions={
        <>
          <AppLink to="/" className={buttonClass()}>
            <Trans>Go to the home page</Trans>
          </AppLink>
          <ContactClinic />
        </>
      }
    >
      {hasEnded ? (
        <Trans>It works once, for {minutes} minutes. Make a new one on the other device.</Trans>
      ) : (
        detail
      )}
    </EmptyState>
  );
}
