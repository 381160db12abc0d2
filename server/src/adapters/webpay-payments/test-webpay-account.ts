import type { GatewayTest } from "../../ports/payment-gateways.ts";
import { isNoAnswer, webpayCaller, type WebpayAccount } from "./webpay-caller.ts";

/** Checks commerce code and key by asking for a transaction that does not exist. Moves no money and creates nothing. */
export async function testWebpayAccount(account: WebpayAccount): Promise<GatewayTest> {
  const answer = await webpayCaller(account)(`/transactions/${"0".repeat(64)}`);
  if (answer?.status === 401) return { outcome: "key_refused" };
  if (answer?.status === 403) return { outcome: "account_refused" };
  if (isNoAnswer(answer) || answer.status < 400) return { outcome: "unavailable" };
  return { outcome: "works", methods: null };
}
