-- Invoices as data, with the fiscal fields of the clinic's country: nothing here is a certified invoice or sent to an authority.

-- What a clinic states of itself for them. A clinic without a row has no invoices.
create table fiscal_profiles (
  tenant_id int primary key references tenants,
  country text not null check (country in ('PT', 'BR', 'CL')),
  legal_name text not null,
  tax_number text not null,
  address text not null,
  -- The fields of the country, and how each service is taxed: checked by the domain's rules.
  facts jsonb not null,
  tax jsonb not null,
  issue_at text not null check (issue_at in ('payment', 'end')),
  series_prefix text not null,
  -- Payments that arrive while it is off never get an invoice.
  is_issuing boolean not null,
  changed_at timestamptz not null
);

-- The newest number of a series. Its row is locked while the next one is taken, in the transaction of the document.
create table invoice_series (
  tenant_id int not null references tenants,
  tax_number text not null,
  document_type text not null,
  series text not null,
  -- Portugal: what the authority gave the series. It may not change once a document bears it.
  validation_code text,
  newest int not null default 0 check (newest >= 0),
  newest_at timestamptz,
  primary key (tenant_id, tax_number, document_type, series)
);

create table invoices (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  kind text not null check (kind in ('invoice', 'credit_note')),
  document_type text not null,
  series text not null,
  number int not null check (number > 0),
  issued_at timestamptz not null,
  -- The day on the clinic's calendar.
  issued_on date not null,
  -- Without a foreign key: the document stays after the payment's row.
  payment_id bigint not null,
  -- The part of the money that a credit note is for; null for all that was left.
  refund_id bigint,
  credited_invoice_id bigint,
  -- Two where the money was lost on its way, which was credited, and came after all; a credit note has its invoice's.
  round int not null check (round > 0),
  currency text not null,
  total_minor bigint not null check (total_minor > 0),
  tax_minor bigint not null check (tax_minor >= 0 and tax_minor <= total_minor),
  lines jsonb not null,
  -- Clinic and customer as they were on that day.
  issuer_country text not null,
  issuer_tax_number text not null,
  issuer jsonb not null,
  customer jsonb not null,
  atcud text,
  check ((kind = 'credit_note') = (credited_invoice_id is not null)),
  check (kind = 'credit_note' or refund_id is null),
  primary key (tenant_id, id),
  unique (tenant_id, issuer_tax_number, document_type, series, number),
  unique nulls not distinct (tenant_id, payment_id, kind, refund_id, round),
  foreign key (tenant_id, issuer_tax_number, document_type, series) references invoice_series
);
create index invoices_by_day on invoices (tenant_id, issued_on, id);
create index credits_of_invoice on invoices (tenant_id, credited_invoice_id) where credited_invoice_id is not null;

-- Nobody changes a document; it goes when the law no longer asks for it.
create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.issued_at < clock_timestamp() - interval '10 years' then return old; end if;
  raise exception 'invoices is append-only';
end $$;
create trigger invoices_are_append_only before update or delete on invoices
  for each row execute function refuse_invoice_change();

-- A number is one more than the last of its series, and no document is older than the one before it.
create function check_invoice_number() returns trigger language plpgsql as $$
begin
  if not exists (select from invoice_series s where s.tenant_id = new.tenant_id and s.tax_number = new.issuer_tax_number
      and s.document_type = new.document_type and s.series = new.series and s.newest = new.number and s.newest_at = new.issued_at) then
    raise exception 'invoice number % is not the next of its series', new.number;
  end if;
  return new;
end $$;
create trigger invoice_numbers_follow before insert on invoices for each row execute function check_invoice_number();

create function refuse_series_step_back() returns trigger language plpgsql as $$
begin
  if new.newest not in (old.newest, old.newest + 1) or new.newest_at < old.newest_at then
    raise exception 'a series of invoices goes on by one, and never back';
  end if;
  if old.newest > 0 and new.validation_code is distinct from old.validation_code then
    raise exception 'documents bear the validation code of this series';
  end if;
  return new;
end $$;
create trigger invoice_series_go_on before update on invoice_series for each row execute function refuse_series_step_back();

-- Documents to be issued, written down with the money itself.
create table invoices_due (
  tenant_id int not null references tenants,
  id bigint generated always as identity unique,
  kind text not null check (kind in ('invoice', 'credit_note')),
  payment_id bigint not null,
  refund_id bigint,
  -- False while an invoice waits for its appointment's end, and a credit note for its invoice.
  is_ready boolean not null,
  failures int not null default 0,
  next_try_at timestamptz not null default '-infinity',
  failure text,
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, payment_id, kind, refund_id),
  foreign key (tenant_id, payment_id) references payments on delete cascade
);
create index ready_invoices on invoices_due (next_try_at) where is_ready;

create function invoice_of_payment() returns trigger language plpgsql as $$
begin
  if new.status = 'authorised' then
    -- Money that was lost came after all, before the loss was credited.
    delete from invoices_due d where d.tenant_id = new.tenant_id and d.payment_id = new.id
      and d.kind = 'credit_note' and d.refund_id is null;
    insert into invoices_due (tenant_id, kind, payment_id, is_ready)
      select new.tenant_id, 'invoice', new.id, p.issue_at = 'payment'
        or exists (select from appointments a where a.tenant_id = new.tenant_id and a.id = new.appointment_id
          and a.status in ('finished', 'no_show', 'canceled', 'declined'))
      from fiscal_profiles p where p.tenant_id = new.tenant_id and p.is_issuing
        and not exists (select from invoices i where i.tenant_id = new.tenant_id and i.payment_id = new.id and i.kind = 'invoice'
          and i.total_minor > (select coalesce(sum(c.total_minor), 0) from invoices c
            where c.tenant_id = i.tenant_id and c.credited_invoice_id = i.id))
      on conflict do nothing;
  else
    insert into invoices_due (tenant_id, kind, payment_id, is_ready)
      select new.tenant_id, 'credit_note', new.id, true
      where exists (select from invoices i where i.tenant_id = new.tenant_id and i.payment_id = new.id)
        or exists (select from invoices_due d where d.tenant_id = new.tenant_id and d.payment_id = new.id and d.kind = 'invoice')
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger invoice_of_payment after update of status on payments for each row
  when (old.status <> new.status and new.status in ('authorised', 'refunded', 'capture_failed')) execute function invoice_of_payment();

create function credit_note_of_refund() returns trigger language plpgsql as $$
begin
  insert into invoices_due (tenant_id, kind, payment_id, refund_id, is_ready)
    select new.tenant_id, 'credit_note', new.payment_id, new.id, true
    where exists (select from invoices i where i.tenant_id = new.tenant_id and i.payment_id = new.payment_id)
      or exists (select from invoices_due d where d.tenant_id = new.tenant_id and d.payment_id = new.payment_id and d.kind = 'invoice')
    on conflict do nothing;
  return null;
end $$;
create trigger credit_note_of_new_refund after insert on payment_refunds for each row
  when (new.status = 'refunded') execute function credit_note_of_refund();
create trigger credit_note_of_refund after update of status on payment_refunds for each row
  when (old.status <> new.status and new.status = 'refunded') execute function credit_note_of_refund();

create function invoice_of_ended_appointment() returns trigger language plpgsql as $$
begin
  update invoices_due d set is_ready = true from payments y
    where y.tenant_id = new.tenant_id and y.appointment_id = new.id and d.tenant_id = y.tenant_id and d.payment_id = y.id
      and d.kind = 'invoice' and not d.is_ready;
  return null;
end $$;
create trigger invoice_of_ended_appointment after update of status on appointments for each row
  when (old.status <> new.status and new.status in ('finished', 'no_show', 'canceled', 'declined'))
  execute function invoice_of_ended_appointment();

create function webhook_of_invoice() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.tenant_id, 'invoice.issued',
    jsonb_build_object('invoice_id', new.id, 'payment_id', new.payment_id, 'kind', new.kind));
  return null;
end $$;
create trigger webhook_of_invoice after insert on invoices for each row execute function webhook_of_invoice();

alter table fiscal_profiles enable row level security;
alter table fiscal_profiles force row level security;
create policy one_tenant on fiscal_profiles using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update on fiscal_profiles to anteroom_app;
alter table invoice_series enable row level security;
alter table invoice_series force row level security;
create policy one_tenant on invoice_series using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update on invoice_series to anteroom_app;
alter table invoices enable row level security;
alter table invoices force row level security;
create policy one_tenant on invoices using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, delete on invoices to anteroom_app;
alter table invoices_due enable row level security;
alter table invoices_due force row level security;
create policy one_tenant on invoices_due using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on invoices_due to anteroom_app;
grant select (tenant_id, id, is_ready, next_try_at) on invoices_due to anteroom_jobs;
create policy due_work on invoices_due for select to anteroom_jobs using (is_ready);
