import { expect, test } from "vitest";
import { createCachedEvents } from "./cached-events.ts";
import { limits } from "./limits.ts";

test("a cache channel sends newcomers its last event for half an hour", { tags: ["S7.TP.03"] }, () => {
  const cached = createCachedEvents();
  cached.remember("cache-news", "first", 0);
  cached.remember("cache-news", "second", 1_000);
  expect(cached.recall("cache-news", 1_000 + limits.cachedForMs)).toBe("second");
  expect(cached.recall("cache-news", 1_001 + limits.cachedForMs)).toBeNull();
  expect(cached.recall("cache-other", 0)).toBeNull();
});

test("only the newest of many cache channels are kept", { tags: ["S7.TP.03"] }, () => {
  const cached = createCachedEvents();
  for (let count = 0; count <= limits.cachedChannels; count += 1)
    cached.remember(`cache-${count}`, String(count), count);
  expect(cached.recall("cache-0", limits.cachedChannels)).toBeNull();
  expect(cached.recall("cache-1", limits.cachedChannels)).toBe("1");
});
