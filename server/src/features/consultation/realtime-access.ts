import { createHash } from "node:crypto";
import type { Bus } from "../../ports/bus.ts";
import type { Realtime, SignInPass } from "../../ports/realtime.ts";
import type {
  GuestCaller,
  InvitedCaller,
  PatientCaller,
  StaffCaller,
} from "../../platform/http/authentication.ts";

type Holder = PatientCaller | GuestCaller | InvitedCaller | StaffCaller;

/**
 * Binds realtime connections to the session or invitation that authorized them, so that they end with it, on
 * all servers.
 */
export type RealtimeAccess = {
  /** Binds a connection to the caller's session or invitation. Returns false when that has ended. */
  bind: (tenantId: number, caller: Holder, socketId: string) => Promise<boolean>;
  /** Returns a signed pass, as hosted Pusher needs it; null when the session or invitation has ended. */
  signIn: (tenantId: number, caller: Holder, socketId: string) => SignInPass | null;
  /** Ends every connection of a revoked session. Does not revoke it; errors go to `onError`. */
  endSession: (tokenHash: Buffer) => Promise<void>;
  /** Ends every connection of a removed call guest. Errors go to `onError`. */
  endInvitation: (tenantId: number, invitationId: number) => Promise<void>;
  stop: () => void;
};

/** How many ended sessions and invitations are remembered, for requests in progress when they end. */
const mostEnded = 20_000;
const topic = "right-ended";

/**
 * Creates the binding of realtime connections to sessions, and subscribes to endings on other
 * servers until `stop`. `onError` is called when the realtime service does not answer; the
 * connections then stay open.
 */
export function createRealtimeAccess(
  realtime: Pick<Realtime, "bind" | "signIn" | "endConnections">,
  bus: Pick<Bus, "publish" | "subscribe">,
  onError: (error: Error) => void,
): RealtimeAccess {
  const ended = new Set<string>();
  const note = (holder: string) => {
    const [oldest] = ended;
    if (oldest !== undefined && ended.size >= mostEnded) ended.delete(oldest);
    ended.add(holder);
  };

  async function end(holder: string): Promise<void> {
    note(holder);
    bus.publish(topic, holder).catch(() => {}); // without the bus no channel is entered, and afterwards all reconnect
    await realtime.endConnections(holder).catch((error: unknown) => {
      onError(error instanceof Error ? error : new Error(String(error)));
    });
  }

  return {
    async bind(tenantId, caller, socketId) {
      const holder = holderOf(tenantId, caller);
      if (ended.has(holder)) return false;
      await realtime.bind(socketId, holder);
      return true;
    },
    signIn(tenantId, caller, socketId) {
      const holder = holderOf(tenantId, caller);
      return ended.has(holder) ? null : realtime.signIn(socketId, holder);
    },
    endSession: (tokenHash) => end(sessionHolder(tokenHash)),
    endInvitation: (tenantId, invitationId) => end(invitationHolder(tenantId, invitationId)),
    stop: bus.subscribe(topic, note),
  };
}

function holderOf(tenantId: number, caller: Holder): string {
  switch (caller.kind) {
    case "patient":
      return sessionHolder(caller.tokenHash);
    case "guest":
      return `t${tenantId}-guest-${caller.guestId}`;
    case "invited":
      return invitationHolder(tenantId, caller.invitationId);
    case "clinic":
      return sessionHolder(caller.staff.tokenHash);
  }
}

const invitationHolder = (tenantId: number, id: number) => `t${tenantId}-invitation-${id}`;

/** The name sent to the service. Neither the token nor the hash in our database can be derived from it. */
const sessionHolder = (tokenHash: Buffer) =>
  `session-${createHash("sha256").update("realtime").update(tokenHash).digest("base64url")}`;
