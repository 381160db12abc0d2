-- Mails are in the language the pages were read in last; the choice of the profile stays what the person made it.
alter table patients add column device_language text;
