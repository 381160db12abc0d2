-- Logos, icons, main images and portraits that a clinic has uploaded. The bytes lie outside of the database; what a hash
-- names never changes, and a clinic's own rows are all that its hosts serve.
create table clinic_pictures (
  tenant_id int not null references tenants,
  -- Of the bytes as they are served; a part of the address.
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  storage_key text not null unique check (storage_key ~ '^[0-9a-f]{32}$'),
  media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp')),
  width int not null check (width > 0),
  height int not null check (height > 0),
  size_bytes int not null check (size_bytes > 0),
  created_at timestamptz not null,
  primary key (tenant_id, hash)
);
create trigger note_gone_file after delete on clinic_pictures for each row execute function note_gone_file();
alter table clinic_pictures enable row level security;
alter table clinic_pictures force row level security;
create policy one_tenant on clinic_pictures
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on clinic_pictures to anteroom_app;
