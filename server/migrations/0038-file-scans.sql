-- Whether a file has been checked for viruses. A file that waits for it is handed to nobody; an infected one keeps its row,
-- so that both sides can be told, and loses its bytes.

alter table visit_files
  add column scan text not null default 'unscanned' check (scan in ('scanning', 'clean', 'infected', 'unscanned')),
  -- When the scanner's answer came.
  add column scanned_at timestamptz,
  add check ((scan in ('clean', 'infected')) = (scanned_at is not null)),
  add check (kind <> 'link' or scan = 'unscanned');

-- The key of an infected file is noted when its bytes go, and perhaps again when its row goes.
create or replace function note_gone_file() returns trigger language plpgsql as $$
begin
  insert into gone_files (tenant_id, storage_key) values (old.tenant_id, old.storage_key) on conflict do nothing;
  return null;
end $$;
