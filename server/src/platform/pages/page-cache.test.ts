import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, expect, test, vi } from "vitest";
import { openPageCache, type FreshPage, type PageCache, type PagePlace } from "./page-cache.ts";

let now = 0;
let rendered = 0;
let faults: Error[] = [];
let cache: PageCache;
beforeEach(() => {
  [now, rendered, faults] = [1_000_000, 0, []];
  cache = openPageCache({ now: () => now, report: (error) => void faults.push(error) });
});

const place: PagePlace = { tenantId: 1, hasQuery: false, key: "home", freshMs: 20_000, maxAgeMs: 30_000 };
const page = (more: Partial<FreshPage> = {}): FreshPage => ({
  status: 200,
  location: null,
  html: `<p>${rendered}</p>`,
  scripts: [],
  styles: [],
  isWhole: true,
  ...more,
});
const render = (more?: Partial<FreshPage>) => () => {
  rendered += 1;
  return Promise.resolve(page(more));
};
const textOf = async (one: PagePlace = place, more?: Partial<FreshPage>) => {
  const ready = await cache.get(one, render(more));
  return String((await cache.formOf(one, ready, "identity")).body);
};
/** Waits until the page that was rendered last is the one that is shown. */
const showsNewest = () => vi.waitFor(async () => expect(await textOf()).toBe(`<p>${rendered}</p>`));

test("the page cache renders once for simultaneous requests", async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => textOf()));
  expect(new Set(all)).toEqual(new Set(["<p>1</p>"]));
  now += 19_999;
  expect(await textOf()).toBe("<p>1</p>");
  expect(rendered).toBe(1);
});

test("the page cache serves the stale page while a new one is rendered", async () => {
  await textOf();
  now += 25_000;
  const all = await Promise.all([textOf(), textOf(), textOf()]);
  expect(new Set(all)).toEqual(new Set(["<p>1</p>"]));
  await showsNewest();
  expect(rendered).toBe(2);
});

test("the page cache serves no page beyond its maximum age, nor after a clock set back", async () => {
  await textOf();
  now += 30_000;
  expect(await textOf()).toBe("<p>2</p>");
  now -= 3_600_000;
  expect(await textOf()).toBe("<p>3</p>");
});

test("the page cache rerenders a page after a change of its clinic only", async () => {
  const other = { ...place, tenantId: 2, key: "other" };
  await textOf();
  await textOf(other);
  cache.forget(1);
  expect(await textOf()).toBe("<p>3</p>");
  expect(await textOf(other)).toBe("<p>2</p>");
  cache.forget(null);
  expect(await textOf(other)).toBe("<p>4</p>");
});

test("the page cache discards a page that a change has overtaken while rendering", async () => {
  let finish: (made: FreshPage) => void = () => {};
  const slow = cache.get(place, () => new Promise((resolve) => (finish = resolve)));
  cache.forget(1);
  const after = textOf();
  finish(page({ html: "<p>before</p>" }));
  await slow;
  expect(await after).toBe("<p>1</p>");
  expect(await textOf()).toBe("<p>1</p>");
});

test("the page cache renders at most once a second under constant changes", async () => {
  await textOf();
  for (let change = 0; change < 300; change++) {
    now += 10;
    cache.forget(1);
    await textOf();
    if (change % 20 === 0) await showsNewest();
  }
  expect(rendered).toBeLessThan(12);
  now += 2_000;
  expect(await textOf()).toBe(`<p>${rendered}</p>`);
});

test.each([
  ["was not found", { status: 404 }],
  ["leads elsewhere", { status: 302, location: "/" }],
  ["could not ask for everything", { isWhole: false }],
])("the page cache stores no page that %s", async (_which, more) => {
  await textOf(place, more);
  await textOf(place, more);
  expect(rendered).toBe(2);
});

test("the page cache reports a failure and lets the next request retry", async () => {
  const fail = () => Promise.reject(new Error("no"));
  await expect(cache.get(place, fail)).rejects.toThrow("no");
  await textOf();
  now += 25_000;
  const old = await cache.get(place, fail);
  expect(old.status).toBe(200);
  await vi.waitFor(() => expect(faults).toHaveLength(1));
  now += 1;
  await textOf();
  await vi.waitFor(() => expect(rendered).toBe(2));
});

test("the page cache gives each encoding of a page its own strong ETag", async () => {
  const ready = await cache.get(place, render({ html: "<p>ä</p>".repeat(50) }));
  const [br, gzip, plain] = await Promise.all(
    (["br", "gzip", "identity"] as const).map((encoding) => cache.formOf(place, ready, encoding)),
  );
  const text = "<p>ä</p>".repeat(50);
  expect(String(brotliDecompressSync(br?.body ?? ""))).toBe(text);
  expect(String(gunzipSync(gzip?.body ?? ""))).toBe(text);
  expect(String(plain?.body)).toBe(text);
  expect(new Set([br?.etag, gzip?.etag, plain?.etag]).size).toBe(3);
});
