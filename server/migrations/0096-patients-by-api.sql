-- What the clinic's own system calls a patient: a patient who is sent again is changed instead of made a second time.
alter table patients add column external_id text check (length(external_id) between 1 and 64);
create unique index patients_by_external_id on patients (tenant_id, external_id);
create index patients_by_birthdate on patients (tenant_id, birthdate);

-- A name as a search compares it: without case and accents, words parted by single spaces, one before the first.
create function folded_name(name text) returns text language sql immutable parallel safe as $$
  select ' ' || trim(regexp_replace(regexp_replace(lower(normalize(name, NFKD)), '[\u0300-\u036f\u064b-\u065f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'))
$$;
grant execute on function folded_name(text) to anteroom_app;
