import { createServer, type Socket } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

/** What the server was told: envelope and message. */
export type ReceivedMail = { from: string; to: string[]; message: string };

export type SmtpServer = {
  url: string;
  received: ReceivedMail[];
  /** Answers the next message with this line instead of taking it. */
  refuseNext: (line: string) => void;
  stop: () => Promise<void>;
};

/** A mail server that speaks as much of RFC 5321 as a client needs, over a real socket. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const refusals: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("close", () => sockets.delete(socket)));
    converse(socket, (mail) => {
      const refusal = refusals.shift();
      if (refusal === undefined) received.push(mail);
      return refusal ?? "250 2.0.0 taken";
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server has no other kind of address
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: (line) => void refusals.push(line),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function converse(socket: Socket, take: (mail: ReceivedMail) => string): void {
  let buffer = "";
  let mail: ReceivedMail = { from: "", to: [], message: "" };
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    const address = /<(.*)>/.exec(line)?.[1] ?? "";
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "EHLO" || verb === "HELO") return say("250 localhost");
    if (verb === "MAIL") mail = { from: address, to: [], message: "" };
    if (verb === "RCPT") mail.to.push(address);
    if (verb === "QUIT") return void socket.end("221 2.0.0 bye\r\n");
    isData = verb === "DATA";
    return say(isData ? "354 go on" : "250 2.0.0 fine");
  };
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    buffer += chunk;
    for (;;) {
      const end = isData ? "\r\n.\r\n" : "\r\n";
      const at = buffer.indexOf(end);
      if (at < 0) return;
      const text = buffer.slice(0, at);
      buffer = buffer.slice(at + end.length);
      if (!isData) hear(text);
      else {
        isData = false;
        say(take({ ...mail, message: text.replaceAll("\r\n..", "\r\n.") }));
      }
    }
  });
  say("220 localhost ESMTP");
}
