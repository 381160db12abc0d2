import type { clinicIdentity as shape } from "@anteroom/contract/clinic";
import { channelOf } from "@anteroom/contract/channels";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { Config } from "../../platform/config/config.ts";
import type { Call } from "../../platform/http/mount.ts";
import type { Realtime } from "../../ports/realtime.ts";

/**
 * Returns clinic, doctor and scopes of the token, its hint channel and the realtime address. The host is the
 * installation's own unless configured, because programs cannot resolve names such as `aurora.localhost`.
 */
export function clinicIdentity(
  { address }: Pick<Realtime, "address">,
  { baseUrl }: Pick<Config, "baseUrl">,
  { tenant, caller }: Call<typeof shape>,
): AnswerOf<typeof shape> {
  const isTls = address.isTls ?? (address.path === "" || baseUrl.protocol === "https:");
  const ownHost = address.path === "" ? `ws-${address.cluster}.pusher.com` : baseUrl.hostname;
  const ownPort = address.path === "" ? "" : baseUrl.port;
  const realtime = {
    key: address.key,
    host: address.host ?? ownHost,
    port: address.port ?? (Number(ownPort) || (isTls ? 443 : 80)),
    path: address.path,
    is_tls: isTls,
  };
  return {
    data: {
      entity: {
        tenant: tenant.slug,
        doctor_id: caller.doctorId,
        scopes: [...caller.scopes],
        channel: channelOf.clinic(tenant.id),
        realtime,
      },
    },
  };
}
