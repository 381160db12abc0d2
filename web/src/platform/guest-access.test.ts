import { expect, test, vi } from "vitest";
import { createGuestAccess } from "./guest-access.ts";

/** A storage that another tab of the same browser shares. */
function sharedStorage(first: Record<string, string> = {}): Storage {
  const stored = new Map(Object.entries(first));
  return {
    length: 0,
    clear: () => stored.clear(),
    key: () => null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

const tokens = (store: ReturnType<typeof createGuestAccess>) => store.get().map(({ token }) => token);

test("createGuestAccess keeps several appointments' rights when a second one is booked", () => {
  const store = createGuestAccess(sharedStorage());
  store.add({ appointmentId: 1, token: "one" });
  store.add({ appointmentId: 2, token: "two" });
  store.add({ appointmentId: 1, token: "new" });
  expect(tokens(store)).toEqual(["new", "two"]);
  expect(store.tokenOf(2)).toBe("two");
  store.drop(1);
  expect(store.tokenOf(1)).toBeNull();
});

test("createGuestAccess keeps the latest twenty rights", () => {
  const store = createGuestAccess(sharedStorage());
  for (let id = 1; id <= 25; id++) store.add({ appointmentId: id, token: `token ${id}` });
  expect(store.get()).toHaveLength(20);
  expect(store.tokenOf(25)).toBe("token 25");
  expect(store.tokenOf(5)).toBeNull();
});

test.each([
  ["the list of another tab", JSON.stringify([{ appointmentId: 7, token: "seven" }]), ["seven"]],
  ["the single entry of an older version", JSON.stringify({ appointmentId: 7, token: "seven" }), ["seven"]],
  ["something odd", JSON.stringify([{ appointmentId: "7" }, null, 3]), []],
  ["text that is no JSON", "{", []],
])("createGuestAccess reads %s when it restores", (_, text, expected) => {
  vi.stubGlobal("addEventListener", () => {});
  const store = createGuestAccess(sharedStorage({ "guest-access": text }));
  store.restore();
  expect(tokens(store)).toEqual(expected);
  vi.unstubAllGlobals();
});

test("createGuestAccess leaves nothing in storage when cleared", () => {
  const storage = sharedStorage();
  const store = createGuestAccess(storage);
  store.add({ appointmentId: 1, token: "one" });
  store.clear();
  expect(storage.getItem("guest-access")).toBeNull();
});

test("createGuestAccess keeps a right in memory where storage is full", () => {
  const setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const store = createGuestAccess(Object.assign(sharedStorage(), { setItem }));
  store.add({ appointmentId: 1, token: "one" });
  expect(store.tokenOf(1)).toBe("one");
});
