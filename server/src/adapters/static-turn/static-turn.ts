import { turnCredentials } from "../../platform/http/turn-credentials.ts";
import type { Relay } from "../../ports/relay.ts";

/**
 * Returns a relay with the installation's STUN and TURN servers (coturn with `use-auth-secret` and the same secret).
 */
export function staticTurn({ urls, secret }: { urls: readonly string[]; secret: string }): Relay {
  const stun = urls.filter((url) => url.startsWith("stun"));
  const turn = urls.filter((url) => !url.startsWith("stun"));
  return {
    iceServersFor(ticket, expiresAt) {
      const servers = stun.length > 0 ? [{ urls: [...stun] }] : [];
      if (turn.length === 0) return servers;
      const { username, credential } = turnCredentials(secret, ticket, expiresAt);
      return [...servers, { urls: [...turn], username, credential }];
    },
    stop: async () => {},
  };
}

/** Returns a relay without servers (`TURN=none`): calls connect directly or not at all; the device test reports it. */
export function noTurn(): Relay {
  return { iceServersFor: () => [], stop: async () => {} };
}
