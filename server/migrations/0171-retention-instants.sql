-- no-transaction
-- What retention asks for, in all clinics. The predicate of the first two is true of every row (a check says so), and only
-- a query that states it can use them: by the planner's estimate they also suit the lists of a doctor, which then read
-- everybody's appointments.
create index concurrently if not exists appointments_by_end on appointments (end_time)
  where end_time > start_time;
-- next-statement
create index concurrently if not exists appointments_by_start on appointments (start_time)
  where end_time > start_time;
-- next-statement
create index concurrently if not exists appointments_abandoned on appointments (created_at)
  where status = 'expired';
-- next-statement
create index concurrently if not exists appointments_unpaid_by_guest on appointments (created_at)
  where status = 'payment_failed' and guest_id is not null
  and (symptoms is distinct from '' or symptoms_triage_details is not null or accompanying_name is not null
    or accompanying_relationship is not null or code is not null or hold_secret_hash is not null
    or hold_address_hash is not null or origin_device_hash is not null or origin_address_hash is not null);
-- next-statement
create index concurrently if not exists mails_sent on mails (sent_at)
  where sent_at is not null;
-- next-statement
create index concurrently if not exists mails_unsent on mails (created_at)
  where sent_at is null;
-- next-statement
create index concurrently if not exists mail_uses_expiring on mail_uses (used_at);
-- next-statement
create index concurrently if not exists payment_handoffs_expiring on payment_handoffs (created_at);
-- next-statement
create index concurrently if not exists text_messages_expiring on text_messages (created_at);
-- next-statement
create index concurrently if not exists text_uses_expiring on text_uses (used_at);
-- next-statement
create index concurrently if not exists account_tokens_expiring on account_tokens (expires_at);
-- next-statement
create index concurrently if not exists sign_ups_expiring on sign_ups (created_at);
-- next-statement
create index concurrently if not exists password_recoveries_expiring on password_recoveries (created_at);
-- next-statement
create index concurrently if not exists sessions_expiring on sessions (expires_at);
-- next-statement
create index concurrently if not exists login_attempts_expiring on login_attempts (failed_at);
-- next-statement
create index concurrently if not exists sign_in_tries_expiring on sign_in_tries (last_at);
-- next-statement
create index concurrently if not exists push_messages_expiring on push_messages (expires_at);
-- next-statement
create index concurrently if not exists push_subscriptions_expiring on push_subscriptions (created_at);
-- next-statement
create index concurrently if not exists data_exports_expiring on data_exports (expires_at);
-- next-statement
create index concurrently if not exists code_challenges_expiring on code_challenges (expires_at);
-- next-statement
create index concurrently if not exists factor_attempts_expiring on factor_attempts (made_at);
-- next-statement
create index concurrently if not exists passkey_challenges_expiring on passkey_challenges (expires_at);
-- next-statement
create index concurrently if not exists app_grants_expiring on app_grants (expires_at);
-- next-statement
create index concurrently if not exists device_checks_expiring on device_checks (checked_at);
-- next-statement
create index concurrently if not exists short_links_expiring on short_links (expires_at);
-- next-statement
create index concurrently if not exists code_tries_expiring on code_tries (failed_at);
-- next-statement
create index concurrently if not exists visit_reminders_expiring on visit_reminders (start_time);
-- next-statement
create index concurrently if not exists waitlist_offers_expiring on waitlist_offers (start_time);
-- next-statement
create index concurrently if not exists checker_feedback_expiring on checker_feedback (given_on);
-- next-statement
create index concurrently if not exists webhook_events_expiring on webhook_events (occurred_at);
-- next-statement
create index concurrently if not exists app_refresh_tokens_expiring on app_refresh_tokens (used_at)
  where used_at is not null;
-- next-statement
create index concurrently if not exists insurance_card_pictures_expiring on insurance_card_pictures (created_at)
  where arrived_at is null;
-- next-statement
create index concurrently if not exists visit_files_expiring on visit_files (created_at)
  where arrived_at is null;
-- next-statement
create index concurrently if not exists symptom_checks_of_nobody_expiring on symptom_checks (consented_at)
  where patient_id is null;
-- next-statement
create index concurrently if not exists waitlist_entries_expiring on waitlist_entries (joined_at)
  where appointment_id is null;
-- next-statement
create index concurrently if not exists waitlist_requests_expiring on waitlist_entries (before_time)
  where before_time is not null;
-- next-statement
create index concurrently if not exists waitlist_links_expiring on waitlist_links (start_time)
  where appointment_id is null;
-- next-statement
create index concurrently if not exists guests_by_creation on guests (created_at);
-- next-statement
create index concurrently if not exists urgent_events_expiring on urgent_events (created_at);
-- next-statement
-- What is asked for once a day and stored for ten years in the order of its instant: BRIN indexes are small and cost an
-- insert almost nothing. Several intervals for each range of pages, so that a row that is updated or entered late, or one
-- in a place that was free again, does not widen its range.
create index concurrently if not exists invoices_expiring on invoices
  using brin (issued_at timestamptz_minmax_multi_ops (values_per_range = 8)) with (pages_per_range = 16, autosummarize = on);
-- next-statement
create index concurrently if not exists payments_expiring on payments
  using brin (created_at timestamptz_minmax_multi_ops (values_per_range = 8)) with (pages_per_range = 16, autosummarize = on);
-- next-statement
create index concurrently if not exists payment_refunds_expiring on payment_refunds
  using brin (created_at timestamptz_minmax_multi_ops (values_per_range = 8)) with (pages_per_range = 16, autosummarize = on);
-- next-statement
create index concurrently if not exists payment_events_expiring on payment_events
  using brin (received_at timestamptz_minmax_multi_ops (values_per_range = 8)) with (pages_per_range = 16, autosummarize = on);
-- next-statement
create index concurrently if not exists receipts_expiring on receipts
  using brin (issued_at timestamptz_minmax_multi_ops (values_per_range = 8)) with (pages_per_range = 16, autosummarize = on);
-- next-statement
create index concurrently if not exists vital_signs_measurements_expiring on vital_signs_measurements
  using brin (measured_at timestamptz_minmax_multi_ops (values_per_range = 8)) with (pages_per_range = 16, autosummarize = on);
-- next-statement
create index concurrently if not exists symptom_checks_expiring on symptom_checks
  using brin (consented_at timestamptz_minmax_multi_ops (values_per_range = 8)) with (pages_per_range = 16, autosummarize = on);
-- next-statement
create index concurrently if not exists survey_responses_expiring on survey_responses
  using brin (answered_at timestamptz_minmax_multi_ops (values_per_range = 8)) with (pages_per_range = 16, autosummarize = on);
-- next-statement
create index concurrently if not exists visit_requests_expiring on visit_requests
  using brin (asked_at timestamptz_minmax_multi_ops (values_per_range = 8)) with (pages_per_range = 16, autosummarize = on);
-- next-statement
create index concurrently if not exists reviews_expiring on reviews
  using brin (created_at timestamptz_minmax_multi_ops (values_per_range = 8)) with (pages_per_range = 16, autosummarize = on);
-- next-statement
create index concurrently if not exists gateway_requests_expiring on gateway_requests
  using brin (asked_at timestamptz_minmax_multi_ops (values_per_range = 8)) with (pages_per_range = 16, autosummarize = on);
