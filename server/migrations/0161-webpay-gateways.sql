-- A clinic's own account can be at Transbank's Webpay Plus, which knows no idempotency keys: what it was asked is stored here,
-- so that a repeat after a crash or a lost answer changes nothing twice. The next file validates the constraint.

alter table payment_gateways drop constraint payment_gateways_kind_check;
alter table payment_gateways add constraint payment_gateways_kind_check
  check (kind in ('adyen', 'stripe', 'webpay', 'sandbox')) not valid;

create table gateway_requests (
  tenant_id int not null references tenants,
  gateway_id bigint not null,
  key text not null,
  operation text not null check (operation in ('begin', 'commit', 'refund')),
  -- The provider's name of the payment; for `begin`, which has none yet, the key.
  subject text not null,
  -- When it was last sent, or is about to be.
  asked_at timestamptz not null,
  -- What was known before it was sent, as the balance before a refund; null: it was not sent.
  note jsonb,
  -- The answer; null while there is none.
  answer jsonb,
  primary key (tenant_id, gateway_id, key),
  foreign key (tenant_id, gateway_id) references payment_gateways
);
create index gateway_requests_unanswered on gateway_requests (tenant_id, gateway_id, subject) where answer is null;

alter table gateway_requests enable row level security;
alter table gateway_requests force row level security;
create policy one_tenant on gateway_requests using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on gateway_requests to anteroom_app;
