-- The list of kinds of gateways in 0161, for rows that were there before.

alter table payment_gateways validate constraint payment_gateways_kind_check;
