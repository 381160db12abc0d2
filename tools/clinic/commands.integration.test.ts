import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anteroomClient } from "../../client/src/anteroom-client.ts";
import { known, type TestClinic } from "../../server/src/testing/test-clinic.ts";
import { openWholeClinic } from "../../server/src/testing/whole-clinic.ts";
import { runCommand, usage } from "./commands.ts";

const page = readFileSync(path.resolve(import.meta.dirname, "../../docs/clinic-api.md"), "utf8");
const commands = [...page.matchAll(/^npm run clinic -- (.+)$/gm)].map(([, words = ""]) => words.split(" "));
const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-clinic-"));
let clinic: TestClinic;

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  for (const [, name = "", text = ""] of page.matchAll(/^```json (\S+)\n([^]*?)^```$/gm))
    writeFileSync(path.join(folder, name), text);
});
afterAll(() => clinic.close());

/** A client whose requests reach the clinic without a network. */
const clientWith = (token: string) =>
  anteroomClient({
    baseUrl: "http://aurora.localhost",
    token,
    fetch: async (request) => {
      const body = await request.text();
      const answer = await clinic.app.inject({
        method: request.method as "GET",
        url: new URL(request.url).pathname,
        headers: { ...Object.fromEntries(request.headers), host: "aurora.localhost" },
        ...(body === "" ? {} : { payload: body }),
      });
      const headers = { "content-type": String(answer.headers["content-type"]) };
      return new Response(answer.body, { status: answer.statusCode, headers });
    },
  });

test("every command of the page sets up the doctor that patients then find", async () => {
  const client = clientWith(known.aurora.clinicToken);
  const said: string[] = [];
  let id = "";
  for (const words of commands) {
    const real = words.map((word) =>
      word.endsWith(".json") ? path.join(folder, word) : word === "3" ? id : word,
    );
    const { text, isDone } = await runCommand(client, real);
    expect([words.join(" "), isDone, isDone || text]).toEqual([words.join(" "), true, true]);
    if (id === "") id = String((JSON.parse(text) as { entity: { id: number } }).entity.id);
    said.push(text);
  }
  expect(said).toHaveLength(7);
  const { body } = await clinic.call("GET", `/doctors/${id}/slots?from=2027-03-08&days=1`);
  expect(body.data.collection[0].slots).toHaveLength(14);
  expect(said.at(-2)).toContain('"amount_minor": 3000');
});

test("what is refused is told in sentences with its fields, and an unknown command with the usage", async () => {
  const strange = await runCommand(clientWith("a-token-that-nobody-has-made"), ["doctor", "list"]);
  expect(strange.isDone).toBe(false);
  expect(strange.text).toContain("(unauthenticated)");
  const file = path.join(folder, "wrong.json");
  writeFileSync(file, '{"name": ""}');
  const refused = await runCommand(clientWith(known.aurora.clinicToken), ["doctor", "add", file]);
  expect(refused.text).toMatch(/\(validation_failed\)\n {2}body\./);
  const unknown = await runCommand(clientWith("x"), ["doctor", "dismiss"]);
  expect(unknown).toEqual({ text: usage, isDone: false });
});
