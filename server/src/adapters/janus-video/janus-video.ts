import type { EngineEvent, EngineStep } from "@anteroom/contract/call/engine-signal";
import type { VideoEngine, VideoParticipant } from "../../ports/video.ts";
import { CallDescription } from "./call-description.ts";
import { type CallPlace, type JanusCall, openJanusCall } from "./janus-call.ts";
import { type HeldConnection, keepConnection } from "./keep-connection.ts";
import { choosePlace } from "./place-calls.ts";

/** The options of `janusVideo`. */
export type JanusOptions = {
  /** URLs of the WebSockets of one or several Janus servers, which only our server needs to reach. */
  urls: readonly string[];
  /** Those of them that keep their calls and get no new ones. */
  draining?: readonly string[];
  apiSecret?: string | undefined;
  /** The key that Janus requires to create rooms, if configured. */
  adminKey?: string | undefined;
  now: () => Date;
  onError: (error: Error) => void;
};

const lookForExpiredEvery = 15_000;

/**
 * A video engine on one or several Janus servers. Only our server talks to Janus: it translates a browser's few steps,
 * so browsers cannot send other requests. Each call is at one Janus; when that fails, the call starts again at another
 * one.
 */
export function janusVideo({
  now,
  onError,
  adminKey,
  urls,
  draining = [],
  ...options
}: JanusOptions): VideoEngine {
  const visits = new Map<string, JanusCall>();
  const handlers = new Set<(to: VideoParticipant, event: EngineEvent) => void>();
  const changes = new Set<(visit: string) => void>();
  let isHeld: (visit: string) => Promise<boolean> = () => Promise.resolve(true);
  const callsAt = (url: string) => [...visits].filter(([, call]) => call.place() === url);
  const held = new Map<string, HeldConnection>(
    urls.map((url) => [
      url,
      keepConnection({
        ...options,
        url,
        onError,
        onLost() {
          for (const [, call] of callsAt(url)) call.reclaim();
        },
        onAway: () => moveAll(url),
      }),
    ]),
  );
  const emit = (to: VideoParticipant, event: EngineEvent) => {
    for (const handle of handlers) handle(to, event);
  };
  const { placeFor, placeAt } = openPlaces({ urls, draining, held, callsAt });
  const expiry = setInterval(() => {
    const time = now().getTime();
    for (const visit of visits.values()) visit.removeExpired(time);
  }, lookForExpiredEvery);
  expiry.unref();

  /** Restarts all calls of this Janus elsewhere. Without another one, they wait for whichever comes back first. */
  function moveAll(url: string): void {
    for (const [visit, call] of callsAt(url)) {
      const to = otherPlace(visit, url);
      if (to) call.move(to);
    }
  }

  /** Returns the place for this call at another Janus that answers; null without one. */
  function otherPlace(visit: string, url: string): CallPlace | null {
    const to = placeFor(visit);
    return to.url !== url && held.get(to.url)?.isAnswering() ? to : null;
  }

  /** Returns where to continue another server's call: at its Janus, unless that is away or not ours. */
  function placeToContinue(visit: string, url: string): CallPlace {
    const connection = held.get(url);
    if (!connection) return placeFor(visit);
    return (connection.isAway() ? otherPlace(visit, url) : null) ?? placeAt(url);
  }

  function openCall(name: string, described?: CallDescription): JanusCall {
    const onChange = () => {
      for (const handle of changes) handle(name);
    };
    const onEmpty = () => void visits.delete(name);
    const mayReclaim = () => isHeld(name);
    const before = described?.janus ?? (described && urls[0]);
    const place = before === undefined ? placeFor(name) : placeToContinue(name, before);
    const made = openJanusCall({ place, mayReclaim, adminKey, emit, onChange, onEmpty }, described);
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
    reach: () => ({ up: [...held.values()].filter((one) => one.isOpen()).length, of: held.size }),
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
      await Promise.all([...held.values()].map((one) => one.stop()));
    },
  };
}

type Places = {
  urls: readonly string[];
  draining: readonly string[];
  held: ReadonlyMap<string, HeldConnection>;
  callsAt: (url: string) => readonly unknown[];
};

/** Chooses the Janus of a new call. */
function openPlaces({ urls, draining, held, callsAt }: Places) {
  const placeAt = (url: string): CallPlace => ({
    url,
    connection: () => held.get(url)?.current() ?? Promise.reject(new Error("This Janus is not ours")),
  });
  const placeFor = (visit: string): CallPlace =>
    placeAt(
      choosePlace(
        visit,
        urls.map((url) => ({
          url,
          isUp: held.get(url)?.isAnswering() ?? false,
          isDraining: draining.includes(url),
          calls: callsAt(url).length,
        })),
      ),
    );
  return { placeAt, placeFor };
}
