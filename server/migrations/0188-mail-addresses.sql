-- An address of a clinic's own that its emails come from, with the key that signs them (DKIM). The public key in the domain's DNS
-- is the proof: only who controls the domain can publish it. Servers of the previous version go on with the installation's address.
create table mail_addresses (
  tenant_id int primary key references tenants,
  address text not null,
  -- What follows the @: the key is of this domain, and of this clinic alone.
  domain text not null check (domain = lower(domain)),
  selector text not null,
  -- DER, base64, as the record has it; the private part is sealed with DATA_KEY.
  public_key text not null,
  sealed_private_key bytea not null,
  changed_at timestamptz not null,
  -- Since when the record was found without a break; null: emails come from the installation's address.
  proven_at timestamptz,
  -- When the record of an address in use was found to be gone; null once it is there again.
  lost_at timestamptz,
  last_checked_at timestamptz,
  last_found text check (last_found in ('record', 'nothing', 'other', 'unreachable')),
  -- The policy of DMARC that was found; null: none, or not looked for.
  last_dmarc text check (last_dmarc in ('none', 'quarantine', 'reject'))
);

alter table mail_addresses enable row level security;
alter table mail_addresses force row level security;
create policy one_tenant on mail_addresses using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on mail_addresses to anteroom_app;
