-- Who comes with a child, and files of a time that is held but not booked yet.

alter table appointments
  add column accompanying_name text,
  add column accompanying_relationship text
    check (accompanying_relationship in ('parent', 'guardian', 'relative', 'other')),
  add check ((accompanying_name is null) = (accompanying_relationship is null));

-- Files of a hold go with it, in whatever way it ends without a booking. At the end of the transaction, so that a hold that
-- takes the place of another can take over its files first.
create function delete_files_of_expired_hold() returns trigger language plpgsql as $$
begin
  delete from visit_files where tenant_id = new.tenant_id and appointment_id = new.id;
  return null;
end $$;
create constraint trigger delete_files_of_expired_hold after update of status on appointments
  deferrable initially deferred for each row
  when (old.status = 'held' and new.status = 'expired') execute function delete_files_of_expired_hold();
