-- Of another calendar: an address of iCalendar, or an account at a CalDAV server, whose user name and password are sealed with the address.
-- The next file validates the constraint.

alter table busy_feeds add column kind text not null default 'ics';
alter table busy_feeds add constraint busy_feeds_of_known_kinds check (kind in ('ics', 'caldav')) not valid;
