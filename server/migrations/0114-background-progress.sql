-- How far repeated work has come, so that the next server to lead goes on from there.
create table background_progress (
  work text primary key,
  done_until timestamptz not null
);
grant select, insert, update on background_progress to anteroom_app;
