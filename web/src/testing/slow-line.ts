import { expect, vi } from "vitest";
import type { FakeApi } from "./fake-api.ts";

/** Wraps an API so that answers at one path can be delayed until `letGo`, to test their order. */
export function holdBackAnswers(api: FakeApi, path: string) {
  let letGo = () => {};
  let line = Promise.resolve();
  const slow: typeof fetch = async (input, init) => {
    const answer = await api.fetch(input, init);
    if (new URL(input instanceof Request ? input.url : input, location.href).pathname === path) await line;
    return answer;
  };
  const holdBack = () => void (line = new Promise((resolve) => (letGo = resolve)));
  return { api: { ...api, fetch: slow }, holdBack, letGo: () => letGo() };
}

/** An API whose answers at one address come one by one, each when the test says so. */
export function answersInTurn(api: FakeApi, path: string) {
  const waiting: (() => void)[] = [];
  const slow: typeof fetch = async (input, init) => {
    const answer = await api.fetch(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname === path) await new Promise<void>((resolve) => waiting.push(resolve));
    return answer;
  };
  /** Lets the oldest answer come that is held back. */
  const next = async () => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    waiting.shift()?.();
  };
  return { api: { ...api, fetch: slow }, next };
}
