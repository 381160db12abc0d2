-- What patients choose a doctor by. Null where the clinic tells nothing: pages then show nothing.
alter table doctors
  add column sex text check (sex in ('female', 'male')),
  add column treats_children boolean,
  -- The professional register and the number in it.
  add column register_name text check (length(register_name) between 1 and 120),
  add column register_number text check (length(register_number) between 1 and 40),
  -- Lists of short texts by language: {"en": ["..."], "pt": ["..."]}.
  add column training jsonb check (jsonb_typeof(training) = 'object'),
  add column treats jsonb check (jsonb_typeof(treats) = 'object'),
  -- Names of the insurers whose patients the doctor sees.
  add column insurers text[] check (cardinality(insurers) <= 40),
  add check ((register_name is null) = (register_number is null));

-- A comment was written for the doctor and the clinic: other patients read it only where its author has said so.
alter table reviews
  add column is_public boolean not null default false,
  -- Set by the clinic, which can take back what should not be read by all.
  add column is_hidden boolean not null default false;

create index appointments_of_doctor on appointments (tenant_id, doctor_id, start_time);
