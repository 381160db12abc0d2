import http from "node:http";
import { once } from "node:events";

type Ask = { port: number; path: string; headers: Record<string, string> };

/**
 * Sends requests one after the other over one connection, after 20 to warm up; returns each time in ms. Throws for an answer other than
 * 200.
 */
export async function timeRequests({ port, path, headers }: Ask, times: number): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const taken: number[] = [];
  for (let index = 0; index < times + 20; index += 1) {
    const began = performance.now();
    const request = http.get({ host: "127.0.0.1", port, path, headers, agent });
    const [answer] = (await once(request, "response")) as [http.IncomingMessage];
    await once(answer.resume(), "end");
    if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}`);
    if (index >= 20) taken.push(performance.now() - began);
  }
  agent.destroy();
  return taken;
}
