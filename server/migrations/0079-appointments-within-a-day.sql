-- Whether a time is taken is asked by comparing its ends, as row-level security lets only comparisons reach an index. An appointment that
-- takes some of a time begins at most a day before it: so the index on a doctor's beginnings is read where it matters and nowhere else.
alter table appointments add constraint appointments_within_a_day check (end_time - start_time <= interval '24 hours') not valid;
