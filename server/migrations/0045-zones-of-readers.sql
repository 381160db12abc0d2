-- Mails tell times as the pages do: in the zone of the reader's device, where the profile names none.
alter table patients add column device_time_zone text;
alter table guests add column time_zone text;
