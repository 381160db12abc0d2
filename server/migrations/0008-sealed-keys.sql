-- Keys of authenticator apps are sealed with a key that is no part of the database.

-- SQL cannot seal what stands here in plain. No installation has patients yet; in a developer's database the app is set up anew.
delete from second_factors where kind = 'totp';
alter table second_factors rename column secret to sealed_secret;
-- Twelve bytes of IV and sixteen of tag around a key of twenty: nothing in plain comes in any more.
alter table second_factors add check (octet_length(sealed_secret) = 48);
