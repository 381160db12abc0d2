import { afterEach, beforeEach, expect, test } from "vitest";
import { known, type TestClinic } from "../../testing/test-clinic.ts";
import { openWholeClinic } from "../../testing/whole-clinic.ts";

let clinic: TestClinic;
beforeEach(async () => void (clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterEach(() => clinic.close());

const headers = { authorization: `Bearer ${known.aurora.clinicToken}` };
const read = async () => (await clinic.call("GET", "/clinic/configuration", { headers })).body.data.entity;
const set = (body: object) => clinic.call("PUT", "/clinic/configuration", { headers, body });

test("changed settings and manifest apply to patients at once", async () => {
  const { version, manifest, settings } = await read();
  const changed = {
    version,
    manifest: { ...manifest, name: "Aurora by the Sea" },
    settings: { ...settings, patientsReview: false, clinicPhone: "+351 220 000 000" },
    is_dry_run: false,
  };
  const answer = await set(changed);
  expect([answer.status, answer.body.data?.entity.version]).toEqual([200, version + 1]);
  const shown = await clinic.call("GET", "/manifest");
  expect(shown.body.data.entity.name).toBe("Aurora by the Sea");
  expect((await clinic.app.tenants.ofSlug("aurora"))?.settings).toMatchObject({
    patientsReview: false,
    clinicPhone: "+351 220 000 000",
  });
  const late = await set(changed);
  expect([late.status, late.body.code]).toEqual([409, "changed_elsewhere"]);
});

test("one of ten simultaneous changes from the same version is stored", async () => {
  const { version, manifest, settings } = await read();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      set({ version, manifest: { ...manifest, name: `Name ${index}` }, settings, is_dry_run: false }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
});

test("an invalid configuration is refused by field; a dry run reports it and stores nothing", async () => {
  const { version, manifest, settings } = await read();
  const wrong = { version, manifest: { ...manifest, name: "", slug: "other" }, settings };
  const refused = await set({ ...wrong, is_dry_run: false });
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    [
      { path: "body.manifest.name", code: "invalid" },
      { path: "body.manifest.slug", code: "invalid" },
    ],
  ]);
  const tried = await set({ ...wrong, is_dry_run: true });
  expect(tried.body.data.entity.findings).toContainEqual({
    kind: "error",
    where: "manifest.slug",
    words: "It stays as it is: aurora.",
  });
  const odd = await set({
    version,
    manifest,
    settings: { ...settings, patientsLogIn: false },
    is_dry_run: true,
  });
  expect(odd.body.data.entity.findings).toContainEqual({
    kind: "warning",
    where: "settings.patientsLogIn",
    words: "It is off: the clinic is incomplete, nobody can sign in.",
  });
  expect(await read()).toMatchObject({ version, manifest, settings });
});

test("another clinic's configuration is neither read nor changed", async () => {
  const before = await clinic.app.tenants.ofSlug("ipe");
  const { version, manifest, settings } = await read();
  await set({ version, manifest: { ...manifest, name: "Mine" }, settings, is_dry_run: false });
  expect((await clinic.app.tenants.ofSlug("ipe"))?.manifest).toEqual(before?.manifest);
});
