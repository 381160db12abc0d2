import { EngineStep } from "@anteroom/contract/call/engine-signal";
import * as z from "zod/mini";
import { openHeldCalls } from "./held-calls.ts";
import { BusUnavailable, type Bus } from "./ports/bus.ts";
import type { VideoEngine, VideoParticipant } from "./ports/video.ts";

const Step = z.object({
  to: z.string(),
  participant: z.object({ id: z.string(), visit: z.string(), expiresAt: z.number() }),
  step: EngineStep,
});

/** So often a server says that it holds its calls, and what it knows of them, in ms. */
const sayEvery = 3_000;
const removed = "video-removed";
const steps = "video-steps";

/**
 * Wraps a video engine so that exactly one server talks to it for each call. Steps that reach another server are
 * forwarded to that one. When the holding server is gone, the first server that notices adopts the call. Returns
 * an engine without `take` unchanged. `stop` hands the calls over and stops the engine.
 */
export function holdCalls(bus: Bus, video: VideoEngine, onError: (error: Error) => void): VideoEngine {
  const { take, handover } = video;
  if (!take) return video;
  const report = (error: unknown) => {
    if (!(error instanceof BusUnavailable))
      onError(error instanceof Error ? error : new Error(String(error)));
  };
  const calls = openHeldCalls({ bus, video, report });
  const inTurn = queueByAppointment(report);

  async function pass(participant: VideoParticipant, step: EngineStep): Promise<void> {
    // Where the bus is away, whoever holds the call goes on with it.
    const { visit, expiresAt } = participant;
    const to = calls.has(visit) ? calls.server : await calls.holderOf(visit);
    if (to !== calls.server) return bus.publish(steps, JSON.stringify({ to, participant, step }));
    await calls.hold(visit, expiresAt);
    take?.(participant, step);
  }
  const say = async () => {
    for (const [visit, until] of calls.all()) {
      if (until < Date.now()) calls.release(visit);
      else if ((await calls.holderOf(visit)) === calls.server) await calls.describe(visit);
      else {
        calls.release(visit); // this one was taken for gone
        handover?.release(visit);
      }
    }
  };
  const timer = setInterval(() => void say().catch(report), sayEvery);
  timer.unref();
  const changed = new Set<string>();
  handover?.onChange((visit) => {
    if (changed.has(visit)) return;
    changed.add(visit);
    inTurn(visit, () => {
      changed.delete(visit);
      return calls.describe(visit);
    });
  });
  // Where the bus is away, whoever holds the call goes on with it.
  handover?.askBeforeReclaim((visit) =>
    calls.holderOf(visit).then(
      (holder) => holder === calls.server,
      () => true,
    ),
  );
  calls.onGone((visit, holder) => inTurn(visit, () => calls.succeed(visit, holder)));
  const remove = (id: string) => {
    calls.noteRemoval(id);
    video.remove(id);
  };
  const stops = [
    bus.subscribe(steps, (text) => {
      const { data: word } = Step.safeParse(JSON.parse(text));
      if (word?.to === calls.server) take(word.participant, word.step);
    }),
    bus.subscribe(removed, remove),
  ];
  return {
    ...video,
    take: (participant, step) => inTurn(participant.visit, () => pass(participant, step)),
    remove(id) {
      remove(id);
      bus.publish(removed, id).catch(report);
    },
    async stop() {
      clearInterval(timer);
      for (const stop of stops) stop();
      const visits = calls.all().map(([visit]) => visit);
      for (const visit of visits) {
        await calls.describe(visit).catch(report);
        await calls.clearHolder(visit).catch(report);
      }
      await video.stop();
      for (const visit of visits) calls.release(visit);
      calls.stop();
    },
  };
}

/** Does the work of each call in the order in which it came. */
function queueByAppointment(report: (error: unknown) => void) {
  const queues = new Map<string, Promise<void>>();
  return (visit: string, work: () => Promise<void>): void => {
    const before = queues.get(visit) ?? Promise.resolve();
    const next = before.then(work).catch(report);
    queues.set(visit, next);
    void next.then(() => queues.get(visit) === next && queues.delete(visit));
  };
}
