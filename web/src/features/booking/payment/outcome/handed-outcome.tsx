import type { PaymentInfo } from "@anteroom/contract/appointment/payment";
import { Trans } from "@lingui/react/macro";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";

/** Renders how the payment ended, or that the bank has not answered, on a device that was handed it. */
export function HandedOutcome({ payment, onAsk }: { payment: PaymentInfo; onAsk: () => void }) {
  if (payment.status === "paid" || payment.status === "reserved")
    return (
      <EmptyState
        headingLevel={1}
        scene="open"
        title={
          payment.status === "paid" ? (
            <Trans>The appointment is paid</Trans>
          ) : (
            <Trans>The amount is reserved on your card</Trans>
          )
        }
      >
        <Trans>Continue on the other device. The appointment is booked there. You can close this page.</Trans>
      </EmptyState>
    );
  if (payment.status === "pending")
    return (
      <EmptyState
        headingLevel={1}
        title={<Trans>We are still waiting for your bank</Trans>}
        actions={
          <Button onClick={onAsk}>
            <Trans>Check again</Trans>
          </Button>
        }
      >
        <Trans>Do not pay again. The other device updates automatically.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState headingLevel={1} scene="shut" title={<Trans>This payment has ended without booking</Trans>}>
      <Trans>Continue on the other device. It tells you what happened and what to do.</Trans>
      {payment.no_money_taken && (
        <>
          {" "}
          <strong>
            <Trans>You have not been charged.</Trans>
          </strong>
        </>
      )}
    </EmptyState>
  );
}
