import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import { z } from "zod";
import type { GatewayTest } from "../../ports/payment-gateways.ts";
import { stripeCaller } from "./stripe-caller.ts";
import { stripeTypes } from "./stripe-requests.ts";

type Options = Parameters<typeof stripeCaller>[0] & {
  /** The payment methods to look for. */
  methods: readonly PaymentMethod[];
};

/**
 * Checks the key by reading which of `methods` the account offers, and returns those; null instead when the account has
 * no default configuration. Opens no payment.
 */
export async function testStripeAccount({ methods, ...options }: Options): Promise<GatewayTest> {
  const answer = await stripeCaller(options)("/payment_method_configurations");
  if (answer?.status === 401) return { outcome: "key_refused" };
  // The key is good and may not read this.
  if (answer?.status === 403) return { outcome: "account_refused" };
  const found = answer?.status === 200 ? Configurations.safeParse(answer.body).data : undefined;
  if (!found) return { outcome: "unavailable" };
  const used = found.data.find((one) => one["is_default"] === true && one["parent"] === null);
  if (!used) return { outcome: "works", methods: null };
  const isThere = (method: PaymentMethod) =>
    Way.safeParse(used[stripeTypes[method] ?? ""]).data?.available === true;
  return { outcome: "works", methods: methods.filter(isThere) };
}

const Configurations = z.object({
  object: z.literal("list"),
  data: z.array(z.record(z.string(), z.unknown())),
});
const Way = z.object({ available: z.boolean() });
