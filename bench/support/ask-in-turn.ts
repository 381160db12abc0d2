import net from "node:net";

/** An HTTP answer. */
export type PageAnswer = { status: number; headers: Readonly<Record<string, string>>; body: Buffer };

/**
 * Opens one connection that requests pages one after the other: `ask` only after the answer before, which must have a content length.
 * A pending `ask` rejects when the server closes the connection; after that, or after `end`, `ask` never settles. Writes HTTP by hand: node:http would use more CPU than what is measured.
 */
export function openPageClient(port: number) {
  const socket = net.connect({ port, host: "127.0.0.1", noDelay: true });
  let waiting: { resolve: (answer: PageAnswer) => void; reject: (error: Error) => void } | null = null;
  let kept: Buffer[] = [];
  let needed = 0;
  let have = 0;
  socket
    .on("data", (chunk: Buffer) => {
      kept.push(chunk);
      have += chunk.length;
      if (have < needed) return;
      const all = kept.length === 1 ? chunk : Buffer.concat(kept);
      const end = all.indexOf("\r\n\r\n");
      if (end >= 0) {
        const { status, headers } = headOf(all.toString("latin1", 0, end));
        needed = end + 4 + Number(headers["content-length"]);
        if (have >= needed) {
          const answer = { status, headers, body: Buffer.from(all.subarray(end + 4, needed)) };
          [kept, needed, have] = [[], 0, 0];
          waiting?.resolve(answer);
          return;
        }
      }
      kept = [all];
    })
    .on("error", (error) => waiting?.reject(error))
    .on("close", () => waiting?.reject(new Error("The connection was closed")));
  return {
    ask: (path: string, headers: Readonly<Record<string, string>>): Promise<PageAnswer> => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.write([`GET ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
      return new Promise((resolve, reject) => (waiting = { resolve, reject }));
    },
    end: () => {
      waiting = null;
      socket.end();
    },
  };
}

function headOf(head: string): Pick<PageAnswer, "status" | "headers"> {
  const [first = "", ...lines] = head.split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(":");
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  return { status: Number(first.slice(9, 12)), headers };
}
