-- CPF numbers with which accounts sign in. A number in a profile counts only once it stands here; each belongs to one
-- account of a clinic (docs/decisions/0016-cpf-as-sign-in-name.md).
create table taxpayer_logins (
  tenant_id int not null references tenants,
  number text not null check (number ~ '^\d{11}$'),
  patient_id bigint not null,
  -- The first account that signed up with it and confirmed its address, or the clinic, whose word replaces the former.
  verified_by text not null check (verified_by in ('sign_up', 'clinic')),
  verified_at timestamptz not null,
  primary key (tenant_id, number),
  unique (tenant_id, patient_id),
  foreign key (tenant_id, patient_id) references credentials on delete cascade
);

-- Accounts of before keep a number that nobody else claims. A number of two accounts counts for neither until the clinic
-- confirms it. The owner is under row-level security too, and reads all clinics here.
alter table patients no force row level security;
alter table credentials no force row level security;
insert into taxpayer_logins (tenant_id, number, patient_id, verified_by, verified_at)
select tenant_id, number, min(patient_id), 'sign_up', now()
from (
  select c.tenant_id, c.patient_id, regexp_replace(p.taxpayer_number, '\D', '', 'g') as number
  from credentials c join patients p on p.tenant_id = c.tenant_id and p.id = c.patient_id
  where p.taxpayer_number is not null
) as claims
where number ~ '^\d{11}$'
group by tenant_id, number
having count(*) = 1;
alter table patients force row level security;
alter table credentials force row level security;
drop index patients_of_taxpayer;

alter table taxpayer_logins enable row level security;
alter table taxpayer_logins force row level security;
create policy one_tenant on taxpayer_logins using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on taxpayer_logins to anteroom_app;
