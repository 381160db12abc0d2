-- Receipts of payments, numbered per clinic from 1 without a gap.

create table receipt_numbers (
  tenant_id int primary key references tenants,
  -- The newest number; its row is locked while the next one is taken, so no number is lost or given twice.
  newest bigint not null check (newest >= 0)
);

create table receipts (
  tenant_id int not null,
  payment_id bigint not null,
  number bigint not null check (number > 0),
  issued_at timestamptz not null,
  -- Name, tax number, address and VAT of the clinic as they were on that day.
  issuer jsonb not null,
  primary key (tenant_id, payment_id),
  unique (tenant_id, number),
  foreign key (tenant_id, payment_id) references payments on delete cascade
);

do $$
declare t text;
begin
  foreach t in array array['receipt_numbers', 'receipts'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy one_tenant on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('grant select, insert, update, delete on %I to anteroom_app', t);
  end loop;
end $$;
