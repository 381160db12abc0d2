import type Pusher from "pusher-js";
import { expect, test, vi } from "vitest";
import { sendOnlyWhileOpen } from "./send-only-while-open.ts";

test("a message for a closing or closed socket is dropped, any other is sent", () => {
  const native = { readyState: WebSocket.OPEN as number, send: vi.fn<(payload: string) => void>() };
  const { send } = native;
  const Runtime = { createWebSocket: () => native } as unknown as typeof Pusher.Runtime;
  sendOnlyWhileOpen({ Runtime });
  const socket = Runtime.createWebSocket("ws://aurora.example");
  socket.send("open");
  for (const state of [WebSocket.CLOSING, WebSocket.CLOSED]) {
    native.readyState = state;
    socket.send("late");
  }
  expect(send.mock.calls).toEqual([["open"]]);
});
