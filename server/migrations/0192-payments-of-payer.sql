-- no-transaction
-- Merging or erasing a patient looks for the payments that name them.
create index concurrently if not exists payments_of_payer on payments (tenant_id, payer_id) where payer_id is not null;
