import { hostNameOf } from "../http/addresses/host-name.ts";
import type { Tenants } from "../tenancy/tenants.ts";

/**
 * Who may open a realtime connection of our application, by `Origin` and `Host`: pages of a clinic of this installation,
 * at a host that is that clinic's or nobody's, and programs, which send no `Origin`. Returns the clinic it counts for
 * (null: none is known), or null for a page of anybody else.
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
