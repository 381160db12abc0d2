import type { Appointment } from "@anteroom/contract/appointments";
import type { PaymentInfo } from "@anteroom/contract/payment";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useApp } from "../../platform/app-context.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Booked } from "./booked.tsx";
import { useFailureText } from "../../platform/failure-text.tsx";
import { FailureBanner } from "./failure-banner.tsx";
import { Outcome } from "./outcome.tsx";
import { PaymentDue } from "./payment-due.tsx";
import { closePaymentWindow, openPaymentWindow, showPaymentPage } from "./payment-window.ts";
import { lastBeginFailure, useBeginPayment, usePayment } from "./use-payment.ts";

type Props = {
  appointmentId: number;
  /** What the payment page handed back could not be read. */
  isUnreadable?: boolean;
};

/** The payment of one appointment from its begin to its outcome, then the confirmation. The server's word decides. */
export function PaymentPart({ appointmentId, isUnreadable = false }: Props) {
  const { t } = useLingui();
  const words = useFailureText();
  const { payment, appointment, failure, isWindowOpen, ask, learn } = usePayment(appointmentId);
  const pay = usePayTap(appointmentId, learn);
  useNotFound(failure?.code === "not_found");
  if (!payment || !appointment) {
    if (!failure) return <Skeleton isPage label={t`Asking for the payment…`} />;
    const { title, detail } = words(failure);
    return (
      <EmptyState
        headingLevel={1}
        title={title}
        actions={
          <Button onClick={ask}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {detail}
      </EmptyState>
    );
  }
  if (isBooked(payment, appointment)) return <Booked appointment={appointment} />;
  const isDue = payment.status === "none" || payment.status === "awaiting_payment";
  return (
    <div className="stack g6">
      {isUnreadable && (
        <Banner tone="warn">
          <Trans>
            The payment page sent an answer that we could not read. What stands here is what the bank told us.
          </Trans>
        </Banner>
      )}
      {pay.failure && <FailureBanner failure={pay.failure} />}
      {isDue && appointment.status === "pending_payment" ? (
        <PaymentDue
          payment={payment}
          appointment={appointment}
          isWindowOpen={isWindowOpen}
          isPending={pay.isPending}
          onPay={() => void pay.tap()}
        />
      ) : (
        <Outcome payment={payment} appointment={appointment} onAsk={ask} />
      )}
    </div>
  );
}

function useNotFound(isMissing: boolean): void {
  const app = useApp();
  const href = useRouterState({ select: (state) => state.location.href });
  useEffect(() => {
    if (isMissing) app.notFound.set(href);
  }, [app, href, isMissing]);
}

function isBooked(payment: PaymentInfo, { status }: Appointment): boolean {
  const isOn = ["scheduled", "accepted", "preparing", "finished"].includes(status);
  return isOn && ["paid", "none"].includes(payment.status);
}

/** One tap: the window opens within it, then the payment is begun or found again, then its page is shown. */
function usePayTap(appointmentId: number, learn: ReturnType<typeof usePayment>["learn"]) {
  const { t } = useLingui();
  const begin = useBeginPayment();
  const [failure, setFailure] = useState(() => lastBeginFailure(appointmentId));
  const [isPending, setPending] = useState(false);
  const tap = async () => {
    openPaymentWindow(t`Opening the payment page…`);
    setPending(true);
    const begun = await begin(appointmentId);
    setPending(false);
    setFailure(begun.isOk ? null : begun.failure);
    const url = begun.isOk ? begun.data.data.entity.action?.url : undefined;
    if (url === undefined) closePaymentWindow();
    else showPaymentPage(url);
    if (begun.isOk) learn(begun);
  };
  return { tap, failure, isPending };
}
