import { clinicListPayments, clinicRetryRefund } from "@anteroom/client/operations";
import type { ClinicAppointment, ClinicPayment } from "@anteroom/client/schemas";
import { currentStates } from "@anteroom/domain/appointment/appointment-state";
import { formatAmount } from "@anteroom/domain/payment/money";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../web/src/ui/button.tsx";
import styles from "../appointment/glance.module.css";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useDesk, usePresentMinute } from "../platform/desk-context.tsx";
import { useTimes } from "../platform/times.ts";
import { useAction } from "../platform/use-action.ts";
import { useApiAnswer, useRefetch } from "../platform/use-answer.ts";
import { AppointmentPart } from "../appointment/part.tsx";
import { Refund } from "./refund.tsx";
import { isBeingTaken, Reserved } from "./reserved.tsx";

const current: ReadonlySet<string> = new Set(currentStates);

/**
 * Fetches and lists the payments and refunds of an appointment, with their state, a refund form and a retry
 * of failed refunds, which is sent at once; for reception and administration.
 */
export function Payments({ appointment }: { appointment: ClinicAppointment }) {
  const { data, failure, ask } = useApiAnswer(clinicListPayments, {
    params: { appointment_id: appointment.id },
  });
  const payments = data?.data.collection ?? [];
  return (
    <AppointmentPart
      title={<Trans>Payment</Trans>}
      isEmpty={data && payments.length === 0}
      nothing={<Trans>Nothing was paid online for this appointment.</Trans>}
      failure={failure}
      onRetry={ask}
    >
      <ul className={styles["list"]}>
        {payments.map((payment) => (
          <Payment key={payment.id} payment={payment} isOver={!current.has(appointment.status)} />
        ))}
      </ul>
    </AppointmentPart>
  );
}

/** The states of a payment in words. */
function usePaymentStatus(): (payment: ClinicPayment) => string {
  const { t } = useLingui();
  const minute = usePresentMinute();
  return (payment) => {
    const { status, capture } = payment;
    switch (status) {
      case "reserved":
        return isBeingTaken(payment, minute)
          ? t`Reserved on the card. The money is being taken`
          : t`Reserved on the card, not taken yet`;
      case "authorised":
        return t`Paid`;
      case "refunded":
        return t`Refunded`;
      case "refund_due":
        return t`The refund is on its way`;
      case "refund_failed":
        return t`The refund failed`;
      case "capture_failed":
        return t`The money did not come`;
      case "created":
      case "action_required":
      case "pending":
        return t`Not paid yet`;
      case "cancelled":
        if (capture.released_at !== null) return t`Not taken: it is no longer reserved on the card`;
        return t`Not paid`;
      case "refused":
      case "expired":
      case "error":
        return t`Not paid`;
    }
  };
}

function Payment({ payment, isOver }: { payment: ClinicPayment; isOver: boolean }) {
  const { locale } = useTimes();
  const statusOf = usePaymentStatus();
  const { amount, refunds, status } = payment;
  const written = (minor: number) => formatAmount(minor, amount.currency, locale);
  const underWay = refunds.reduce(
    (sum, part) => sum + (part.status === "failed" ? 0 : part.amount.amount_minor),
    0,
  );
  const left = amount.amount_minor - underWay;
  const most = isOver ? left : left - 1;
  return (
    <li className="stack g2">
      <p>
        <bdi dir="ltr" className="b">
          {written(amount.amount_minor)}
        </bdi>{" "}
        · {statusOf(payment)}
      </p>
      <Reserved payment={payment} />
      {refunds.length > 0 && (
        <ul className="dots sm">
          {refunds.map((part) => (
            <RefundLine key={part.id} part={part} />
          ))}
        </ul>
      )}
      {status === "refund_failed" && <RetryRefund paymentId={payment.id} />}
      {status === "authorised" && most > 0 && <Refund payment={payment} left={left} isOver={isOver} />}
    </li>
  );
}

function RefundLine({ part }: { part: ClinicPayment["refunds"][number] }) {
  const { locale, dayOf } = useTimes();
  const sum = formatAmount(part.amount.amount_minor, part.amount.currency, locale);
  return (
    <li>
      {part.status === "failed" && (
        <Trans>
          Refund of <bdi dir="ltr">{sum}</bdi> failed. Refund it again.
        </Trans>
      )}
      {part.status === "due" && (
        <Trans>
          Refund of <bdi dir="ltr">{sum}</bdi> is on its way
        </Trans>
      )}
      {part.status === "refunded" && (
        <Trans>
          <bdi dir="ltr">{sum}</bdi> refunded
        </Trans>
      )}
      {` · ${dayOf(part.created_at)}`}
      {part.reason !== null && (
        <>
          {" · "}
          <bdi>{part.reason}</bdi>
        </>
      )}
    </li>
  );
}

function RetryRefund({ paymentId }: { paymentId: number }) {
  const { api } = useDesk();
  const refetch = useRefetch();
  const retry = useAction(() => api.call(clinicRetryRefund, { params: { payment_id: paymentId } }));
  return (
    <>
      <FailureNotice failure={retry.failure} />
      <Button
        kind="outlined"
        isSmall
        isPending={retry.isPending}
        onClick={() => void retry.run().then((done) => done && refetch(clinicListPayments))}
      >
        <Trans>Try the refund again</Trans>
      </Button>
    </>
  );
}
