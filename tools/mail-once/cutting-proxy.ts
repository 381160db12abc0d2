import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { followSmtp, type Delivery } from "./wire.ts";

/** A TCP proxy between a server of ours and its mail server. */
export type CuttingProxy = {
  port: number;
  /** Every message that the mail server accepted, again and again where it came again. */
  accepted: readonly Delivery[];
  stop: () => void;
};

/**
 * Starts the proxy on loopback. Once the mail server has accepted a message, `mayAnswer` decides whether our server hears of it; if not,
 * the connection ends, as when a network or a machine fails in that moment.
 */
export async function startCuttingProxy(
  mailServerPort: number,
  mayAnswer: (delivery: Delivery) => Promise<boolean>,
): Promise<CuttingProxy> {
  const accepted: Delivery[] = [];
  const open = new Set<Socket>();
  const pass = async (client: Socket, answer: Buffer, delivery: Delivery | null, cut: () => void) => {
    if (delivery) accepted.push(delivery);
    if (delivery && !(await mayAnswer(delivery))) cut();
    else client.write(answer);
  };
  const server = createServer((client) => {
    const upstream = connect({ host: "127.0.0.1", port: mailServerPort });
    const conversation = followSmtp();
    const cut = () => [client, upstream].forEach((socket) => socket.destroy());
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", cut).on("close", () => (open.delete(socket), cut()));
    }
    client.on("data", (bytes) => {
      conversation.client(bytes.toString("latin1"));
      upstream.write(bytes);
    });
    upstream.on("data", (bytes) => {
      void pass(client, bytes, conversation.server(bytes.toString("latin1")), cut);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port, // a TCP server has no other kind of address
    accepted,
    stop: () => {
      server.close();
      open.forEach((socket) => socket.destroy());
    },
  };
}
