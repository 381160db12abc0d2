-- After a restore to an earlier moment, as a superuser in the restored database: numbers that were given since then are given to nobody else. They stand in
-- mails, in programs of a clinic and at a payment provider.
select setval(format('%I.%I', schemaname, sequencename)::regclass, last_value + 100000)
from pg_sequences where schemaname = 'public' and last_value is not null and max_value > last_value + 100000;
