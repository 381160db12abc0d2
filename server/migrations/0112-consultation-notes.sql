-- What the clinic writes about a visit for itself; the patient reads the summary instead.

create table visit_notes (
  tenant_id int not null,
  appointment_id bigint not null,
  text text not null,
  -- Counts the changes: whoever writes says which one they have read.
  version int not null,
  updated_at timestamptz not null,
  -- Who wrote it last, as the audit log names callers.
  written_by text not null,
  primary key (tenant_id, appointment_id),
  foreign key (tenant_id, appointment_id) references appointments
);

alter table visit_notes enable row level security;
alter table visit_notes force row level security;
create policy one_tenant on visit_notes using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on visit_notes to anteroom_app;
