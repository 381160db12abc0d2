import { afterAll, beforeAll, expect, test } from "vitest";
import { addPatientApp } from "../../server/src/testing/oauth-client.ts";
import { openWholeClinic, type WholeClinic } from "../../server/src/testing/whole-clinic.ts";
import { changeIdTokenKey } from "./id-token-key.ts";

let clinic: WholeClinic;
beforeAll(async () => void (clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterAll(() => clinic.close());

const change = (isLeaked: boolean, slug = "aurora") =>
  changeIdTokenKey(clinic.connections.app, {
    slug,
    isLeaked,
    dataKey: clinic.services.config.dataKey,
    now: clinic.clock.now(),
  });
const published = async () => {
  const answer = await clinic.app.inject({ url: "/oauth/jwks", headers: { host: "aurora.localhost" } });
  return answer.json<{ keys: { kid: string }[] }>().keys.map(({ kid }) => kid);
};

test("the command publishes a clinic's next key while a server runs, and replaces a leaked key", async () => {
  await expect(change(false)).rejects.toThrow("aurora signs no ID tokens");
  await expect(change(true)).rejects.toThrow("aurora signs no ID tokens");
  await expect(change(true, "nobody")).rejects.toThrow("No clinic has the slug");
  await addPatientApp(clinic);
  const [first] = await published();
  const told = "The next key of aurora is published. It signs from 2027-03-03T09:00:00.000Z on.";
  expect([await change(false), await change(false)]).toEqual([told, told]);
  expect(await published()).toEqual([first, expect.any(String)]);
  expect(await change(true)).toMatch("A new key signs");
  expect(await published()).toEqual([expect.not.stringMatching(String(first))]);
});
