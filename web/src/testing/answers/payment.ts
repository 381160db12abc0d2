import type { PaymentInfo } from "@anteroom/contract/appointment/payment";

/** The payment of `unpaidAppointment` before it is started. */
export const duePayment: PaymentInfo = {
  id: null,
  appointment_id: 21,
  status: "none",
  amount: 3000,
  discount: 0,
  total: 3000,
  currency: "EUR",
  voucher_code: null,
  method: null,
  methods: ["credit_card", "mb_way"],
  deadline: "2026-11-24T09:30:00.000Z",
  action: null,
  no_money_taken: false,
};

/** A card payment that waits on the bank's page. */
export const paymentAtBank: PaymentInfo = {
  ...duePayment,
  id: 31,
  status: "awaiting_payment",
  method: "credit_card",
  methods: [],
  action: { type: "redirect", url: "https://bank.example/pay/31" },
};
