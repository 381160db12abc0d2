-- The gateway of the clinic that a payment was begun at, and stays with; null: the installation's own provider.

alter table payments
  add column gateway_id bigint,
  add foreign key (tenant_id, gateway_id) references payment_gateways;
create index payments_of_gateway on payments (tenant_id, gateway_id) where gateway_id is not null;
