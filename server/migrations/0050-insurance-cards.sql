-- Pictures of insurance cards, one of each side for a person. The bytes lie outside of the database, under names of ours.

alter table patients
  -- Until when the insurance card is valid, as printed on it.
  add column insurance_valid_until date;

create table insurance_card_pictures (
  tenant_id int not null,
  id bigint generated always as identity unique,
  patient_id bigint not null,
  side text not null check (side in ('front', 'back')),
  -- As the person finds it in the copy of the own data.
  name text not null generated always as ('insurance-card-' || side || '.jpg') stored,
  storage_key text not null unique check (storage_key ~ '^[0-9a-f]{32}$'),
  size_bytes int not null check (size_bytes > 0),
  created_at timestamptz not null,
  -- Null while the bytes are on their way; such a row is shown to nobody.
  arrived_at timestamptz,
  scan text not null default 'unscanned' check (scan in ('scanning', 'clean', 'infected', 'unscanned')),
  scanned_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, patient_id) references patients,
  check ((scan in ('clean', 'infected')) = (scanned_at is not null))
);
create unique index insurance_card_sides on insurance_card_pictures (tenant_id, patient_id, side)
  where arrived_at is not null;
create index insurance_card_pictures_on_their_way on insurance_card_pictures (tenant_id, patient_id)
  where arrived_at is null;
create trigger note_gone_file after delete on insurance_card_pictures for each row execute function note_gone_file();

alter table insurance_card_pictures enable row level security;
alter table insurance_card_pictures force row level security;
create policy one_tenant on insurance_card_pictures
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on insurance_card_pictures to anteroom_app;
