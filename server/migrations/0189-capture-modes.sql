-- A clinic's gateway can reserve the money of a card payment and take it later. Such a payment is `reserved` until it is
-- captured, and `authorised` after. The next file validates the constraints, the one after it makes the indexes.

alter table payments drop constraint payments_status_check;
alter table payments add constraint payments_status_check check (status in ('created', 'action_required', 'pending',
  'reserved', 'authorised', 'refused', 'cancelled', 'expired', 'error', 'refund_due', 'refunded', 'refund_failed',
  'capture_failed')) not valid;
alter table payments
  -- How the payment was begun: a change of its gateway leaves it as it is.
  add column capture text not null default 'immediate',
  -- When the reserved money is to be captured; null where it is not to be, or was requested.
  add column capture_at timestamptz,
  -- When the authorisation lapses at the earliest; null where nothing was ever reserved.
  add column reserved_until timestamptz,
  -- Part of the idempotency key of a capture. Rises when the clinic requests a failed one again.
  add column capture_attempt int not null default 1,
  add column capture_asked_at timestamptz,
  add column captured_at timestamptz,
  add column released_at timestamptz;
alter table payments add constraint payments_capture_check check (capture in ('immediate', 'manual')) not valid;

alter table payment_gateways add column capture text not null default 'immediate';
alter table payment_gateways add constraint payment_gateways_capture_check
  check (capture in ('immediate', 'manual')) not valid;
alter table payment_gateways add constraint payment_gateways_capture_of_kind_check
  check (capture = 'immediate' or kind in ('adyen', 'sandbox')) not valid;

grant select (tenant_id, id, capture_at) on payments to anteroom_jobs;
create policy due_work on payments for select to anteroom_jobs using (capture_at is not null);
