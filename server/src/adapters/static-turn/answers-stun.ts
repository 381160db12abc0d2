import { randomBytes } from "node:crypto";
import { createSocket } from "node:dgram";
import { connect, isIP } from "node:net";
import { connect as connectSecurely } from "node:tls";

/** How long a server has to answer, in ms; a datagram is sent again meanwhile. */
const patience = 2_000;
const again = 300;

/** Magic cookie of STUN (RFC 8489, 5). */
const cookie = Buffer.from([0x21, 0x12, 0xa4, 0x42]);

type Place = { isSecure: boolean; isDatagram: boolean; host: string; port: number };

/** Parses a `stun:`, `turn:`, `stuns:` or `turns:` address (RFC 7064 and 7065). Returns null for anything else. */
function placeOf(url: string): Place | null {
  const [, scheme = "", ipv6, name, port, transport] =
    /^(stuns?|turns?):(?:\[([\da-f:]+)\]|([\w.-]+))(?::(\d{1,5}))?(?:\?transport=(udp|tcp))?$/i.exec(
      url.trim(),
    ) ?? [];
  const host = ipv6 ?? name;
  if (host === undefined) return null;
  const isSecure = scheme.toLowerCase().endsWith("s");
  const isDatagram = !isSecure && transport?.toLowerCase() !== "tcp";
  return { isSecure, isDatagram, host, port: Number(port ?? (isSecure ? 5349 : 3478)) };
}

/**
 * Sends a Binding request to a STUN or TURN server. Returns whether it answers within two seconds. A certificate is not
 * verified: browsers do that. An address that is no STUN or TURN address counts as one that does not answer.
 */
export function answersStun(url: string): Promise<boolean> {
  const place = placeOf(url);
  if (place === null) return Promise.resolve(false);
  const id = randomBytes(12);
  const request = Buffer.concat([Buffer.from([0, 1, 0, 0]), cookie, id]);
  const isAnswer = (message: Buffer) =>
    message.length >= 20 && message.subarray(4, 8).equals(cookie) && message.subarray(8, 20).equals(id);
  return place.isDatagram ? askByDatagram(place, request, isAnswer) : askByStream(place, request, isAnswer);
}

type IsAnswer = (message: Buffer) => boolean;

function askByDatagram({ host, port }: Place, request: Buffer, isAnswer: IsAnswer): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket(host.includes(":") ? "udp6" : "udp4");
    const send = () => socket.send(request, port, host, () => {}); // an error is as no answer
    const resend = setInterval(send, again);
    const end = (isUp: boolean) => {
      clearInterval(resend);
      clearTimeout(late);
      socket.removeAllListeners("message").close();
      resolve(isUp);
    };
    const late = setTimeout(end, patience, false);
    socket.on("error", () => {}); // the deadline speaks
    socket.on("message", (message) => void (isAnswer(message) && end(true)));
    send();
  });
}

function askByStream({ host, port, isSecure }: Place, request: Buffer, isAnswer: IsAnswer): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = isSecure
      ? connectSecurely({
          host,
          port,
          rejectUnauthorized: false,
          ...(isIP(host) ? {} : { servername: host }),
        })
      : connect({ host, port });
    let received = Buffer.alloc(0);
    const end = (isUp: boolean) => {
      socket.destroy();
      resolve(isUp);
    };
    socket.setTimeout(patience, () => end(false));
    socket.on("error", () => end(false)).on("close", () => resolve(false));
    socket.on("data", (part: Buffer) => {
      received = Buffer.concat([received, part]);
      if (received.length >= 20) end(isAnswer(received));
    });
    socket.write(request);
  });
}
