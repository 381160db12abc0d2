import net from "node:net";
import { pipeline } from "node:stream/promises";
import type { FileScanner } from "../../ports/file-scanner.ts";

/** Address of clamd: host and port, or the path of a Unix socket. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** clamd itself gives a file up after 120 s (`MaxScanTime`). */
const longestSilenceMs = 150_000;
/** An answer is a line; a longer one is none of clamd's. */
const longestAnswer = 10_000;

/**
 * Scans files with ClamAV's daemon (clamd(8), `INSTREAM`). `scan` rejects when clamd is unreachable, silent for
 * 150 s, or reports an error, such as a file above `StreamMaxLength`.
 */
export function clamdScanner(address: ClamdAddress): FileScanner {
  return {
    async scan(content) {
      const socket = net.connect(address);
      socket.setTimeout(longestSilenceMs, () => socket.destroy(new Error("clamd gives no answer")));
      const answer = readAnswer(socket);
      answer.catch(() => {}); // reported where it is awaited
      try {
        await pipeline(chunks(content), socket, { end: false });
        return verdictOf(await answer);
      } finally {
        socket.destroy();
      }
    },
  };
}

async function* chunks(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from("zINSTREAM\0");
  for await (const bytes of content) {
    if (bytes.length === 0) continue; // an empty chunk is the end
    yield lengthOf(bytes.length);
    yield bytes;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Everything that clamd says until it closes the connection. */
function readAnswer(socket: net.Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = "";
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => {
      reply += text;
      if (reply.length > longestAnswer) socket.destroy(new Error("clamd says too much"));
    });
    socket.once("error", reject);
    socket.once("close", () => resolve(reply));
  });
}

/** `stream: OK`, `stream: Name FOUND`; all else is an error, also that a file is larger than `StreamMaxLength`. */
function verdictOf(answer: string): { infection: string | null } {
  const line = answer.replace(/\0$/, "");
  if (line === "stream: OK") return { infection: null };
  const found = /^stream: (.+) FOUND$/.exec(line)?.[1];
  if (found === undefined) throw new Error(`clamd answers: ${line === "" ? "nothing" : line}`);
  return { infection: found };
}
