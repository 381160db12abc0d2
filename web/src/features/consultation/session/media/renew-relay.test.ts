import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Result } from "../../../../platform/api.ts";
import { keepTurnCredentialsFresh } from "./renew-relay.ts";
import type { RelayTicket } from "../call-api.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const hour = 3_600_000;
const ticket = (name: string, end: number | null): RelayTicket => ({
  ice_servers: [{ urls: ["turn:relay.example"], username: name, credential: "c" }],
  ice_servers_expire_at: end === null ? null : new Date(end).toISOString(),
});

test("relay credentials are renewed before they expire, repeatedly", { tags: ["S1.18"] }, async () => {
  const renewed: unknown[] = [];
  const ask = vi.fn<() => Promise<Result<RelayTicket>>>(() =>
    Promise.resolve<Result<RelayTicket>>({ isOk: true, data: ticket("next", Date.now() + 2 * hour) }),
  );
  const stop = keepTurnCredentialsFresh({
    first: ticket("first", 2 * hour),
    now: Date.now,
    ask,
    onRenewed: (servers) => renewed.push(servers[0]?.username),
  });
  await vi.advanceTimersByTimeAsync(1.5 * hour - 1);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(renewed).toEqual(["next"]);
  await vi.advanceTimersByTimeAsync(1.5 * hour);
  expect(renewed).toEqual(["next", "next"]);
  stop();
  await vi.advanceTimersByTimeAsync(10 * hour);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("an unreachable server is retried, and nothing is requested without a relay", async () => {
  const failure = { code: "offline" } as Extract<Result<RelayTicket>, { isOk: false }>["failure"];
  const ask = vi.fn<() => Promise<Result<RelayTicket>>>(() =>
    Promise.resolve<Result<RelayTicket>>({ isOk: false, failure }),
  );
  const stop = keepTurnCredentialsFresh({
    first: ticket("a", hour),
    now: Date.now,
    ask,
    onRenewed: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(0.75 * hour + 60_000);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
  ask.mockClear();
  keepTurnCredentialsFresh({ first: ticket("a", null), now: Date.now, ask, onRenewed: () => undefined });
  await vi.advanceTimersByTimeAsync(20 * hour);
  expect(ask).not.toHaveBeenCalled();
});
