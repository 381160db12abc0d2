import { EventEmitter, once } from "node:events";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../platform/database/database.ts";
import { countStatements, textsOfStatements } from "./count-statements.ts";
import { known } from "./test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "./whole-clinic.ts";

let clinic: WholeClinic;
beforeEach(async () => {
  clinic = await openWholeClinic({ leads: false });
});
afterEach(() => clinic.close());

const ask = () => clinic.app.inject({ url: "/api/manifest", headers: { host: "aurora.localhost" } });

test("statements that a timer sends meanwhile do not count as the work's", async () => {
  const asked = new EventEmitter();
  const timer = setInterval(() => {
    const answer = sql`select 'by the clock'`.execute(clinic.services.acrossClinics);
    void answer.then(() => asked.emit("answered"));
  }, 1);
  const work = async () => {
    clinic.app.tenants.clearCache();
    await ask();
    for (const _ of ["begun before", "begun meanwhile"]) await once(asked, "answered");
    await withTenant(clinic.db, known.aurora.tenantId, (tx) => sql`select 'of the work'`.execute(tx));
  };
  try {
    await work();
    const texts = await textsOfStatements(work);
    expect(texts).toContain("select 'of the work'");
    expect(texts).not.toContain("select 'by the clock'");
  } finally {
    clearInterval(timer);
  }
});

test("statements of a request count, also where another one waits for the same connection", async () => {
  const work = async () => {
    clinic.app.tenants.clearCache();
    await ask();
  };
  await work();
  const alone = await countStatements(work);
  expect(alone).toBeGreaterThan(0);
  clinic.app.tenants.clearCache();
  expect(await countStatements(ask)).toBe(alone); // a request that begins when it is awaited
  const others = Array.from({ length: 30 }, () => sql`select 1`.execute(clinic.services.acrossClinics));
  expect(await countStatements(work)).toBe(alone);
  await Promise.all(others);
});
