-- Every way to pay, vouchers, refunds, and a payment handed to another device.

-- Vouchers are the clinic's own; a code means nothing at another clinic.
create table vouchers (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  code text not null check (code ~ '^[0-9A-Z]{4,40}$'),
  kind text not null check (kind in ('percentage', 'fixed', 'free_visit')),
  percent int check (percent between 1 and 100),
  amount_minor bigint check (amount_minor > 0),
  currency text,
  check ((kind = 'percentage') = (percent is not null)),
  check ((kind = 'fixed') = (amount_minor is not null and currency is not null)),
  valid_until timestamptz,
  -- Null: as often as wanted.
  uses_allowed int check (uses_allowed > 0),
  uses_taken int not null default 0 check (uses_taken >= 0),
  check (uses_allowed is null or uses_taken <= uses_allowed),
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, code)
);

-- The amount stays the price; what is due is the amount less the discount.
alter table appointments
  add column discount_minor bigint not null default 0,
  add column voucher_id bigint,
  -- One of the voucher's uses is taken by this appointment; given back when no money and no visit come of it.
  add column has_voucher_use boolean not null default false,
  add foreign key (tenant_id, voucher_id) references vouchers,
  add check (discount_minor between 0 and amount_minor),
  add check (voucher_id is not null or (discount_minor = 0 and not has_voucher_use));
create index appointments_of_voucher on appointments (tenant_id, voucher_id) where voucher_id is not null;

alter table payments
  -- The patient who pays; null for a guest.
  add column payer_id bigint,
  -- What the patient was given to act on, as the contract shows it.
  add column action jsonb,
  -- Counts what was corrected and asked again (S8.MSG.08): each attempt has an idempotency key of its own.
  add column attempt int not null default 1,
  -- The provider was asked to open this attempt and has not said that nothing was opened.
  add column is_asked boolean not null default true,
  add column refund_asked_at timestamptz,
  -- Another sum than the one due has come: this is what goes back.
  add column wrong_amount_minor bigint check (wrong_amount_minor > 0),
  add column wrong_currency text,
  add check ((wrong_amount_minor is null) = (wrong_currency is null)),
  add foreign key (tenant_id, payer_id) references patients;
update payments set action = jsonb_build_object('type', 'redirect', 'url', action_url) where action_url is not null;
alter table payments drop column action_url;
create index payments_of_appointment on payments (tenant_id, appointment_id, id);

-- D.72: one open reference for each patient.
create unique index one_open_reference on payments (tenant_id, payer_id)
  where method in ('multibanco', 'atm', 'instant_transfer') and status in ('created', 'action_required', 'pending');

-- A payment handed to another device: a link that works once, and the pass it is exchanged for.
create table payment_handoffs (
  tenant_id int not null,
  token_hash bytea not null,
  appointment_id bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  pass_hash bytea,
  pass_expires_at timestamptz,
  check ((used_at is null) = (pass_hash is null) and (used_at is null) = (pass_expires_at is null)),
  primary key (tenant_id, token_hash),
  unique (tenant_id, pass_hash),
  foreign key (tenant_id, appointment_id) references appointments
);
create index payment_handoffs_of_appointment on payment_handoffs (tenant_id, appointment_id);

do $$
declare t text;
begin
  foreach t in array array['vouchers', 'payment_handoffs'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy one_tenant on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('grant select, insert, update, delete on %I to anteroom_app', t);
  end loop;
end $$;
