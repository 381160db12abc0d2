import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withAppDefaults } from "./app.ts";
import { createBroker } from "./broker.ts";
import { signChannelPass } from "./channel-pass.ts";
import { limits } from "./limits.ts";
import { noOtherBrokers } from "./others.ts";

const keys = { key: "k", secret: "s" };
const channel = "presence-visit";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

function open() {
  let gap = () => {};
  const left = vi.fn<(channel: string, memberId: string) => void>();
  const broker = createBroker({
    ...withAppDefaults(keys),
    activityTimeoutMs: 60_000,
    pongTimeoutMs: 60_000,
    onEvent: () => undefined,
    others: { ...noOtherBrokers, left, subscribe: (handlers) => (gap = handlers.gap) },
  });
  /** A browser that is in the channel, and notes what it is told. */
  const join = async (member: string) => {
    const heard: string[] = [];
    let socketId = "";
    const closed = vi.fn<(code: number) => void>();
    const link = broker.open("7", {
      send(message) {
        const { event, data } = JSON.parse(message);
        const forwarded = typeof data === "string" ? JSON.parse(data) : data;
        socketId ||= forwarded.socket_id;
        heard.push(event);
        if (event === "pusher_internal:subscription_succeeded") heard.push(...forwarded.presence.ids);
      },
      close: closed,
    });
    const pass = signChannelPass(keys, socketId, channel, { id: member });
    link?.receive(JSON.stringify({ event: "pusher:subscribe", data: { channel, ...pass } }));
    await broker.bind(socketId, `session-of-${member}`);
    return { heard, closed };
  };
  return { broker, join, left, gap: () => gap() };
}

test("a member told to reconnect stays a member until it is back", async () => {
  const { broker, join, left, gap } = open();
  const patient = await join("patient");
  await join("doctor");
  gap();
  expect(patient.closed).toHaveBeenCalledWith(1001, expect.anything());
  expect(broker.membersOf(channel)).toEqual(["patient", "doctor"]);
  const back = await join("patient");
  expect(back.heard).toEqual(expect.arrayContaining(["patient", "doctor"]));
  await join("doctor");
  vi.advanceTimersByTime(limits.returnMs);
  broker.sweep();
  expect(broker.membersOf(channel)).toEqual(["patient", "doctor"]);
  expect(back.heard).not.toContain("pusher_internal:member_added");
  expect(back.heard).not.toContain("pusher_internal:member_removed");
  expect(left).not.toHaveBeenCalled();
});

test("a member that does not return is removed when the grace period ends, not before", async () => {
  const { broker, join, left, gap } = open();
  await join("doctor");
  gap();
  const patient = await join("patient");
  vi.advanceTimersByTime(limits.returnMs - 1);
  broker.sweep();
  expect(broker.membersOf(channel)).toEqual(["doctor", "patient"]);
  vi.advanceTimersByTime(1);
  broker.sweep();
  expect(broker.membersOf(channel)).toEqual(["patient"]);
  expect(patient.heard).toContain("pusher_internal:member_removed");
  expect(left).toHaveBeenCalledWith(channel, "doctor");
});

test("a member whose session ends during the grace period is removed", async () => {
  const { broker, join, gap } = open();
  await join("doctor");
  gap();
  await broker.endUser("session-of-doctor");
  expect(broker.membersOf(channel)).toEqual([]);
});

test("a connection told to reconnect is sent nothing", async () => {
  const { broker, join, gap } = open();
  const { heard } = await join("doctor");
  const before = heard.length;
  gap();
  await broker.publish(channel, "changed", "{}");
  expect(heard).toHaveLength(before);
  expect(broker.membersOf(channel)).toEqual(["doctor"]);
});
