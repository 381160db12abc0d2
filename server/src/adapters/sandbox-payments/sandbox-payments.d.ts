import type { Payments } from "../../ports/payments.ts";
type Options = {
  /** The gateway's address, as `http://127.0.0.1:8081`. */
  baseUrl: string;
  /** The bearer of the gateway's API. */
  key: string;
  /** What the gateway signs its notifications with. */
  secret: string;
  /** The server's clock. The gateway has its own: it is told how much time is left, not until when. */
  now?: () => Date;
};
/** Payments through Sandbox Bank, over HTTP as any provider is reached. */
export declare function sandboxPayments({ baseUrl, key, secret, now }: Options): Payments;
export {};
