-- Brings databases that an earlier text of 0001 made to the schema of today's text; changes nothing in others.
-- Text of commit 65901b7e: payments without the column that 2a7ef567 added.
alter table payments add column if not exists last_word text;
