import type { ServiceType } from "@anteroom/domain/appointment/service-type";
import type { Tx } from "../../platform/database/database.ts";

/**
 * Returns the price of a service type with a doctor, in minor units of the clinic's currency; without an own
 * price that of a video appointment.
 */
export async function priceOf(
  tx: Tx,
  { id, price_minor }: { id: number; price_minor: number },
  serviceType: ServiceType,
): Promise<number> {
  if (serviceType === "remote") return price_minor;
  const own = await tx
    .selectFrom("service_prices")
    .select("price_minor")
    .where("doctor_id", "=", id)
    .where("service_type", "=", serviceType)
    .executeTakeFirst();
  return own?.price_minor ?? price_minor;
}
