import type { NetworkFacts } from "@anteroom/domain/call/network-verdict";
import { withTimeout } from "../platform/within.ts";

const openMs = 4_000;
const pings = 25;
const pingEvery = 40;
/** A packet not back by then counts as lost, in ms. */
const stragglersMs = 600;
const bulkMs = 1_500;
const bulkMost = 3_000_000;
const chunk = new Uint8Array(8_192);

/**
 * Tests the network by a connection from this browser to itself over the TURN relay. Measures round trip in
 * ms, loss (0 .. 1) and bandwidth in kbit/s; sends up to 3 MB and takes one to eight seconds. `none`: no TURN
 * server given. `blocked`, without results: not connected within 4 s, aborted meanwhile, or any other failure,
 * such as a browser that opens no connection. Never rejects.
 */
export async function checkNetwork(iceServers: RTCIceServer[], signal: AbortSignal): Promise<NetworkFacts> {
  const nothing = { roundTripMs: null, loss: null, kilobits: null };
  const relays = iceServers.filter(({ urls }) => [urls].flat().some((url) => url.startsWith("turn")));
  if (relays.length === 0) return { relay: "none", ...nothing };
  let loop: Loop | undefined;
  try {
    loop = openLoop(relays);
    signal.addEventListener("abort", loop.close, { once: true });
    await withTimeout(openMs, loop.opened);
    const pinged = await ping(loop);
    return { relay: "reached", ...pinged, kilobits: await push(loop) };
  } catch {
    return { relay: "blocked", ...nothing };
  } finally {
    loop?.close();
  }
}

type End = { probe: RTCDataChannel; bulk: RTCDataChannel };
type Loop = { opened: Promise<unknown>; near: End; far: End; close: () => void };

/** Two ends in one page that may meet at the relay only. */
function openLoop(iceServers: RTCIceServer[]): Loop {
  const [a, b] = [0, 1].map(() => new RTCPeerConnection({ iceServers, iceTransportPolicy: "relay" }));
  if (!a || !b) throw new Error("two were made");
  const [near, far] = [endOf(a), endOf(b)];
  const described = describe(a, b);
  for (const [from, to] of [[a, b] as const, [b, a] as const])
    from.addEventListener("icecandidate", ({ candidate }) => {
      if (candidate) void described.then(() => to.addIceCandidate(candidate)).catch(() => undefined); // closed by then
    });
  const channels = [near.probe, near.bulk, far.probe, far.bulk];
  const opened = Promise.all([described, ...channels.map(isOpen)]);
  opened.catch(() => undefined); // read where it is awaited
  const close = () => {
    a.close();
    b.close();
  };
  return { opened, near, far, close };
}

/** Both ends know the channels beforehand. The first loses packets as sound and picture do, the second loses none. */
const endOf = (end: RTCPeerConnection): End => ({
  probe: end.createDataChannel("probe", { negotiated: true, id: 0, ordered: false, maxRetransmits: 0 }),
  bulk: end.createDataChannel("bulk", { negotiated: true, id: 1 }),
});

async function describe(a: RTCPeerConnection, b: RTCPeerConnection): Promise<void> {
  await a.setLocalDescription();
  if (a.localDescription) await b.setRemoteDescription(a.localDescription);
  await b.setLocalDescription();
  if (b.localDescription) await a.setRemoteDescription(b.localDescription);
}

const isOpen = (channel: RTCDataChannel) =>
  new Promise((resolve) => channel.addEventListener("open", resolve, { once: true }));

/** Numbered packets that the far end sends back at once. */
async function ping({ near, far }: Loop): Promise<Pick<NetworkFacts, "roundTripMs" | "loss">> {
  far.probe.addEventListener("message", ({ data }) => far.probe.send(data));
  const sentAt = new Map<string, number>();
  const taken: number[] = [];
  const allBack = new Promise<void>((resolve) => {
    near.probe.addEventListener("message", ({ data }) => {
      const sent = sentAt.get(String(data));
      if (sent !== undefined) taken.push(performance.now() - sent);
      if (taken.length === pings) resolve();
    });
  });
  for (let number = 0; number < pings; number += 1) {
    sentAt.set(String(number), performance.now());
    near.probe.send(String(number));
    await wait(pingEvery);
  }
  await withTimeout(stragglersMs, allBack).catch(() => undefined); // the rest is lost
  const median = taken.sort((x, y) => x - y)[Math.floor(taken.length / 2)];
  return { roundTripMs: median === undefined ? null : Math.round(median), loss: 1 - taken.length / pings };
}

/** As much as passes in a second and a half; a fast line is not asked for more than it takes to know. */
async function push({ near, far }: Loop): Promise<number> {
  let got = 0;
  let firstAt = 0;
  let lastAt = 0;
  far.bulk.binaryType = "arraybuffer";
  const enough = new Promise<void>((resolve) => {
    far.bulk.addEventListener("message", ({ data }) => {
      lastAt = performance.now();
      if (firstAt === 0) firstAt = lastAt;
      else if (data instanceof ArrayBuffer) got += data.byteLength;
      if (got >= bulkMost) resolve();
    });
  });
  const until = performance.now() + bulkMs;
  let sent = 0;
  while (performance.now() < until && sent < bulkMost + chunk.byteLength) {
    if (near.bulk.bufferedAmount < 512_000) {
      near.bulk.send(chunk);
      sent += chunk.byteLength;
    } else await wait(10);
  }
  await withTimeout(Math.max(50, until - performance.now()), enough).catch(() => undefined); // what came by then counts
  const seconds = (lastAt - firstAt) / 1_000;
  return seconds > 0 ? Math.round((got * 8) / 1_000 / seconds) : 0;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
