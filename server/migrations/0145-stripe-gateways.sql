-- A clinic's own account can be at Stripe. The next file validates the constraint.

alter table payment_gateways drop constraint payment_gateways_kind_check;
alter table payment_gateways add constraint payment_gateways_kind_check check (kind in ('adyen', 'stripe', 'sandbox')) not valid;
