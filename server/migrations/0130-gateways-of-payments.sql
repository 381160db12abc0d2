-- The gateway of the clinic that a payment was begun at, and stays with; null: the installation's own provider.
alter table payments add column gateway_id bigint;
alter table payments
  add constraint payments_of_known_gateways foreign key (tenant_id, gateway_id) references payment_gateways not valid;
