import net from "node:net";

/** Sends what is no HTTP, with `text` wherever a request has any, to a port of this machine; resolves when the connection has ended. */
export async function sendNonsense(port: number, text: string): Promise<void> {
  const socket = net.connect(port, "127.0.0.1");
  socket.on("error", () => {}); // a server may reset it
  socket.end(`${text} /${text}?${text} ${text}\r\n${text}: ${text}\r\n\r\n`);
  socket.resume();
  await new Promise((resolve) => void socket.on("close", resolve));
}
