import { setTimeout as sleep } from "node:timers/promises";
import { turnCredentials } from "../../platform/http/turn-credentials.ts";
import type { Relay } from "../../ports/relay.ts";
import { answersStun } from "./answers-stun.ts";

/** For how long an answer of the relay's servers counts, in ms: balancers ask every second. */
const freshFor = 5_000;
/** How long a question waits for a new answer, in ms; then the last one counts. */
const patience = 400;

/**
 * Returns a relay with the installation's STUN and TURN servers (coturn with `use-auth-secret` and the same secret).
 * `reach` asks each of them, at most every five seconds.
 */
export function staticTurn({ urls, secret }: { urls: readonly string[]; secret: string }): Relay {
  const stun = urls.filter((url) => url.startsWith("stun"));
  const turn = urls.filter((url) => !url.startsWith("stun"));
  let known = { up: urls.length, of: urls.length };
  let asked: { at: number; answer: Promise<void> } | null = null;
  const ask = async () => {
    const answers = await Promise.all(urls.map(answersStun));
    known = { up: answers.filter(Boolean).length, of: urls.length };
  };
  return {
    async reach() {
      if (asked === null || performance.now() - asked.at > freshFor)
        asked = { at: performance.now(), answer: ask() };
      await Promise.race([asked.answer, sleep(patience, undefined, { ref: false })]);
      return known;
    },
    iceServersFor(ticket, expiresAt) {
      const servers = stun.length > 0 ? [{ urls: [...stun] }] : [];
      if (turn.length === 0) return servers;
      const { username, credential } = turnCredentials(secret, ticket, expiresAt);
      return [...servers, { urls: [...turn], username, credential }];
    },
    stop: async () => {},
  };
}

/** Returns a relay without servers (`TURN=none`): calls connect directly or not at all; the device test reports it. */
export function noTurn(): Relay {
  return { iceServersFor: () => [], stop: async () => {} };
}
