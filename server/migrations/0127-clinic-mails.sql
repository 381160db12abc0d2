-- How a clinic's emails name their sender, and what they say in the clinic's own words.

create table mail_senders (
  tenant_id int primary key references tenants,
  -- Stands before the installation's own address, which never changes: it is what receiving servers trust.
  name text,
  reply_to text,
  changed_at timestamptz not null
);

create table mail_texts (
  tenant_id int not null references tenants,
  kind text not null,
  locale text not null,
  subject text not null,
  -- Lines, with `{places}` that the sender fills.
  lines jsonb not null,
  button text,
  after jsonb not null,
  changed_at timestamptz not null,
  primary key (tenant_id, kind, locale)
);

alter table mail_senders enable row level security;
alter table mail_senders force row level security;
create policy one_tenant on mail_senders using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on mail_senders to anteroom_app;
alter table mail_texts enable row level security;
alter table mail_texts force row level security;
create policy one_tenant on mail_texts using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on mail_texts to anteroom_app;
