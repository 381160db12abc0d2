import { lazyPart } from "../../../ui/lazy.tsx";

const place = { isPage: true, count: 4 };

/**
 * The payment of a guest's appointment, as a chunk of its own; a signed-in patient pays at
 * `/appointments/:id/pay`.
 */
export const lazyPayment = lazyPart(
  async () => (await import("../payment/outcome/payment-return.tsx")).PaymentWithReturn,
  place,
);

/** The payment that another device handed over to this one, as a chunk of its own. */
export const lazyHandedPayment = lazyPart(
  async () => (await import("../payment/outcome/handed-payment.tsx")).HandedPayment,
  place,
);
