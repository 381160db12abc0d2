import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { Realtime, Subscription } from "../../../ports/realtime.ts";
import type { Entrance } from "./call-api.ts";
import { openSignalling } from "./call-signalling.ts";

function channels() {
  const entered = new Map<string, Subscription>();
  const realtime = {
    subscribe(name: string, subscription: Subscription) {
      entered.set(name, subscription);
      return () => void entered.delete(name);
    },
  };
  const on = {
    onHint: vi.fn<() => void>(),
    onSideHint: vi.fn<() => void>(),
    onForgotten: vi.fn<() => void>(),
    onTakenOver: vi.fn<() => void>(),
  };
  const signalling = openSignalling({
    realtime: realtime as unknown as Realtime,
    entrance: { participant_id: "p_me", channel: "visit", private_channel: "mine" } as Entrance,
    api: { signal: () => Promise.reject(new Error("not asked")) },
    ...on,
  });
  const send = (event: string, data: unknown) => entered.get("mine")?.events?.[event]?.(data);
  return { entered, signalling, send, ...on };
}

test(
  "arbitrary channel messages cause no error, and only signals are passed on",
  { tags: ["S7.TP.05"] },
  () => {
    const { signalling, send } = channels();
    const handed: unknown[] = [];
    signalling.onSignal((_, data) => handed.push(data));
    fc.assert(
      fc.property(fc.anything(), (data) => {
        send("signal", data);
        send("signal", { from: "p_other", data });
      }),
    );
    for (const data of handed) expect(Object.keys(data as object)).toHaveLength(1);
    handed.length = 0;
    send("signal", { from: "p_other", data: { restart: true } });
    send("signal", { from: "p_other", data: { description: { type: "rollback", sdp: "" } } });
    send("signal", { from: "p_other", data: { restart: true, more: 1 } });
    expect(handed).toEqual([{ restart: true }]);
  },
);

test("members have a role and a name, and anything else is ignored", { tags: ["S7.TP.06"] }, () => {
  const { entered, signalling } = channels();
  let members: readonly unknown[] = [];
  signalling.onMembers((all) => (members = all));
  entered.get("mine")?.onEntered?.();
  fc.assert(
    fc.property(fc.array(fc.record({ id: fc.string(), info: fc.anything() })), (present) => {
      entered.get("visit")?.onMembers?.(present);
    }),
  );
  entered.get("visit")?.onMembers?.([
    { id: "d_1", info: { role: "doctor", name: "Dr Duarte" } },
    { id: "x_1", info: { role: "admin", name: "?" } },
    { id: "x_2", info: null },
  ]);
  expect(members).toEqual([{ id: "d_1", role: "doctor", name: "Dr Duarte" }]);
});

test("another page of the same person is reported to the session, and nothing after leaving", () => {
  const { entered, signalling, send, onTakenOver } = channels();
  send("visit.taken_over", {});
  expect(onTakenOver).toHaveBeenCalledOnce();
  entered.get("mine")?.onEntered?.();
  signalling.leave();
  expect([...entered.keys()]).toEqual([]);
});

test("the way to the server that is lost and back is told, but not the first way, nor any after leaving", () => {
  const { entered, signalling } = channels();
  const returned = vi.fn<() => void>();
  const stop = signalling.onReturn(returned);
  const enter = entered.get("mine")?.onEntered;
  enter?.();
  expect(returned).not.toHaveBeenCalled();
  enter?.();
  enter?.();
  expect(returned).toHaveBeenCalledTimes(2);
  stop();
  enter?.();
  expect(returned).toHaveBeenCalledTimes(2);
  signalling.onReturn(returned);
  signalling.leave();
  enter?.();
  expect(returned).toHaveBeenCalledTimes(2);
});
