-- The file before holds references to be unique within an account at a provider.
alter table payments drop constraint payments_provider_provider_reference_key;
