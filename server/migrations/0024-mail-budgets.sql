-- Mails that persons have triggered, counted over a day: nobody's mailbox is filled, and no clinic becomes a source of spam.
create table mail_uses (
  tenant_id int not null references tenants,
  id bigint generated always as identity,
  pool text not null check (pool in ('recovery', 'code', 'request', 'notice')),
  -- A hash of the mailbox, so that the address does not stand here.
  recipient_hash bytea not null,
  -- The account that asked; null for somebody who is not signed in.
  patient_id bigint,
  used_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, patient_id) references patients
);
create index mail_uses_of_recipient on mail_uses (tenant_id, pool, recipient_hash, used_at);
create index mail_uses_of_patient on mail_uses (tenant_id, patient_id, pool, used_at) where patient_id is not null;
create index mail_uses_of_clinic on mail_uses (tenant_id, pool, used_at);

alter table mail_uses enable row level security;
alter table mail_uses force row level security;
create policy one_tenant on mail_uses using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, delete on mail_uses to anteroom_app;
