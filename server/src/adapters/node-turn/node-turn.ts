import { randomBytes, createHmac } from "node:crypto";
import type { Socket } from "node:dgram";
import { once } from "node:events";
import net from "node:net";
import TurnServer from "node-turn";
import { livePassword, turnCredentials } from "../../platform/http/turn-credentials.ts";
import type { Relay } from "../../ports/relay.ts";
import { relayChannelData, patchTurnServer } from "./repairs.ts";

const lifetimeMs = 60 * 60 * 1000;

/** Nonces that carry their own proof; node-turn's own hold a timer of an hour for each stranger that asks. */
function createNonces(now: () => number) {
  const secret = randomBytes(32);
  const sign = (expiry: string) => createHmac("sha256", secret).update(expiry).digest("hex").slice(0, 32);
  return {
    generateNonce(): string {
      const expiry = String(now() + lifetimeMs);
      return `${expiry}-${sign(expiry)}`;
    },
    checkNonce(nonce: string): boolean {
      const [expiry = "", signature] = nonce.split("-");
      return signature === sign(expiry) && Number(expiry) > now();
    },
  };
}

type Options = {
  /** An IPv4 address of this machine; the relay listens there and nowhere else. */
  host: string;
  port: number;
  /** Signs the credentials. Without one it is random, and credentials end with this process. */
  secret?: string;
  now?: () => Date;
};

/**
 * Starts a TURN server in this process, for development and tests. It relays to this machine only. Rejects when
 * `host` is neither `localhost` nor an IPv4 address of one interface, or when the port is taken.
 */
export async function nodeTurn({
  host,
  port,
  secret = randomBytes(32).toString("base64"),
  now = () => new Date(),
}: Options): Promise<Relay> {
  const ip = host === "localhost" ? "127.0.0.1" : host;
  if (net.isIPv4(ip) === false || ip === "0.0.0.0")
    throw new Error(
      `The relay within this process needs one IPv4 address as HOST, not ${host}. Set TURN_URLS or TURN=none.`,
    );
  const server = new TurnServer({
    listeningIps: [ip],
    relayIps: [ip],
    listeningPort: port,
    authMech: "long-term",
    realm: "anteroom",
    credentials: liveCredentials(secret, now),
    debugLevel: "OFF",
  });
  Object.assign(
    server.authentification,
    createNonces(() => Date.now()),
  );
  patchTurnServer(server);
  server.start();
  for (const socket of server.network.sockets) {
    await listening(socket);
    relayChannelData(server, socket);
  }
  return {
    iceServersFor: (ticket, expiresAt) => [
      { urls: [`stun:${ip}:${port}`] },
      { urls: [`turn:${ip}:${port}?transport=udp`], ...turnCredentials(secret, ticket, expiresAt) },
    ],
    async stop() {
      for (const allocation of Object.keys(server.allocations)) delete server.allocations[allocation];
      await Promise.all(server.network.sockets.splice(0).map(closed));
    },
  };
}

/** node-turn looks passwords up by name in a table; ours are computed, for names that have not expired. */
function liveCredentials(secret: string, now: () => Date): object {
  return new Proxy(
    {},
    {
      get: (_table, username) =>
        typeof username === "string" ? livePassword(secret, username, now()) : undefined,
    },
  );
}

async function listening(socket: Socket): Promise<void> {
  await once(socket, "listening"); // rejects where the port is taken
}

async function closed(socket: Socket): Promise<void> {
  socket.send = () => {}; // answers on their way when we stop would throw
  socket.close();
  await once(socket, "close");
}
