import { beforeEach, expect, test, vi } from "vitest";
import { createStore } from "../platform/storage/store.ts";
import type { ConnectionState, Realtime } from "../ports/realtime.ts";
import { createLazyRealtime } from "./lazy-realtime.ts";

/** The connections that were opened; `isLost`: the code does not come. */
const made = vi.hoisted(() => ({ all: [] as unknown[], isLost: false }));
vi.mock("../adapters/pusher/connect-realtime.ts", () => ({
  get connectRealtime() {
    if (made.isLost) throw new TypeError("Failed to fetch dynamically imported module");
    return () => aConnection();
  },
}));

function aConnection() {
  let state: ConnectionState = "connected";
  const listeners: (() => void)[] = [];
  const connection = {
    state: () => state,
    onStateChange: (listener: () => void) => void listeners.push(listener),
    resume: vi.fn<() => void>(),
    disconnect: vi.fn<() => void>(),
    move: (to: ConnectionState) => {
      state = to;
      for (const listener of listeners) listener();
    },
  };
  made.all.push(connection);
  return connection;
}

beforeEach(() => {
  made.all.length = 0;
  made.isLost = false;
});

const open = (onEnded: () => Promise<unknown> = () => Promise.resolve()) =>
  createLazyRealtime({} as never, {
    authEndpoint: "/auth",
    signInEndpoint: "/sign-in",
    authHeaders: () => ({}),
    onEnded,
    isHydrated: createStore(true),
  });

test("the next to listen gets a connection after the code did not come", async () => {
  const realtime = open();
  made.isLost = true;
  await expect(realtime.open()).rejects.toThrow("Failed to fetch");
  made.isLost = false;
  const connection = await realtime.open();
  expect(await realtime.open()).toBe(connection);
  expect(made.all).toEqual([connection]);
});

test("a lost opening that was closed meanwhile leaves the next connection alone", async () => {
  const realtime = open();
  made.isLost = true;
  const lost = realtime.open();
  realtime.close();
  await expect(lost).rejects.toThrow("Failed to fetch");
  made.isLost = false;
  const connection = await realtime.open();
  expect(await realtime.open()).toBe(connection);
});

test.each([
  ["was answered", () => Promise.resolve()],
  ["failed", () => Promise.reject(new Error("no answer"))],
])("a connection that the server ended is resumed once the question who we are %s", async (_, onEnded) => {
  const connection = (await open(onEnded).open()) as Realtime & ReturnType<typeof aConnection>;
  connection.move("ended");
  await vi.waitFor(() => expect(connection.resume).toHaveBeenCalledTimes(1));
});
