import type { OwnerClient } from "../../server/src/testing/owner-client.ts";

/**
 * Inserts past appointments of other patients into the demo's first clinic, until it has as many appointments and doctors as given; spread
 * evenly over doctors and years, without overlaps. Then analyzes the database. `owner` must be the owner's connection.
 */
export async function addPastAppointments(
  owner: OwnerClient,
  { appointments, doctors }: { appointments: number; doctors: number },
): Promise<void> {
  await owner.query(
    `with made as (
      insert into doctors (tenant_id, name, specialty, languages, portrait, about, price_minor, visit_minutes)
      select 1, 'Dr Number ' || n, 'family-medicine', '{pt}', 'helena', '{}', 4000, 20
      from generate_series(1, $1 - (select count(*)::int from doctors where tenant_id = 1)) n returning id)
    insert into doctor_hours (tenant_id, doctor_id, weekday, from_minute, to_minute, kind)
    select 1, made.id, day, 480, 1200, 'open' from made, generate_series(1, 7) day`,
    [doctors],
  );
  await owner.query(
    `insert into patients (tenant_id, name, created_at)
     select 1, 'Patient ' || n, now() from generate_series(1, 500) n
     where (select count(*) from patients where tenant_id = 1) < 500`,
  );
  await owner.query(
    `with d as (select id, row_number() over (order by id) - 1 as n, count(*) over () as many from doctors where tenant_id = 1),
      p as (select id, row_number() over (order by id) - 1 as n from patients where tenant_id = 1 and name like 'Patient %'),
      had as (select count(*)::int as many from appointments where tenant_id = 1)
    insert into appointments (tenant_id, doctor_id, patient_id, status, start_time, end_time, amount_minor, currency, created_at, booked_at)
    select 1, d.id, p.id, 'finished', at, at + interval '20 minutes', 4000, 'EUR', at, at
    from had, generate_series(had.many, $1 - 1) k
      join d on d.n = k % (select max(many) from d)
      join p on p.n = k % 500
      cross join lateral (select date_trunc('hour', now()) - interval '40 days' - (k / (select max(many) from d)) * interval '20 minutes' as at) t
    on conflict do nothing`,
    [appointments],
  );
  await owner.query("analyze");
}
