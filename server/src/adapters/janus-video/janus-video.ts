import type { EngineEvent, EngineStep } from "@anteroom/contract/call/engine-signal";
import type { VideoEngine, VideoParticipant } from "../../ports/video.ts";
import { type JanusCall, openJanusCall } from "./janus-call.ts";
import { keepSession } from "./keep-session.ts";

export type JanusOptions = {
  /** Its WebSocket, which nobody but us need reach. */
  url: string;
  apiSecret?: string | undefined;
  /** What Janus asks of whoever makes rooms, where it is configured so. */
  adminKey?: string | undefined;
  now: () => Date;
  onError: (error: Error) => void;
};

const lookForExpiredEvery = 15_000;

/**
 * Janus carries sound and picture; our server alone speaks to it. A browser's steps are few and are made into Janus'
 * messages here, so that no browser can ask Janus for anything else, and nobody who was shown out for anything at all.
 */
export function janusVideo({ now, onError, ...options }: JanusOptions): VideoEngine {
  const visits = new Map<string, JanusCall>();
  const handlers = new Set<(to: VideoParticipant, event: EngineEvent) => void>();
  const stored = keepSession({
    ...options,
    onError,
    onLost() {
      for (const visit of visits.values()) visit.lose();
    },
  });
  const emit = (to: VideoParticipant, event: EngineEvent) => {
    for (const handle of handlers) handle(to, event);
  };
  const expiry = setInterval(() => {
    const time = now().getTime();
    for (const visit of visits.values()) visit.removeExpired(time);
  }, lookForExpiredEvery);
  expiry.unref();

  function janusCallOf(name: string): JanusCall {
    const known = visits.get(name);
    if (known) return known;
    const made = openJanusCall({ desk: () => stored.desk(), emit, onEmpty: () => visits.delete(name) });
    visits.set(name, made);
    return made;
  }

  return {
    name: "janus",
    take: (participant: VideoParticipant, step: EngineStep) =>
      janusCallOf(participant.visit).take(participant, step),
    remove(id) {
      for (const visit of visits.values()) visit.remove(id);
    },
    onEvent: (handler) => void handlers.add(handler),
    isUp: () => stored.isOpen(),
    async stop() {
      clearInterval(expiry);
      handlers.clear();
      await stored.stop();
    },
  };
}
