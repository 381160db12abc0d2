import type { EngineEvent, EngineStep } from "@anteroom/contract/call/engine-signal";
import type { VideoEngine, VideoParticipant } from "../../ports/video.ts";
import { CallDescription } from "./call-description.ts";
import { type JanusCall, openJanusCall } from "./janus-call.ts";
import { keepConnection } from "./keep-connection.ts";

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
export function janusVideo({ now, onError, adminKey, ...options }: JanusOptions): VideoEngine {
  const visits = new Map<string, JanusCall>();
  const handlers = new Set<(to: VideoParticipant, event: EngineEvent) => void>();
  const changes = new Set<(visit: string) => void>();
  let isHeld: (visit: string) => Promise<boolean> = () => Promise.resolve(true);
  const held = keepConnection({
    ...options,
    onError,
    onLost() {
      for (const visit of visits.values()) visit.reclaim();
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

  function openCall(name: string, described?: CallDescription): JanusCall {
    const onChange = () => {
      for (const handle of changes) handle(name);
    };
    const onEmpty = () => void visits.delete(name);
    const mayReclaim = () => isHeld(name);
    const made = openJanusCall(
      { connection: held.current, mayReclaim, adminKey, emit, onChange, onEmpty },
      described,
    );
    visits.set(name, made);
    return made;
  }

  return {
    name: "janus",
    take: (participant: VideoParticipant, step: EngineStep) =>
      (visits.get(participant.visit) ?? openCall(participant.visit)).take(participant, step),
    remove(id) {
      for (const visit of visits.values()) visit.remove(id);
    },
    onEvent: (handler) => void handlers.add(handler),
    isUp: () => held.isOpen(),
    handover: {
      describe(visit) {
        const described = visits.get(visit)?.describe() ?? null;
        return described && JSON.stringify(described);
      },
      onChange: (handler) => void changes.add(handler),
      askBeforeReclaim: (ask) => void (isHeld = ask),
      adopt(visit, text) {
        const described = CallDescription.parse(JSON.parse(text));
        visits.get(visit)?.release();
        openCall(visit, described);
        return Math.max(...described.members.map(({ participant }) => participant.expiresAt));
      },
      release(visit) {
        visits.get(visit)?.release();
        visits.delete(visit);
      },
    },
    async stop() {
      clearInterval(expiry);
      handlers.clear();
      changes.clear();
      await held.stop();
    },
  };
}
