import { sessionWindow } from "@anteroom/domain/shared/constants";
import type { CallState } from "@anteroom/contract/call/consultation";
import {
  doctorStatus,
  expectedWait,
  lateFrom,
  type ExpectedWait,
} from "@anteroom/domain/booking/expected-wait";
import { joinClosesAt, joinOpensAt } from "@anteroom/domain/appointment/session-window";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { AppointmentRow } from "../../shared/appointment/present-appointment.ts";
import type { DoctorStatuses } from "./doctor-statuses.ts";
import type { WaitingRoom } from "./waiting-room.ts";
import { appointmentStateLists } from "../../platform/database/state-lists.ts";

/** The state of a call in the database, with what the waiting time of its patient depends on. */
export type CallRow = {
  waiting_since: Date | null;
  doctor_joined_at: Date | null;
  ended_at: Date | null;
  /** The end of the first waiting time announced to the patient; null before. */
  expected_by: Date | null;
  /** Appointments of the same doctor whose patients have waited longer and are not in the call. */
  before: number[];
  /** Current calls of the same doctor; `since` in ms. */
  begun: { id: number; since: number }[];
  /** Planned length in minutes, and the actual lengths of the latest calls. */
  visit_minutes: number;
  usual: { short: number; long: number; count: number } | null;
};

/** Fewest recent calls from which a usual length is derived. */
const fewest = 5;

/**
 * Loads the state of an appointment's call; empty, with `visit_minutes` 0, before anyone has joined. `usual`
 * covers the doctor's latest 20 calls of 30 days.
 */
export async function loadCall(tx: Tx, { id, doctor_id }: AppointmentRow, now: Date): Promise<CallRow> {
  const { rows } = await sql<CallRow>`
    with others as (
      select w.appointment_id::int as id, w.waiting_since, w.doctor_joined_at
      from visits w join appointments a on a.tenant_id = w.tenant_id and a.id = w.appointment_id
      where a.doctor_id = ${doctor_id} and w.appointment_id <> ${id} and w.ended_at is null
        and a.status in ${appointmentStateLists.upcoming}
        and a.end_time >= ${new Date(now.getTime() - sessionWindow.closesAfter)}),
    lengths as (
      select extract(epoch from h.ended_at - h.doctor_joined_at)::float8 / 60 as minutes
      from visits h join appointments b on b.tenant_id = h.tenant_id and b.id = h.appointment_id
      where b.doctor_id = ${doctor_id} and b.status = 'finished' and h.ended_at > h.doctor_joined_at
        and b.start_time >= ${new Date(now.getTime() - 30 * 86_400_000)}
      order by h.ended_at desc limit 20)
    select v.waiting_since, v.doctor_joined_at, v.ended_at, v.expected_by,
      array(select o.id from others o where o.doctor_joined_at is null
        and (o.waiting_since, o.id) < (v.waiting_since, v.appointment_id)) as before,
      coalesce((select json_agg(json_build_object('id', o.id, 'since', extract(epoch from o.doctor_joined_at) * 1000))
        from others o where o.doctor_joined_at is not null), '[]'::json) as begun,
      (select d.visit_minutes from doctors d where d.id = ${doctor_id}) as visit_minutes,
      (select json_build_object('count', count(*),
          'short', percentile_cont(0.25) within group (order by minutes),
          'long', percentile_cont(0.75) within group (order by minutes)) from lengths) as usual
    from visits v where v.appointment_id = ${id}`.execute(tx);
  return rows[0] ?? nothingYet;
}

const nothingYet: CallRow = {
  waiting_since: null,
  doctor_joined_at: null,
  ended_at: null,
  expected_by: null,
  before: [],
  begun: [],
  visit_minutes: 0,
  usual: null,
};

type Deps = { waitingRoom: WaitingRoom; consultingRoom: WaitingRoom; said: DoctorStatuses; now: Date };

/**
 * Maps the state of a call to the API's shape for a participant, with the doctor's status and expected
 * waiting time. Reads the bus and the realtime service for who is connected; writes nothing. Position and
 * waiting time are given only in the phase `waiting`.
 */
export async function presentCall(
  tenantId: number,
  appointment: AppointmentRow,
  visit: CallRow,
  deps: Deps,
): Promise<CallState> {
  const { waitingRoom, now } = deps;
  const isWaiting = visit.waiting_since !== null && visit.doctor_joined_at === null;
  const isHere = isWaiting && (await waitingRoom.isHere({ tenantId, appointmentId: appointment.id }));
  const phase = phaseOf(appointment, visit, isHere, now);
  const ahead = phase === "waiting" ? await countHere(tenantId, visit.before, waitingRoom) : null;
  const { status, expected } = await expectDoctor(
    tenantId,
    appointment,
    { ...visit, ahead: ahead ?? 0 },
    deps,
  );
  const late = lateFrom(
    appointment.start_time.getTime(),
    visit.expected_by?.getTime() ?? expected?.to ?? null,
  );
  return {
    appointment_id: appointment.id,
    phase,
    waiting_since: visit.waiting_since?.toISOString() ?? null,
    doctor_joined_at: visit.doctor_joined_at?.toISOString() ?? null,
    ended_at: visit.ended_at?.toISOString() ?? null,
    ahead,
    doctor_status: status,
    expected: phase === "waiting" && expected ? presentRange(expected) : null,
    late_from: phase === "waiting" ? new Date(late).toISOString() : null,
  };
}

/** Returns the doctor's status, and when a patient with `ahead` others before can expect the doctor. */
async function expectDoctor(
  tenantId: number,
  { doctor_id, start_time }: AppointmentRow,
  { begun, visit_minutes, usual, ahead }: CallRow & { ahead: number },
  { consultingRoom, said, now }: Deps,
) {
  const isThere = await Promise.all(
    begun.map(({ id }) => consultingRoom.isHere({ tenantId, appointmentId: id })),
  );
  const withAnother = begun.filter((_appointment, index) => isThere[index]);
  const status = doctorStatus({
    isWithAnother: withAnother.length > 0,
    said: await said.of({ tenantId, doctorId: doctor_id }),
  });
  const expected = expectedWait(
    {
      startTime: start_time.getTime(),
      appointmentMinutes: visit_minutes,
      usual: usual && usual.count >= fewest ? usual : null,
      ahead,
      withAnotherSince: withAnother.length > 0 ? Math.max(...withAnother.map(({ since }) => since)) : null,
      doctor: status,
    },
    now.getTime(),
  );
  return { status, expected };
}

const presentRange = ({ from, to }: ExpectedWait) => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
});

function phaseOf(
  { status, start_time, end_time }: AppointmentRow,
  { ended_at, doctor_joined_at }: CallRow,
  isHere: boolean,
  now: Date,
): CallState["phase"] {
  if (ended_at !== null || status === "finished" || now.getTime() > joinClosesAt(end_time.getTime()))
    return "ended";
  if (now.getTime() < joinOpensAt(start_time.getTime())) return "before";
  if (doctor_joined_at !== null) return "in_call";
  return isHere ? "waiting" : "before";
}

async function countHere(tenantId: number, before: number[], waitingRoom: WaitingRoom): Promise<number> {
  const here = await Promise.all(
    before.map((appointmentId) => waitingRoom.isHere({ tenantId, appointmentId })),
  );
  return here.filter(Boolean).length;
}
