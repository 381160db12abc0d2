-- Devices that are told by web push (RFC 8030). Each is bound to the session that asked for it: when that ends, so does this.
create table push_subscriptions (
  tenant_id int not null,
  id bigint generated always as identity,
  patient_id bigint not null,
  token_hash bytea not null,
  endpoint text not null check (length(endpoint) <= 1024),
  p256dh text not null,
  auth text not null,
  wants_reminders boolean not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  unique (tenant_id, endpoint),
  foreign key (tenant_id, patient_id) references patients,
  foreign key (tenant_id, token_hash) references sessions on delete cascade
);
create index push_subscriptions_of_patient on push_subscriptions (tenant_id, patient_id);

-- What is on its way to one device; gone once it was taken, or when its time is over.
create table push_messages (
  tenant_id int not null,
  id bigint generated always as identity,
  subscription_id bigint not null,
  appointment_id bigint not null,
  kind text not null check (kind in ('call', 'reminder')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, subscription_id) references push_subscriptions on delete cascade,
  foreign key (tenant_id, appointment_id) references appointments
);
create index push_messages_of_subscription on push_messages (tenant_id, subscription_id);
create index push_messages_of_appointment on push_messages (tenant_id, appointment_id);

alter table push_subscriptions enable row level security;
alter table push_subscriptions force row level security;
create policy one_tenant on push_subscriptions using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on push_subscriptions to anteroom_app;
alter table push_messages enable row level security;
alter table push_messages force row level security;
create policy one_tenant on push_messages using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on push_messages to anteroom_app;

-- A session ends in many ways (log-out, another device, a new password); whichever it is, its device hears nothing more.
create function end_push_of_session() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where tenant_id = new.tenant_id and token_hash = new.token_hash;
  return null;
end $$;
create trigger sessions_end_push after update of revoked_at on sessions
  for each row when (new.revoked_at is not null) execute function end_push_of_session();
