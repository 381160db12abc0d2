-- A doctor's picture of their signature, for the prescriptions that they send. It belongs to the account of the person, not to the doctor's profile.

create table staff_signatures (
  tenant_id int not null,
  staff_id bigint not null,
  -- A PNG that the server has drawn, sealed with DATA_KEY.
  sealed_png bytea not null,
  width int not null,
  height int not null,
  updated_at timestamptz not null,
  primary key (tenant_id, staff_id),
  foreign key (tenant_id, staff_id) references staff on delete cascade
);

alter table staff_signatures enable row level security;
alter table staff_signatures force row level security;
create policy one_tenant on staff_signatures using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on staff_signatures to anteroom_app;
