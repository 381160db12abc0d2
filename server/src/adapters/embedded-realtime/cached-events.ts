import { limits } from "./limits.ts";

type Cached = { message: string; atMs: number };

/** Caches the last event of each cache channel for half an hour; with very many channels only the newest. */
export function createCachedEvents() {
  const events = new Map<string, Cached>();
  return {
    remember(channel: string, message: string, nowMs: number): void {
      events.delete(channel); // a map keeps the order of insertion: the first is the oldest
      events.set(channel, { message, atMs: nowMs });
      const [oldest] = events.keys();
      if (events.size > limits.cachedChannels && oldest !== undefined) events.delete(oldest);
    },
    recall(channel: string, nowMs: number): string | null {
      const cached = events.get(channel);
      if (!cached) return null;
      if (nowMs - cached.atMs <= limits.cachedForMs) return cached.message;
      events.delete(channel);
      return null;
    },
  };
}
