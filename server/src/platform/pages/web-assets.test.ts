import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
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

test("a file is sent compressed once its Brotli is there and was read", async () => {
  const app = fastify();
  const assets = openWebAssets(dir);
  assets.serve(app);
  const encoding = async (accepted: string) => {
    const answer = await app.inject({ url: "/assets/entry.js", headers: { "accept-encoding": accepted } });
    return answer.headers["content-encoding"];
  };
  expect(await encoding("br")).toBeUndefined();
  writeFileSync(path.join(dir, "assets/entry.js.br"), brotliCompressSync("entry.js"));
  assets.readCompressed();
  expect([await encoding("br"), await encoding("gzip")]).toEqual(["br", undefined]);
});

test("what another process is still compressing is no file of the build", async () => {
  writeFileSync(path.join(dir, "assets/developer.js.br.of-1"), "half of it");
  const app = fastify();
  openWebAssets(dir).serve(app);
  expect((await app.inject("/assets/developer.js.br.of-1")).statusCode).toBe(404);
});
