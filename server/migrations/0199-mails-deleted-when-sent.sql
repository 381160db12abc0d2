-- The email that confirms that an account was deleted: its row goes as soon as it is sent (docs/decisions/0167). A server of the previous
-- version that sends one keeps the row for 90 days, as it does with every other.
alter table mails add column deleted_when_sent boolean not null default false;
