-- Read in a file of its own, without a lock that keeps payments waiting.
alter table payments validate constraint payments_of_known_gateways;
