import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { openWebAssets } from "./web-assets.ts";

const dir = mkdtempSync(path.join(os.tmpdir(), "anteroom-assets-"));
afterAll(() => rmSync(dir, { recursive: true }));

const chunks = {
  "src/app/entry-client.tsx": { file: "assets/entry.js" },
  "src/developer.tsx": { file: "assets/developer.js", css: ["assets/developer.css"] },
};
for (const folder of [".vite", "assets"]) mkdirSync(path.join(dir, folder));
writeFileSync(path.join(dir, ".vite/manifest.json"), JSON.stringify(chunks));
for (const name of ["entry.js", "developer.js", "developer.css"])
  writeFileSync(path.join(dir, "assets", name), name);

test.each([
  [[], 200],
  [["src/developer.tsx"], 404],
])(
  "%j withheld makes the developers' file answer %i and leaves the page's own file available",
  { tags: ["S2.OVL.11", "D.50"] },
  async (stored, status) => {
    const app = fastify();
    openWebAssets(dir).serve(app, stored);
    expect((await app.inject("/assets/entry.js")).statusCode).toBe(200);
    expect((await app.inject("/assets/developer.js")).statusCode).toBe(status);
    expect((await app.inject("/assets/developer.css")).statusCode).toBe(status);
  },
);

test("a withheld file that is missing from the build aborts the start", { tags: ["S2.OVL.11"] }, () => {
  expect(() => openWebAssets(dir).serve(fastify(), ["src/renamed.tsx"])).toThrow(/src\/renamed\.tsx/);
});

test("equal pages have equal versions, and different ones differ", { tags: ["D.48"] }, () => {
  const { version } = openWebAssets(dir);
  expect(openWebAssets(dir).version).toBe(version);
  writeFileSync(path.join(dir, ".vite/manifest.json"), JSON.stringify({ ...chunks, more: { file: "a.js" } }));
  expect(openWebAssets(dir).version).not.toBe(version);
});
