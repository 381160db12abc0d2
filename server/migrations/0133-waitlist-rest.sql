-- A look at a doctor's free times that is due later: once somebody who declined a time may be written to again. Null: at once.
alter table waitlist_checks add column due_at timestamptz;
