-- Where an unpaid booking came from, as hashes, to limit how many wait for a payment at once. Forgotten as soon as it
-- waits no more. The device of a booking with a voucher is kept as long as the voucher's use.
alter table appointments
  add column origin_device_hash bytea,
  add column origin_address_hash bytea;
create index unpaid_of_device on appointments (tenant_id, origin_device_hash) where origin_device_hash is not null;
create index unpaid_of_address on appointments (tenant_id, origin_address_hash) where origin_address_hash is not null;
create index unpaid_of_patient on appointments (tenant_id, patient_id) where status = 'pending_payment';
create index unpaid_of_guest on appointments (tenant_id, guest_id) where status = 'pending_payment';
create index if not exists guests_of_email on guests (tenant_id, lower(email));

create function forget_origin() returns trigger language plpgsql as $$
begin
  new.origin_address_hash := null;
  if not new.has_voucher_use then new.origin_device_hash := null; end if;
  return new;
end $$;
create trigger appointments_forget_origin before update on appointments
  for each row when (new.status <> 'pending_payment'
    and (new.origin_device_hash is not null or new.origin_address_hash is not null))
  execute function forget_origin();

-- Null: the clinic's own limit (`bookingLimits.voucherUsesPerPerson`).
alter table vouchers add column uses_each int check (uses_each > 0);
