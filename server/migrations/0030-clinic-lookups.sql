-- One indexed look-up for a clinic by its number, its slug, or a token that it gave out. None of them grows with the number of clinics.

create function tenant_of_id(wanted int) returns table (tenant_id int, slug text, business_account_slug text, primary_domain text)
  language sql stable security definer set search_path = public
begin atomic
  select t.id, t.slug, t.business_account_slug, d.domain
  from tenants t left join tenant_domains d on d.tenant_id = t.id and d.is_primary where t.id = wanted;
end;

create function tenant_of_slug(wanted text) returns table (tenant_id int, slug text, business_account_slug text, primary_domain text)
  language sql stable security definer set search_path = public
begin atomic
  select t.id, t.slug, t.business_account_slug, d.domain
  from tenants t left join tenant_domains d on d.tenant_id = t.id and d.is_primary where t.slug = wanted;
end;

create index sessions_by_token on sessions (token_hash);
create index account_tokens_by_token on account_tokens (token_hash);

-- The clinic of a session, or of a mailed link that has not been used; no row where the token opens nothing at `moment`.
-- The owner's policy of `platform/across-clinics.ts` lets it see the tokens of all clinics while the setting is on.
create function tenant_of_token(hash bytea, moment timestamptz) returns table (tenant_id int)
  language plpgsql security definer set search_path = public as $$
begin
  perform set_config('app.across_clinics', 'on', true);
  return query
    select s.tenant_id from sessions s where s.token_hash = hash and s.revoked_at is null and s.expires_at > moment
    union all
    select a.tenant_id from account_tokens a where a.token_hash = hash and a.used_at is null and a.expires_at > moment
    limit 1;
  perform set_config('app.across_clinics', '', true);
end $$;

-- Dependents whose coming of age is still to be looked after.
create index patients_in_care on patients (birthdate) where parent_id is not null and care_confirmed_at is null;

-- Entries are found by their age when the log is sealed.
create index audit_log_by_time on audit_log (at);

revoke all on function tenant_of_id(int), tenant_of_slug(text), tenant_of_token(bytea, timestamptz) from public;
grant execute on function tenant_of_id(int), tenant_of_slug(text), tenant_of_token(bytea, timestamptz) to anteroom_app;
