import type { GatewayPayment, NewPayment } from "./gateway-payment.ts";
import { answerOfPhone } from "./test-values.ts";
import { randomDigits, randomToken } from "./unguessable.ts";

type Opening = {
  request: NewPayment;
  key: string;
  /** How long people and banks take to answer. */
  paceMs: number;
  /** Whether a number for cash machines is in use. */
  isTaken: (voucher: string) => boolean;
};

/** The entity under which the gateway's references are paid at a Multibanco machine. */
const entity = "12345";

/** Creates a payment that waits for its payer. */
export function newPayment({ request, key, paceMs, isTaken }: Opening): GatewayPayment {
  const answer = request.phone_number === undefined ? null : answerOfPhone(request.phone_number);
  return {
    id: `pay_${randomToken()}`,
    idempotency_key: key,
    request,
    state: "action_required",
    result_token: `res_${randomToken()}`,
    expires_at: Date.now() + request.expires_in_seconds * 1000,
    webhook: { delay_ms: 0, suppress: false, copies: 1, hold: false, signature: "good" },
    next: answer === null ? null : { state: answer, at: Date.now() + paceMs },
    voucher: voucherFor(request.method, isTaken),
    card: null,
    refund_plan: "done",
    refunds: [],
    change_plan: "done",
    changes: [],
    amount_taken: null,
  };
}

function voucherFor(method: NewPayment["method"], isTaken: Opening["isTaken"]): GatewayPayment["voucher"] {
  if (method !== "multibanco" && method !== "atm") return null;
  const reference = randomDigits(method === "multibanco" ? 9 : 12);
  if (isTaken(reference)) return voucherFor(method, isTaken);
  return { entity: method === "multibanco" ? entity : null, reference };
}
