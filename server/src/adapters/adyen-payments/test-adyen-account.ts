import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import { z } from "zod";
import type { GatewayTest } from "../../ports/payment-gateways.ts";
import { adyenCaller } from "./adyen-caller.ts";
import { typeOfMethod } from "./adyen-status.ts";

type Options = Parameters<typeof adyenCaller>[0] & {
  merchantAccount: string;
  /** The payment methods to look for. */
  methods: readonly PaymentMethod[];
};

/**
 * Checks key and account by asking Adyen for the account's payment methods, and returns those of `methods` that it
 * has. Opens no payment.
 */
export async function testAdyenAccount({
  merchantAccount,
  methods,
  ...options
}: Options): Promise<GatewayTest> {
  const answer = await adyenCaller(options)("/paymentMethods", { body: { merchantAccount } });
  if (!answer || answer.status >= 500) return { outcome: "unavailable" };
  if (answer.status === 401) return { outcome: "key_refused" };
  // 403: the key is good and not allowed to use this account; 422: there is no such account.
  if (answer.status === 403 || answer.status === 422) return { outcome: "account_refused" };
  const found = answer.status === 200 ? Methods.safeParse(answer.body).data : undefined;
  if (!found) return { outcome: "unavailable" };
  const types = new Set(found.paymentMethods.map(({ type }) => type));
  const isThere = (method: PaymentMethod) =>
    types.has(method === "credit_card" ? "scheme" : (typeOfMethod(method) ?? ""));
  return { outcome: "works", methods: methods.filter(isThere) };
}

const Methods = z.object({ paymentMethods: z.array(z.object({ type: z.string() })).default([]) });
