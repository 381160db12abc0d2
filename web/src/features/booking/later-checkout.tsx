import { later } from "../../ui/later.tsx";

/** The check before paying, a chunk of its own: who comes back from a payment, or without a time, does not fetch it. */
export const { Part: LaterCheckoutStep } = later(
  async () => (await import("./checkout-step.tsx")).CheckoutStep,
  { isPage: true, count: 4 },
);
