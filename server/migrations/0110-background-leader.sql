-- Which of several servers carries out what is to be done once: sweeps, reminders, seals, retention. A lease as `serving_server` is one;
-- a server that serves alone asks nobody. The owner's alone.
create table background_leader (
  is_only boolean primary key default true check (is_only),
  server uuid not null,
  -- For people: process, machine, address.
  about text not null,
  heard_at timestamptz not null
);
