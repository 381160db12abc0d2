import { expect, test } from "vitest";
import { openPageStore, type Place } from "./page-store.ts";

const limits = { total: 1_000, plain: 300, queries: 100 };
const at = (tenantId: number, key: string, hasQuery = false): Place => ({ tenantId, key, hasQuery });
const open = () => openPageStore<{ bytes: number }>(limits);
const page = (bytes = 50) => ({ bytes });

test("the page store evicts the least recently used page when a clinic's share is full", () => {
  const store = open();
  for (const key of ["a", "b", "c", "d", "e", "f"]) store.put(at(1, key), page());
  store.get(at(1, "a"));
  store.put(at(1, "g"), page());
  expect(store.get(at(1, "b"))).toBeUndefined();
  expect(store.get(at(1, "a"))).toBeDefined();
  expect(store.size()).toBe(300);
});

test("the page store keeps plain addresses under many invented queries", () => {
  const store = open();
  store.put(at(1, "/"), page());
  store.put(at(2, "/"), page());
  for (let one = 0; one < 1_000; one++) store.put(at(1, `/?${one}`, true), page());
  expect(store.get(at(1, "/"))).toBeDefined();
  expect(store.get(at(2, "/"))).toBeDefined();
  expect(store.size()).toBe(200);
});

test("the page store evicts from the fullest clinic when the total is exceeded", () => {
  const store = open();
  store.put(at(99, "/"), page());
  for (let tenant = 1; tenant <= 5; tenant++)
    for (let one = 0; one < 6; one++) store.put(at(tenant, `/${one}`), page());
  expect(store.size()).toBeLessThanOrEqual(limits.total);
  expect(store.get(at(99, "/"))).toBeDefined();
});

test("the page store accounts for a grown page and not for an evicted one", () => {
  const store = open();
  const [first, second] = [page(), page()];
  store.put(at(1, "a"), first);
  store.put(at(1, "b"), second);
  store.grow(at(1, "b"), second, 240);
  expect(store.get(at(1, "a"))).toBeUndefined();
  expect(store.size()).toBe(290);
  store.grow(at(1, "a"), first, 240);
  expect(store.size()).toBe(290);
});

test("the page store skips a page larger than its capacity", () => {
  const store = open();
  store.put(at(1, "a"), page(301));
  expect(store.get(at(1, "a"))).toBeUndefined();
  expect(store.size()).toBe(0);
});
