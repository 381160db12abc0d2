-- no-transaction
-- What erasing and merging look for by person, and what opening a challenge clears away: no index led to it.
create index concurrently if not exists short_links_of_appointment on short_links (tenant_id, appointment_id);
-- next-statement
create index concurrently if not exists card_pictures_of_patient on insurance_card_pictures (tenant_id, patient_id);
-- next-statement
create index concurrently if not exists appointments_booked_by on appointments (tenant_id, booked_by)
  where booked_by is not null;
-- next-statement
create index concurrently if not exists sign_ups_by_email on sign_ups (tenant_id, email);
-- next-statement
create index concurrently if not exists code_challenges_by_end on code_challenges (tenant_id, expires_at);
