-- Entries of the audit log that have no seal yet, so that sealing reads them alone. Written with the entry, by a trigger,
-- which serves the previous version as well; entries from before it are found once by reading the whole log.
create table audit_unsealed (
  tenant_id int not null,
  audit_id bigint not null,
  primary key (tenant_id, audit_id)
);
alter table audit_unsealed enable row level security;
alter table audit_unsealed force row level security;
create policy one_tenant on audit_unsealed using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, delete on audit_unsealed to anteroom_app;

-- With the owner's right: who writes an entry may not write here. PostgreSQL lets nobody call it but the trigger.
create function queue_for_seal() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into audit_unsealed (tenant_id, audit_id) select tenant_id, id from added;
  return null;
end $$;
create trigger audit_log_is_queued after insert on audit_log
  referencing new table as added for each statement execute function queue_for_seal();
