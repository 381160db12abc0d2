-- Each attempt at a refund has an idempotency key of its own; the next follows a definite refusal only.
alter table payments
  add column refund_attempt int not null default 1 check (refund_attempt > 0),
  -- The provider's name of the latest refund: its notifications tell which attempt they are about.
  add column refund_reference text;
