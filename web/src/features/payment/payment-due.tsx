import type { Appointment } from "@anteroom/contract/appointments";
import type { PaymentInfo } from "@anteroom/contract/payment";
import { formatAmount } from "@anteroom/domain/money";
import { Trans } from "@lingui/react/macro";
import { AppLink } from "../../platform/link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { StickyFoot } from "../../ui/sticky-foot.tsx";
import { SummaryList, SummaryRow } from "../../ui/summary-list.tsx";
import { PayDeadline } from "./pay-deadline.tsx";
import { closePaymentWindow } from "./payment-window.ts";
import { useLocale } from "../../platform/locale.ts";
import { VisitWhen } from "./visit-when.tsx";

type Props = {
  payment: PaymentInfo;
  appointment: Appointment;
  isWindowOpen: boolean;
  isPending: boolean;
  onPay: () => void;
};

/** The patient has to pay: how much, for what, until when; a closed window is opened again (D.75). */
export function PaymentDue({ payment, appointment, isWindowOpen, isPending, onPay }: Props) {
  const locale = useLocale();
  const sum = <bdi dir="ltr">{formatAmount(payment.total, payment.currency, locale)}</bdi>;
  const isBegun = payment.id !== null;
  return (
    <div className="stack g6 form">
      <div className="stack g2">
        <h1>
          <Title isWindowOpen={isWindowOpen} isBegun={isBegun} />
        </h1>
        <output className="muted">
          {isWindowOpen ? (
            <Trans>This page follows by itself.</Trans>
          ) : isBegun ? (
            <Trans>Open the payment page again to finish, or give the time up.</Trans>
          ) : (
            <Trans>Your visit is booked once the payment has gone through.</Trans>
          )}
        </output>
      </div>
      {payment.deadline !== null && <PayDeadline deadline={payment.deadline} />}
      <Sheet>
        <SummaryList>
          <SummaryRow term={<Trans>When</Trans>}>
            <VisitWhen startTime={appointment.start_time} clinicZone={appointment.time_zone} />
          </SummaryRow>
          <SummaryRow term={<Trans>Doctor</Trans>}>{appointment.doctor.name}</SummaryRow>
          <SummaryRow term={<Trans>Order total</Trans>}>
            <strong>{sum}</strong>
          </SummaryRow>
        </SummaryList>
      </Sheet>
      <p>
        <AppLink
          to={`/doctors/${appointment.doctor.id}`}
          className={buttonClass({ kind: "quiet" })}
          onClick={closePaymentWindow}
        >
          <Trans>Give this time up</Trans>
        </AppLink>
      </p>
      <StickyFoot>
        <Button isPending={isPending} onClick={onPay}>
          {isBegun ? <Trans>Open the payment again</Trans> : <Trans>Pay {sum}</Trans>}
        </Button>
      </StickyFoot>
    </div>
  );
}

function Title({ isWindowOpen, isBegun }: { isWindowOpen: boolean; isBegun: boolean }) {
  if (isWindowOpen) return <Trans>Finish in the payment window</Trans>;
  return isBegun ? <Trans>Your payment is not finished</Trans> : <Trans>Pay to book your visit</Trans>;
}
