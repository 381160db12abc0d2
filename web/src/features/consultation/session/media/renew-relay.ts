import type { Result } from "../../../../platform/api.ts";
import type { RelayTicket } from "../call-api.ts";

/** Asked for when so much of their time is over; a question that fails is asked again. */
const shareOfLife = 0.75;
const retryMs = 30_000;
/** Longer than a timer can hold. */
const longestMs = 2 ** 31 - 1;

type Deps = {
  first: RelayTicket;
  now: () => number;
  ask: () => Promise<Result<RelayTicket>>;
  onRenewed: (iceServers: RTCIceServer[]) => void;
};

/**
 * Renews TURN credentials after three quarters of their time, at the earliest after 30 s, and every 30 s
 * after a failure; passes the new servers to `onRenewed`. Those without expiry are not renewed. Returns a
 * function that stops it.
 */
export function keepTurnCredentialsFresh({ first, now, ask, onRenewed }: Deps): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const later = (ms: number) => void (timer = setTimeout(() => void renew(), Math.min(ms, longestMs)));
  const plan = ({ ice_servers_expire_at: end }: RelayTicket) => {
    if (end !== null) later(Math.max(retryMs, (Date.parse(end) - now()) * shareOfLife));
  };
  async function renew(): Promise<void> {
    const answer = await ask();
    if (isStopped) return;
    if (!answer.isOk) return later(retryMs);
    onRenewed(iceServersOf(answer.data));
    plan(answer.data);
  }
  plan(first);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Converts TURN credentials to the browser's format. */
export function iceServersOf({ ice_servers: servers }: Pick<RelayTicket, "ice_servers">): RTCIceServer[] {
  return servers.map(({ urls, username, credential }) => ({
    urls,
    ...(username !== undefined && { username }),
    ...(credential !== undefined && { credential }),
  }));
}
