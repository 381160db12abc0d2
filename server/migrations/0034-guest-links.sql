-- Personal links of guests to their own appointment, and the sessions they are exchanged for.

create table guest_links (
  tenant_id int not null references tenants,
  token_hash bytea not null,
  guest_id bigint not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, guest_id) references guests on delete cascade
);
create index guest_links_of_guest on guest_links (tenant_id, guest_id);

create table guest_sessions (
  tenant_id int not null references tenants,
  token_hash bytea not null,
  guest_id bigint not null,
  created_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, guest_id) references guests on delete cascade
);
create index guest_sessions_of_guest on guest_sessions (tenant_id, guest_id);

-- Sign-up looks for the guests of an e-mail address.
create index if not exists guests_of_email on guests (tenant_id, lower(email));
-- A guest's token leads to the guest's appointment on every request.
create index appointments_of_guest on appointments (tenant_id, guest_id) where guest_id is not null;

do $$
declare t text;
begin
  foreach t in array array['guest_links', 'guest_sessions'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy one_tenant on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('grant select, insert, update, delete on %I to anteroom_app', t);
  end loop;
end $$;
