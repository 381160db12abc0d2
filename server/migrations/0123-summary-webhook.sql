-- A clinic's systems are told that a summary was written or replaced; its text they ask for.
create function webhook_of_summary() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.tenant_id, 'summary.written', jsonb_build_object('appointment_id', new.appointment_id));
  return null;
end $$;
create trigger webhook_of_new_summary after insert on visit_summaries for each row execute function webhook_of_summary();
create trigger webhook_of_summary after update of text on visit_summaries for each row
  when (old.text <> new.text) execute function webhook_of_summary();
