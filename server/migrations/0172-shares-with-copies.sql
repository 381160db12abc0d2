-- no-transaction
-- Shared records that are still to be emptied: an emptied one stays for 90 days, and retention asks each quarter of an hour.
create index concurrently if not exists health_record_shares_with_copy on health_record_shares (expires_at)
  where sealed_record is not null or sealed_document is not null or sealed_fhir is not null;
