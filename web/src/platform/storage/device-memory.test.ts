import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keepErrorsScript, reportHtmlAnswer, type StoredError } from "./error-store.ts";
import { deviceMemory } from "./device-memory.ts";
import { randomId } from "./random-id.ts";
import { createStore } from "./store.ts";

/** The browser's storage, which may refuse to write from the moment a test says so. */
function aStorage() {
  const kept: Record<string, string> = {};
  let isFull = false;
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    removeItem: (key: string) => void delete kept[key],
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      kept[key] = value;
    },
  };
  // As in a browser, the keys of the storage are those of its values.
  const storage = new Proxy(kept, {
    get: (target, name: string) => methods[name as keyof typeof methods] ?? target[name],
  }) as unknown as Storage;
  return { storage, kept, fill: (full: boolean) => void (isFull = full) };
}

let tests = 0;
/** A name that no other case has used: what the browser refuses lives as long as the page. */
const fresh = () => `key-${(tests += 1)}`;

describe("device storage", () => {
  test.each([[1], ["text"], [null], [[1, { a: "b" }]], [{ nested: { deep: true } }]])(
    "returns %j unchanged",
    (value) => {
      const memory = deviceMemory(aStorage().storage);
      const key = fresh();
      memory.write(key, value);
      expect(memory.read(key)).toEqual(value);
    },
  );

  test("has no value for an unknown name or invalid JSON", () => {
    const { storage, kept } = aStorage();
    expect(deviceMemory(storage).read("never")).toBeNull();
    kept["broken"] = "{";
    expect(deviceMemory(storage).read("broken")).toBeNull();
  });

  test.each([
    ["has no storage", null],
    ["refuses to write", "full"],
  ])("lasts as long as the page where the browser %s", (_what, kind) => {
    const { storage, fill } = aStorage();
    fill(true);
    const memory = deviceMemory(kind === null ? null : storage);
    const key = fresh();
    memory.write(key, { draft: 1 });
    expect(memory.read(key)).toEqual({ draft: 1 });
    expect(deviceMemory(kind === null ? null : storage).read(key)).toEqual({ draft: 1 });
    memory.erase(key);
    expect(memory.read(key)).toBeNull();
  });

  test("returns the last written value although the storage was full", () => {
    const { storage, fill } = aStorage();
    const memory = deviceMemory(storage);
    const key = fresh();
    memory.write(key, "before");
    fill(true);
    memory.write(key, "after");
    expect(memory.read(key)).toBe("after");
    fill(false);
    memory.write(key, "at last");
    expect(memory.read(key)).toBe("at last");
  });

  test("deletes all names with a prefix on device and page, and no other", () => {
    const { storage, fill } = aStorage();
    const memory = deviceMemory(storage);
    memory.write("urgent-a", 1);
    memory.write("urgen", 2);
    fill(true);
    memory.write("urgent-b", 3);
    memory.eraseAll("urgent-");
    expect(["urgent-a", "urgent-b", "urgen"].map(memory.read)).toEqual([null, null, 2]);
  });

  test("behaves like a map under any writes, refusals and deletions", () => {
    const step = fc.record({
      what: fc.constantFrom("write", "erase", "full", "free"),
      key: fc.constantFrom("a", "b", "ab"),
      value: fc.jsonValue(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const { storage, fill } = aStorage();
        const memory = deviceMemory(storage);
        for (const key of ["a", "b", "ab"]) memory.erase(key);
        const model = new Map<string, unknown>();
        for (const { what, key, value } of steps) {
          if (what === "full" || what === "free") fill(what === "full");
          else if (what === "erase") {
            memory.erase(key);
            model.delete(key);
          } else {
            memory.write(key, value);
            model.set(key, JSON.parse(JSON.stringify(value)));
          }
          for (const one of ["a", "b", "ab"]) expect(memory.read(one)).toEqual(model.get(one) ?? null);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("a store", () => {
  test("notifies its subscribers once per change, and not of equal values", () => {
    const store = createStore({ a: 1 });
    const same = store.get();
    let [first, second] = [0, 0];
    const stop = store.subscribe(() => (first += 1));
    store.subscribe(() => (second += 1));
    store.set(same);
    expect([first, second]).toEqual([0, 0]);
    store.set({ a: 1 });
    stop();
    stop();
    store.set({ a: 2 });
    expect([first, second]).toEqual([1, 2]);
    expect(store.get()).toEqual({ a: 2 });
  });

  test("has its new value before notifying, also when a subscriber unsubscribes", () => {
    const store = createStore(0);
    const heard: number[] = [];
    const stop = store.subscribe(() => {
      heard.push(store.get());
      stop();
    });
    store.subscribe(() => heard.push(store.get()));
    store.set(1);
    store.set(2);
    expect(heard).toEqual([1, 1, 2]);
  });

  test("treats two NaN values as equal", () => {
    const store = createStore(Number.NaN);
    let times = 0;
    store.subscribe(() => (times += 1));
    store.set(Number.NaN);
    expect(times).toBe(0);
  });
});

describe("errors before the reporter loads", () => {
  /** Runs the inline script as a page does, with a window of its own. */
  function run() {
    const listeners: Record<string, (event: StoredError) => void> = {};
    const window: { anteroomErrors?: StoredError[] } = {};
    // oxlint-disable-next-line typescript/no-implied-eval -- it runs inline in the page, as text
    const script = new Function("window", "addEventListener", keepErrorsScript) as (
      window: object,
      add: (type: string, listener: (event: StoredError) => void) => void,
    ) => void;
    script(window, (type, listener) => void (listeners[type] = listener));
    return { window, listeners };
  }

  test("are buffered, both kinds, up to ten", () => {
    const { window, listeners } = run();
    listeners["error"]?.({ message: "first" });
    for (let index = 0; index < 20; index += 1) listeners["unhandledrejection"]?.({ reason: index });
    expect(window.anteroomErrors).toHaveLength(10);
    expect(window.anteroomErrors?.slice(0, 2)).toEqual([{ message: "first" }, { reason: 0 }]);
  });

  test.each([
    ["text/html; charset=utf-8", 1],
    ["application/json", 0],
    ["application/problem+json", 0],
    [null, 0],
  ])("count a page where data was requested: %s, %i", (type, times) => {
    const before = Reflect.get(globalThis, "window") as unknown;
    const kept: StoredError[] = [];
    Reflect.set(globalThis, "window", { anteroomErrors: kept });
    reportHtmlAnswer(new Response("", { headers: type === null ? {} : { "content-type": type } }));
    Reflect.set(globalThis, "window", before);
    expect(kept).toHaveLength(times);
  });
});

test("a new id has 32 hexadecimal digits, without the browser's own generator", () => {
  const ids = Array.from({ length: 200 }, randomId);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(200);
});
