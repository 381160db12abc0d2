-- no-transaction
-- A provider's reference names one payment of one account there: two clinics, or two accounts of a clinic, may have equal ones.
-- The next file drops the constraint over all clinics.
create unique index concurrently if not exists payments_by_provider_reference
  on payments (tenant_id, coalesce(gateway_id, 0), provider, provider_reference) where provider_reference is not null;
