import type { IncomingHttpHeaders } from "node:http";
import type { Caller } from "@anteroom/contract/endpoint";
import {
  givenToken,
  type ClinicCaller,
  type GuestCaller,
  type InvitedCaller,
  type PatientCaller,
} from "../../platform/http/authentication.ts";
import type { Bus } from "../../ports/bus.ts";
import { hashOf } from "../../platform/crypto/secrets.ts";

type Visitor = PatientCaller | GuestCaller;
type Known = Visitor | InvitedCaller | ClinicCaller;
type Remembered = { caller: Known; until: number };

/**
 * A cache of callers in calls by token hash, so that their signals need no database query. A miss returns
 * null and says nothing: read the database then. `clinic` also returns null for an expired token.
 */
export type CallerCache = {
  remember: (tenantId: number, headers: IncomingHttpHeaders, caller: Known, until: Date) => void;
  visitor: (tenantId: number, headers: IncomingHttpHeaders, now: Date) => Visitor | null;
  invited: (tenantId: number, headers: IncomingHttpHeaders, now: Date) => InvitedCaller | null;
  clinic: (tenantId: number, headers: IncomingHttpHeaders, now: Date) => ClinicCaller | null;
  /** Removes an ended session or invitation from the cache. */
  forgetSession: (tokenHash: Buffer) => void;
  stop: () => void;
};

const most = 20_000;
const topic = "session-ended";

/**
 * Creates the cache of this server, for at most 20,000 callers; it is cleared when full. Ended sessions are
 * removed on all servers; after a gap on the bus the cache is cleared.
 */
export function createCallerCache(bus: Pick<Bus, "publish" | "subscribe" | "onGap">): CallerCache {
  const byToken = new Map<string, Remembered>();
  const forget = (hash: string) => {
    for (const key of byToken.keys()) if (key.endsWith(hash)) byToken.delete(key);
  };
  const stops = [bus.subscribe(topic, forget), bus.onGap(() => byToken.clear())];
  const recall = (wanted: Caller, tenantId: number, headers: IncomingHttpHeaders, now: Date) => {
    const given = givenToken(wanted, headers);
    const found = given && byToken.get(keyOf(tenantId, hashOf(given.token)));
    return found && found.until >= now.getTime() ? found.caller : null;
  };
  return {
    remember(tenantId, headers, caller, until) {
      const given = givenToken(isVisitor(caller) ? "visitor" : caller.kind, headers);
      if (!given) return;
      if (byToken.size >= most) byToken.clear(); // the next signal of each reads the database again
      byToken.set(keyOf(tenantId, hashOf(given.token)), { caller, until: until.getTime() });
    },
    visitor(tenantId, headers, now) {
      const caller = recall("visitor", tenantId, headers, now);
      return caller && isVisitor(caller) ? caller : null;
    },
    invited(tenantId, headers, now) {
      const caller = recall("invited", tenantId, headers, now);
      return caller?.kind === "invited" ? caller : null;
    },
    clinic(tenantId, headers, now) {
      const caller = recall("clinic", tenantId, headers, now);
      const isOver = caller?.kind === "clinic" && caller.expiresAt !== null && caller.expiresAt <= now;
      return caller?.kind === "clinic" && !isOver ? caller : null;
    },
    forgetSession(tokenHash) {
      const hash = tokenHash.toString("hex");
      forget(hash);
      bus.publish(topic, hash).catch(() => {}); // without the bus no signal passes; afterwards the caches are cleared
    },
    stop: () => stops.forEach((stop) => stop()),
  };
}

const isVisitor = (caller: Known): caller is Visitor => caller.kind === "patient" || caller.kind === "guest";

const keyOf = (tenantId: number, tokenHash: Buffer) => `${tenantId}:${tokenHash.toString("hex")}`;
