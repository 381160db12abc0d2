import { withTenant, type Database, type PaymentRowStatus } from "../platform/database/database.ts";
import { newToken } from "../platform/crypto/secrets.ts";

/**
 * Inserts a card payment of 40.00 EUR at the sandbox for an appointment of clinic `aurora`;
 * returns its reference. It is authorised by default.
 */
export async function makePayment(
  db: Database,
  appointmentId: number,
  status: PaymentRowStatus = "authorised",
): Promise<string> {
  const reference = newToken().slice(0, 12);
  const at = new Date("2027-02-28T12:00:00Z");
  await withTenant(db, 1, (tx) =>
    tx
      .insertInto("payments")
      .values({
        tenant_id: 1,
        appointment_id: appointmentId,
        provider: "sandbox",
        method: "credit_card",
        reference,
        provider_reference: `provider-${reference}`,
        amount_minor: 4000,
        currency: "EUR",
        status,
        payer_id: null,
        action: null,
        refund_asked_at: null,
        last_word: status === "authorised" ? "authorised" : null,
        deadline: new Date("2027-03-05T12:00:00Z"),
        created_at: at,
      })
      .execute(),
  );
  return reference;
}
