-- no-transaction
-- Payments that need a gateway are counted before it is removed.
create index concurrently if not exists payments_of_gateway on payments (tenant_id, gateway_id) where gateway_id is not null;
