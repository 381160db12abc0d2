-- A clinic's systems are told when a payment is disputed, and of each step of the dispute until it is won or lost.
create function webhook_of_dispute() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.tenant_id, 'payment.disputed',
    jsonb_build_object('payment_id', new.id, 'appointment_id', new.appointment_id, 'dispute', new.dispute));
  return null;
end $$;
create trigger webhook_of_dispute after update of dispute on payments for each row
  when (old.dispute <> new.dispute) execute function webhook_of_dispute();
