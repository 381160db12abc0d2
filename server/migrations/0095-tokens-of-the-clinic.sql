-- A clinic's tokens as the clinic itself sees them: what each may do, until when, and when it was used last.
alter table clinic_tokens
  add column id bigint generated always as identity unique,
  -- Areas and rights; null: made before there were scopes, and good for all that its kind can do.
  add column scopes text[] check (cardinality(scopes) between 1 and 60),
  add column expires_at timestamptz,
  -- Written at most once a minute.
  add column last_used_at timestamptz,
  -- Who made it, as the audit log names callers.
  add column made_by text not null default 'installation',
  -- The token whose place this one took.
  add column replaces bigint;
create index clinic_tokens_of_doctor on clinic_tokens (tenant_id, doctor_id);
