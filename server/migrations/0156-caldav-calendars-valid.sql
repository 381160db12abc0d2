-- Read in a file of its own, without a lock that keeps the readings waiting.
alter table busy_feeds validate constraint busy_feeds_of_known_kinds;
