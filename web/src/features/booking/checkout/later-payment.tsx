import { later } from "../../../ui/later.tsx";

const place = { isPage: true, count: 4 };

/** The payment of an appointment, a chunk of its own: a patient sees it at another address. */
export const laterPayment = later(
  async () => (await import("../payment/outcome/payment-return.tsx")).PaymentWithReturn,
  place,
);

/** The payment that another device has handed to this one. */
export const laterHandedPayment = later(
  async () => (await import("../payment/outcome/handed-payment.tsx")).HandedPayment,
  place,
);
