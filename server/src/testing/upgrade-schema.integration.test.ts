import { beforeAll, expect, test } from "vitest";
import { prepareDatabase } from "../platform/database/prepare-database.ts";
import { describeSchema, type Schema } from "./describe-schema.ts";
import { databaseOf, freshDatabase } from "./fresh-database.ts";
import { readFixture, upgradeFixtures } from "./upgrade-fixtures.ts";

let fresh: Schema;
beforeAll(async () => {
  fresh = await describeSchema((await freshDatabase()).owner);
});

test.each(upgradeFixtures)(
  "the schema of $name ($commit) equals a new one after its upgrade",
  async ({ name }) => {
    const connections = await databaseOf(readFixture(name));
    await prepareDatabase(connections);
    expect(await describeSchema(connections.owner)).toEqual(fresh);
  },
);
