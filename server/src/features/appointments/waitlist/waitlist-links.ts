import type { AnswerOf } from "@anteroom/contract/endpoint";
import type * as shapes from "@anteroom/contract/waitlist";
import type { WaitlistLink } from "@anteroom/contract/waitlist";
import { sql } from "kysely";
import { audit } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database.ts";
import { lockDoctors } from "../../../platform/kept-time.ts";
import type { Call } from "../../../platform/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/problem.ts";
import { hashOf } from "../../../platform/secrets.ts";
import type { VisitParts } from "../visit-parts.ts";
import { canBeMoved } from "./can-be-moved.ts";
import { endWaiting } from "./end-waiting.ts";

type Opening = Call<typeof shapes.openWaitlistLink>;
type Answer = AnswerOf<typeof shapes.openWaitlistLink> | ProblemOutcome;

/** Shows how it stands and changes nothing: programs that follow the links of a mail leave no waitlist. */
export async function openWaitlistLink(call: Opening): Promise<Answer> {
  keepPrivate(call);
  return call.tx(async (tx) => {
    const row = await loadLink(tx, call);
    return row ? present(row, call) : problem("link_not_valid");
  });
}

/** Gives the time of the link to the next in line. */
export function declineByLink(parts: VisitParts, call: Call<typeof shapes.declineByLink>): Promise<Answer> {
  return answerLink(parts, call, "decline");
}

/** Ends the waiting of the link's appointment. */
export function leaveByLink(parts: VisitParts, call: Call<typeof shapes.leaveByLink>): Promise<Answer> {
  return answerLink(parts, call, "leave");
}

async function answerLink(parts: VisitParts, call: Opening, what: "decline" | "leave"): Promise<Answer> {
  keepPrivate(call);
  const { tenant, tx } = call;
  const outcome = await tx(async (one) => {
    const row = await loadLink(one, call);
    if (!row) return problem("link_not_valid");
    await lockDoctors(one, [row.doctor_id]);
    const start = row.offered;
    const { freed, isDone } = await endWaiting(one, row.id, what === "leave" ? { what } : { what, start });
    if (isDone)
      await audit(one, tenant.id, {
        actor: "waitlist-link",
        action: `waitlist.${what}`,
        object: `appointment/${row.id}`,
        onBehalfOf: row.patient_id,
      });
    const now = await loadLink(one, call);
    return now ? { freed, answer: present(now, call) } : problem("link_not_valid");
  });
  if (isProblem(outcome)) return outcome;
  for (const hold of outcome.freed) void parts.hints.appointmentChanged(tenant.id, hold);
  return outcome.answer;
}

type Row = {
  id: number;
  doctor_id: number;
  /** Whose appointment it is. */
  patient_id: number;
  status: string;
  service_type: string;
  start_time: Date;
  offered: Date;
  is_waiting: boolean;
  expires_at: Date | null;
  outcome: "declined" | "ended" | null;
};

/** Null where the appointment has begun, or where whoever was written to acts for its patient no longer. */
async function loadLink(tx: Tx, { tenant, params, now }: Opening): Promise<Row | null> {
  if (!tenant.settings.waitlist) return null;
  const { rows } = await sql<Row>`
    select a.id, a.doctor_id, a.patient_id, a.status, a.service_type, a.start_time, l.start_time as offered,
      e.appointment_id is not null as is_waiting, o.expires_at, o.outcome
    from waitlist_links l
      join appointments a on a.tenant_id = l.tenant_id and a.id = l.appointment_id
      join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id and l.patient_id in (p.id, p.parent_id)
      left join waitlist_entries e on e.tenant_id = a.tenant_id and e.appointment_id = a.id
      left join waitlist_offers o on o.tenant_id = a.tenant_id and o.appointment_id = a.id and o.start_time = l.start_time
    where l.token_hash = ${hashOf(params.token)} and a.start_time > ${now}`.execute(tx);
  return rows[0] ?? null;
}

function present(row: Row, { tenant, now }: Opening): { data: { entity: WaitlistLink } } {
  return {
    data: {
      entity: {
        appointment_id: row.id,
        start_time: row.offered.toISOString(),
        expires_at: (row.expires_at ?? now).toISOString(),
        state: stateOf(row, canBeMoved(row, tenant.settings, now), now),
      },
    },
  };
}

function stateOf(row: Row, canMove: boolean, now: Date): WaitlistLink["state"] {
  const { is_waiting, outcome, expires_at, offered, start_time } = row;
  if (!is_waiting || !canMove) return "over";
  if (outcome === "declined") return "declined";
  const isOpen = outcome === null && expires_at !== null && expires_at > now && offered < start_time;
  return isOpen ? "open" : "ended";
}

/** Never in a cache or an index. */
function keepPrivate({ reply }: Pick<Opening, "reply">): void {
  reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
}
