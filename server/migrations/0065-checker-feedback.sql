-- Whether a result of the symptom checker was helpful. Nothing leads to a person: no account, no appointment, no address, no words, and the day alone.
create table checker_feedback (
  tenant_id int not null references tenants,
  -- Random, chosen by the page for this one answer: sent again it counts once.
  id bytea not null check (length(id) = 16),
  given_on date not null,
  is_helpful boolean not null,
  reason text check (reason in ('not_my_problem', 'too_urgent', 'not_urgent_enough', 'hard_to_understand', 'too_many_questions')),
  complaints text[] not null check (cardinality(complaints) between 1 and 3),
  urgency text not null,
  knowledge_version text not null,
  language text not null,
  primary key (tenant_id, id),
  check (reason is null or not is_helpful)
);
create index checker_feedback_of_day on checker_feedback (tenant_id, given_on);

alter table checker_feedback enable row level security;
alter table checker_feedback force row level security;
create policy one_tenant on checker_feedback using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on checker_feedback to anteroom_app;
