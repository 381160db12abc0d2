-- Processes keep the bytes of public pages. A change of what such a page tells is announced with its clinic's number, so that every
-- process makes it anew: doctors and their hours, times that are taken or free again, reviews. Settings and the manifest need no
-- announcement: they are read anew every second, and are part of what a kept page is found by. One announcement a transaction and clinic.
create function announce_public_pages() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_pages', coalesce(nullif(current_setting('app.tenant', true), ''), '*'));
  return null;
end $$;

create trigger announce_public_pages after insert or update or delete on doctors
  for each statement execute function announce_public_pages();
create trigger announce_public_pages after insert or update or delete on doctor_hours
  for each statement execute function announce_public_pages();
create trigger announce_public_pages after insert or update or delete on doctor_exceptions
  for each statement execute function announce_public_pages();
create trigger announce_public_pages after insert or update or delete on reviews
  for each statement execute function announce_public_pages();
-- Only what makes a time free or takes it.
create trigger announce_public_pages
  after insert or delete or update of status, doctor_id, start_time, end_time, hold_expires_at on appointments
  for each statement execute function announce_public_pages();
