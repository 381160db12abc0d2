import type { IncomingHttpHeaders } from "node:http";
import type { Caller } from "@anteroom/contract/endpoint";
import {
  givenToken,
  type ClinicCaller,
  type GuestCaller,
  type InvitedCaller,
  type PatientCaller,
} from "../../platform/http/authentication.ts";
import { hashOf } from "../../platform/crypto/secrets.ts";

type Visitor = PatientCaller | GuestCaller;
type Known = Visitor | InvitedCaller | ClinicCaller;
type Remembered = { caller: Known; until: number };

/** Callers who have been let into a visit, by their token's hash: their signals need no question to the database. */
export type RememberedCallers = {
  remember: (tenantId: number, headers: IncomingHttpHeaders, caller: Known, until: Date) => void;
  visitor: (tenantId: number, headers: IncomingHttpHeaders, now: Date) => Visitor | null;
  invited: (tenantId: number, headers: IncomingHttpHeaders, now: Date) => InvitedCaller | null;
  clinic: (tenantId: number, headers: IncomingHttpHeaders, now: Date) => ClinicCaller | null;
  /** A session or an invitation has ended: its token is asked about again. */
  forgetSession: (tokenHash: Buffer) => void;
};

const most = 20_000;

export function createRememberedCallers(): RememberedCallers {
  const byToken = new Map<string, Remembered>();
  const recall = (wanted: Caller, tenantId: number, headers: IncomingHttpHeaders, now: Date) => {
    const given = givenToken(wanted, headers);
    const found = given && byToken.get(keyOf(tenantId, hashOf(given.token)));
    return found && found.until >= now.getTime() ? found.caller : null;
  };
  return {
    remember(tenantId, headers, caller, until) {
      const given = givenToken(isVisitor(caller) ? "visitor" : caller.kind, headers);
      if (!given) return;
      if (byToken.size >= most) byToken.clear(); // the next signal of each is asked about again
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
      return caller?.kind === "clinic" ? caller : null;
    },
    forgetSession(tokenHash) {
      for (const key of byToken.keys()) if (key.endsWith(tokenHash.toString("hex"))) byToken.delete(key);
    },
  };
}

const isVisitor = (caller: Known): caller is Visitor => caller.kind === "patient" || caller.kind === "guest";

const keyOf = (tenantId: number, tokenHash: Buffer) => `${tenantId}:${tokenHash.toString("hex")}`;
