import type { AnswerOf } from "@anteroom/contract/endpoint";
import type * as shapes from "@anteroom/contract/appointment/waitlist";
import type { WaitlistLink } from "@anteroom/contract/appointment/waitlist";
import { sql } from "kysely";
import { audit } from "../../../platform/privacy/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { lockDoctors } from "../../../shared/appointment/held-slot.ts";
import type { Call } from "../../../platform/http/mount.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import type { AppointmentDeps } from "../appointment-deps.ts";
import { canBeMoved } from "./can-be-moved.ts";
import { endWaiting } from "./end-waiting.ts";
import { waitsWithoutAppointment } from "./join-waitlist.ts";
import { lockDoctorsOfOffer } from "./waitlist-requests.ts";

type Opening = Call<typeof shapes.openWaitlistLink>;
type Answer = AnswerOf<typeof shapes.openWaitlistLink> | ProblemOutcome;

/**
 * Returns the state of the link's offer without changing it, because mail programs follow links.
 * `link_not_valid` also once the appointment or offered time has begun, and when the reader no longer acts
 * for the patient.
 */
export async function openWaitlistLink(call: Opening): Promise<Answer> {
  keepPrivate(call);
  return call.tx(async (tx) => {
    const row = await loadLink(tx, call);
    return row ? present(row, call) : problem("link_not_valid");
  });
}

/**
 * Declines the offer of the link, audits it and sends hints; the slot goes to the next in line. Returns the
 * state afterwards; an offer that is no longer open is not changed.
 */
export function declineByLink(
  deps: AppointmentDeps,
  call: Call<typeof shapes.declineByLink>,
): Promise<Answer> {
  return answerLink(deps, call, "decline");
}

/**
 * Removes the link's entry from the waitlist, declines an open offer, audits it and sends hints. Returns the
 * state afterwards.
 */
export function leaveByLink(deps: AppointmentDeps, call: Call<typeof shapes.leaveByLink>): Promise<Answer> {
  return answerLink(deps, call, "leave");
}

async function answerLink(deps: AppointmentDeps, call: Opening, what: "decline" | "leave"): Promise<Answer> {
  keepPrivate(call);
  const { tenant, tx } = call;
  const outcome = await tx(async (one) => {
    const row = await loadLink(one, call);
    if (!row) return problem("link_not_valid");
    if (row.doctor_id !== null) await lockDoctors(one, [row.doctor_id]);
    else if (row.entry_id !== null) await lockDoctorsOfOffer(one, row.entry_id);
    const start = row.offered;
    const { freed, isDone } = await endWaiting(
      one,
      row.entry_id,
      what === "leave" ? { what, now: call.now } : { what, start, now: call.now },
    );
    if (isDone)
      await audit(one, tenant.id, {
        actor: "waitlist-link",
        action: `waitlist.${what}`,
        object: row.id === null ? `waitlist_entry/${row.entry_id}` : `appointment/${row.id}`,
        ...(row.patient_id === null ? {} : { onBehalfOf: row.patient_id }),
      });
    const now = await loadLink(one, call);
    return now ? { freed, answer: present(now, call) } : problem("link_not_valid");
  });
  if (isProblem(outcome)) return outcome;
  for (const hold of outcome.freed) void deps.hints.appointmentChanged(tenant.id, hold);
  return outcome.answer;
}

type Row = {
  /** The appointment; null for an entry without one. */
  id: number | null;
  /** Null when the entry has ended. */
  entry_id: number | null;
  doctor_id: number | null;
  /** The patient of the appointment or entry. */
  patient_id: number | null;
  status: string | null;
  service_type: string | null;
  start_time: Date | null;
  offered: Date;
  is_open_request: boolean;
  expires_at: Date | null;
  outcome: "declined" | "ended" | "taken" | null;
};

/** Returns null when the appointment or offered time has begun, or the reader no longer acts for the patient. */
async function loadLink(tx: Tx, { tenant, params, now }: Opening): Promise<Row | null> {
  if (!tenant.settings.waitlist) return null;
  const { rows } = await sql<Row>`
    select a.id, e.id as entry_id, a.doctor_id, coalesce(a.patient_id, e.attendee_id) as patient_id, a.status, a.service_type,
      a.start_time, l.start_time as offered, coalesce(${waitsWithoutAppointment(now)}, false) as is_open_request, o.expires_at, o.outcome
    from waitlist_links l
      left join appointments a on a.tenant_id = l.tenant_id and a.id = l.appointment_id
      left join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id and l.patient_id in (p.id, p.parent_id)
      left join waitlist_entries e on e.tenant_id = l.tenant_id
        and (e.appointment_id = a.id or e.id = l.entry_id and e.patient_id = l.patient_id)
      left join waitlist_offers o on o.tenant_id = e.tenant_id and o.entry_id = e.id and o.start_time = l.start_time
        and (l.entry_id is null or o.created_at = l.created_at)
    where l.token_hash = ${hashOf(params.token)}
      and (a.start_time > ${now} and p.id is not null or l.appointment_id is null and l.start_time > ${now})`.execute(
    tx,
  );
  return rows[0] ?? null;
}

function present(row: Row, { tenant, now }: Opening): { data: { entity: WaitlistLink } } {
  return {
    data: {
      entity: {
        appointment_id: row.id,
        start_time: row.offered.toISOString(),
        expires_at: (row.expires_at ?? now).toISOString(),
        state: stateOf(row, isWaiting(row, tenant, now), now),
      },
    },
  };
}

function isWaiting(
  { entry_id, id, status, service_type, start_time, is_open_request }: Row,
  { settings }: Opening["tenant"],
  now: Date,
): boolean {
  if (entry_id === null) return false;
  if (id === null || status === null || service_type === null || start_time === null) return is_open_request;
  return canBeMoved({ status, service_type, start_time }, settings, now);
}

function stateOf(row: Row, waits: boolean, now: Date): WaitlistLink["state"] {
  const { outcome, expires_at, offered, start_time } = row;
  if (!waits) return "over";
  if (outcome === "declined") return "declined";
  const isEarlier = start_time === null || offered < start_time;
  const isOpen = outcome === null && expires_at !== null && expires_at > now && isEarlier;
  return isOpen ? "open" : "ended";
}

/** Forbids caching and indexing. */
function keepPrivate({ reply }: Pick<Opening, "reply">): void {
  reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
}
