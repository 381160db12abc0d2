import { formatPrice } from "@anteroom/domain/payment/money";
import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { ContactClinic } from "../payment/contact-clinic.tsx";
import { lastPaymentChoice } from "../../../shared/booking/last-payment-choice.ts";
import { LazyPriceTerms } from "../../../shared/terms/lazy-price-terms.tsx";
import { AccountMethods } from "../payment/account-methods.tsx";
import { BlockedMethods } from "../payment/blocked-methods.tsx";
import { FailureBanner } from "../payment/outcome/failure-banner.tsx";
import { MethodChoice, useChosenMethod } from "../payment/method-choice.tsx";
import { useIsReserved } from "../payment/use-is-reserved.ts";
import styles from "./order-total.module.css";
import { focusTransfer, type FocusTransfer } from "./focus-transfer.ts";
import { OrderVoucher } from "./order-voucher.tsx";
import { useStoredFields } from "../patient/use-field-drafts.ts";
import type { Order } from "./use-order.ts";

type Props = {
  order: Order;
  startTime: string;
  methods: readonly PaymentMethod[];
  /** Ways to pay that another open payment leaves out, and whose it is. */
  blocked: { methods: readonly PaymentMethod[]; appointmentId: number } | null;
  /** Ways to pay that a guest has with an account alone, and the address of this page. */
  forAccounts: { methods: readonly PaymentMethod[]; wanted: string };
  isPhoneWrong: boolean;
  pendingLabel: string;
};

/**
 * Renders payment method, voucher and total (D.31), or which methods need an account or are blocked; a
 * placeholder while the quote is fetched. Renders nothing where nothing is paid here (D.30).
 */
export function OrderTotalPart(props: Props) {
  const { order, startTime, methods, blocked, forAccounts, isPhoneWrong, pendingLabel } = props;
  const { patientsVouchers } = useClinic().settings;
  const { total } = order;
  const fields = useStoredFields();
  const [focus] = useState(focusTransfer);
  const stored = methods.find((method) => method === fields["method"]);
  const phoneNumber = fields["pay-phone"];
  const last =
    lastPaymentChoice() ??
    (stored ? { method: stored, ...(phoneNumber !== undefined && { phoneNumber }) } : null);
  const chosen = useChosenMethod(methods, last);
  const isReserved = useIsReserved(chosen.method);
  if (order.isPending) return <Skeleton label={pendingLabel} count={2} />;
  if (total === null || total.amount === 0) return null;
  const isDue = total.total > 0;
  return (
    <div>
      {isDue && methods.length > 0 && (
        <MethodChoice
          key={methods.join(" ")} // what is chosen is always one that can be seen
          methods={methods}
          chosen={chosen}
          last={last}
          isPhoneWrong={isPhoneWrong}
        />
      )}
      {isDue && methods.length === 0 && !blocked && forAccounts.methods.length === 0 && <NoMethods />}
      {isDue && blocked && <BlockedMethods {...blocked} />}
      {isDue && forAccounts.methods.length > 0 && <AccountMethods {...forAccounts} />}
      {patientsVouchers && total.voucher_code === null && (
        <OrderVoucher voucher={order.voucher} focus={focus} />
      )}
      {order.voucher.trouble && <FailureBanner failure={order.voucher.trouble} />}
      {/* Announces what a voucher has changed. */}
      <div aria-live="polite" aria-atomic="true">
        <dl className={styles["lines"]}>
          {total.voucher_code !== null && (
            <>
              <Line term={<Trans>Price of the appointment</Trans>} minor={total.amount} of={total} />
              <Line
                term={
                  <Given
                    code={total.voucher_code}
                    focus={focus}
                    onRemove={() => {
                      focus.expect();
                      void order.voucher.remove();
                    }}
                  />
                }
                minor={-total.discount}
                of={total}
              />
            </>
          )}
          <Line term={<Trans>Order total</Trans>} minor={total.total} of={total} isTotal />
        </dl>
      </div>
      <LazyPriceTerms
        total={{ amount_minor: total.total, currency: total.currency }}
        startTime={startTime}
        isReserved={isReserved}
      />
    </div>
  );
}

type Amounts = { currency: string; discount: number; total: number };
type LineProps = { term: ReactNode; minor: number; of: Amounts; isTotal?: boolean };

function Line({ term, minor, of: { currency, discount, total }, isTotal = false }: LineProps) {
  const locale = useLocale();
  return (
    <div>
      <dt>{term}</dt>
      <dd className={isTotal ? styles["sum"] : undefined}>
        <bdi dir="ltr">
          {minor < 0 && "−"}
          {formatPrice(Math.abs(minor), currency, locale, [discount, total])}
        </bdi>
      </dd>
    </div>
  );
}

type GivenProps = { code: string; focus: FocusTransfer; onRemove: () => void };

function Given({ code, focus, onRemove }: GivenProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => focus.take(button.current), [focus]);
  const shown = <bdi dir="ltr">{code}</bdi>;
  return (
    <span className={styles["given"]}>
      <Trans>Voucher {shown}</Trans>
      <Button ref={button} kind="quiet" isSmall onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </span>
  );
}

/** S8.MSG.11: the clinic says how else. */
function NoMethods() {
  return (
    <div className="stack g3">
      <h2>
        <Trans>No payment methods available</Trans>
      </h2>
      <p className="muted">
        <Trans>You can’t pay for this time here. The clinic will tell you how to book it.</Trans>
      </p>
      <ContactClinic kind="outlined" />
    </div>
  );
}
