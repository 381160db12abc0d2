-- Parts of a payment's money that the clinic sends back while the appointment stands. The payment stays paid.

create table payment_refunds (
  tenant_id int not null,
  id bigint generated always as identity unique,
  payment_id bigint not null,
  -- Given by the clinic's program: the same key sent again makes nothing new. Null where the clinic did it at the provider itself.
  key uuid,
  amount_minor bigint not null check (amount_minor > 0),
  status text not null check (status in ('due', 'refunded', 'failed')),
  -- Why it failed, as the provider says it.
  failure text,
  -- The provider's name of it.
  refund_reference text,
  made_by text not null,
  created_at timestamptz not null,
  -- When the provider took it.
  asked_at timestamptz,
  ended_at timestamptz,
  check ((status = 'due') = (ended_at is null)),
  primary key (tenant_id, id),
  foreign key (tenant_id, payment_id) references payments on delete cascade,
  unique (tenant_id, payment_id, key),
  unique (tenant_id, payment_id, refund_reference)
);

alter table payment_refunds enable row level security;
alter table payment_refunds force row level security;
create policy one_tenant on payment_refunds using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on payment_refunds to anteroom_app;

create function webhook_of_payment_refund() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.tenant_id, 'payment.partly_refunded', jsonb_build_object('payment_id', new.payment_id,
    'appointment_id', (select y.appointment_id from payments y where y.tenant_id = new.tenant_id and y.id = new.payment_id)));
  return null;
end $$;
create trigger webhook_of_new_payment_refund after insert on payment_refunds for each row
  when (new.status = 'refunded') execute function webhook_of_payment_refund();
create trigger webhook_of_payment_refund after update of status on payment_refunds for each row
  when (old.status <> new.status and new.status = 'refunded') execute function webhook_of_payment_refund();
