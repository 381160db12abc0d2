-- The key of ID tokens is replaced every 90 days: the next key is published before it signs, and the old one until what it signed
-- has expired. `created_at` is since when the key signs.

alter table id_token_keys
  add column next_public_jwk jsonb,
  -- Sealed with DATA_KEY, as the key that signs now.
  add column sealed_next_private_key bytea,
  add column next_signs_at timestamptz,
  add column old_public_jwk jsonb,
  -- When the old key is published no longer.
  add column old_ends_at timestamptz;
