-- What the clinic's own system calls a doctor: a doctor who is sent again is changed instead of made a second time.
alter table doctors add column external_id text check (length(external_id) between 1 and 64);
create unique index doctors_by_external_id on doctors (tenant_id, external_id);
