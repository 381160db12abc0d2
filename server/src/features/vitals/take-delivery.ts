import { problemsOfVitals, vitalNames } from "@anteroom/domain/vitals/vital-values";
import type { Call } from "../../platform/http/mount.ts";
import type { listOwnMeasurements } from "@anteroom/contract/health/vital-signs";
import type { DeliveredVitals, VitalsProvider } from "../../ports/vitals-provider.ts";

/** How far back the first import reaches, in ms. */
const firstReach = 30 * 86_400_000;

type Caller = Pick<Call<typeof listOwnMeasurements>, "tenant" | "caller" | "now" | "tx">;

/**
 * Imports what the clinic's provider has measured for the caller since the last import, at first of 30 days;
 * does nothing without one. The provider is called outside transactions; its failure goes to `report` and
 * imports nothing. Implausible values and duplicates are dropped. Does not audit.
 */
export async function importProviderVitals(
  { tenant, caller, now, tx }: Caller,
  providers: readonly VitalsProvider[],
  report: (error: Error) => void,
): Promise<void> {
  const provider = providers.find(({ name }) => name === tenant.settings.vitalSignsProvider);
  if (!provider) return;
  const { patientId } = caller;
  const newest = await tx((one) =>
    one
      .selectFrom("vital_signs_measurements")
      .select((column) => column.fn.max("measured_at").as("at"))
      .where("patient_id", "=", patientId)
      .where("source_system", "=", provider.name)
      .executeTakeFirst(),
  );
  const since = newest?.at ?? new Date(now.getTime() - firstReach);
  const delivered = await provider
    .measuredSince({ clinic: tenant.slug, patientId }, since)
    .catch((error: unknown) => {
      report(error instanceof Error ? error : new Error("The provider of vital signs failed"));
      return [];
    });
  const rows = delivered.filter(isInOrder).map((one) => rowOf(one, provider.name, now));
  if (rows.length === 0) return;
  const owner = { tenant_id: tenant.id, patient_id: patientId };
  await tx((one) =>
    one
      .insertInto("vital_signs_measurements")
      .values(rows.map((row) => ({ ...row, ...owner })))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

/** Returns whether the values are plausible; devices can be wrong. */
function isInOrder({ values }: DeliveredVitals): boolean {
  return Object.keys(values).length > 0 && Object.keys(problemsOfVitals(values)).length === 0;
}

function rowOf({ measuredAt, values }: DeliveredVitals, name: string, now: Date) {
  const named = vitalNames.filter((one) => values[one] !== undefined);
  return {
    source_system: name,
    measured_at: measuredAt,
    vital_signs: JSON.stringify(values),
    sources: JSON.stringify(Object.fromEntries(named.map((one) => [one, "provider"]))),
    quality: "{}",
    devices: "{}",
    saved_at: now,
  };
}
