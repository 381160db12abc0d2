import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { PaymentInfo } from "@anteroom/contract/appointment/payment";
import { formatPrice } from "@anteroom/domain/payment/money";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { SummaryList, SummaryRow } from "../../../ui/card/summary-list.tsx";
import { LazyPriceTerms } from "../../../shared/terms/lazy-price-terms.tsx";
import { AppointmentWhen } from "./appointment-when.tsx";

type Props = {
  payment: PaymentInfo;
  /** Unknown on a device that may only pay. */
  appointment: Appointment | undefined;
  /** The total is or would be reserved at first, and taken later. */
  isReserved: boolean;
  /** Lines of the payment method, shown above. */
  children?: ReactNode;
};

/**
 * Renders what is paid for, the discount and the amount (D.31), with the terms of cancelling. `children`:
 * lines of the payment method, shown first.
 */
export function PaySummary({ payment, appointment, isReserved, children }: Props) {
  return (
    <Sheet>
      <SummaryList>
        {children}
        {appointment && (
          <>
            <SummaryRow term={<Trans>When</Trans>}>
              <AppointmentWhen startTime={appointment.start_time} clinicZone={appointment.time_zone} />
            </SummaryRow>
            <SummaryRow term={<Trans>Appointment with</Trans>}>
              <span dir="auto">{appointment.doctor.name}</span>
            </SummaryRow>
          </>
        )}
        {payment.discount > 0 && (
          <SummaryRow term={<Trans>Voucher</Trans>}>
            <bdi dir="ltr">{payment.voucher_code}</bdi>{" "}
            <span className="muted">
              <PaymentAmount minor={-payment.discount} of={payment} />
            </span>
          </SummaryRow>
        )}
        <SummaryRow term={<Trans>Order total</Trans>}>
          <strong>
            <PaymentAmount minor={payment.total} of={payment} />
          </strong>
        </SummaryRow>
      </SummaryList>
      {appointment && (
        <LazyPriceTerms
          total={{ amount_minor: payment.total, currency: payment.currency }}
          startTime={appointment.start_time}
          isReserved={isReserved}
        />
      )}
    </Sheet>
  );
}

type SumProps = { minor: number; of: { currency: string; discount: number; total: number } };

/** Renders an amount of a payment, in minor units; with cents if another of its amounts has them. */
export function PaymentAmount({ minor, of: { currency, discount, total } }: SumProps) {
  const locale = useLocale();
  return (
    <bdi dir="ltr" className="num">
      {formatPrice(minor, currency, locale, [discount, total])}
    </bdi>
  );
}
