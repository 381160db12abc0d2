import type { CallSignal } from "@anteroom/contract/call/call-signal";
import { expect, test, vi } from "vitest";
import { createOutbox } from "./outbox.ts";

const offer: CallSignal = { description: { type: "offer", sdp: "v=0" } };
/** A newer description says all that an older one said, and so does a wish. */
const isSupersededBy = (old: CallSignal, signal: CallSignal) =>
  ("restart" in old && "restart" in signal) || ("description" in old && "description" in signal);
const candidates: CallSignal = { candidates: [] };

test("messages arrive in order, however long each takes", { tags: ["S1.18"] }, async () => {
  const arrived: CallSignal[] = [];
  const arrive: (() => void)[] = [];
  const post = createOutbox(
    (signal) => new Promise((done) => arrive.push(() => (arrived.push(signal), done()))),
    isSupersededBy,
  );
  post.post(offer);
  post.post(candidates);
  expect(arrive).toHaveLength(1);
  arrive[0]?.();
  await vi.waitFor(() => expect(arrive).toHaveLength(2));
  arrive[1]?.();
  expect(arrived).toEqual([offer, candidates]);
});

test("a lost signal is sent again", { tags: ["S1.18"] }, async () => {
  const send = vi
    .fn<(signal: CallSignal) => Promise<void>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(undefined);
  createOutbox(send, isSupersededBy).post(offer);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test("signals queued during an outage are not sent in a burst", { tags: ["S1.18"] }, async () => {
  const sent: CallSignal[] = [];
  let open: () => void = () => undefined;
  const blocked = new Promise<void>((done) => (open = done));
  const post = createOutbox(async (signal) => {
    await blocked;
    sent.push(signal);
  }, isSupersededBy);
  const newest: CallSignal = { description: { type: "offer", sdp: "newest" } };
  for (const signal of [
    candidates,
    offer,
    { restart: true } as const,
    candidates,
    { restart: true } as const,
  ])
    post.post(signal);
  post.post(newest);
  open();
  await vi.waitFor(() => expect(sent).toHaveLength(4));
  expect(sent).toEqual([candidates, candidates, { restart: true }, newest]);
});
