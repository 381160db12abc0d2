import * as shapes from "@anteroom/contract/appointment/waitlist";
import type { Waitlist } from "@anteroom/contract/appointment/waitlist";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { sql } from "kysely";
import { actorOf, audit } from "../../../platform/privacy/audit.ts";
import type { PatientCaller } from "../../../platform/http/authentication.ts";
import { lockAppointmentRow } from "../../../shared/appointment/cancel-for-clinic.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { lockDoctors } from "../../../shared/appointment/held-slot.ts";
import { mount, type Call } from "../../../platform/http/mount.ts";
import { actingFor, isOfFamily, loadOwnAppointment } from "../../../shared/appointment/own-appointment.ts";
import { presentAppointment, type AppointmentRow } from "../../../shared/appointment/present-appointment.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { attendeeOf } from "../../booking/attendee.ts";
import { lockAttendee } from "../../booking/booking-limits.ts";
import { moveToHold } from "../reschedule-appointment.ts";
import type { AppointmentDeps } from "../appointment-deps.ts";
import { canBeMoved } from "./can-be-moved.ts";
import { endWaiting, waitlistEntryOf } from "./end-waiting.ts";
import { countWaitsOf, joinWaitlistForAppointment } from "./join-waitlist.ts";
import { declineRequestOffer, leaveRequest, listRequests, requestTime } from "./waitlist-requests.ts";
import { declineByLink, leaveByLink, openWaitlistLink } from "./waitlist-links.ts";
import { appointmentStateLists } from "../../../platform/database/state-lists.ts";

/**
 * Registers the routes of the waitlist, with and without an appointment: join, list, accept, decline and
 * leave; and the links in mails, which decline and leave without signing in.
 */
export function waitlistRoutes(deps: AppointmentDeps): void {
  const { app } = deps.services;
  mount(app, shapes.getWaitlist, getWaitlist);
  mount(app, shapes.joinWaitlist, joinWaitlist);
  mount(app, shapes.leaveWaitlist, (call) => giveUp(deps, call, "leave"));
  mount(app, shapes.takeOffer, (call) => takeOffer(deps, call));
  mount(app, shapes.declineOffer, (call) => giveUp(deps, call, "decline"));
  mount(app, shapes.listWaitlist, listWaitlist);
  mount(app, shapes.requestTime, requestTime);
  mount(app, shapes.listRequests, listRequests);
  mount(app, shapes.leaveRequest, (call) => leaveRequest(deps, call));
  mount(app, shapes.declineRequestOffer, (call) => declineRequestOffer(deps, call));
  mount(app, shapes.openWaitlistLink, openWaitlistLink);
  mount(app, shapes.declineByLink, (call) => declineByLink(deps, call));
  mount(app, shapes.leaveByLink, (call) => leaveByLink(deps, call));
}

type Answer = { data: { entity: Waitlist } } | ProblemOutcome;

function getWaitlist({ tenant, caller, params, now, tx }: Call<typeof shapes.getWaitlist>): Promise<Answer> {
  return tx(async (one) => {
    if (!tenant.settings.waitlist) return problem("feature_off");
    const row = await loadOwnAppointment(one, caller, params.appointment_id);
    return row ? present(one, row, { tenant, now }) : problem("not_found");
  });
}

/** Locks the account, so that parallel requests respect the limit. */
function joinWaitlist({
  tenant,
  caller,
  params,
  now,
  tx,
}: Call<typeof shapes.joinWaitlist>): Promise<Answer> {
  return tx(async (one) => {
    const { waitlist } = tenant.settings;
    if (!waitlist) return problem("feature_off");
    await sql`select 1 from patients where id = ${caller.patientId} for no key update`.execute(one);
    const row = await loadOwnAppointment(one, caller, params.appointment_id);
    if (!row) return problem("not_found");
    if (!canBeMoved(row, tenant.settings, now)) return problem("status_conflict");
    if ((await waitlistEntryOf(one, row.id)) === null) {
      if ((await countWaitsOf(one, caller.patientId, now)) >= waitlist.perAccount)
        return problem("waitlist_limit");
      await joinWaitlistForAppointment(one, { tenant, caller, row, now });
    }
    return present(one, row, { tenant, now });
  });
}

type Waited = {
  appointment_id: number;
  joined_at: Date;
  status: string;
  service_type: string;
  start_time: Date;
  offered: Date | null;
  expires_at: Date | null;
};

/** Lists the family's entries. Appointments that can no longer be moved are omitted. */
async function listWaitlist({
  tenant,
  caller,
  now,
  tx,
}: Call<typeof shapes.listWaitlist>): Promise<AnswerOf<typeof shapes.listWaitlist> | ProblemOutcome> {
  if (!tenant.settings.waitlist) return problem("feature_off");
  const rows = await tx(async (one) => {
    const found = await sql<Waited>`
      select e.appointment_id, e.joined_at, a.status, a.service_type, a.start_time, o.start_time as offered, o.expires_at
      from waitlist_entries e join appointments a on a.tenant_id = e.tenant_id and a.id = e.appointment_id
        left join waitlist_offers o on o.tenant_id = e.tenant_id and o.entry_id = e.id
          and o.outcome is null and o.expires_at > ${now} and o.start_time < a.start_time
      where ${isOfFamily(caller.patientId)} and a.start_time > ${now} and a.status not in ${appointmentStateLists.withoutSlot}
      order by a.start_time, a.id limit 100`.execute(one);
    return found.rows.filter((row) => canBeMoved(row, tenant.settings, now));
  });
  const collection = rows.map(({ appointment_id, joined_at, offered, expires_at }) => ({
    appointment_id,
    joined_at: joined_at.toISOString(),
    offer:
      offered && expires_at
        ? { start_time: offered.toISOString(), expires_at: expires_at.toISOString() }
        : null,
  }));
  return { data: { collection } };
}

type Noted = { tenant: Tenant; caller: PatientCaller; row: AppointmentRow };

const note = (tx: Tx, { tenant, caller, row }: Noted, action: `waitlist.${string}`) =>
  audit(tx, tenant.id, {
    actor: actorOf(caller),
    action,
    object: `appointment/${row.id}`,
    ...actingFor(caller, row),
  });

/** Declines the open offer or leaves the waitlist; the held slot goes to the next in line. */
async function giveUp(
  deps: AppointmentDeps,
  call: Call<typeof shapes.leaveWaitlist> | Call<typeof shapes.declineOffer>,
  what: "leave" | "decline",
): Promise<ProblemOutcome | undefined> {
  const { tenant, caller, params, now, tx } = call;
  if (!tenant.settings.waitlist) return problem("feature_off");
  const freed = await tx(async (one) => {
    const row = await loadOwnAppointment(one, caller, params.appointment_id);
    if (!row) return problem("not_found");
    await lockDoctors(one, [row.doctor_id]);
    const { freed: ended, isDone } = await endWaiting(one, await waitlistEntryOf(one, row.id), { what, now });
    if (isDone) await note(one, { tenant, caller, row }, `waitlist.${what}`);
    return ended;
  });
  if (isProblem(freed)) return freed;
  for (const hold of freed) void deps.hints.appointmentChanged(tenant.id, hold);
  return undefined;
}

/** Moves the appointment to the offered slot. Locks in the order of rescheduling. */
async function takeOffer(
  deps: AppointmentDeps,
  call: Call<typeof shapes.takeOffer>,
): Promise<AnswerOf<typeof shapes.takeOffer> | ProblemOutcome> {
  const { tenant, caller, params, body, now, tx } = call;
  if (!tenant.settings.waitlist) return problem("feature_off");
  const start = new Date(body.start_time);
  const outcome = await tx(async (one) => {
    const own = await loadOwnAppointment(one, caller, params.appointment_id);
    if (!own) return problem("not_found");
    await lockAttendee(one, tenant, await attendeeOf(one, own), { deviceHash: null, addressHash: null });
    await lockDoctors(one, [own.doctor_id]);
    await lockAppointmentRow(one, own.id);
    const row = await loadOwnAppointment(one, caller, params.appointment_id);
    if (!row) return problem("not_found");
    if (row.start_time.getTime() === start.getTime()) return row; // taken by an earlier request
    const moved = await moveToHold(one, row, deps, {
      ...call,
      findHold: () => offeredHold(one, row, start, now),
    });
    if (!isProblem(moved))
      await one.deleteFrom("waitlist_entries").where("appointment_id", "=", row.id).execute();
    return moved;
  });
  if (isProblem(outcome)) return outcome;
  await deps.hints.appointmentChanged(tenant.id, outcome);
  return { data: { entity: presentAppointment(outcome, call) } };
}

async function offeredHold(tx: Tx, row: AppointmentRow, start: Date, now: Date) {
  const { rows } = await sql<{ id: number; start_time: Date; end_time: Date }>`
    select h.id, h.start_time, h.end_time
    from waitlist_offers o join appointments h on h.tenant_id = o.tenant_id and h.id = o.hold_id
    where o.entry_id = ${await waitlistEntryOf(tx, row.id)} and o.start_time = ${start} and o.outcome is null
      and h.status = 'held' and h.hold_expires_at > ${now} and h.doctor_id = ${row.doctor_id}
      and h.start_time < ${row.start_time}
    for no key update of h`.execute(tx);
  return rows[0] ?? null;
}

async function present(
  tx: Tx,
  row: AppointmentRow,
  { tenant, now }: { tenant: Tenant; now: Date },
): Promise<{ data: { entity: Waitlist } }> {
  const mayWait = canBeMoved(row, tenant.settings, now);
  const entryId = await waitlistEntryOf(tx, row.id);
  const offers = await tx
    .selectFrom("waitlist_offers")
    .select(["start_time", "expires_at", "outcome"])
    .where("entry_id", "=", entryId)
    .orderBy("created_at", "desc")
    .execute();
  const isOpen = (one: (typeof offers)[number]) =>
    one.outcome === null && one.expires_at > now && one.start_time < row.start_time; // it may have been moved since
  const offer = mayWait ? offers.find(isOpen) : undefined;
  const [last] = offers;
  const ended = last && last.outcome !== "declined" && !isOpen(last) && last.start_time > now ? last : null;
  return {
    data: {
      entity: {
        is_waiting: entryId !== null,
        may_wait: mayWait,
        offer: offer
          ? { start_time: offer.start_time.toISOString(), expires_at: offer.expires_at.toISOString() }
          : null,
        ended: ended && { start_time: ended.start_time.toISOString() },
      },
    },
  };
}
