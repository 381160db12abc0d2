-- Several servers may serve one database when they share a bus (docs/decisions/0069): the row names the bus of whoever serves. Null: a
-- server alone.
alter table serving_server add column bus text;

-- Every process remembers clinics for a moment. A change of one is announced, so that every process reads it anew at once.
create function announce_clinics() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_pages', 'clinics');
  return null;
end $$;

create trigger announce_clinics after insert or update or delete on tenant_configs
  for each statement execute function announce_clinics();
create trigger announce_clinics after insert or update or delete on tenant_domains
  for each statement execute function announce_clinics();
