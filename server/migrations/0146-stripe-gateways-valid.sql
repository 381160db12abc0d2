-- The constraint of the file before holds for what was there too: it lets in more than the one it replaced.

alter table payment_gateways validate constraint payment_gateways_kind_check;
