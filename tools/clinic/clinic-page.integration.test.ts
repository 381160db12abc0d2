import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkTenant } from "@anteroom/domain/clinic/tenant-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anteroomClient } from "../../client/src/anteroom-client.ts";
import { addTenant, type TenantFile } from "../../server/src/features/tenant/tenant-file.ts";
import { openPool } from "../../server/src/platform/database/database.ts";
import { openWholeClinic, type WholeClinic } from "../../server/src/testing/whole-clinic.ts";
import { makeFirstToken, readTokenOptions } from "../tenant/first-token.ts";
import { runCommand, usage } from "./commands.ts";

const page = readFileSync(path.resolve(import.meta.dirname, "../../docs/clinic.md"), "utf8");
const commands = [...page.matchAll(/^npm run (tenant|clinic) -- (.+)$/gm)].map(
  ([, program = "", words = ""]) => ({ program, words: words.split(" ") }),
);
const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-clinic-"));
let clinic: WholeClinic;

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  const owner = openPool(clinic.connections.owner, 1, () => {});
  await owner.query("alter table tenants alter column id restart with 100"); // the numbers are set in the test data
  await owner.end();
  for (const [, name = "", text = ""] of page.matchAll(/^```(?:json|csv|txt|svg) (\S+)\n([^]*?)^```$/gm))
    writeFileSync(path.join(folder, name), text);
});
afterAll(() => clinic.close());

/** A client whose requests reach the clinic without a network. */
const clientWith = (token: string) =>
  anteroomClient({
    baseUrl: "http://mar.localhost",
    token,
    fetch: async (request) => {
      const body = await request.text();
      const { pathname, search } = new URL(request.url);
      const answer = await clinic.app.inject({
        method: request.method as "GET",
        url: `${pathname}${search}`,
        headers: { ...Object.fromEntries(request.headers), host: "mar.localhost" },
        ...(body === "" ? {} : { payload: body }),
      });
      const headers = { "content-type": String(answer.headers["content-type"]) };
      const text = answer.statusCode === 204 ? null : answer.body;
      return new Response(text, { status: answer.statusCode, headers });
    },
  });

type Answer = { entity?: { id?: number; patient_id?: number }; collection?: { id?: number }[] };

/** Runs all commands of the page in order. Returns the output of each. */
async function runPage(): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  const ids = new Map<string, string>();
  let token = "";
  for (const { program, words } of commands) {
    const line = `${program} ${words.join(" ")}`;
    if (program === "tenant") {
      token = await runTenant(words, token);
      continue;
    }
    const real = words.map((word) =>
      /\.(json|csv|txt|svg)$/.test(word) ? path.join(folder, word) : (ids.get(word) ?? word),
    );
    const { text, isDone } = await runCommand(clientWith(token), real);
    expect([line, isDone, isDone || text]).toEqual([line, true, true]);
    said.set(line, text);
    const answer = (text.startsWith("{") ? JSON.parse(text) : {}) as Answer;
    const id = answer.entity?.id ?? answer.collection?.[0]?.id;
    if (id !== undefined) ids.set(words[0]?.toUpperCase() ?? "", String(id));
  }
  return said;
}

async function runTenant(words: readonly string[], token: string): Promise<string> {
  const [verb, subject = "", label = ""] = words;
  if (verb === "token") {
    const wanted = { slug: subject, label, ...readTokenOptions({}) };
    return (await makeFirstToken(clinic.connections.app, wanted, clinic.clock.now())).token;
  }
  const file = JSON.parse(readFileSync(path.join(folder, subject), "utf8")) as TenantFile;
  const found = checkTenant(file, {
    isProduction: false,
    vitalsProviders: [],
    paymentProviders: ["sandbox"],
    symptomCheckers: ["embedded"],
    outside: { defaultUrl: null, keyedOrigins: [] },
  });
  expect(found.filter(({ kind }) => kind === "error")).toEqual([]);
  await addTenant(clinic.connections.owner, file, clinic.clock.now());
  clinic.app.tenants.clearCache();
  return token;
}

test("the commands of the page set up a clinic where patients find doctors and times", async () => {
  const said = await runPage();
  expect(said.size).toBeGreaterThan(25);
  const ask = (url: string) => clinic.call("GET", url, { clinic: "mar" });
  const { body } = await ask("/doctors");
  const doctors = body.data.collection as { id: number; name: string }[];
  for (const name of ["Helena Duarte", "Rui Tavares", "Marta Lopes"])
    expect(doctors.some((doctor) => doctor.name.includes(name))).toBe(true);
  const marta = doctors.find(({ name }) => name.includes("Marta"))?.id;
  const slots = await ask(`/doctors/${marta}/slots?from=2027-03-08&days=1`);
  expect(slots.body.data.collection[0].slots.length).toBeGreaterThan(3);
  expect(said.get("clinic doctor portrait DOCTOR portrait.svg")).toMatch(/"url": "\/pictures\/[0-9a-f]{32}"/);
  expect(said.get("clinic doctor portrait-remove DOCTOR")).toBe("Done.");
  const manifest = await ask("/manifest");
  expect(manifest.body.data.entity.customFavicon).toMatch(/^\/pictures\//);
  expect(said.get("clinic patient list ines")).toContain("Inês Carvalho");
  expect(said.get("clinic webhook log WEBHOOK")).toContain("webhook.test");
});

test("a rejected command prints a sentence with the fields, and an unknown command prints the usage", async () => {
  const strange = await runCommand(clientWith("a-token-that-nobody-has-made"), ["doctor", "list"]);
  expect(strange.isDone).toBe(false);
  expect(strange.text).toContain("(unauthenticated)");
  const wanted = { slug: "mar", label: "second", ...readTokenOptions({}) };
  const { token } = await makeFirstToken(clinic.connections.app, wanted, clinic.clock.now());
  const file = path.join(folder, "wrong.json");
  writeFileSync(file, '{"name": ""}');
  const refused = await runCommand(clientWith(token), ["doctor", "add", file]);
  expect(refused.text).toMatch(/\(validation_failed\)\n {2}body\./);
  const unknown = await runCommand(clientWith("x"), ["doctor", "dismiss"]);
  expect(unknown).toEqual({ text: usage, isDone: false });
});

test("a change that names what it replaces is refused once somebody else has changed it", async () => {
  const wanted = { slug: "mar", label: "third", ...readTokenOptions({}) };
  const { token } = await makeFirstToken(clinic.connections.app, wanted, clinic.clock.now());
  const run = (...words: string[]) => runCommand(clientWith(token), words);
  const write = (name: string, body: unknown) => {
    writeFileSync(path.join(folder, name), typeof body === "string" ? body : JSON.stringify(body));
    return path.join(folder, name);
  };
  const list = JSON.parse((await run("doctor", "list")).text) as {
    collection: { id: number; prices: { service_type: string; price: { amount_minor: number } }[] }[];
  };
  const [first] = list.collection;
  const id = String(first?.id);
  const { version } = JSON.parse((await run("hours", "show", id)).text) as { version: string };
  const hours = (from: string) =>
    write("own-hours.json", { hours: [{ weekday: 2, kind: "open", from, to: "17:00" }] });
  expect((await run("hours", "set", id, hours("09:10"), `replaces=${version}`)).isDone).toBe(true);
  const late = await run("hours", "set", id, hours("09:20"), `replaces=${version}`);
  expect([late.isDone, late.text]).toEqual([false, expect.stringContaining("(changed_elsewhere)")]);

  const before = first?.prices.find(({ service_type }) => service_type === "phone")?.price.amount_minor ?? 0;
  const price = (amount: number) => run("doctor", "price", id, "phone", String(amount), `replaces=${before}`);
  expect((await price(before + 100)).isDone).toBe(true);
  expect((await price(before + 200)).text).toContain("(changed_elsewhere)");

  const text = (words: string) => run("text", "set", "terms", "it", write("own.txt", words), "replaces=none");
  const { entity } = JSON.parse((await text("Primo")).text) as { entity: { changed_at: string } };
  expect((await text("Anche primo")).text).toContain("(changed_elsewhere)");
  expect((await run("text", "set", "terms", "it", write("own.txt", "Secondo"))).isDone).toBe(true);
  const remove = await run("text", "remove", "terms", "it", `replaces=${entity.changed_at}`);
  expect(remove.text).toContain("(changed_elsewhere)");

  const days = JSON.parse((await run("day", "list", id, "2027-05-03", "2027-05-03")).text) as object;
  expect(days).toEqual({ collection: [] });
  expect((await run("doctor", "list", "replaces=x")).text).toBe(usage);
});
