-- no-transaction
-- Without a transaction, so that nobody waits for what fill_name_words() writes.
select fill_name_words();
-- next-statement
-- What requests look for in tables that grow, and no index led to.
create index concurrently if not exists passkey_challenges_by_end on passkey_challenges (tenant_id, expires_at);
-- next-statement
create index concurrently if not exists passkey_challenges_of_patient on passkey_challenges (tenant_id, patient_id);
-- next-statement
create index concurrently if not exists domains_of_clinic on tenant_domains (tenant_id);
-- next-statement
create index concurrently if not exists visits_waiting on visits (tenant_id, waiting_since)
  where waiting_since is not null and ended_at is null;
-- next-statement
create index concurrently if not exists invitations_waiting on visit_invitations (tenant_id, created_at)
  where ended_at is null and admitted_at is null;
-- next-statement
create index concurrently if not exists audit_seals_in_order on audit_seals (tenant_id, sealed_order);
-- next-statement
create index concurrently if not exists login_attempts_by_time on login_attempts (tenant_id, failed_at);
-- next-statement
create index concurrently if not exists patients_by_taxpayer_number on patients (tenant_id, taxpayer_number)
  where taxpayer_number is not null;
-- next-statement
create index concurrently if not exists patients_insured on patients (tenant_id, id)
  where insurer is not null and insurer <> '' and removed_at is null;
