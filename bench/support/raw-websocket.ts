import net from "node:net";

/** A minimal WebSocket client. */
export type RawWebSocket = { say: (event: string, data: object) => void; close: () => void };
type Options = {
  port: number;
  path: string;
  /** Called once the server has answered the handshake, then for each text frame. */
  onMessage: (text: Buffer) => void;
};

/**
 * Opens a minimal WebSocket client for our server's frames, which are neither masked nor split. Errors and frames other than text are
 * ignored; `say` takes at most 65,535 bytes.
 */
export function openRawWebSocket({ port, path, onMessage }: Options): RawWebSocket {
  const socket = net.connect(port, "127.0.0.1");
  let rest: Buffer = Buffer.alloc(0);
  let isOpen = false;
  socket.setNoDelay(true).on("error", () => {});
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  socket.on("data", (part: Buffer) => {
    rest = rest.length === 0 ? part : Buffer.concat([rest, part]);
    if (!isOpen) {
      const end = rest.indexOf("\r\n\r\n");
      if (end === -1) return;
      isOpen = true;
      rest = rest.subarray(end + 4);
    }
    for (;;) {
      const [from, to] = frameIn(rest);
      if (to > rest.length) return;
      if (rest[0] === 0x81) onMessage(rest.subarray(from, to));
      rest = rest.subarray(to);
    }
  });
  return {
    say: (event, data) => void socket.write(masked(JSON.stringify({ event, data }))),
    close: () => void socket.destroy(),
  };
}

/** Where the first frame's text begins and ends; beyond the end of what is there while it is not complete. */
function frameIn(bytes: Buffer): [from: number, to: number] {
  if (bytes.length < 2) return [0, Infinity];
  const short = (bytes[1] ?? 0) & 0x7f;
  if (short < 126) return [2, 2 + short];
  if (bytes.length < 4) return [0, Infinity];
  return [4, 4 + bytes.readUInt16BE(2)];
}

/** A client's frame must be masked; a mask of zeros leaves the text as it is. */
function masked(text: string): Buffer {
  const body = Buffer.from(text);
  const head = Buffer.alloc(8);
  head[0] = 0x81;
  head[1] = 0x80 | 126;
  head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}
