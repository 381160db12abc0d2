-- no-transaction
-- What is due for capture, and that an appointment has one live payment, a reserved one included.
create index concurrently if not exists payments_to_capture on payments (capture_at) where capture_at is not null;
-- next-statement
create unique index concurrently if not exists one_live_or_reserved_payment on payments (tenant_id, appointment_id)
  where status in ('created', 'action_required', 'pending', 'reserved', 'authorised');
