-- The constraints of 0189, for rows that were there before.

alter table payments validate constraint payments_status_check;
alter table payments validate constraint payments_capture_check;
alter table payment_gateways validate constraint payment_gateways_capture_check;
alter table payment_gateways validate constraint payment_gateways_capture_of_kind_check;
