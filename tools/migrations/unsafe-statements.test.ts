import { describe, expect, test } from "vitest";
import { parseMigration, readMigrations } from "../../server/src/platform/database/migration-files.ts";
import { lastUnchecked, reviewedExceptions } from "./reviewed-exceptions.ts";
import { findUnreviewed, findUnsafeStatements } from "./unsafe-statements.ts";

const find = (text: string) => findUnsafeStatements([parseMigration("9000-try.sql", text)]);
const rulesOf = async (text: string) => (await find(text)).map(({ rule }) => rule);
const numberOf = (name: string) => Number(name.slice(0, 4));

test("no new migration locks tables or breaks the previous version, except reviewed statements", async () => {
  const checked = readMigrations().filter(({ name }) => numberOf(name) > lastUnchecked);
  expect(checked.length).toBeGreaterThan(2);
  const faults = findUnreviewed(await findUnsafeStatements(checked), reviewedExceptions);
  expect(faults, `${faults.join("\n")}\nSee "What may a migration do?" in docs/develop.md.`).toEqual([]);
  for (const { because } of reviewedExceptions) expect(because.length).toBeGreaterThan(20);
});

test("every migration can be parsed, and rules are found broken in some older ones", async () => {
  const found = await findUnsafeStatements(readMigrations());
  const names = found.map(({ migration, line, rule }) => `${migration}:${line} ${rule}`);
  expect(names).toContain("0096-patients-by-api.sql:3 blocking-index");
  expect(names).toContain("0087-claimed-guest-links.sql:4 scans-under-lock");
});

describe("an unsafe statement is rejected", () => {
  test.each([
    ["alter table patients drop column email;", "takes-away"],
    ["drop table guests;", "takes-away"],
    ["drop function send_it(int);", "takes-away"],
    ["drop view free_times;", "takes-away"],
    ["drop trigger t on patients;", "takes-away"],
    ["drop policy one_tenant on patients;", "takes-away"],
    ["alter table patients drop constraint patients_email_key;", "takes-away"],
    ["alter table patients alter column email drop default;", "takes-away"],
    ["alter table patients rename column email to mail;", "renames"],
    ["alter table patients rename to people;", "renames"],
    ["alter type mood rename value 'a' to 'b';", "renames"],
    ["alter function f(int) rename to g;", "renames"],
    ["alter table patients set schema other;", "renames"],
    ["alter table patients alter column id type text;", "changes-type"],
    ["alter table patients alter column email set not null;", "asks-more"],
    ["alter table patients add column n int not null;", "asks-more"],
    ["alter table patients alter column email drop not null;", "allows-null"],
    ["alter table patients add constraint c check (length(email) > 1);", "scans-under-lock"],
    ["alter table patients add constraint f foreign key (a) references tenants;", "scans-under-lock"],
    ["alter table patients add column n text check (n > '');", "scans-under-lock"],
    ["alter table patients add column n int default 1 references tenants;", "scans-under-lock"],
    ["alter table patients add column n timestamptz default clock_timestamp();", "rewrites-table"],
    ["alter table patients add column n bigint generated always as identity;", "rewrites-table"],
    ["alter table patients add column n text generated always as (name || email) stored;", "rewrites-table"],
    ["alter table patients add column n int unique;", "blocking-index"],
    ["alter table patients add constraint u unique (email);", "blocking-index"],
    ["alter table patients add primary key (id);", "blocking-index"],
    ["alter table patients add exclude using gist (id with =);", "blocking-index"],
    ["create index i on patients (email);", "blocking-index"],
    ["create unique index i on patients (email);", "blocking-index"],
    ["create index concurrently if not exists i on patients (email);", "blocking-index"],
    ["drop index i;", "blocking-index"],
    ["-- no-transaction\ncreate index concurrently i on patients (email);", "cannot-run-twice"],
    ["reindex table patients;", "locks-table"],
    ["truncate patients;", "locks-table"],
    ["lock table patients in exclusive mode;", "locks-table"],
    ["vacuum full patients;", "locks-table"],
    ["alter table patients set unlogged;", "locks-table"],
    ["update patients p\n  set email = '';", "rows-in-one-go"],
    ["delete from guests where id < 3;", "rows-in-one-go"],
    ["revoke select on patients from anteroom_app;", "changes-rights"],
    ["revoke execute on function f(int) from anteroom_app;", "changes-rights"],
    [
      "create or replace function f() returns int language sql as $$ select 1 $$;\nrevoke all on function f() from public;",
      "changes-rights",
    ],
    ["alter table patients enable row level security;", "changes-rights"],
    ["alter table patients owner to somebody;", "changes-rights"],
    ["do $$ begin delete from patients; end $$;", "not-known"],
    ["alter system set work_mem = '1GB';", "not-known"],
  ])("%s", async (statement, rule) => {
    expect(await rulesOf(`${statement}\n`)).toEqual([rule]);
  });
});

describe("a safe statement is accepted", () => {
  test.each([
    "create table t (tenant_id int not null references tenants, id bigint unique);\ncreate index i on t (id);\nalter table t enable row level security;\nalter table t add check (id > 0);",
    "alter table patients add column note text;",
    "alter table patients add column is_new boolean not null default false;",
    "alter table patients add column tags text[] not null default '{}'::text[], add column seen_by int references tenants;",
    "alter table patients add constraint c check (length(email) > 1) not valid;",
    "alter table patients validate constraint c;",
    "alter table patients add constraint u unique using index i;",
    "-- no-transaction\ncreate index concurrently if not exists i on patients (email);\n-- next-statement\ndrop index concurrently if exists j;\n-- next-statement\nanalyze patients;",
    "-- drop function f(); the previous version needs it\nselect 'truncate patients';",
    "create function f() returns int language plpgsql as $$ begin delete from t; return 1; end $$;",
    "create function f() returns int language sql as $$ select 1 $$;\nrevoke all on function f() from public;",
    "create trigger t after insert or update of status on patients for each row execute function f();",
    "alter type mood add value 'better';",
    "grant select, insert, update, delete on t to anteroom_app;",
  ])("%s", async (text) => {
    expect(await find(`${text}\n`)).toEqual([]);
  });
});

test("findUnreviewed reports line and rule, accepts reviewed statements, rejects unused exceptions", async () => {
  const findings = await find(
    "-- pourquoi ça reste là\ndrop table guests;\n\n/* two\nlines */ revoke select on t from r;\n",
  );
  const drop = {
    migration: "9000-try.sql",
    line: 2,
    rule: "takes-away",
    because: "unused since 0ddba11",
  } as const;
  const revoke = "9000-try.sql:5 changes-rights: The previous version may lose its rights.";
  expect(findUnreviewed(findings, [])).toEqual([
    expect.stringMatching(/^9000-try\.sql:2 takes-away: /),
    revoke,
  ]);
  expect(findUnreviewed(findings, [drop])).toEqual([revoke]);
  expect(findUnreviewed(findings, [drop, { ...drop, line: 3 }])).toEqual([
    revoke,
    "9000-try.sql:3 takes-away: an exception for nothing.",
  ]);
});
