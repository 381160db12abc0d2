import type { Message, MessageThread } from "@anteroom/contract/call/messages";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Result } from "../../platform/api.ts";
import type { UnsentMessages } from "../../platform/storage/unsent-messages.ts";
import { createThread, unseenCountOf } from "./message-thread.ts";

const at = "2027-03-01T09:00:00.000Z";
const message = (id: number, sender: Message["sender"], text: string, key = `key-${id}`): Message => ({
  id,
  sender,
  text,
  key,
  sent_at: at,
  delivered_at: null,
  seen_at: null,
});

/** A clinic that takes messages while its line is up; the same key twice is one message, as on the server. */
function setUp(stored: UnsentMessages = { draft: "", waiting: [] }) {
  const server = { messages: [] as Message[], line: "up" as "up" | "down" | "closed", attempts: 0 };
  const memory = { stored };
  let keys = 0;
  let hint = () => {};
  const offline: Result<never> = { isOk: false, failure: { code: "offline" } };
  const closed: Result<never> = {
    isOk: false,
    failure: { type: "", title: "Closed", status: 409, code: "messages_closed" },
  };
  const thread = createThread({
    ask: async () => {
      const data: MessageThread = { is_open: true, closes_at: at, messages: [...server.messages] };
      return server.line === "down" ? offline : { isOk: true, data };
    },
    send: async ({ key, text }) => {
      server.attempts += 1;
      if (server.line === "closed") return closed;
      const known = server.messages.find((one) => one.key === key);
      const data = known ?? message(server.messages.length + 1, "patient", text, key);
      if (!known) server.messages.push(data);
      return server.line === "down" ? offline : { isOk: true, data };
    },
    see: async (upTo) => {
      server.messages = server.messages.map((one) => (one.id <= upTo ? { ...one, seen_at: at } : one));
    },
    follow: (onHint) => {
      hint = onHint;
      return () => {};
    },
    stored: { read: () => memory.stored, keep: (unsent) => void (memory.stored = unsent) },
    newKey: () => `new-${(keys += 1)}`,
  });
  return { thread, server, memory, hint: () => hint() };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const settle = () => vi.advanceTimersByTimeAsync(0);

test("a message is sent once even when its answer was lost", { tags: ["D.93"] }, async () => {
  const { thread, server, memory } = setUp();
  thread.open();
  await settle();
  server.line = "down";
  thread.write("  I am late ");
  thread.send();
  await settle();
  expect(thread.state.get()).toMatchObject({ draft: "", failure: { code: "offline" }, isRetrying: true });
  expect(memory.stored.waiting).toEqual([{ key: "new-1", text: "I am late" }]);
  server.line = "up";
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.messages.map(({ text }) => text)).toEqual(["I am late"]);
  expect(thread.state.get()).toMatchObject({ waiting: [], failure: null });
  expect(thread.state.get().thread?.messages).toHaveLength(1);
  expect(memory.stored.waiting).toEqual([]);
});

test("retry pauses grow to half a minute on a bad connection", async () => {
  const { thread, server } = setUp();
  thread.open();
  server.line = "down";
  thread.write("Hello");
  thread.send();
  await vi.advanceTimersByTimeAsync(2_000 + 4_000 + 8_000 + 16_000 + 30_000 + 29_999);
  expect(server.attempts).toBe(6);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.attempts).toBe(7);
});

test("unsent messages and the draft survive a reload", async () => {
  const { thread, server } = setUp({ draft: "half a sen", waiting: [{ key: "old", text: "Kept" }] });
  thread.open();
  await settle();
  expect(server.messages.map(({ key }) => key)).toEqual(["old"]);
  expect(thread.state.get()).toMatchObject({ draft: "half a sen", waiting: [] });
});

test("a permanently refused message is not retried, and its text returns to the box", async () => {
  const { thread, server } = setUp();
  thread.open();
  server.line = "closed";
  thread.write("Too late");
  thread.send();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.attempts).toBe(1);
  expect(thread.state.get()).toMatchObject({ isRetrying: false, failure: { code: "messages_closed" } });
  thread.takeBack();
  expect(thread.state.get()).toMatchObject({ draft: "Too late", waiting: [], failure: null });
});

test("a realtime event loads the clinic's answer, which is not new once viewed", async () => {
  const { thread, server, hint } = setUp();
  thread.open();
  await settle();
  server.messages.push(message(7, "doctor", "Come in"));
  hint();
  await settle();
  expect(unseenCountOf(thread.state.get())).toBe(1);
  thread.see();
  await settle();
  expect(unseenCountOf(thread.state.get())).toBe(0);
});
