-- When the email of a cancellation said that the money goes back: a refund that follows at once is no news.
alter table payments add column refund_told_at timestamptz;
