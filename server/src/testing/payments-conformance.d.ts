import type { Payments, ReturnedResult } from "../ports/payments.ts";
export type PaymentsUnderTest = {
  payments: Payments;
  /** The payer on the provider's page; answers what it hands back to the clinic's page. */
  payer: Record<"approves" | "isDeclined" | "cancels", (pageUrl: string) => Promise<ReturnedResult>>;
  /** The next message that the provider sends to `notificationUrl`, as it arrived. */
  nextNotification: () => Promise<{
    headers: Record<string, string>;
    rawBody: string;
  }>;
  notificationUrl: string;
  /** From here on the provider cannot be reached. */
  breakDown: () => Promise<void>;
  close: () => Promise<void>;
};
/** What every payment provider must do; `open` starts one that can be paid at. */
export declare function describePayments(name: string, open: () => Promise<PaymentsUnderTest>): void;
