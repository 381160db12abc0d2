import { expect, test } from "vitest";
import { FrequentStatements } from "./named-statements.ts";

const nameAfter = (times: number, text: string, statements = new FrequentStatements()) => {
  for (let sent = 1; sent < times; sent++) statements.nameOf(text);
  return statements.nameOf(text);
};

test("a text is prepared from the third time on, and each has a name of its own", () => {
  const statements = new FrequentStatements();
  expect(nameAfter(2, "select 1", statements)).toBeUndefined();
  const name = statements.nameOf("select 1");
  expect(name).toBeDefined();
  expect(statements.nameOf("select 1")).toBe(name);
  expect(nameAfter(3, "select 2", statements)).not.toBe(name);
});

test.each([
  'select * from "doctors" where "id" = $1',
  'select "d".* from "doctors" as "d"',
  'insert into "a" values ($1) returning *',
  "with x as (select\n * from a) select 1 from x",
  "set local app.tenant = '1'",
  "begin; set local app.tenant = '1'",
  "commit",
])("what a migration could change, or no plan is made for, is never prepared: %s", (text) => {
  expect(nameAfter(9, text)).toBeUndefined();
});

test.each(["select count(*) from a", 'update "a" set "b" = $1 where "id" = $2 returning "id"'])(
  "a statement that names its columns is prepared: %s",
  (text) => {
    expect(nameAfter(3, text)).toBeDefined();
  },
);

test("texts that never end do not fill the memory of the database", () => {
  const statements = new FrequentStatements();
  const named = new Set<string | undefined>();
  for (let number = 0; number < 5_000; number++) named.add(nameAfter(3, `select ${number}`, statements));
  named.delete(undefined);
  expect(named.size).toBe(400);
});
