-- When the money of a payment went back, for its receipt; null while it has not.
alter table payments add column refunded_at timestamptz;
