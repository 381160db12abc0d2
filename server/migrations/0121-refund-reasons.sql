-- Why the clinic sends a part of the money back, in its own words; null where nobody said.

alter table payment_refunds add column reason text;
