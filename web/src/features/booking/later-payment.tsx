import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, type ComponentProps } from "react";
import type { HandedPayment } from "../payment/handed-payment.tsx";
import type { PaymentWithReturn } from "../payment/payment-return.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const load = () => import("../payment/payment-return.tsx");
const Payment = lazy(() => load().then((module) => ({ default: module.PaymentWithReturn })));
const Handed = lazy(async () => ({
  default: (await import("../payment/handed-payment.tsx")).HandedPayment,
}));

/** Fetched while the booking is made: what a guest sees of the payment and its outcome. */
export const fetchPayment = (): void => void load().catch(() => {}); // asked again when it is shown

/** The payment of an appointment, a chunk of its own: a patient sees it at another address. */
export function LaterPayment(props: ComponentProps<typeof PaymentWithReturn>) {
  const { t } = useLingui();
  return (
    <Suspense fallback={<Skeleton isPage label={t`Loading your booking…`} count={4} />}>
      <Payment {...props} />
    </Suspense>
  );
}

/** The payment that another device has handed to this one. */
export function LaterHandedPayment(props: ComponentProps<typeof HandedPayment>) {
  const { t } = useLingui();
  return (
    <Suspense fallback={<Skeleton isPage label={t`Loading your booking…`} count={4} />}>
      <Handed {...props} />
    </Suspense>
  );
}
