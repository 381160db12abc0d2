import { hostNameOf } from "../http/addresses/host-name.ts";
import type { Tenants } from "../tenancy/tenants.ts";

/**
 * Returns a check of who may open a realtime connection, by `Origin` and `Host`. Allowed are the pages of a clinic on
 * that clinic's or an unassigned host, and programs, which send no `Origin`. The check returns the clinic (null:
 * unknown), or null when refused.
 */
export function realtimeOrigins({ ofHost }: Pick<Tenants, "ofHost">) {
  const clinicAt = async (host: string | undefined) => {
    const name = hostNameOf(host);
    return name === null ? null : ofHost(name);
  };
  return async (
    origin: string | undefined,
    host: string | undefined,
  ): Promise<{ clinicId: number | null } | null> => {
    const served = await clinicAt(host);
    if (origin === undefined) return { clinicId: served?.id ?? null };
    const page = await clinicAt(URL.parse(origin)?.host);
    if (!page || (served && served.id !== page.id)) return null;
    return { clinicId: page.id };
  };
}
