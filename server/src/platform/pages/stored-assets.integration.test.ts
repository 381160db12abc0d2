import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase, openPool, type Database } from "../database/database.ts";
import { serveEchoPages } from "../../testing/echo-pages.ts";
import { openTestClinic, type TestClinic } from "../../testing/test-clinic.ts";
import { removeOldAssets, storeAssets } from "./stored-assets.ts";
import { openWebAssets } from "./web-assets.ts";

/** This version's build and an earlier one's: the entry has other names, one file is in both. */
const builds = {
  earlier: {
    "entry-client-AAAAAAAA.js": "earlier()",
    "lazy-AAAAAAAA.css": "a {}",
    "same-SSSSSSSS.js": "s()",
  },
  own: { "entry-client-BBBBBBBB.js": "own()", "same-SSSSSSSS.js": "s()" },
};
let clinic: TestClinic;
let owner: Database;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-stored-assets-"));
  clinic = await openTestClinic({
    mount: (services) => {
      openWebAssets(build("own")).serve(services.app);
      serveEchoPages(services);
    },
  });
  owner = openDatabase(openPool(clinic.connections.owner, 1, (error) => console.error(error)));
});
afterEach(async () => {
  await owner.destroy();
  await clinic.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The folder of a build; its scripts are there compressed, too. */
function build(name: keyof typeof builds): string {
  const dir = path.join(folder, name);
  for (const inner of [".vite", "assets"]) mkdirSync(path.join(dir, inner), { recursive: true });
  writeFileSync(path.join(dir, ".vite/manifest.json"), "{}");
  writeFileSync(path.join(dir, "favicon.svg"), "<svg/>");
  for (const [file, text] of Object.entries(builds[name])) {
    writeFileSync(path.join(dir, "assets", file), text);
    if (file.endsWith(".js")) writeFileSync(path.join(dir, "assets", `${file}.br`), brotliCompressSync(text));
  }
  return dir;
}

const day = 86_400_000;
const start = Date.UTC(2026, 10, 30);
/** What a server of the earlier version does at its start, so many days after the first. */
const startEarlier = (days = 0) =>
  storeAssets(owner, openWebAssets(build("earlier")).hashed(), new Date(start + days * day));

const get = (url: string, encoding?: string, method: "GET" | "HEAD" | "POST" = "GET") =>
  clinic.app.inject({
    method,
    url,
    headers: { host: "aurora.localhost", ...(encoding && { "accept-encoding": encoding }) },
  });

test("a server answers with a script of another version, compressed or not, and for a year", async () => {
  await startEarlier();
  const plain = await get("/assets/entry-client-AAAAAAAA.js");
  expect([plain.statusCode, plain.body]).toEqual([200, "earlier()"]);
  expect(plain.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept-encoding",
  });
  const packed = await get("/assets/entry-client-AAAAAAAA.js?again", "gzip, br");
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(packed.rawPayload).toEqual(brotliCompressSync("earlier()"));
  const style = await get("/assets/lazy-AAAAAAAA.css", "br");
  expect([style.statusCode, style.body, style.headers["content-encoding"]]).toEqual([200, "a {}", undefined]);
  expect((await get("/assets/entry-client-BBBBBBBB.js")).body).toBe("own()");
});

test("a file that no version has is 404, which no cache in front may store", async () => {
  await startEarlier();
  for (const url of [
    "/assets/entry-client-CCCCCCCC.js",
    "/assets/../assets/none",
    "/assets/",
    "/assets/desk/main-AAAAAAAA.js",
  ]) {
    const answer = await get(url);
    expect([url, answer.statusCode, answer.headers["cache-control"]]).toEqual([url, 404, "no-store"]);
  }
  expect((await get("/assets/entry-client-AAAAAAAA.js", undefined, "POST")).statusCode).toBe(404);
});

test("requests can read what pages run, and not change it", async () => {
  await startEarlier();
  const change = clinic.db.updateTable("page_assets").set({ content: Buffer.from("theirs()") });
  await expect(change.execute()).rejects.toThrow(/permission denied/);
});

test("files stay for two weeks after the last server with them, and a server that starts again renews them", async () => {
  const paths = async () =>
    (await owner.selectFrom("page_assets").select("path").orderBy("path").execute()).map((one) => one.path);
  const all = [
    "/assets/entry-client-AAAAAAAA.js",
    "/assets/entry-client-BBBBBBBB.js",
    "/assets/lazy-AAAAAAAA.css",
    "/assets/same-SSSSSSSS.js",
  ];
  await startEarlier();
  await storeAssets(owner, openWebAssets(build("own")).hashed(), new Date(start + 10 * day));
  await removeOldAssets(owner, new Date(start + 13 * day));
  expect(await paths()).toEqual(all);
  await Promise.all([startEarlier(13), startEarlier(13)]);
  await removeOldAssets(owner, new Date(start + 16 * day));
  expect(await paths()).toEqual(all);
  await removeOldAssets(owner, new Date(start + 26 * day));
  expect(await paths()).toEqual(all.filter((one) => !one.includes("BBBB")));
});

test("a file too large for one statement with others is stored whole", async () => {
  const content = Buffer.alloc(2_500_000, "x");
  const large = { path: "/assets/model-LLLLLLLL.bin", type: "application/octet-stream" };
  await storeAssets(
    owner,
    [{ ...large, read: () => ({ encoding: null, content }) }, ...openWebAssets(build("earlier")).hashed()],
    new Date(start),
  );
  expect((await get("/assets/model-LLLLLLLL.bin")).rawPayload.equals(content)).toBe(true);
  expect((await get("/assets/same-SSSSSSSS.js")).body).toBe("s()");
});
