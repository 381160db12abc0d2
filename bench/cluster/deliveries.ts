import { createHash, randomBytes } from "node:crypto";
import { localHttp } from "@anteroom/local-http/local-http";
import { signatureOf } from "../../server/src/adapters/embedded-realtime/channel-pass.ts";
import { openRawWebSocket, type RawWebSocket } from "../support/raw-websocket.ts";

const app = { id: "bench", key: "bench", secret: randomBytes(24).toString("hex") };
const channel = "bench";
/** The most of one request. */
const batchSize = 10;
/** All must have arrived after so long. */
const mostMs = 120_000;

/** The realtime application of the bench, as an environment variable of a server; the product's own comes first. */
export const benchApps = `own:own:${randomBytes(24).toString("hex")} ${app.id}:${app.key}:${app.secret}`;

/** Connections that listen at several servers. */
export type Listeners = {
  /**
   * Publishes `events` events of 200 bytes on the server at `port`; resolves when all deliveries have arrived, with
   * their number; rejects after two minutes.
   */
  publish: (port: number, events: number) => Promise<number>;
  close: () => void;
};

/** Opens `each` connections to every port. */
export async function openListeners(ports: readonly number[], each: number): Promise<Listeners> {
  let heard = 0;
  let wanted = Number.POSITIVE_INFINITY;
  let done = () => {};
  const hear = () => {
    heard += 1;
    if (heard === wanted) done();
  };
  const sockets: RawWebSocket[] = [];
  for (const port of ports)
    sockets.push(...(await Promise.all(Array.from({ length: each }, () => enter(port, hear)))));
  return {
    publish: async (port, events) => {
      heard = 0;
      wanted = events * sockets.length;
      const all = new Promise<void>((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`Of ${wanted} deliveries ${heard} have arrived.`)),
          mostMs,
        );
        done = () => {
          clearTimeout(late);
          resolve();
        };
      });
      for (let sent = 0; sent < events; sent += batchSize) await publishBatch(port, sent);
      await all;
      return heard;
    },
    close: () => sockets.forEach((socket) => socket.close()),
  };
}

function enter(port: number, hear: () => void): Promise<RawWebSocket> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`Nobody could listen at port ${port}.`)), mostMs);
    const socket = openRawWebSocket({
      port,
      path: `/pusher/app/${app.key}?protocol=7`,
      onMessage: (text) => {
        const { event } = JSON.parse(text.toString()) as { event: string };
        if (event === "pusher:connection_established") socket.say("pusher:subscribe", { channel });
        else if (event === "pusher_internal:subscription_succeeded") {
          clearTimeout(late);
          resolve(socket);
        } else if (event === "news") hear();
        else if (event === "pusher:ping") socket.say("pusher:pong", {});
      },
    });
  });
}

async function publishBatch(port: number, first: number): Promise<void> {
  const text = "x".repeat(180);
  const batch = Array.from({ length: batchSize }, (_, index) => ({
    channel,
    name: "news",
    data: JSON.stringify({ n: first + index, text }),
  }));
  const body = JSON.stringify({ batch });
  const path = `/apps/${app.id}/batch_events`;
  const fields = [
    `auth_key=${app.key}`,
    `auth_timestamp=${Math.floor(Date.now() / 1000)}`,
    "auth_version=1.0",
    `body_md5=${createHash("md5").update(body).digest("hex")}`,
  ].join("&");
  const signature = signatureOf(app.secret, `POST\n${path}\n${fields}`);
  const { status, text: answer } = await localHttp(
    `http://127.0.0.1:${port}${path}?${fields}&auth_signature=${signature}`,
    { method: "POST", headers: { "content-type": "application/json" }, body },
  );
  if (status !== 200) throw new Error(`An event is refused with ${status}: ${answer}`);
}
