-- Why a delivery or a reading failed, as a code for programs and screens beside the text for engineers. Null: no failure, or one of before.

alter table webhook_endpoints add column last_failure_code text;
alter table webhook_deliveries add column last_failure_code text;
alter table busy_feeds add column last_failure_code text;
