-- Host names of a clinic by its own API: those that wait for a proof, and what keeps calendars steady when the main one changes.

-- Null: of the clinic's first file.
alter table tenant_domains add column added_at timestamptz;

-- Before a host name is served, a record of its DNS shows that the clinic controls it. Several clinics may claim one; whoever proves it gets it.
create table tenant_domain_claims (
  tenant_id int not null references tenants,
  domain text not null check (domain = lower(domain)),
  challenge text not null,
  created_at timestamptz not null,
  last_checked_at timestamptz,
  last_found text check (last_found in ('nothing', 'other', 'unreachable')),
  primary key (tenant_id, domain)
);

alter table tenant_domain_claims enable row level security;
alter table tenant_domain_claims force row level security;
create policy one_tenant on tenant_domain_claims using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on tenant_domain_claims to anteroom_app;

-- Of the clinic's own rows alone: the policy of 0001 holds. A host name is its primary key, so another clinic's cannot be taken.
grant select, insert, delete on tenant_domains to anteroom_app;
grant update (is_primary) on tenant_domains to anteroom_app;

-- Entries of calendars are known by a host name: it stays the first main one, or every entry would be there twice after a change.
alter table tenants add column calendar_host text;
grant update (calendar_host) on tenants to anteroom_app;

create function keep_calendar_host() returns trigger language plpgsql as $$
begin
  update tenants set calendar_host = old.domain where id = old.tenant_id and calendar_host is null;
  return null;
end $$;
create trigger keep_calendar_host after update of is_primary on tenant_domains for each row
  when (old.is_primary and not new.is_primary) execute function keep_calendar_host();
