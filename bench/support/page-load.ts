import net from "node:net";
import { percentile } from "../measure.ts";

/** A page under load. */
export type PageTarget = { port: number; path: string; headers: Readonly<Record<string, string>> };
/** Answers a second, latencies in ms, and their count. */
export type PagesLoad = { perSecond: number; p50: number; p95: number; count: number };

/**
 * Requests one page repeatedly over this many connections for `ms`. Writes HTTP by hand to use little CPU. Throws for an answer other than
 * 200 or without a content length.
 */
export async function measurePageLoad(
  target: PageTarget,
  connections: number,
  ms: number,
): Promise<PagesLoad> {
  const question = Buffer.from(
    [
      `GET ${target.path} HTTP/1.1`,
      ...Object.entries(target.headers).map(([name, value]) => `${name}: ${value}`),
      "",
      "",
    ].join("\r\n"),
  );
  const began = performance.now();
  const until = began + ms;
  const all = await Promise.all(
    Array.from({ length: connections }, () => askOver(target.port, question, until)),
  );
  const times = all.flat();
  const seconds = (performance.now() - began) / 1_000;
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    count: times.length,
  };
}

function askOver(port: number, question: Buffer, until: number): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const taken: number[] = [];
    const socket = net.connect({ port, host: "127.0.0.1", noDelay: true });
    let began = 0;
    /** Bytes of this answer that are still to come; null until its head is known. */
    let left: number | null = null;
    let head = "";
    const ask = () => {
      began = performance.now();
      socket.write(question);
    };
    const take = (chunk: Buffer) => {
      let body = chunk.length;
      if (left === null) {
        head += chunk.toString("latin1");
        const end = head.indexOf("\r\n\r\n");
        if (end < 0) return;
        if (!head.startsWith("HTTP/1.1 200")) throw new Error(`Answered ${head.slice(9, 12)}`);
        left = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
        if (Number.isNaN(left)) throw new Error("Answered without a length");
        body = head.length - end - 4;
      }
      left -= body;
      if (left > 0) return;
      [left, head] = [null, ""];
      taken.push(performance.now() - began);
      if (performance.now() < until) ask();
      else socket.end(() => resolve(taken));
    };
    socket
      .on("connect", ask)
      .on("error", reject)
      .on("data", (chunk) => {
        try {
          take(chunk);
        } catch (error) {
          socket.destroy();
          reject(error as Error); // thrown above
        }
      });
  });
}
