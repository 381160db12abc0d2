import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTenants } from "../../platform/tenancy/tenants.ts";
import { openTestClinic, type TestClinic } from "../../testing/test-clinic.ts";
import { addTenant, exportTenant, type TenantFile } from "./tenant-file.ts";

let clinic: TestClinic;
beforeEach(async () => {
  clinic = await openTestClinic();
  const client = new pg.Client(clinic.connections.owner);
  await client.connect();
  await client.query("alter table tenants alter column id restart with 100"); // the tests' clinics chose their numbers
  await client.end();
});
afterEach(() => clinic.close());

const file = {
  manifest: { name: "Clinic of the Sea", slug: "sea", logoUrl: "/logo.svg", brandColors: {} },
  settings: { patientsLogIn: true, country: "PT" },
  domains: ["sea.example", "www.sea.example"],
};
const at = new Date("2027-03-01T09:00:00Z");
const add = (changed: Partial<TenantFile> = {}) =>
  addTenant(clinic.connections.owner, { ...file, ...changed }, at);
const shown = () => openTenants(clinic.db).ofHost("www.sea.example");

test(
  "a clinic added from a file is served at its host names, and its file can be exported",
  { tags: ["S1.46", "D.18"] },
  async () => {
    expect(await add()).toEqual({ slug: "sea", version: 1 });
    expect(await shown()).toMatchObject({
      slug: "sea",
      primaryDomain: "sea.example",
      settings: { patientsLogIn: true, country: "PT", patientsSignUp: false },
    });
    expect(await exportTenant(clinic.connections.owner, "sea")).toEqual(file);
    expect(await exportTenant(clinic.connections.owner, "nobody")).toBeNull();
  },
);

test(
  "a clinic added again gets the new settings and first address, and cannot take another clinic's",
  { tags: ["S1.46"] },
  async () => {
    await add();
    const next = { settings: { patientsLogIn: false }, domains: ["www.sea.example"] };
    expect(await add(next)).toEqual({ slug: "sea", version: 2 });
    expect(await shown()).toMatchObject({
      primaryDomain: "www.sea.example",
      settings: { patientsLogIn: false },
    });
    await expect(add({ domains: ["aurora.localhost"] })).rejects.toThrow(
      "aurora.localhost is another clinic's",
    );
    expect((await shown())?.primaryDomain, "nothing of it was kept").toBe("www.sea.example");
    expect((await exportTenant(clinic.connections.owner, "aurora"))?.domains).toEqual(["aurora.localhost"]);
  },
);
