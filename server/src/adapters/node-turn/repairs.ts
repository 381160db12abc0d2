import type { RemoteInfo, Socket } from "node:dgram";
import type TurnServer from "node-turn";
import { isPeerAllowed } from "./peers.ts";

// node-turn 0.0.6 as published: a refresh ends the allocation it should prolong, expired allocations keep their
// sockets, a packet of one byte ends the process, data on channels is dropped, and every peer is allowed.

type Listener = (message: TurnServer.Message, reply: TurnServer.Reply) => void;

const allocationSeconds = 600;
const allocationsPerParticipant = 10;

/**
 * Fixes missing limits and cleanup in the node-turn library: allocations last ten minutes, ten a participant, to
 * allowed peers only. Call it before the server starts.
 */
export function patchTurnServer(server: TurnServer): void {
  server.defaultLifetime = allocationSeconds;
  server.maxAllocateTimeout = allocationSeconds;
  server.allocations = closingAllocations();
  server.allocate.checkQuota = (username) =>
    Object.values(server.allocations).filter(
      ({ user }) => participantOf(user.username) === participantOf(username),
    ).length < allocationsPerParticipant;
  guard(server, "create_permission", refusePeers);
  guard(server, "send", refusePeers);
  guard(server, "channel_bind", (message, reply) => {
    if (refusePeers(message, reply)) return true;
    const resolve = reply.resolve.bind(reply);
    reply.resolve = () => {
      reply.addAttribute("message-integrity"); // browsers take no answer without it
      resolve();
    };
    return false;
  });
  guard(server, "allocate", ({ transactionID, transport }, reply) => {
    const existing = server.allocations[transport.get5Tuple()];
    if (!existing) return false;
    if (existing.transactionID === transactionID) reply.discard(); // repeated: the first answer is on its way
    else reply.reject(437, "Allocation Mismatch");
    return true;
  });
}

/** A username is a time and a participant (`turnCredentials`): who asks anew each second is still the same one. */
function participantOf(username: string): string {
  return username.slice(username.indexOf(":") + 1);
}

/** Forwards channel data from browsers to their bound peers. Call it for each listening socket. */
export function relayChannelData(server: TurnServer, socket: Socket): void {
  const { address: host, port } = socket.address();
  socket.on("message", (packet: Buffer, from: RemoteInfo) => {
    const channel = packet.length < 4 ? 0 : packet.readUInt16BE(0);
    if (channel < 0x4000 || channel > 0x7ffe) return;
    const allocation = server.allocations[`UDP://${from.address}:${from.port}>${host}:${port}`];
    const peer = allocation?.channelBindings[channel];
    if (!allocation || !peer || (allocation.permissions[peer.address] ?? 0) < Date.now()) return;
    const length = packet.readUInt16BE(2);
    if (length <= packet.length - 4)
      allocation.sockets[0]?.send(packet.subarray(4, 4 + length), peer.port, peer.address);
  });
}

/** Ends an allocation with all it holds. */
function closeAllocation({ timer, sockets }: TurnServer.Allocation): void {
  clearTimeout(timer);
  for (const socket of sockets) socket.close();
}

function guard(
  server: TurnServer,
  event: string,
  isHandled: (...args: Parameters<Listener>) => boolean,
): void {
  const handle = server.listeners(event) as Listener[];
  server.removeAllListeners(event);
  server.on(event, (message: TurnServer.Message, reply: TurnServer.Reply) => {
    if (!isHandled(message, reply)) for (const listener of handle) listener.call(server, message, reply);
  });
}

function refusePeers(message: TurnServer.Message, reply: TurnServer.Reply): boolean {
  if (message.getAttributes("xor-peer-address").every(isPeerAllowed)) return false;
  reply.reject(403, "Forbidden");
  return true;
}

/** The table of allocations, whose rows node-turn just deletes. */
function closingAllocations(): Record<string, TurnServer.Allocation> {
  return new Proxy<Record<string, TurnServer.Allocation>>(
    {},
    {
      set(table, key, allocation: TurnServer.Allocation) {
        queueMicrotask(() => allocation.sockets.forEach(surviveShortPackets)); // its listeners come after this
        return Reflect.set(table, key, allocation);
      },
      deleteProperty(table, key) {
        const allocation = table[String(key)];
        if (allocation) closeAllocation(allocation);
        return Reflect.deleteProperty(table, key);
      },
    },
  );
}

function surviveShortPackets(socket: Socket): void {
  const listeners = socket.listeners("message") as ((packet: Buffer, from: RemoteInfo) => void)[];
  socket.removeAllListeners("message");
  socket.on("error", () => {}); // a peer that is not there; the next packet may pass
  socket.on("message", (packet, from) => {
    if (packet.length >= 4) for (const listener of listeners) listener(packet, from);
  });
}
