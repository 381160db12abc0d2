import { expect, test, vi } from "vitest";
import { openJanusCall } from "./janus-call.ts";

test("a step does not wait for a claim at a Janus that the call has left", async () => {
  const participant = { id: "ana", visit: "visit", expiresAt: Date.now() + 3_600_000 };
  const never = () => vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
  const [gone, other] = [
    { url: "ws://gone", connection: never() },
    { url: "ws://other", connection: never() },
  ];
  const call = openJanusCall(
    {
      place: gone,
      mayReclaim: () => Promise.resolve(true),
      adminKey: undefined,
      emit: () => undefined,
      onChange: () => undefined,
      onEmpty: () => undefined,
    },
    { janus: gone.url, session: 1, room: null, version: 1, members: [], lines: [] },
  );
  expect(gone.connection).toHaveBeenCalledOnce();
  call.move(other);
  call.take(participant, { line: "line-of-ana", send: "devices", offer: "v=0" });
  await vi.waitFor(() => expect(other.connection).toHaveBeenCalled());
});
