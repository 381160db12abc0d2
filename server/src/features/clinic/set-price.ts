import type { clinicSetPrice as shape } from "@anteroom/contract/clinic";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { serviceTypes } from "@anteroom/domain/appointment/service-type";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { lockDoctors } from "../../shared/appointment/held-slot.ts";
import type { Call } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { refuseUnread } from "../../platform/http/replaces.ts";
import { priceOf } from "./service-price.ts";

/**
 * Sets the price of a service type with a doctor, audits it and returns all of the doctor's prices. Existing
 * bookings and holds keep theirs. The price of a video appointment also applies to types without an own
 * price. With `replaces` only the price that was read is replaced. A doctor's token may set that doctor's only.
 */
export function setPrice({
  tenant,
  caller,
  params,
  body,
  tx,
}: Call<typeof shape>): Promise<AnswerOf<typeof shape> | ProblemOutcome> {
  return tx(async (one) => {
    const isOwn = caller.doctorId === null || caller.doctorId === params.doctor_id;
    const [doctor] = isOwn ? await lockDoctors(one, [params.doctor_id]) : [];
    if (!doctor) return problem("not_found");
    const { service_type: kind, amount_minor, replaces } = body;
    const before = await priceOf(one, doctor, kind);
    const refusal = refuseUnread(replaces, before, before === amount_minor);
    if (refusal) return refusal;
    const object = `doctor/${doctor.id}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "price.set", object });
    if (kind === "remote") {
      await one
        .updateTable("doctors")
        .set({ price_minor: amount_minor })
        .where("id", "=", doctor.id)
        .execute();
      return presentPrices(one, { ...doctor, price_minor: amount_minor }, tenant.settings.currency);
    }
    await one
      .insertInto("service_prices")
      .values({ tenant_id: tenant.id, doctor_id: doctor.id, service_type: kind, price_minor: amount_minor })
      .onConflict((conflict) =>
        conflict
          .columns(["tenant_id", "doctor_id", "service_type"])
          .doUpdateSet({ price_minor: amount_minor }),
      )
      .execute();
    return presentPrices(one, doctor, tenant.settings.currency);
  });
}

async function presentPrices(tx: Tx, doctor: { id: number; price_minor: number }, currency: string) {
  const collection = [];
  for (const service_type of serviceTypes)
    collection.push({
      service_type,
      price: { amount_minor: await priceOf(tx, doctor, service_type), currency },
    });
  return { data: { collection } };
}
