-- A message that tells of self-harm offers to tell the clinic at once.
alter table urgent_events drop constraint urgent_events_place_check;
alter table urgent_events add constraint urgent_events_place_check
  check (place in ('booking', 'waiting_room', 'vitals', 'health_assessment', 'messages'));
