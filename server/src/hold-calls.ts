import { randomUUID } from "node:crypto";
import { EngineStep } from "@anteroom/contract/call/engine-signal";
import * as z from "zod/mini";
import { BusUnavailable, type Bus } from "./ports/bus.ts";
import type { VideoEngine, VideoParticipant } from "./ports/video.ts";

const Step = z.object({
  to: z.string(),
  participant: z.object({ id: z.string(), visit: z.string(), expiresAt: z.number() }),
  step: EngineStep,
});

/** For so long after its last word a server holds a call, in ms; each says so far more often. */
const holdFor = 10_000;
const sayEvery = 3_000;
const removed = "video-removed";
const steps = "video-steps";

/**
 * A call at an engine is held by one server, which alone speaks of it to the engine; steps that reach another server are passed on
 * to that one. Where it is gone, the next step makes the server it reaches the one that holds the call.
 */
export function holdCalls(bus: Bus, video: VideoEngine, onError: (error: Error) => void): VideoEngine {
  const take = video.take;
  if (!take) return video;
  const server: string = randomUUID();
  const held = new Map<string, number>();
  const keyOf = (visit: string) => `call:${visit}`;
  const report = (error: unknown) => {
    if (!(error instanceof BusUnavailable))
      onError(error instanceof Error ? error : new Error(String(error)));
  };

  async function holderOf(visit: string): Promise<string> {
    let holder = server;
    await bus.change(keyOf(visit), (before) => {
      holder = before ?? server;
      return { value: holder, forMs: holdFor };
    });
    return holder;
  }
  async function pass(participant: VideoParticipant, step: EngineStep): Promise<void> {
    // Where the bus is away, whoever holds the call goes on with it.
    const { visit, expiresAt } = participant;
    const to = held.has(visit) ? server : await holderOf(visit);
    if (to === server) {
      held.set(visit, Math.max(held.get(visit) ?? 0, expiresAt));
      take?.(participant, step);
    } else await bus.publish(steps, JSON.stringify({ to, participant, step }));
  }
  const say = async () => {
    for (const [visit, until] of held) {
      if (until < Date.now()) held.delete(visit);
      else if ((await holderOf(visit)) !== server) held.delete(visit); // this one was taken for gone
    }
  };
  const timer = setInterval(() => void say().catch(report), sayEvery);
  timer.unref();
  const passing = new Map<string, Promise<void>>(); // of each call in the order in which they came
  const stops = [
    bus.subscribe(steps, (text) => {
      const { data: word } = Step.safeParse(JSON.parse(text));
      if (word?.to === server) take(word.participant, word.step);
    }),
    bus.subscribe(removed, (id) => video.remove(id)),
  ];
  return {
    ...video,
    take(participant, step) {
      const { visit } = participant;
      const before = passing.get(visit) ?? Promise.resolve();
      const next = before.then(() => pass(participant, step)).catch(report);
      passing.set(visit, next);
      void next.then(() => passing.get(visit) === next && passing.delete(visit));
    },
    remove(id) {
      video.remove(id);
      bus.publish(removed, id).catch(report);
    },
    async stop() {
      clearInterval(timer);
      for (const stop of stops) stop();
      for (const visit of held.keys()) await bus.remove(keyOf(visit)).catch(report);
      await video.stop();
    },
  };
}
