-- A clinic's own accounts at payment providers: where they are, what is sealed of them, and which ways to pay go through each.

create table payment_gateways (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  kind text not null check (kind in ('adyen', 'sandbox')),
  name text not null,
  -- Where the provider's API is. It and the account stay once a payment was begun: refunds go where the money is.
  address text not null,
  merchant_account text,
  methods text[] not null,
  is_enabled boolean not null,
  -- Sealed with the installation's key; null only until the transaction that makes the row is over, and once it is removed.
  sealed_api_key bytea,
  -- For people: the last four characters.
  api_key_end text not null,
  api_key_set_at timestamptz not null,
  -- What the provider signs its notifications with.
  sealed_signing_key bytea,
  signing_key_end text not null,
  signing_key_set_at timestamptz not null,
  -- The one before the last rotation: good beside the new one until then.
  sealed_old_signing_key bytea,
  old_signing_key_until timestamptz,
  check ((sealed_old_signing_key is null) = (old_signing_key_until is null)),
  created_at timestamptz not null,
  last_notified_at timestamptz,
  last_tested_at timestamptz,
  last_test text check (last_test in ('works', 'key_refused', 'account_refused', 'unavailable')),
  -- Its secrets are gone then; the row stays for the payments that name it.
  removed_at timestamptz,
  check (removed_at is null or (sealed_api_key is null and sealed_signing_key is null and sealed_old_signing_key is null
    and not is_enabled)),
  primary key (tenant_id, id)
);

alter table payment_gateways enable row level security;
alter table payment_gateways force row level security;
create policy one_tenant on payment_gateways using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update on payment_gateways to anteroom_app;

-- Which ways to pay a clinic offers is part of what every process remembers of it; messages and tests change nothing of that.
create trigger announce_clinics after insert or update of methods, is_enabled, removed_at on payment_gateways
  for each statement execute function announce_clinics();
