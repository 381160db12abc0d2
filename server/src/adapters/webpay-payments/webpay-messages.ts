import { z } from "zod";
import type { PageReturn } from "../../ports/payments.ts";

/** A transaction's token: 1 to 64 letters, digits or underscores. Validates what a browser brings back. */
export const Token = z.string().regex(/^\w{1,64}$/);

/** The answer to creating a transaction. */
export const Created = z.object({ token: Token, url: z.url() });

/** The answer to committing a transaction and to asking for its status. Amounts in pesos are whole. */
export const Transaction = z.object({
  status: z.string(),
  amount: z.int(),
  session_id: z.string(),
  response_code: z.number().nullish(),
  /** Of a transaction that was refunded in part: what is left. */
  balance: z.number().nullish(),
});
/** A transaction with its status. Amounts in pesos are whole. */
export type Transaction = z.infer<typeof Transaction>;

/** The answer to a refund. Only a nullification has more than its type. */
export const Refunded = z.object({
  type: z.enum(["REVERSED", "NULLIFIED"]),
  authorization_code: z.string().nullable().default(null),
  authorization_date: z.string().nullable().default(null),
  nullified_amount: z.number().nullable().default(null),
  response_code: z.number().nullable().default(null),
});

/** An error. */
const Failed = z.object({ error_message: z.string() });

/** Returns Webpay's words for a refusal, or the status without any. */
export function reasonOf({ status, body }: { status: number; body: unknown }): string {
  return Failed.safeParse(body).data?.error_message ?? `Webpay answered ${status}`;
}

/**
 * Reads what Webpay's form brought back to the return address; null for anything else. `token_ws` alone asks for the
 * commit, approved or declined. With `TBK_TOKEN` the payer left the form, or it failed. Without a token the form's time
 * was over, and only our own reference comes back.
 */
export function readWebpayReturn(params: URLSearchParams): PageReturn | null {
  const left = params.get("TBK_TOKEN");
  const token = left ?? params.get("token_ws");
  if (token !== null)
    return Token.safeParse(token).success
      ? { providerReference: token, resultCode: left === null ? "Received" : "Cancelled" }
      : null;
  // The reference writes the name in two ways.
  const reference = params.get("TBK_ID_SESION") ?? params.get("TBK_ID_SESSION");
  return reference === null || reference === "" ? null : { reference, resultCode: "Expired" };
}
