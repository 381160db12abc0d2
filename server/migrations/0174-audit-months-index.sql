-- no-transaction
-- For reading the log newest first, by month.
create index concurrently if not exists audit_log_before_by_clinic on audit_log (tenant_id, at, id);
-- next-statement
alter table audit_log validate constraint audit_log_before_months;
-- next-statement
alter table audit_seals validate constraint audit_seals_before_months;
