-- no-transaction
-- What the clock looks for every five seconds. Appointments at a practice or by phone that nobody closed are never missed: the index
-- before (appointments_to_close) has them all, of years. It stays: the version before looks there.
create index concurrently if not exists appointments_to_miss on appointments (end_time)
  where status in ('accepted', 'preparing') and service_type = 'remote';
-- next-statement
create index concurrently if not exists waitlist_checks_due on waitlist_checks (due_at);
