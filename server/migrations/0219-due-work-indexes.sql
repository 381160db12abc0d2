-- no-transaction
-- What the clock looks for every five seconds. Appointments at a practice or by phone that nobody closed are never missed: the index
-- before had them all, of years.
create index concurrently if not exists appointments_to_miss on appointments (end_time)
  where status in ('accepted', 'preparing') and service_type = 'remote';
-- next-statement
drop index concurrently if exists appointments_to_close;
-- next-statement
create index concurrently if not exists waitlist_checks_due on waitlist_checks (due_at);
