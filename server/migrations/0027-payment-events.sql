-- What a provider reports of refunds, captures and disputes, and what of it waits for somebody at the clinic.

alter table payments drop constraint payments_status_check;
alter table payments add constraint payments_status_check check (status in ('created', 'action_required', 'pending',
    'authorised', 'refused', 'cancelled', 'expired', 'error', 'refund_due', 'refunded', 'refund_failed', 'capture_failed'));
alter table payments
  -- Where a dispute stands, beside the payment's own state: a refunded payment can be disputed too.
  add column dispute text not null default 'none' check (dispute in ('none', 'information_requested', 'announced',
    'charged_back', 'reversed', 'charged_back_again', 'prearbitration', 'won', 'lost'));

alter table payment_events
  add column id bigint generated always as identity unique,
  -- The provider's own name of the event.
  add column code text,
  add column amount_minor bigint,
  add column currency text,
  -- The provider's words, for the clinic.
  add column reason text check (length(reason) <= 300),
  -- Until when the clinic can answer a dispute.
  add column respond_by timestamptz,
  -- The provider's names of the payment and of the refund, capture or dispute.
  add column provider_reference text,
  add column object_reference text,
  add column needs_attention boolean not null default false,
  add column acknowledged_at timestamptz,
  add column acknowledged_by text,
  add check ((acknowledged_at is null) = (acknowledged_by is null));
create index payment_events_of_payment on payment_events (tenant_id, payment_id, id);
create index payment_alerts on payment_events (tenant_id, id) where needs_attention and acknowledged_at is null;

-- Refunds that an earlier version asked of Adyen under the key of the payment never moved money: the clinic is told.
-- The owner too sees one clinic at a time; here it has to see all.
alter table payments no force row level security;
alter table payment_events no force row level security;
insert into payment_events (tenant_id, provider, event_id, payment_id, outcome, result, received_at, code, amount_minor,
    currency, reason, provider_reference, needs_attention)
  select tenant_id, provider, 'refund key ' || id, id, 'refund_failed', 'refund_failed', now(), 'REFUND_KEY',
    coalesce(wrong_amount_minor, amount_minor), coalesce(wrong_currency, currency),
    'An earlier version asked for this refund under a key that Adyen had answered before. Ask for the refund again.',
    provider_reference, true
  from payments where provider = 'adyen' and status = 'refund_due' and refund_asked_at is not null;
update payments set status = 'refund_failed', refund_asked_at = null
  where provider = 'adyen' and status = 'refund_due' and refund_asked_at is not null;
alter table payments force row level security;
alter table payment_events force row level security;

-- What a provider reports of the installation's account: it names no payment and so no clinic, and no person.
create table provider_events (
  provider text not null,
  event_id text not null,
  code text not null,
  reference text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
grant select, insert on provider_events to anteroom_app;
