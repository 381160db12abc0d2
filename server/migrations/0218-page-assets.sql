-- Scripts and styles of the versions that run or ran, so that any server answers a page of any of them (docs/decisions/0174).
-- Servers add theirs before they serve; requests may only read, so that no request can change what pages run.
create table page_assets (
  -- The path, with a hash of the content: /assets/entry-client-BPzl76Ig.js
  path text primary key,
  media_type text not null,
  -- Null: as it is.
  encoding text check (encoding = 'br'),
  content bytea not null,
  -- When a server of a version with this file last ran.
  used_at timestamptz not null
);
-- It is compressed already.
alter table page_assets alter column content set storage external;
grant select on page_assets to anteroom_app;
